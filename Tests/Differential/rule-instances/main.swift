import CalendarCore
import Recurrence
import RuleLines

// Reads lines of rules (``RuleLine``) and writes the instances of each in the window on a line, separated by spaces;
// `...` follows when the search was given up, `+` after 2,000 instances.

let most = 2000

func digits(_ number: Int, _ width: Int) -> String {
  String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
}

func text(_ time: CivilDateTime) -> String {
  digits(time.date.year, 4) + digits(time.date.month, 2) + digits(time.date.day, 2) + "T" + digits(time.hour, 2)
    + digits(time.minute, 2) + digits(time.second, 2)
}

while let line = readLine() {
  var instances = RuleLine(line).instances()
  var found: [String] = []
  while found.count < most, let instance = instances.next() { found.append(text(instance)) }
  if found.count == most { found.append("+") }
  if instances.exhaustedBudget { found.append("...") }
  print(found.joined(separator: " "))
}
