import FlipcalApp

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment's variables; the last of several of one name counts, as in most shells.
func environmentVariables() -> [String: String] {
  var variables: [String: String] = [:]
  var entry = environ
  while let text = entry.pointee {
    let assignment = App.text(UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) })
    if let equals = assignment.firstIndex(of: "=") {
      variables[String(assignment[..<equals])] = String(assignment[assignment.index(after: equals)...])
    }
    entry += 1
  }
  return variables
}

/// The words behind the program's name. `CommandLine.arguments` would lose the bytes of names that are no UTF-8.
func arguments() -> [String] {
  (1..<max(1, Int(CommandLine.argc))).compactMap { place in
    CommandLine.unsafeArgv[place].map { word in
      App.text(UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) })
    }
  }
}

// A file that may not grow is an error like any other, not the end.
signal(SIGXFSZ, SIG_IGN)
exit(App.run(arguments: arguments(), environment: environmentVariables()))
