extension RuleExample {
  /// The examples of RFC 5545 3.8.5.3 in their order, with the dates printed there. All start at 09:00 in New York;
  /// an UNTIL in UTC is written on that clock.
  static let rfc5545: [RuleExample] = daily + weekly + monthly + yearly + shorter + others

  private static let daily = [
    RuleExample("daily for 10 occurrences", "FREQ=DAILY;COUNT=10", "1997 Sep 2-11"),
    RuleExample(
      "daily until December 24", "FREQ=DAILY;UNTIL=19971223T190000", "1997 Sep 2-30, Oct 1-31, Nov 1-30, Dec 1-23"),
    RuleExample(
      "every other day", "FREQ=DAILY;INTERVAL=2",
      """
      1997 Sep 2,4,6,8,10,12,14,16,18,20,22,24,26,28,30, Oct 2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,
      Nov 1,3,5,7,9,11,13,15,17,19,21,23,25,27,29, Dec 1,3
      """, endless: true),
    RuleExample(
      "every 10 days, 5 occurrences", "FREQ=DAILY;INTERVAL=10;COUNT=5", "1997 Sep 2,12,22, Oct 2,12"),
    RuleExample(
      "every day in January for 3 years, by year", start: "19980101T090000",
      "FREQ=YEARLY;UNTIL=20000131T090000;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
      "1998 Jan 1-31; 1999 Jan 1-31; 2000 Jan 1-31"),
    RuleExample(
      "every day in January for 3 years, by day", start: "19980101T090000",
      "FREQ=DAILY;UNTIL=20000131T090000;BYMONTH=1", "1998 Jan 1-31; 1999 Jan 1-31; 2000 Jan 1-31"),
  ]

  private static let weekly = [
    RuleExample(
      "weekly for 10 occurrences", "FREQ=WEEKLY;COUNT=10", "1997 Sep 2,9,16,23,30, Oct 7,14,21,28, Nov 4"),
    RuleExample(
      "weekly until December 24", "FREQ=WEEKLY;UNTIL=19971223T190000",
      "1997 Sep 2,9,16,23,30, Oct 7,14,21,28, Nov 4,11,18,25, Dec 2,9,16,23"),
    RuleExample(
      "every other week", "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
      "1997 Sep 2,16,30, Oct 14,28, Nov 11,25, Dec 9,23; 1998 Jan 6,20, Feb 3,17", endless: true),
    RuleExample(
      "weekly on Tuesday and Thursday for 5 weeks, until", "FREQ=WEEKLY;UNTIL=19971006T200000;WKST=SU;BYDAY=TU,TH",
      "1997 Sep 2,4,9,11,16,18,23,25,30, Oct 2"),
    RuleExample(
      "weekly on Tuesday and Thursday for 5 weeks, count", "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH",
      "1997 Sep 2,4,9,11,16,18,23,25,30, Oct 2"),
    RuleExample(
      "every other week on Monday, Wednesday, and Friday", start: "19970901T090000",
      "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971223T190000;WKST=SU;BYDAY=MO,WE,FR",
      "1997 Sep 1,3,5,15,17,19,29, Oct 1,3,13,15,17,27,29,31, Nov 10,12,14,24,26,28, Dec 8,10,12,22"),
    RuleExample(
      "every other week on Tuesday and Thursday", "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
      "1997 Sep 2,4,16,18,30, Oct 2,14,16"),
  ]

  private static let monthly = [
    RuleExample(
      "monthly on the first Friday for 10 occurrences", start: "19970905T090000", "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
      "1997 Sep 5, Oct 3, Nov 7, Dec 5; 1998 Jan 2, Feb 6, Mar 6, Apr 3, May 1, Jun 5"),
    RuleExample(
      "monthly on the first Friday until December 24", start: "19970905T090000",
      "FREQ=MONTHLY;UNTIL=19971223T190000;BYDAY=1FR", "1997 Sep 5, Oct 3, Nov 7, Dec 5"),
    RuleExample(
      "every other month on the first and last Sunday", start: "19970907T090000",
      "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
      "1997 Sep 7,28, Nov 2,30; 1998 Jan 4,25, Mar 1,29, May 3,31"),
    RuleExample(
      "monthly on the second-to-last Monday for 6 months", start: "19970922T090000",
      "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", "1997 Sep 22, Oct 20, Nov 17, Dec 22; 1998 Jan 19, Feb 16"),
    RuleExample(
      "monthly on the third-to-the-last day", start: "19970928T090000", "FREQ=MONTHLY;BYMONTHDAY=-3",
      "1997 Sep 28, Oct 29, Nov 28, Dec 29; 1998 Jan 29, Feb 26", endless: true),
    RuleExample(
      "monthly on the 2nd and 15th", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
      "1997 Sep 2,15, Oct 2,15, Nov 2,15, Dec 2,15; 1998 Jan 2,15"),
    RuleExample(
      "monthly on the first and last day", start: "19970930T090000", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
      "1997 Sep 30, Oct 1,31, Nov 1,30, Dec 1,31; 1998 Jan 1,31, Feb 1"),
    RuleExample(
      "every 18 months on the 10th to 15th", start: "19970910T090000",
      "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", "1997 Sep 10-15; 1999 Mar 10-13"),
    RuleExample(
      "every Tuesday, every other month", "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
      "1997 Sep 2,9,16,23,30, Nov 4,11,18,25; 1998 Jan 6,13,20,27, Mar 3,10,17,24,31", endless: true),
  ]

  private static let yearly = [
    RuleExample(
      "yearly in June and July", start: "19970610T090000", "FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
      "1997 Jun 10, Jul 10; 1998 Jun 10, Jul 10; 1999 Jun 10, Jul 10; 2000 Jun 10, Jul 10; 2001 Jun 10, Jul 10"),
    RuleExample(
      "every other year on January, February, and March", start: "19970310T090000",
      "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
      "1997 Mar 10; 1999 Jan 10, Feb 10, Mar 10; 2001 Jan 10, Feb 10, Mar 10; 2003 Jan 10, Feb 10, Mar 10"),
    RuleExample(
      "every third year on the 1st, 100th, and 200th day", start: "19970101T090000",
      "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
      "1997 Jan 1, Apr 10, Jul 19; 2000 Jan 1, Apr 9, Jul 18; 2003 Jan 1, Apr 10, Jul 19; 2006 Jan 1"),
    RuleExample(
      "every 20th Monday of the year", start: "19970519T090000", "FREQ=YEARLY;BYDAY=20MO",
      "1997 May 19; 1998 May 18; 1999 May 17", endless: true),
    RuleExample(
      "Monday of week number 20", start: "19970512T090000", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
      "1997 May 12; 1998 May 11; 1999 May 17", endless: true),
    RuleExample(
      "every Thursday in March", start: "19970313T090000", "FREQ=YEARLY;BYMONTH=3;BYDAY=TH",
      "1997 Mar 13,20,27; 1998 Mar 5,12,19,26; 1999 Mar 4,11,18,25", endless: true),
    RuleExample(
      "every Thursday in June, July, and August", start: "19970605T090000", "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8",
      """
      1997 Jun 5,12,19,26, Jul 3,10,17,24,31, Aug 7,14,21,28;
      1998 Jun 4,11,18,25, Jul 2,9,16,23,30, Aug 6,13,20,27;
      1999 Jun 3,10,17,24, Jul 1,8,15,22,29, Aug 5,12,19,26
      """, endless: true),
    RuleExample(
      "every four years, U.S. presidential election day", start: "19961105T090000",
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", "1996 Nov 5; 2000 Nov 7; 2004 Nov 2",
      endless: true),
  ]

  private static let others = [
    RuleExample(
      // Printed with EXDATE for the start, 2 September.
      "every Friday the 13th", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
      "1997 Sep 2; 1998 Feb 13, Mar 13, Nov 13; 1999 Aug 13; 2000 Oct 13", endless: true),
    RuleExample(
      "the first Saturday that follows the first Sunday", start: "19970913T090000",
      "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
      "1997 Sep 13, Oct 11, Nov 8, Dec 13; 1998 Jan 10, Feb 7, Mar 7, Apr 11, May 9, Jun 13", endless: true),
    RuleExample(
      "third Tuesday, Wednesday, or Thursday", start: "19970904T090000",
      "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "1997 Sep 4, Oct 7, Nov 6"),
    RuleExample(
      "the second-to-last weekday of the month", start: "19970929T090000",
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
      "1997 Sep 29, Oct 30, Nov 27, Dec 30; 1998 Jan 29, Feb 26, Mar 30", endless: true),
    RuleExample(
      "weeks from Monday", start: "19970805T090000", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
      "1997 Aug 5,10,19,24"),
    RuleExample(
      "weeks from Sunday", start: "19970805T090000", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
      "1997 Aug 5,17,19,31"),
    RuleExample(
      "an invalid date is ignored", start: "20070115T090000", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5",
      "2007 Jan 15,30, Feb 15, Mar 15,30"),
  ]

  private static let everyTwentyMinutes = (9...16).flatMap { hour in ["00", "20", "40"].map { "\(hour):\($0)" } }
    .joined(separator: " ")

  private static let shorter = [
    RuleExample(
      // The printed UNTIL=19970902T170000Z is 13:00 in New York; the dates beside it go to 17:00 (erratum 3883).
      "every 3 hours from 9:00 to 17:00", "FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000", "1997 Sep 2 9:00 12:00 15:00"),
    RuleExample(
      "every 15 minutes for 6 occurrences", "FREQ=MINUTELY;INTERVAL=15;COUNT=6",
      "1997 Sep 2 9:00 9:15 9:30 9:45 10:00 10:15"),
    RuleExample(
      "every hour and a half for 4 occurrences", "FREQ=MINUTELY;INTERVAL=90;COUNT=4",
      "1997 Sep 2 9:00 10:30 12:00 13:30"),
    RuleExample(
      "every 20 minutes from 9:00 to 16:40, by day",
      "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
      "1997 Sep 2 \(everyTwentyMinutes), 3 \(everyTwentyMinutes)", endless: true),
    RuleExample(
      "every 20 minutes from 9:00 to 16:40, by minute", "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
      "1997 Sep 2 \(everyTwentyMinutes), 3 \(everyTwentyMinutes)", endless: true),
  ]
}
