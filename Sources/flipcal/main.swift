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
    let assignment = String(cString: text)
    if let equals = assignment.firstIndex(of: "=") {
      variables[String(assignment[..<equals])] = String(assignment[assignment.index(after: equals)...])
    }
    entry += 1
  }
  return variables
}

exit(App.run(arguments: Array(CommandLine.arguments.dropFirst()), environment: environmentVariables()))
