import L10nCore

extension Rule {
  static let misspelledBrand: Rule = Rule(
    id: "misspelled-brand", severity: .warning,
    summary: "The name of a brand or product is not written as its owner writes it.",
    options: [brandNames],
    fixes: .safe
  ) { context, settings in
    let more = [settings, context.configuration.rules[Rule.brandName.id]].compactMap { $0?[brandNames] }
    let brands = BrandSearch(BrandNames.oftenMisspelled + more.flatMap(\.self), splitsWords: false)
    return context.texts.flatMap { text -> [Diagnostic] in
      guard text.traits.contains(.latinLetters) else { return [] }
      let wrong = brands.all(in: text.string).filter { !$0.isExact }
      // `a11y-brand` covers the texts of screen readers.
      guard !wrong.isEmpty, context.spokenKind(of: text.entry.key) == nil, !settings.allowedTexts.contains(text.string)
      else { return [] }
      return wrong.compactMap { brand, range, _ in
        let word = String(decoding: Array(text.string.utf8)[range], as: UTF8.self)
        if text.mayWrite(word, at: range) { return nil }
        return Diagnostic(
          "'\(text.entry.key)' writes '\(brand.name)' as '\(word)'", at: text.location(of: range),
          subject: text.entry.subject, help: "write '\(brand.name)'",
          fix: text.fix("write '\(brand.name)'", range, with: brand.name),
          shared: Diagnostic.Shared("texts write '\(brand.name)' as '\(word)'"))
      }
    }
  }
}

extension LintText {
  /// Whether a name may be spelled like this: as a word of the language's dictionaries, in capitals like the whole
  /// text, or in lowercase like the whole text or with a hyphen, which makes it a name in some program, or an ending.
  fileprivate func mayWrite(_ word: String, at range: Range<Int>) -> Bool {
    let words = BrandNames.dictionaryWords[word.lowercased()] ?? []
    if words.contains(language.language), word.dropFirst() == word.dropFirst().lowercased() { return true }
    if word == word.uppercased(), string == string.uppercased() { return true }
    guard word == word.lowercased() else { return false }
    let bytes = Array(string.utf8)
    let isJoined = bytes[..<range.lowerBound].last == 0x2D || bytes[range.upperBound...].first == 0x2D
    return isJoined || word == string
  }
}
