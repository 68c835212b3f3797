import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document as an XML parser that knows nothing of it reads it.
public final class ParsedMarkup: NSObject, XMLParserDelegate {
  /// An element with its text and that of all elements inside it.
  public struct Element {
    /// Its name.
    public var name: String
    /// Its attributes by their names.
    public var attributes: [String: String]
    /// Its text.
    public var text = ""
    /// The places of the elements that it is inside of.
    public var ancestors: [Int]
  }

  /// In the order in which they begin.
  public private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Reads a document; one that is not well-formed is an issue.
  public init(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(
      parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") in line \(parser.lineNumber)",
      sourceLocation: sourceLocation)
  }

  /// An element begins.
  public func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, ancestors: open.dropLast()))
  }

  /// An element ends.
  public func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  /// Text, whole or in parts.
  public func parser(_ parser: XMLParser, foundCharacters text: String) {
    for place in open { elements[place].text += text }
  }

  /// The elements of a name.
  public func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The elements of a name inside the element at a place.
  public func all(_ name: String, inside place: Int) -> [Element] {
    elements.filter { $0.name == name && $0.ancestors.contains(place) }
  }

  /// The places of the elements of a name.
  public func places(_ name: String) -> [Int] { elements.indices.filter { elements[$0].name == name } }
}
