extension CommandTable {
  /// Reads a command line.
  ///
  /// The first argument that is no option decides the command: a command word, else a SOURCE (which is the command
  /// `open`) where it names an existing path, contains `/`, ends in `.ics` or is `-`. A word that is both a command
  /// and a path is the command; `./next` or `-- next` is the file.
  /// - Parameters:
  ///   - arguments: the arguments without the name of the program.
  ///   - defaults: what the configuration file and the environment say, those first that count less. Asked only where
  ///     the command line asks for more than help. A default that cannot be obeyed is no error but a fault of the
  ///     invocation; one that the command does not take is passed over.
  ///   - pathExists: whether a path names something in the file system. Asked only where the answer matters.
  /// - Throws: `UsageError` where the command line cannot be obeyed.
  public static func parse(
    arguments: [String], defaults: @autoclosure () -> [OptionDefault] = [], pathExists: (String) -> Bool
  ) throws(UsageError) -> Invocation {
    var scanner = ArgumentScanner(arguments)
    try scanner.scan(pathExists: pathExists)
    let name = scanner.command?.name ?? .page
    switch scanner.request {
    case .help: return Invocation(command: name, request: .help(scanner.command.map { .command($0.name) }))
    case .version: return Invocation(command: name, request: .version)
    default: break
    }
    guard let command = CommandTable.command(name) else { return Invocation(command: name) }

    var invocation = Invocation(command: name)
    let decoder = OptionDecoder(command: command)
    (invocation.options, invocation.faults) = try decoder.decode(scanner.options, over: defaults())
    let operands = try OperandDecoder(scanner.operands, of: command, pathExists: pathExists)
    invocation.sources = operands.sources
    invocation.date = operands.date
    invocation.count = operands.count
    invocation.text = operands.text
    invocation.uids = operands.uids
    invocation.choice = operands.choice
    invocation.words = operands.words
    if operands.integers.count == 2 {
      let vector = Invocation.Vector(dx: operands.integers[0], dy: operands.integers[1])
      guard vector != Invocation.Vector(dx: 0, dy: 0) else {
        throw UsageError("the vector 0 0 has no direction", hint: "give DX or DY another value", command: name.word)
      }
      invocation.vector = vector
    }
    if name == .help { invocation.request = .help(operands.topic) }
    return invocation
  }
}
