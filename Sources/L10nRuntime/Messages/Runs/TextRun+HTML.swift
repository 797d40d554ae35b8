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

  /// An element of the tag's own name, with its options as attributes, but for those that are programs: for previews.
  package init(_ tag: TextTag) {
    name = tag.name
    attributes = tag.options.map { ($0.name, $0.value) }.filter { !Self.isProgram($0.name) }
  }

  /// Whether the parts are the same.
  public static func == (left: HTMLElement, right: HTMLElement) -> Bool { left.startTag == right.startTag }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(startTag) }

  /// `<a href="…">`
  var startTag: String { startTag(leadingTo: { _ in true }) }

  /// The same without the addresses that the page may not lead to.
  fileprivate func startTag(leadingTo mayLink: (String) -> Bool) -> String {
    let shown = attributes.filter { !Self.isAddress($0.name) || mayLink($0.value) }
    return "<\(name)" + shown.map { Self.text($0.name, $0.value) }.joined() + ">"
  }

  /// The same with words for those who do not see the picture.
  fileprivate func startTag(leadingTo mayLink: (String) -> Bool, alt: String) -> String {
    startTag(leadingTo: mayLink).dropLast() + Self.text("alt", alt) + ">"
  }

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
  /// An address that the page may not lead to is left out, whether the text says it or an argument: the words stay.
  ///
  /// - Parameters:
  ///   - links: whether an address may be linked to; by default those with `https`, `http`, `mailto` and `tel`, and those
  ///     without a scheme.
  ///   - element: what a tag is on the page; `nil` for one that shows nothing, whose text stays.
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
        // An argument in the words is a run of its own.
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
