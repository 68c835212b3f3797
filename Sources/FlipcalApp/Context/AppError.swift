import CommandTable
import Terminal

/// Why a command ends early.
enum AppError: Error {
  /// What was typed, or set in the environment, cannot be obeyed: exit 2.
  case usage(String)
  /// The data or the system kept it from answering: exit 1.
  case failure(String)
  /// Nothing more to say: the reader of the output went away.
  case outputClosed

  init(_ error: OutputError) {
    switch error {
    case .closed: self = .outputClosed
    case .failed(let reason): self = .failure("cannot write the output: \(reason)")
    }
  }

  init(_ error: UsageError) { self = .usage(error.description) }

  /// What there is to say; nothing where nobody listens any more.
  var message: String {
    switch self {
    case .usage(let message), .failure(let message): message
    case .outputClosed: ""
    }
  }

  /// The exit status.
  var status: Int32 {
    switch self {
    case .usage: 2
    case .failure: 1
    case .outputClosed: 0
    }
  }
}
