import Canvas

/// The style sheet of HTML pages, without a character that XML would have escaped.
enum HTMLStyleSheet {
  /// A table with bars over its cells; on narrow screens a list of days; on paper one sheet.
  static let text = screen + narrow + print

  /// The colours of paper as variables, a line each.
  private static let colors = [
    ("paper", PaperColors.paper), ("text", PaperColors.text), ("soft", PaperColors.soft), ("rule", PaperColors.rule),
    ("rest", PaperColors.outsideGround), ("red", PaperColors.weekend), ("feast", PaperColors.holiday),
    ("today", PaperColors.today), ("today-text", PaperColors.todayText),
  ].map { "--\($0):\($1.hexadecimal)" }.joined(separator: ";\n")

  /// `--even` is the number of a cell's lines of one height, `--days` that of the days a bar goes over; a bar of a
  /// further week reaches over the padding to the cell's edge.
  private static let screen = """
    :root{color-scheme:light dark;
    \(colors);
    --pad:4px;--gap:calc(2*var(--pad) + 1px);--lane:1.55em}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--text);
    font:13px/1.35 system-ui,-apple-system,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif}
    main{max-width:1500px;margin:auto;padding:16px}
    table{width:100%;table-layout:fixed;border-collapse:separate;border-spacing:0;
    border-bottom:1px solid var(--rule)}
    caption{text-align:start;padding:0 var(--pad) 10px}
    h1{display:inline;margin:0;font-size:2.3em;line-height:1.2;font-weight:300;letter-spacing:-.01em}
    caption p{display:inline;margin:0;margin-inline-start:1em;font-size:1.15em;color:var(--soft)}
    thead th{padding:4px 6px;text-align:start;font-size:.85em;font-weight:600;color:var(--soft)}
    .numbered .week{width:2.6em;padding:7px 4px;text-align:center;vertical-align:top;font-size:.8em;font-weight:400;
    color:var(--soft)}
    table thead .weekend,.weekend .head time{color:var(--red)}
    thead th{border-inline-start:1px solid transparent}
    tbody th{border-top:1px solid var(--rule);border-inline-start:1px solid var(--rule)}
    tbody td{height:7.6rem;padding:var(--pad);vertical-align:top;border-top:1px solid var(--rule);
    border-inline-start:1px solid var(--rule)}
    tbody td:last-child{border-inline-end:1px solid var(--rule)}
    td.out{background:var(--rest)}
    td.out .head time{font-weight:400;color:var(--soft)}
    td.out li.line b,li s{color:var(--soft)}
    .head{display:flex;gap:.5em;align-items:baseline;min-height:1.9em;padding-inline:2px;white-space:nowrap}
    .head time{min-width:1.7em;line-height:1.7em;font-size:1.08em;font-weight:600}
    .feast,.other{overflow:hidden;text-overflow:ellipsis;font-size:.85em;color:var(--soft)}
    .other{flex:none;margin-inline-start:auto}
    .feast,.holiday .head time{color:var(--feast)}
    td.today .head time,td.selected .head time{font-weight:600;color:var(--text);border-radius:1em;text-align:center}
    td.today .head time{padding-inline:.45em;color:var(--today-text);background:var(--today)}
    .selected .head time{outline:2px solid var(--today);outline-offset:-2px}
    td ul{list-style:none;margin:0;padding:0}
    td ul.lanes{display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:repeat(var(--even),var(--lane))}
    .e{--tint:var(--light)}
    td li{position:relative;margin:0 0 2px;padding-inline:4px;overflow-wrap:anywhere}
    li b,li s{font-weight:400}
    li a{color:inherit;text-decoration-thickness:1px;text-underline-offset:3px;text-decoration-color:var(--rule)}
    li a:hover{text-decoration-color:currentColor}
    li.line{padding-inline-start:13px}
    li.line::before{content:"";position:absolute;inset-inline-start:2px;top:.42em;width:7px;height:7px;
    border-radius:50%;background:var(--tint)}
    li.line.clear::before{background:none;box-shadow:inset 0 0 0 1.5px var(--tint)}
    li.line time{color:var(--tint);font-weight:600;font-variant-numeric:tabular-nums}
    li.clear{color:var(--soft)}
    li.even{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
    li.bar{--pre:0;--post:0;z-index:1;padding:1px 6px;border:1px solid var(--fill);border-radius:4px;
    background:var(--fill);color:var(--on);font-weight:500;
    width:calc(var(--days,1)*100% + (var(--days,1) - 1)*var(--gap) + (var(--pre) + var(--post))*var(--pad))}
    li.bar b,li.bar s{font-weight:500}
    li.bar s{color:inherit}
    li.bar a{text-decoration:none}
    li.bar a:hover{text-decoration:underline}
    li.bar.even{padding-block:0;line-height:calc(var(--lane) - 4px)}
    li.bar.clear{background:var(--paper);color:var(--tint);border-color:var(--tint)}
    li.overdue,li.bar.overdue{color:var(--red)}
    li.before{--pre:1;margin-inline-start:calc(-1*var(--pad));border-start-start-radius:0;border-end-start-radius:0}
    li.after{--post:1;border-start-end-radius:0;border-end-end-radius:0}
    li.before::before{content:"\\25C2\\A0"}
    li.after{padding-inline-end:15px}
    li.after::after{content:"\\25B8";position:absolute;inset-inline-end:4px;top:0}
    [dir=rtl] li.before::before{content:"\\25B8\\A0"}
    [dir=rtl] li.after::after{content:"\\25C2"}
    li.rest{visibility:visible;opacity:0;pointer-events:none}
    .place,.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    footer{display:flex;gap:1em;justify-content:space-between;padding:8px var(--pad) 0;font-size:.9em;
    color:var(--soft)}
    footer p{margin:0;margin-inline-start:auto}
    .legend{display:flex;flex-wrap:wrap;gap:.2em 1.4em;list-style:none;margin:0;padding:0}
    .legend li::before{content:"";display:inline-block;width:.75em;height:.75em;margin-inline-end:.45em;
    border-radius:3px;background:var(--fill)}
    @media screen and (prefers-color-scheme:dark){
    :root{--paper:#16181d;--text:#e8eaf0;--soft:#9aa4bc;--rule:#3a404d;--rest:#1d2026;--red:#ff8787;--feast:#ffaf5f}
    .e{--tint:var(--dark)}
    li.bar{border-color:var(--tint)}
    }

    """

  /// A list of days, in which each day tells of all its occurrences.
  private static let narrow = """
    @media screen and (max-width:640px){
    table,tbody,tr,caption{display:block;border:0}
    thead,tbody th,td.out.free{display:none}
    tbody td,tbody td:last-child{display:flex;gap:.6em;height:auto;padding:6px var(--pad);border-inline:0}
    .head{flex:none;flex-wrap:wrap;align-content:flex-start;width:5.6em;white-space:normal}
    td::before{content:attr(data-day);flex:none;width:2.8em;line-height:1.85em;color:var(--soft)}
    .other{margin:0}
    td ul,td ul.lanes{display:block;flex:1;min-width:0}
    li.rest{opacity:1}
    td li.even,li.rest{white-space:normal}
    li.bar,li.rest{width:auto;margin-inline:0}
    li.rest{border-inline-start:4px solid var(--fill)}
    .place{position:static;clip-path:none;white-space:normal;color:inherit;opacity:.8}
    }

    """

  /// Rows share the height of a sheet, which is that of A4, for Letter is higher. Each has an equal part of most of it, so
  /// that the rows of an ordinary month are alike; one that needs more takes it, and is not broken if a sheet holds it.
  private static let print = """
    @page{size:A4 landscape;margin:9mm}
    @media print{
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    :root{color-scheme:light}
    body{font-size:7.6pt;line-height:1.25}
    main{max-width:none;padding:0}
    table{height:166mm}
    tbody tr{height:calc(132mm/var(--weeks));break-inside:avoid}
    tbody td{height:auto}
    li a{text-decoration:none}
    footer{padding-top:4px}
    }

    """
}
