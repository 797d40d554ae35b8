import L10nRuntime
import L10nSyntax

extension TextPattern {
  /// The sentences that the pattern may show, each as a format, for rules about texts.
  ///
  ///     {who} sent {n, plural, one {a file} other {# files}}
  ///     // n other: "%1$@ sent %2$lld files"
  ///     // n one: "%1$@ sent a file"
  ///
  /// First the one with `other` for all choices, then one for each further branch, with the branches around it and
  /// `other` for all remaining choices; each includes the text that they share. A text of a choice has the name of its
  /// argument as its variable and the selector as its category; the branches around it are its variants. For a pattern
  /// whose sentences would take more than a million characters, only the first.
  ///
  /// - Parameters:
  ///   - range: the place of the pattern in the file, quotes included.
  ///   - argumentNames: the names of the arguments by position.
  func texts(at range: Range<Int>, argumentNames: [String]) -> [EntryText] {
    guard let message else { return [] }
    var reader = SentenceParts(message, argumentNames)
    let parts = reader.read(message.parts, at: [], number: nil)
    var sentences = PatternSentences(range: range, isFormat: !argumentNames.isEmpty, parts: parts)
    sentences.add(variants: [], choice: parts.firstChoice?.name, selector: PluralCategory.other.rawValue, chosen: [:])
    let branchCount = reader.branchCount
    if branchCount > 1, branchCount <= 1_000_000 / max(1, text.utf8.count) {
      sentences.addBranches(of: parts, variants: [], chosen: [:])
    }
    return sentences.texts
  }
}

/// A part of a pattern with its places.
private indirect enum SentencePart {
  /// Text with the places of its characters.
  case text(String, [PatternPlaces.Piece])
  /// A specifier for an argument, and its place.
  case specifier(String, Range<Int>)
  /// A choice by its number, with the index of the branch for `other`.
  case choice(number: Int, name: String, other: Int, [(selector: String, parts: [SentencePart])])
}

extension [SentencePart] {
  fileprivate var firstChoice: (number: Int, name: String)? {
    for case .choice(let number, let name, _, _) in self { return (number, name) }
    return nil
  }
}

/// Joins a message's parts with their places.
private struct SentenceParts {
  private let places: PatternPlaces
  private let positions: [String: Int]
  private let uses: [String: MessagePattern.Use]
  private var choiceCount = 0
  private(set) var branchCount = 0

  init(_ message: ICUMessage, _ argumentNames: [String]) {
    places = message.places
    positions = Dictionary(argumentNames.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
    uses = MessagePattern(message).uses
  }

  mutating func read(_ parts: [MessagePart], at path: [Int], number: String?) -> [SentencePart] {
    parts.enumerated().map { index, part in
      let path = path + [index]
      switch part {
      case .text(let text): return .text(text, places.pieces(at: path))
      case .number: return .specifier(specifier(number ?? ""), places[path])
      case .markup: return .text("", [])
      case .placeholder(let placeholder):
        return placeholder.name.literalOperand.map { .text($0, places.pieces(at: path)) }
          ?? .specifier(specifier(placeholder.name), places[path])
      case .select(let select):
        let own = choiceCount
        choiceCount += 1
        branchCount += select.variants.count
        let inner = select.function == .text ? nil : select.name
        let branches = select.variants.enumerated().map { index, variant in
          (variant.key.text, read(variant.parts, at: path + [index], number: inner))
        }
        let other = select.variants.firstIndex { $0.key == .keyword(PluralCategory.other.rawValue) } ?? 0
        return .choice(number: own, name: select.name, other: other, branches)
      }
    }
  }

  private func specifier(_ name: String) -> String {
    let type: ArgumentType
    switch uses[name] {
    case .wholeNumber?: type = .int64
    case .number?: type = .double
    case .plain?, .text?, .date?, nil: type = .object
    }
    return "%\(positions[name] ?? 1)$" + type.specifier.dropFirst()
  }
}

/// Writes the sentences of a pattern.
private struct PatternSentences {
  let range: Range<Int>
  let isFormat: Bool
  let parts: [SentencePart]
  private(set) var texts: [EntryText] = []

  /// - Parameter chosen: the branches of choices that are not at `other`.
  mutating func add(variants: [String], choice: String?, selector: String, chosen: [Int: Int]) {
    var text = ""
    var length = 0
    var pieces: [PatternPiece] = []
    func append(_ piece: String, for pattern: Range<Int>, isVerbatim: Bool) {
      let end = length + piece.utf8.count
      text += piece
      pieces.append(PatternPiece(text: length..<end, pattern: pattern, isVerbatim: isVerbatim))
      length = end
    }
    func append(_ parts: [SentencePart]) {
      for part in parts {
        switch part {
        case .specifier(let specifier, let place): append(specifier, for: place, isVerbatim: false)
        case .choice(let number, _, let other, let branches):
          let branch = chosen[number] ?? other
          if branches.indices.contains(branch) { append(branches[branch].parts) }
        case .text(let literal, let spelled):
          let bytes = Array(literal.utf8)
          for (index, own) in spelled.enumerated() {
            let end = index + 1 < spelled.count ? spelled[index + 1].offset : bytes.count
            for (piece, place) in Self.pieces(of: bytes[own.offset..<end], at: own.range, isFormat) {
              append(piece, for: place, isVerbatim: piece.utf8.count == place.count)
            }
          }
        }
      }
    }
    append(parts)
    texts.append(
      EntryText(
        text: text, range: range, variants: variants, variable: choice, category: choice == nil ? nil : selector,
        pieces: pieces))
  }

  /// The pieces of a range of text with and without percent signs, which a format doubles.
  private static func pieces(
    of bytes: ArraySlice<UInt8>, at place: Range<Int>, _ isFormat: Bool
  ) -> [(String, Range<Int>)] {
    let percent = UInt8(ascii: "%")
    guard isFormat, bytes.contains(percent) else { return [(String(decoding: bytes, as: UTF8.self), place)] }
    var pieces: [(String, Range<Int>)] = []
    var rest = bytes
    while let first = rest.first {
      let run = first == percent ? rest.prefix(1) : rest.prefix { $0 != percent }
      let start = place.lowerBound + (run.startIndex - bytes.startIndex)
      let text = first == percent ? "%%" : String(decoding: run, as: UTF8.self)
      pieces.append((text, start..<start + run.count))
      rest = rest[run.endIndex...]
    }
    return pieces
  }

  /// Adds a sentence for each branch other than `other`, and those within each branch.
  mutating func addBranches(of parts: [SentencePart], variants: [String], chosen: [Int: Int]) {
    for case .choice(let number, let name, let other, let branches) in parts {
      for (index, branch) in branches.enumerated() {
        var chosen = chosen
        if index != other {
          chosen[number] = index
          add(variants: variants, choice: name, selector: branch.selector, chosen: chosen)
        }
        let inner = index == other ? variants : variants + ["\(name) \(branch.selector)"]
        addBranches(of: branch.parts, variants: inner, chosen: chosen)
      }
    }
  }
}
