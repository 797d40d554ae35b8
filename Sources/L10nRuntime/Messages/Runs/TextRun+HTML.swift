import StringsFormat

/// An element of a web page that stands for a tag of a message.
public struct HTMLElement: Hashable, Sendable {
  /// Its name: `a`, `strong`, `br`.
  public let name: String

  /// Its attributes, their values as they are meant: they are escaped when they are written.
  public let attributes: [(name: String, value: String)]

  /// An element from its parts. Names are written as they are; they are the program's own.
  public init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
  }

  /// An element of the tag's own name, with its options as attributes: for previews of texts that are trusted.
  package init(_ tag: TextTag) {
    name = tag.name
    attributes = tag.options.map { ($0.name, $0.value) }
  }

  /// Whether the parts are the same.
  public static func == (left: HTMLElement, right: HTMLElement) -> Bool { left.startTag == right.startTag }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(startTag) }

  /// `<a href="…">`
  var startTag: String { "<\(name)" + attributes.map { Self.text($0.name, $0.value) }.joined() + ">" }

  /// The same with words for those who do not see the picture.
  fileprivate func startTag(alt: String) -> String { startTag.dropLast() + Self.text("alt", alt) + ">" }

  private static func text(_ name: String, _ value: String) -> String { " \(name)=\"\(value.htmlEscaped)\"" }
}

extension [TextRun] {
  /// The runs as HTML: text is escaped, and tags are the elements that the program makes of them. Elements that HTML never
  /// closes, such as `br`, have no end tag, and the words for a picture, `img`, are its `alt`.
  ///
  ///     runs.html { tag in
  ///       switch tag.name {
  ///       case "b": HTMLElement("strong")
  ///       case "link": HTMLElement("a", ["href": tag["href"] ?? "/"])
  ///       default: nil
  ///       }
  ///     }
  ///
  /// - Parameter element: what a tag is on the page; `nil` for one that shows nothing, whose text stays.
  public func html(_ element: (TextTag) -> HTMLElement?) -> String {
    var output = ""
    var open: [TextTag] = []
    func close(to count: Int) {
      while open.count > count, let tag = open.popLast() {
        if let element = element(tag), !MessageMarkup.isVoid(element.name) { output += "</\(element.name)>" }
      }
    }
    for (place, run) in enumerated() {
      let isAlone = run.text.isEmpty
      let around = isAlone ? run.tags.dropLast() : run.tags[...]
      close(to: zip(open, around).prefix { $0 == $1 }.count)
      for tag in around.dropFirst(open.count) {
        if let element = element(tag), isAlone || element.name != "img" { output += element.startTag }
        open.append(tag)
      }
      if !isAlone, let tag = around.last, let element = element(tag), element.name == "img" {
        // An argument in the words is a run of its own.
        if place == 0 || self[place - 1].tags != run.tags {
          output += element.startTag(alt: self[place...].prefix { $0.tags == run.tags }.map { $0.text }.joined())
        }
        continue
      }
      if isAlone, let tag = run.tags.last, let element = element(tag) { output += element.startTag }
      output += run.text.htmlEscaped
    }
    close(to: 0)
    return output
  }
}

extension String {
  /// The text with what HTML reads as markup written as character references.
  fileprivate var htmlEscaped: String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
