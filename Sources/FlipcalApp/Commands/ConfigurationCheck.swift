import CalendarCore
import Canvas
import CommandTable
import ICU
import Store
import TextGate

/// What runs say of the configuration only where it matters to them: names that are looked up and paths that are opened.
struct ConfigurationCheck {
  let preferences: Preferences
  let zones: SystemZones

  /// What is wrong, besides what every run says.
  var diagnostics: [Diagnostic] {
    let decided = CommandTable.settings(of: preferences.decided).faults.map {
      preferences.diagnostic($0.message, at: $0.origin)
    }
    return decided + (preferences.defaults + preferences.decided).compactMap(fault) + choice.faults + paths
  }

  private func fault(of given: OptionDefault) -> Diagnostic? {
    guard let key = OptionKey(rawValue: given.key), !given.value.isEmpty else { return nil }
    let message: String? =
      switch key {
      case .tz: Session.zone(named: given.value, zones) == nil ? Session.unknownZone(given.value) : nil
      case .encoding: TextEncoding(named: given.value) == nil ? Session.unknownEncoding(given.value) : nil
      case .theme: choice.unknown(given.value)
      case .format: Session.templateFault(given.value).map { "'format': \($0)" }
      case .holidays: ConfigurationCheck.missing(given.value)
      default: nil
      }
    return message.map { preferences.diagnostic($0, at: given.origin) }
  }

  private var choice: ThemeChoice { ThemeChoice(preferences: preferences, depth: .none, background: .unknown) }

  private var paths: [Diagnostic] {
    preferences.calendars.calendars.compactMap { calendar in
      ConfigurationCheck.missing(calendar.path).map {
        preferences.configuration.diagnostic(VisibleText($0), line: calendar.lines[.path])
      }
    }
  }

  private static func missing(_ path: String) -> String? {
    Source.path(path).exists ? nil : "there is no file and no directory \(Quotation.quoted(path))"
  }
}
