internal import CICU
package import L10nRuntime

extension PercentAffixes {
  /// What ICU puts round the digits of a percentage in a locale; `-u-nu-` chooses the symbols.
  ///
  /// A language without data takes the root locale's.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(for tag: LanguageTag) throws(ICUError) {
    let affixes = try callICU(for: "percent affixes of '\(tag)'") { status in
      var affixes = cicu_percent_affixes()
      cicu_percent_affixes_get(tag.description, &affixes, &status)
      return affixes
    }
    self.init(
      prefix: Self.text(affixes.prefix), suffix: Self.text(affixes.suffix),
      negativePrefix: Self.text(affixes.negative_prefix), negativeSuffix: Self.text(affixes.negative_suffix))
  }

  /// The UTF-16 text with a final 0 that a C array holds.
  private static func text<Units>(_ units: Units) -> String {
    withUnsafeBytes(of: units) { bytes in
      String(decoding: bytes.bindMemory(to: UInt16.self).prefix { $0 != 0 }, as: UTF16.self)
    }
  }
}
