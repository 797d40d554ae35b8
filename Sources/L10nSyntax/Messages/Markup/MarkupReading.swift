/// A text with its markup parsed.
///
///     "Accept the <link>terms</link>"   // "Accept the ", open link, "terms", close link
///     "Accept **%@**"                   // "Accept ", open strong, argument, close strong
///
/// Reading never fails: text that is not markup stays text.
package struct MarkupReading: Hashable, Sendable {
  /// A piece of the text to read.
  package enum Piece: Hashable, Sendable {
    /// Text as it is written, and its UTF-8 offset.
    case text(String, at: Int)
    /// An argument, by the caller's number. Options of tags refer to it by name; `nil` if no option can contain it.
    case argument(Int, name: String?)
  }

  /// A part of the parsed text.
  package enum Part: Hashable, Sendable {
    /// Text to show; never empty, never beside another text.
    case text(String)
    /// An argument, by the caller's number.
    case argument(Int)
    /// A tag, and its range in UTF-8 offsets.
    case markup(MessageMarkup, at: Range<Int>)
  }

  /// Text that was probably intended as markup.
  package struct Fault: Hashable, Sendable {
    /// The kinds of faults.
    package enum Kind: Hashable, Sendable {
      /// A `<` that does not begin a tag.
      case noTag
      /// Markdown delimiters without a match.
      case noMark(String)
      /// An option of a tag that selects by an argument.
      case choiceInOption(String)
    }

    /// The kind of the fault.
    package let kind: Kind
    /// Its range in UTF-8 offsets.
    package let range: Range<Int>

    init(_ kind: Kind, at range: Range<Int>) { (self.kind, self.range) = (kind, range) }
  }

  /// The parts in the order of the text.
  package let parts: [Part]
  /// The faults in the order of the text.
  package let faults: [Fault]

  /// Reads a text.
  package init(_ pieces: [Piece], _ syntax: MarkupSyntax) {
    let units = MarkupUnits(pieces)
    switch syntax {
    case .tags:
      var scanner = TagScanner(units)
      (parts, faults) = scanner.scanned()
    case .markdown:
      var scanner = MarkdownScanner(units)
      (parts, faults) = scanner.scanned()
    }
  }

  /// The tags with their ranges.
  package var tags: [(markup: MessageMarkup, range: Range<Int>)] {
    parts.compactMap { part in
      if case .markup(let markup, let range) = part { (markup, range) } else { nil }
    }
  }
}

extension [MessagePart] {
  /// The parts with the markup of their texts parsed. A tag that opens in a pattern or a variant must close in it.
  package func markedUp(_ syntax: MarkupSyntax) -> [MessagePart] {
    MarkupReading(markupPieces, syntax).parts.map { part in
      switch part {
      case .text(let text): return .text(text)
      case .markup(let markup, _): return .markup(markup)
      case .argument(let index):
        guard case .select(let select) = self[index] else { return self[index] }
        return .select(select.mapParts { $0.markedUp(syntax) })
      }
    }
  }
}

extension [MessagePart] {
  private var markupPieces: [MarkupReading.Piece] {
    enumerated().map { index, part in
      switch part {
      case .text(let text): .text(text, at: 0)
      case .placeholder(let placeholder):
        .argument(index, name: placeholder.specifier?.variable == nil ? placeholder.name : nil)
      case .number, .select, .markup: .argument(index, name: nil)
      }
    }
  }

  /// The names of tag options that contain a choice, which no tag can show.
  package func choicesInOptions(_ syntax: MarkupSyntax) -> [String] {
    let own = MarkupReading(markupPieces, syntax).faults.compactMap { fault in
      if case .choiceInOption(let name) = fault.kind { name } else { nil }
    }
    return reduce(into: own) { names, part in
      guard case .select(let select) = part else { return }
      for variant in select.variants { names += variant.parts.choicesInOptions(syntax) }
    }
  }
}

extension MessagePattern {
  /// The pattern with the markup of its texts parsed.
  package func markedUp(_ syntax: MarkupSyntax) -> MessagePattern {
    MessagePattern(parts: parts.markedUp(syntax), argumentNames: argumentNames, isMF2: isMF2)
  }
}
