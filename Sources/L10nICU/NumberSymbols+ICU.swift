internal import CICU
package import L10nRuntime

extension NumberSymbols {
  /// ICU's number symbols of a locale; `-u-nu-` selects the digits.
  ///
  /// A numbering system without ten consecutive digits, such as `hanidec`, is replaced by European digits; a language
  /// without data uses the root locale's symbols.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(for tag: LanguageTag) throws(ICUError) {
    let symbols = try callICU(for: "number symbols of '\(tag)'") { status in
      var symbols = cicu_number_symbols()
      cicu_number_symbols_get(tag.description, &symbols, &status)
      return symbols
    }
    self.init(
      zeroDigit: Unicode.Scalar(symbols.zero_digit) ?? "0", decimal: Self.text(symbols.decimal),
      grouping: Self.text(symbols.grouping), minus: Self.text(symbols.minus), plus: Self.text(symbols.plus),
      minimumGrouping: Int(symbols.minimum_grouping), primaryGroup: Int(symbols.primary_group),
      secondaryGroup: Int(symbols.secondary_group), notANumber: Self.text(symbols.not_a_number),
      infinity: Self.text(symbols.infinity))
  }

  /// The locales with a tag's language and script and a region that ICU has data for, sorted by tag.
  static func regions(of tag: LanguageTag) throws(ICUError) -> [LanguageTag] {
    let family = try NumberFormat.languageAndScript(of: tag.description)
    var regions: [LanguageTag] = []
    for name in try NumberFormat.locales() where name.hasPrefix(tag.language + "-") {
      guard try NumberFormat.languageAndScript(of: name) == family, let region = LanguageTag(name),
        region.region != nil
      else { continue }
      regions.append(region)
    }
    return regions
  }

  /// The UTF-16 text with a final 0 in a C array.
  private static func text<Units>(_ units: Units) -> String {
    withUnsafeBytes(of: units) { bytes in
      String(decoding: bytes.bindMemory(to: UInt16.self).prefix { $0 != 0 }, as: UTF16.self)
    }
  }
}

extension NumberSymbols {
  /// ICU's text before the exponent in scientific notation.
  static func exponentMark(for tag: LanguageTag) throws(ICUError) -> String {
    let units = try callICU(for: "number symbols of '\(tag)'") { status in
      [UInt16](unsafeUninitializedCapacity: 32) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        let length = cicu_number_exponent_mark(tag.description, start, Int32(buffer.count), &status)
        count = status <= 0 ? Int(length) : 0
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
