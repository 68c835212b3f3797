/// The character encoding that the locale names.
public enum Charset: Sendable, Hashable {
  /// UTF-8.
  case utf8
  /// None: no locale is set, it is C or POSIX, or its name leaves the encoding open (`de_DE`).
  case unspecified
  /// Another one by name, such as `ISO-8859-2`.
  case other(String)

  /// Reads the variables in the order of POSIX (Base Definitions, 8.2): the first of `LC_ALL`, `LC_CTYPE` and `LANG`
  /// that is not empty decides.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // language[_territory][.codeset][@modifier]
    let name = locale.prefix { $0 != "@" }
    if let dot = name.firstIndex(of: ".") {
      let codeset = String(name[name.index(after: dot)...])
      if codeset.isEmpty {
        self = .unspecified
      } else {
        self = Charset.isUTF8(codeset) ? .utf8 : .other(codeset)
      }
    } else {
      // macOS sets LC_CTYPE to the bare word UTF-8.
      self = Charset.isUTF8(String(name)) ? .utf8 : .unspecified
    }
  }

  private static func isUTF8(_ name: String) -> Bool {
    ["utf-8", "utf8"].contains(name.lowercased())
  }
}
