/// The HTML element of a message's tag.
public struct HTMLElement: Hashable, Sendable {
  /// The name: `a`, `strong`, `br`.
  public let name: String

  /// The attributes with unescaped values, which are escaped on output.
  public let attributes: [(name: String, value: String)]

  /// An element from its parts. Names are not escaped; they are chosen by the program.
  public init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
  }

  /// The element with the tag's own name, and its options as attributes except for scripts: for previews.
  package init(_ tag: TextTag) {
    name = tag.name
    attributes = tag.options.map { ($0.name, $0.value) }.filter { !Self.isProgram($0.name) }
  }

  /// Whether both have the same parts.
  public static func == (left: HTMLElement, right: HTMLElement) -> Bool { left.startTag == right.startTag }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(startTag) }

  /// `<a href="…">`
  var startTag: String { startTag(leadingTo: { _ in true }) }

  /// The start tag without addresses to which the page may not link.
  fileprivate func startTag(leadingTo mayLink: (String) -> Bool) -> String {
    let shown = attributes.filter { !Self.isAddress($0.name) || mayLink($0.value) }
    return "<\(name)" + shown.map { Self.text($0.name, $0.value) }.joined() + ">"
  }

  /// The start tag with an alternative text for an image.
  fileprivate func startTag(leadingTo mayLink: (String) -> Bool, alt: String) -> String {
    startTag(leadingTo: mayLink).dropLast() + Self.text("alt", alt) + ">"
  }

  private static func text(_ name: String, _ value: String) -> String { " \(name)=\"\(value.htmlEscaped)\"" }
}

extension [TextRun] {
  /// The runs as HTML: text is escaped, and the program chooses the elements for tags. Void elements, such as `br`,
  /// have no end tag, and the text of an image, `img`, is its `alt`.
  ///
  ///     runs.html { tag in
  ///       switch tag.name {
  ///       case "b": HTMLElement("strong")
  ///       case "link": HTMLElement("a", ["href": tag["href"] ?? "/"])
  ///       default: nil
  ///       }
  ///     }
  ///
  /// An address to which the page may not link is left out, whether it comes from the text or from an argument; the
  /// text stays.
  ///
  /// - Parameters:
  ///   - links: whether an address may be linked to; by default those with `https`, `http`, `mailto` and `tel`, and
  ///     those without a scheme.
  ///   - element: the element of a tag; `nil` for a tag that is not shown, whose text stays.
  public func html(
    links: (String) -> Bool = HTMLElement.mayLink(to:), _ element: (TextTag) -> HTMLElement?
  ) -> String {
    var output = ""
    var open: [TextTag] = []
    func close(to count: Int) {
      while open.count > count, let tag = open.popLast() {
        if let element = element(tag), !HTMLElement.isVoid(element.name) { output += "</\(element.name)>" }
      }
    }
    for (place, run) in enumerated() {
      let isAlone = run.text.isEmpty
      let around = isAlone ? run.tags.dropLast() : run.tags[...]
      close(to: zip(open, around).prefix { $0 == $1 }.count)
      for tag in around.dropFirst(open.count) {
        if let element = element(tag), isAlone || element.name != "img" { output += element.startTag(leadingTo: links) }
        open.append(tag)
      }
      if !isAlone, let tag = around.last, let element = element(tag), element.name == "img" {
        // An argument in the alternative text is a separate run.
        if place == 0 || self[place - 1].tags != run.tags {
          output += element.startTag(
            leadingTo: links, alt: self[place...].prefix { $0.tags == run.tags }.map { $0.text }.joined())
        }
        continue
      }
      if isAlone, let tag = run.tags.last, let element = element(tag) { output += element.startTag(leadingTo: links) }
      output += run.text.htmlEscaped
    }
    close(to: 0)
    return output
  }
}
