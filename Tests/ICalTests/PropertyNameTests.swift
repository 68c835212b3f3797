import Testing

@testable import ICal

@Suite("Names of properties")
struct PropertyNameTests {
  @Test("are found in front of a value, of parameters and of white space", arguments: PropertyName.allCases)
  func known(_ name: PropertyName) {
    for written in [name.rawValue, name.rawValue.lowercased()] {
      for end in [":", ";", " :", "\t:"] {
        #expect(PropertyName(beginning: Array((written + end + "x").utf8)) == name)
      }
    }
  }

  @Test(
    "that are others are not",
    arguments: [
      "", ":", "X-UID:1", "UIDS:1", "UI:1", "\0UID:1", "ATTENDEES:mailto:a@example.org", "X-NEXTCLOUD-BC-YEARS:1",
      "PERCENT-COMPLETED:1", "PERCENT-COMPLET:1", "XRECURRENCE-ID:1",
      "LAST\rMODIFIED:1", "DESCRIPTIONDESCRIPTION:a",
    ])
  func other(_ line: String) {
    #expect(PropertyName(beginning: Array(line.utf8)) == nil)
  }
}
