/// The bytes of the person's configuration file.
public struct ConfigurationFile: Sendable, Equatable {
  /// The file, as it was named.
  public let path: String
  /// What stands in it.
  public let bytes: [UInt8]

  /// The most bytes that are read, 1 MiB: no person writes more.
  static let mostBytes = 1 << 20

  /// Reads the file: `$FLIPCAL_CONFIG`, else `$XDG_CONFIG_HOME/flipcal/config`, else `~/.config/flipcal/config`.
  ///
  /// - Returns: nil where there is none, which is an error only where `FLIPCAL_CONFIG` names it. `/dev/null` is the
  ///   customary name of none.
  public static func read(environment: [String: String]) throws(FileError) -> ConfigurationFile? {
    guard let path = path(environment: environment) else { return nil }
    do throws(FileError) {
      return ConfigurationFile(path: path, bytes: try Disk.readSmall(path, atMost: mostBytes))
    } catch {
      if named(environment) == nil, error.isAbsence { return nil }
      throw error
    }
  }

  /// Where the file is, or would be; nil where there is none and can be none.
  public static func path(environment: [String: String]) -> String? {
    let usual = BaseDirectory.path("XDG_CONFIG_HOME", usual: ".config", environment: environment)
    guard let path = named(environment) ?? usual.map({ $0 + "/config" }), path != "/dev/null" else { return nil }
    return path
  }

  private static func named(_ environment: [String: String]) -> String? {
    environment["FLIPCAL_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
