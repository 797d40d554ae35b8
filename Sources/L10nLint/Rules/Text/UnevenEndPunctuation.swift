import L10nCore
import L10nRuntime

extension Rule {
  static let unevenEndPunctuation: Rule = Rule(
    id: "uneven-end-punctuation", severity: .note, use: .inStrict, reach: .eachTable,
    summary: "A sentence ends without a period, unlike nearly all sentences of its table.",
    fixes: .safe
  ) { context, settings in
    let catalog = context.catalog
    let development = context.developmentEntries.compactMap { entry in
      entry.isObjectKey || entry.id.isInInfoPlist ? nil : SentenceEnd(entry).map { (entry: entry, end: $0) }
    }
    // A text of several sentences should end like the others.
    let own = development.filter(\.end.hasSeveralSentences)
    let findings = UsualEnds(own.map(\.end)).map { usual in
      own.filter { usual.excludes($0.end, settings) }.map {
        $0.end.finding(of: $0.entry, usual, among: "texts of several sentences")
      }
    }
    // The translation of a text with a final stop should have one, too.
    let stopped = development.filter { $0.end.stop != nil }
    var differences: [TextID: [Diagnostic]] = [:]
    for index in catalog.translationIndices {
      let locale = catalog.locales[index]
      if locale.tag.language == catalog.development.language { continue }
      let texts = catalog.entries(locale: index, layer: nil)
      let entries = stopped.compactMap { texts[$0.entry.id] }
      // Cheaper than computing all ends: most languages have no text without a stop, or as many as are usual.
      let bareCount = entries.count {
        $0.plainText?.unicodeScalars.last?.isLetterOrDigit == true && SentenceEnd($0) != nil
      }
      guard bareCount > 0, bareCount * 20 <= entries.count else { continue }
      let ends = entries.compactMap { entry in SentenceEnd(entry).map { (entry: entry, end: $0) } }
      guard let usual = UsualEnds(ends.map(\.end)) else { continue }
      for (entry, end) in ends where usual.excludes(end, settings) {
        differences[entry.id, default: []].append(
          end.finding(of: entry, usual, among: "translations of sentences in '\(locale.directory)'"))
      }
    }
    // If many languages differ, the development text was changed, or should be.
    return (findings ?? []) + differences.values.filter { $0.count < 3 }.flatMap(\.self)
  }
}

/// The usual end of nearly all of many sentences: a full stop.
private struct UsualEnds {
  let stop: Unicode.Scalar
  let count: Int
  let all: Int

  /// `nil` if they are few, or fewer than nineteen of twenty have one.
  init?(_ ends: [SentenceEnd]) {
    let stops = ends.compactMap(\.stop)
    (count, all) = (stops.count, ends.count)
    let counts = Dictionary(stops.map { ($0, 1) }, uniquingKeysWith: +)
    guard all >= 12, count * 20 >= all * 19, let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
    else { return nil }
    stop = most.key
  }

  func excludes(_ end: SentenceEnd, _ settings: RuleSettings) -> Bool {
    end.stop == nil && !settings.allowedTexts.contains(end.text)
  }
}

/// The end of a plain text of several words, if that is a full stop or a letter.
private struct SentenceEnd {
  let text: String

  /// The full stop at the end; `nil` without one.
  let stop: Unicode.Scalar?

  var hasSeveralSentences: Bool { SentenceBreak.first(in: text) != nil }

  init?(_ entry: CatalogEntry) {
    guard let text = entry.plainText, text.utf8.count > 11, let last = text.unicodeScalars.last else {
      return nil
    }
    self.text = text
    stop = EndMark(last) == .stop ? last : nil
    // Ellipses, abbreviations and addresses do not end a sentence.
    guard stop == nil ? last.isLetterOrDigit : SentenceBreak.ending(of: text)?.count == UTF8.width(last),
      text.split(whereSeparator: \.isWhitespace).last?.contains("://") != true,
      text.utf8.count(where: { $0 == 0x20 }) > 1 || !last.isASCII && text.unicodeScalars.count > 7
    else { return nil }
  }

  func finding(of entry: CatalogEntry, _ usual: UsualEnds, among texts: String) -> Diagnostic {
    let end = text.utf8.count..<text.utf8.count
    return Diagnostic(
      "'\(entry.key)' ends without a full stop, unlike \(usual.count.withSeparators) of \(usual.all.withSeparators) \(texts)",
      atValueOf: entry,
      help: "end the sentences of a table alike",
      fix: entry.texts.first.flatMap { place in
        place.pieces != nil
          ? nil
          : Fix(
            "add '\(usual.stop)'", .text(entry.file.location(place.range), range: end, replacement: "\(usual.stop)"))
      })
  }
}
