import L10nCore
import L10nRuntime
import L10nSyntax

/// The tags of one text that an entry may show.
struct TaggedText {
  let tags: [(markup: MessageMarkup, place: SourceLocation)]

  /// Probable attempts at markup that are read as text.
  var faults: [(fault: MarkupReading.Fault, place: SourceLocation)] = []

  /// The place of the whole text.
  let place: SourceLocation

  /// The variable that the text is a form of.
  var variable: String?

  /// The number of occurrences of each tag; one that closes a range counts together with the one that opens it.
  var names: [String: Int] {
    tags.reduce(into: [:]) { counts, tag in if tag.markup.kind != .close { counts[tag.markup.name, default: 0] += 1 } }
  }

  /// Whether a tag occurs as often as in one of the wanted texts.
  func has(_ name: String, asIn wanted: [[String: Int]]) -> Bool {
    wanted.contains { ($0[name] ?? 0) == names[name] ?? 0 }
  }

  /// The first tag that is closed in the wrong place or not at all.
  var nestingFault: (clause: String, place: SourceLocation)? {
    var open: [(name: String, place: SourceLocation)] = []
    for (markup, place) in tags {
      switch markup.kind {
      case .standalone: break
      case .open: open.append((markup.name, place))
      case .close:
        guard let last = open.popLast() else { return ("closes the tag '\(markup.name)', which is not open", place) }
        if last.name != markup.name {
          let isOpen = open.contains { $0.name == markup.name }
          return isOpen
            ? ("closes the tag '\(markup.name)' before '\(last.name)' within it", place)
            : ("closes the tag '\(markup.name)', which is not open", place)
        }
      }
    }
    return open.last.map { ("does not close the tag '\($0.name)'", $0.place) }
  }
}

extension CatalogEntry {
  /// The texts that the entry may show, with their tags; empty for a text that is not declared as markup and for one
  /// that cannot be read.
  func taggedTexts(_ configuration: Configuration) -> [TaggedText] {
    if let pattern, pattern.syntax == .mf2 { return pattern.source.map { taggedTexts(of: $0) } ?? [] }
    guard let syntax = configuration.markup(of: id) else { return [] }
    return texts.map { text in
      let marked = MarkupReading(FormatString(text.text), of: text.text, syntax)
      return TaggedText(
        tags: marked.tags.map { ($0.markup, location(of: $0.range, in: text)) },
        faults: marked.faults.map { ($0, location(of: $0.range, in: text)) },
        place: location(of: 0..<text.text.utf8.count, in: text), variable: pattern == nil ? text.variable : nil)
    }
  }

  private func taggedTexts(of source: MF2Source) -> [TaggedText] {
    guard source.errors.isEmpty, pattern?.message != nil else { return [] }
    let places = source.places.variants.isEmpty ? [source.places.pattern] : source.places.variants.map(\.pattern)
    return zip(source.message.patterns, places).map { pattern, places in
      let tags = zip(pattern, places).compactMap { part, pieces -> (MessageMarkup, SourceLocation)? in
        guard case .markup(let markup) = part, let range = pieces.first?.range else { return nil }
        return (MessageMarkup(markup), location(ofPattern: range))
      }
      let start = places.first?.first?.range.lowerBound ?? 0
      return TaggedText(
        tags: tags, place: location(ofPattern: start..<(places.last?.last?.range.upperBound ?? start)))
    }
  }
}
