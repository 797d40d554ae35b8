/// A text read for its markup.
///
///     "Accept the <link>terms</link>"   // "Accept the ", open link, "terms", close link
///     "Accept **%@**"                   // "Accept ", open strong, argument, close strong
///
/// Reading never fails: what is no markup is text.
package struct MarkupReading: Hashable, Sendable {
  /// A piece of what is read.
  package enum Piece: Hashable, Sendable {
    /// Text as it is written, and where it begins, in UTF-8 offsets.
    case text(String, at: Int)
    /// What stands for an argument, by a number of the caller's. Options of tags take it by its name; `nil` for what no
    /// option can take.
    case argument(Int, name: String?)
  }

  /// A part of what was read.
  package enum Part: Hashable, Sendable {
    /// Text to show; never empty, never beside another text.
    case text(String)
    /// What stands for an argument.
    case argument(Int)
    /// A tag, and where it is written, in UTF-8 offsets.
    case markup(MessageMarkup, at: Range<Int>)
  }

  /// What was probably meant as markup and is text.
  package struct Fault: Hashable, Sendable {
    /// What it is.
    package enum Kind: Hashable, Sendable {
      /// A `<` that begins no tag.
      case noTag
      /// Signs of Markdown that mark nothing.
      case noMark(String)
      /// An option of a tag that chooses by an argument.
      case choiceInOption(String)
    }

    /// What it is.
    package let kind: Kind
    /// Where it is written, in UTF-8 offsets.
    package let range: Range<Int>

    init(_ kind: Kind, at range: Range<Int>) { (self.kind, self.range) = (kind, range) }
  }

  /// In the order of the text.
  package let parts: [Part]
  /// In the order of the text.
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

  /// The tags, and where they are written.
  package var tags: [(markup: MessageMarkup, range: Range<Int>)] {
    parts.compactMap { part in
      if case .markup(let markup, let range) = part { (markup, range) } else { nil }
    }
  }
}

extension [MessagePart] {
  /// The parts with the markup of their texts read. What opens among the parts of a pattern closes there, and what opens in
  /// a variant in that variant.
  package func markedUp(_ syntax: MarkupSyntax) -> [MessagePart] {
    MarkupReading(markupPieces, syntax).parts.map { part in
      switch part {
      case .text(let text): return .text(text)
      case .markup(let markup, _): return .markup(markup)
      case .argument(let index):
        guard case .select(let select) = self[index] else { return self[index] }
        return .select(
          MessageSelect(
            select.name, select.function, offset: select.offset, style: select.style, isExact: select.isExact,
            select.variants.map { MessageSelect.Variant($0.key, $0.parts.markedUp(syntax)) }))
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

  /// The names of options of tags that are set by a choice, which no tag can show.
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
  /// The pattern with the markup of its texts read.
  package func markedUp(_ syntax: MarkupSyntax) -> MessagePattern {
    MessagePattern(parts: parts.markedUp(syntax), argumentNames: argumentNames, isMF2: isMF2)
  }
}
