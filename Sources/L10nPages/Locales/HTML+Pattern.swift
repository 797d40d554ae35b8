import L10nCore
import L10nSyntax

extension HTML {
  /// A text with its specifiers, markup, placeholders and addresses highlighted: these are left-to-right in every
  /// language.
  mutating func pattern(_ text: String) {
    let ranges = ProtectedRange.all(in: text).filter { $0.kind != .control }
    if ranges.isEmpty { return self.text(text) }
    let utf8 = text.utf8
    var end = 0
    func part(_ range: Range<Int>) -> String { String(Substring(utf8.dropFirst(range.lowerBound).prefix(range.count))) }
    for protected in ranges {
      self.text(part(end..<protected.range.lowerBound))
      element("bdi", ["class": "kept", "dir": "ltr"], text: part(protected.range))
      end = protected.range.upperBound
    }
    self.text(part(end..<utf8.count))
  }

  /// A text with its markup rendered; unchanged if it has none.
  mutating func pattern(_ text: String, _ markup: MarkupSyntax?) {
    guard let markup else { return pattern(text) }
    for run in MarkedUpText(text, markup).runs {
      for emphasis in run.emphases { open(emphasis.element, ["href": emphasis.address, "rel": emphasis.relation]) }
      for piece in run.pieces {
        switch piece {
        case .words(let words): pattern(words)
        case .kept(let written): element("bdi", ["class": "kept", "dir": "ltr"], text: written)
        case .lineBreak: open("br")
        }
      }
      for emphasis in run.emphases.reversed() { close(emphasis.element) }
    }
  }
}

extension MarkedUpText.Emphasis {
  /// The name of the element; a link is only underlined, because it leads nowhere from here.
  fileprivate var element: String {
    switch self {
    case .strong: "strong"
    case .emphasis: "em"
    case .deletion: "del"
    case .code: "code"
    case .link(.some): "a"
    case .underline, .link(nil): "u"
    }
  }

  fileprivate var address: String? { if case .link(let address) = self { address } else { nil } }

  fileprivate var relation: String? { address == nil ? nil : "noreferrer" }
}
