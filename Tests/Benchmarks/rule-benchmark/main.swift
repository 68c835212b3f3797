import CalendarCore
import Recurrence
import RuleLines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Reads lines of rules (``RuleLine``), asks for the instances of each REPEAT times, setting the search up anew each
// time, and writes `count seconds` on a line: the instances of one query, and the processor time of all queries.

/// What a query gave. The days are added up so that the instances are used and none of their making is optimized away.
struct Answer: Equatable {
  var count = 0
  var sumOfDays = 0
}

func ask(_ line: RuleLine) -> Answer {
  var answer = Answer()
  var instances = line.instances()
  while let instance = instances.next() {
    answer.count += 1
    answer.sumOfDays += instance.date.day
  }
  if instances.exhaustedBudget { fatalError("given up: \(line.rule)") }
  return answer
}

func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

guard CommandLine.arguments.count == 2, let repeats = Int(CommandLine.arguments[1]), repeats > 0 else {
  fatalError("usage: rule-benchmark REPEAT")
}
while let text = readLine() {
  let line = RuleLine(text)
  // Not timed: it also pays for what a process does once.
  let first = ask(line)
  let began = processorSeconds()
  for _ in 0..<repeats where ask(line) != first { fatalError("another answer to \(text)") }
  print(first.count, processorSeconds() - began)
}
