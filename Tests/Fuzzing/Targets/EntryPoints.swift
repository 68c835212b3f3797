#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What libFuzzer calls before the first input: chooses the target by the variable FUZZ_TARGET.
///
/// One program holds all targets, because linking one takes longer than a short run of it.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_: UnsafeMutablePointer<Int32>?, _: UnsafeMutableRawPointer?) -> Int32 {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard Targets.all[name] != nil else {
    print("FUZZ_TARGET is one of: \(Targets.all.keys.sorted().joined(separator: " "))")
    exit(2)
  }
  Targets.chosen = name
  if let directory = getenv("FUZZ_SEEDS").map({ String(cString: $0) }) {
    Targets.all[name]?.writeSeeds(to: directory)
    exit(0)
  }
  return 0
}

/// What libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Targets.all[Targets.chosen]?.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Something that bytes from outside reach.
protocol FuzzTarget: Sendable {
  /// Hands it an input; a broken promise stops the program.
  func run(_ input: [UInt8])
  /// Inputs to begin with, where files will not do.
  var seeds: [[UInt8]] { get }
}

extension FuzzTarget {
  var seeds: [[UInt8]] { [] }

  /// Writes the inputs to begin with into a directory.
  func writeSeeds(to directory: String) {
    for (number, seed) in seeds.enumerated() {
      guard let file = fopen("\(directory)/seed-\(number)", "wb") else { continue }
      fwrite(seed, 1, seed.count, file)
      fclose(file)
    }
  }
}

enum Targets {
  static let all: [String: any FuzzTarget] = [
    "splitter": Splitter(), "components": Components(), "encodings": Encodings(), "check": Check(),
    "recurrence": Recurrence(),
    "config": Config(),
    "index": Index(), "input": Input(), "gate": Gate(), "arguments": Arguments(),
    "search": Search(),
  ]
  /// libFuzzer calls from one thread.
  nonisolated(unsafe) static var chosen = ""
}

/// Stops the program where a promise is broken, in release builds as well.
func expect(_ holds: Bool, _ promise: @autoclosure () -> String) {
  if !holds { fatalError(promise()) }
}
