import CalendarCore
import TextGate

extension FindingFormat {
  /// A log in the Static Analysis Results Interchange Format (SARIF 2.1.0, OASIS).
  ///
  /// - Parameter version: The version of this program.
  public static func sarif(_ files: [FileFindings], version: String) -> String {
    var json = JSONText()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object { append(driver: version, to: &$0) }
          }
          json.key("results")
          json.array { json in
            for file in files { append(results: file, to: &json) }
          }
        }
      }
    }
    json.newLine()
    return json.text
  }

  private static func append(driver version: String, to json: inout JSONText) {
    json.member("name", "flipcal")
    json.member("version", version)
    json.key("rules")
    json.array(LintRule.allCases) { json, rule in
      json.newLine()
      json.object { json in
        json.member("id", rule.rawValue)
        json.key("help")
        json.object { $0.member("text", rule.advice.description) }
        json.key("defaultConfiguration")
        json.object { $0.member("level", rule.severity.rawValue) }
        json.key("properties")
        json.object { $0.member("section", rule.section.description) }
      }
    }
  }

  private static func append(results file: FileFindings, to json: inout JSONText) {
    let address = address(of: file.file)
    for finding in file.findings {
      json.newLine()
      json.object { json in
        json.member("ruleId", finding.rule.rawValue)
        json.member("level", finding.rule.severity.rawValue)
        json.key("message")
        json.object { $0.member("text", "\(finding.message); \(finding.suggestion)") }
        json.key("locations")
        json.array { json in
          json.object { json in
            json.key("physicalLocation")
            json.object { append(place: finding.line, address, to: &$0) }
          }
        }
      }
    }
  }

  private static func append(place line: Int?, _ address: String, to json: inout JSONText) {
    json.key("artifactLocation")
    json.object { $0.member("uri", address) }
    guard let line else { return }
    json.key("region")
    json.object { $0.member("startLine", line) }
  }

  /// A path as a reference of a URI (RFC 3986 4.2): what is not unreserved is percent-encoded, byte by byte.
  private static func address(of file: UntrustedText) -> String {
    var address = ""
    file.forEachScalar { scalar in
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", "/": address.unicodeScalars.append(scalar)
      default:
        if let byte = UndecodedByte.byte(of: scalar) {
          address += percentEncoded(byte)
        } else {
          for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { address += percentEncoded(byte) }
        }
      }
    }
    return address
  }

  private static func percentEncoded(_ byte: UInt8) -> String {
    (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
  }
}
