internal import L10nRuntime
package import L10nSyntax

/// A text with the appearance of its markup, for pages and editors.
///
///     MarkedUpText("Accept the <b>terms</b>", .tags)   // "Accept the ", and strong "terms"
///
/// Tags may overlap or be left open: each run has all open tags around it.
package struct MarkedUpText: Hashable, Sendable {
  /// The appearance of the words in a tag.
  package enum Emphasis: Hashable, Sendable {
    case strong, emphasis, underline, deletion, code
    /// A link, with its address only if that is a literal web or mail address.
    case link(address: String?)
  }

  /// A part of a run.
  package enum Piece: Hashable, Sendable {
    /// Words to read.
    case words(String)
    /// Text that is shown unchanged: a specifier, or a tag without meaning for readers.
    case kept(String)
    case lineBreak
  }

  /// Pieces under the same tags.
  package struct Run: Hashable, Sendable {
    /// The appearances of the open tags around the pieces, outermost first, without repeats.
    package let emphases: [Emphasis]
    package fileprivate(set) var pieces: [Piece]
  }

  package private(set) var runs: [Run] = []

  /// Reads a text; anything that is not markup stays text.
  package init(_ text: String, _ syntax: MarkupSyntax) {
    let format = FormatString(text)
    func written(_ range: Range<Int>) -> Piece {
      .kept(String(Substring(text.utf8.dropFirst(range.lowerBound).prefix(range.count))))
    }
    var open: [(name: String, emphasis: Emphasis?)] = []
    for part in MarkupReading(format, of: text, syntax).parts {
      switch part {
      // A line break is within a tag of its name.
      case .text(let words): add(open.last?.name == "br" ? .lineBreak : .words(words), open.compactMap(\.emphasis))
      case .argument(let index):
        if case .placeholder(let placeholder) = format.segments[index] {
          add(written(placeholder.range), open.compactMap(\.emphasis))
        }
      case .markup(let markup, let range):
        let emphasis: Emphasis?
        switch markup.kind {
        case .standalone:
          add(written(range), open.compactMap(\.emphasis))
          continue
        case .open where markup.name.lowercased() == "br":
          open.append(("br", nil))
          continue
        case .close where open.last?.name == "br":
          open.removeLast()
          continue
        case .open:
          emphasis = Emphasis(markup)
          open.append((markup.name, emphasis))
        case .close:
          let place = open.lastIndex { $0.name == markup.name }
          emphasis = place.flatMap { open.remove(at: $0).emphasis }
        }
        if emphasis == nil { add(written(range), open.compactMap(\.emphasis)) }
      }
    }
  }

  private mutating func add(_ piece: Piece, _ open: [Emphasis]) {
    let emphases = open.enumerated().filter { !open[..<$0.offset].contains($0.element) }.map(\.element)
    if let last = runs.last, last.emphases == emphases {
      runs[runs.count - 1].pieces.append(piece)
    } else {
      runs.append(Run(emphases: emphases, pieces: [piece]))
    }
  }
}

extension MarkedUpText.Emphasis {
  /// The appearance of a tag with a name from HTML; `nil` for other tags.
  fileprivate init?(_ markup: MessageMarkup) {
    switch markup.name {
    case "b", "strong": self = .strong
    case "i", "em": self = .emphasis
    case "u": self = .underline
    case "s", "del": self = .deletion
    case "code": self = .code
    case "a", "link": self = .link(address: Self.address(of: markup))
    default: return nil
    }
  }

  private static func address(of markup: MessageMarkup) -> String? {
    guard case .text(let text)? = markup.options.first(where: { $0.name == "href" })?.value else { return nil }
    let isKnown = ["https://", "http://", "mailto:"].contains { text.lowercased().hasPrefix($0) }
    let isPlain = text.unicodeScalars.allSatisfy {
      (0x21...0x7E).contains($0.value) && !#"<>"\"#.unicodeScalars.contains($0)
    }
    return isKnown && isPlain ? text : nil
  }
}
