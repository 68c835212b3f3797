extension RuleExample {
  /// Gregorian rules with each SKIP (RFC 7529 4.1): the leap day every year and the 31st every month.
  static let rfc7529 = [
    RuleExample(
      "29 February every year is left out", start: "20120229", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=OMIT",
      "2012 Feb 29; 2016 Feb 29", endless: true),
    RuleExample(
      "29 February every year, moved forward", start: "20120229", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD",
      "2012 Feb 29; 2013 Mar 1; 2014 Mar 1; 2015 Mar 1; 2016 Feb 29; 2017 Mar 1", endless: true),
    RuleExample(
      "29 February every year, moved backward", start: "20120229", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD",
      "2012 Feb 29; 2013 Feb 28; 2014 Feb 28; 2015 Feb 28; 2016 Feb 29; 2017 Feb 28", endless: true),
    RuleExample(
      "the 31st every month is left out", start: "20140131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=OMIT;COUNT=4",
      "2014 Jan 31, Mar 31, May 31, Jul 31"),
    RuleExample(
      "the 31st every month, moved backward", start: "20140131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4",
      "2014 Jan 31, Feb 28, Mar 31, Apr 30"),
    RuleExample(
      "the 31st every month, moved forward", start: "20140131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;COUNT=4",
      "2014 Jan 31, Mar 1,31, May 1"),
  ]
}
