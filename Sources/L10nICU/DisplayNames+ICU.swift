internal import CICU
internal import L10nCompiler
package import L10nRuntime

extension DisplayNames {
  /// ICU's names in a locale for some tags: their languages, scripts, regions and variants.
  /// - Parameters:
  ///   - tags: the tags to name; `nil` for the languages and dialects that ICU has data for, and all their regions and
  ///     scripts. Tags of no single language, `und`, `mul` and `zxx`, are always included.
  ///   - forms: the uses of the names: dialects, own names and those in menus are only included if requested.
  ///   - hasOwnNames: whether names of languages in themselves are included, if `forms` request them.
  ///   - regions: whether all regions are included.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package convenience init(
    for tag: LanguageTag, of tags: [LanguageTag]?, _ forms: Set<LanguageNameForm>, hasOwnNames: Bool = true,
    regions: Bool = false
  ) throws(ICUError) {
    let reader = try NamesOfICU(tag)
    var names: [String: String] = [:]
    func hasForm(_ style: LanguageNameStyle, _ context: LanguageNameContext) -> Bool {
      forms.contains(LanguageNameForm(style, context))
    }
    let isInText = LanguageNameStyle.allCases.contains { hasForm($0, .text) }
    /// - Parameter isListed: whether a code without a name is its own name; otherwise it is left out.
    func add(_ code: String, _ kind: cicu_named, as key: String? = nil, isListed: Bool = true) throws(ICUError) {
      guard names[key ?? code] == nil else { return }
      let name = try reader.name(of: code, kind)
      // ICU shows a variant without a name in capitals.
      if name != code || isListed, !name.contains("\n") { names[key ?? code] = name }
    }
    /// Adds the name of a language or a dialect from its names in a menu and in a text.
    func add(_ code: String, text: String, menu: String?, isInText: Bool) {
      if isInText || menu == text { names[code] = text }
      if let menu, menu != text { names["^\(code)"] = menu }
    }
    let listed = if let tags { tags } else { try Self.usualTags() }
    let named = listed + ["und", "mul", "zxx"]
    let menu = LanguageNameStyle.allCases.contains { hasForm($0, .menu) } ? try NamesOfICU(tag, inMenu: true) : nil
    for named in named where !forms.isEmpty {
      let language = try reader.name(of: named.language, CICU_NAME_OF_LANGUAGE)
      if language != named.language {
        let own = try menu?.name(of: named.language, CICU_NAME_OF_LANGUAGE)
        add(named.language, text: language, menu: own, isInText: isInText)
      }
      if let script = named.script {
        try add(script, CICU_NAME_OF_SCRIPT)
        if named.region == nil, LanguageTag(named.language).flatMap(LikelySubtags.script) == script {
          names["~\(named.language)"] = script
        }
      }
      if let region = named.region { try add(region, CICU_NAME_OF_REGION) }
      for variant in named.variants { try add(variant.uppercased(), CICU_NAME_OF_VARIANT, as: variant) }
    }
    if regions {
      for region in try NamesOfICU.regions() { try add(region, CICU_NAME_OF_REGION, isListed: false) }
    }
    let (dialectInText, dialectInMenu) = (hasForm(.dialect, .text), hasForm(.dialect, .menu))
    if dialectInText || dialectInMenu {
      let dialects = try NamesOfICU(tag, dialects: true)
      let menu = dialectInMenu ? try NamesOfICU(tag, dialects: true, inMenu: true) : nil
      for dialect in named.flatMap(\.dialectCandidates) {
        let name = try dialects.name(of: dialect, CICU_NAME_OF_TAG)
        guard try name != reader.name(of: dialect, CICU_NAME_OF_TAG) else { continue }
        add(dialect, text: name, menu: try menu?.name(of: dialect, CICU_NAME_OF_TAG), isInText: dialectInText)
      }
    }
    if hasOwnNames, hasForm(.own, .text) || hasForm(.own, .menu) {
      let known = Set(try NumberFormat.locales().map { $0.prefix { $0 != "-" } })
      // Other tags of a language are named by the language alone.
      let languages = Set(named.compactMap { LanguageTag($0.language) }).subtracting(named)
      for named in named + languages where known.contains(named.language[...]) {
        let name = try NamesOfICU(named).name(of: named.description, CICU_NAME_OF_TAG)
        let menu =
          hasForm(.own, .menu)
          ? try NamesOfICU(named, inMenu: true).name(of: named.description, CICU_NAME_OF_TAG) : nil
        add("=\(named)", text: name, menu: menu, isInText: hasForm(.own, .text))
      }
    }
    try self.init(names: names, reader)
  }

  /// Reads the pattern from ICU's name of a language with a script and a region.
  private convenience init(names: [String: String], _ reader: NamesOfICU) throws(ICUError) {
    let all = try reader.name(of: "en-Latn-US", CICU_NAME_OF_TAG)
    let language = try reader.name(of: "en", CICU_NAME_OF_LANGUAGE)
    let script = try reader.name(of: "Latn", CICU_NAME_OF_SCRIPT)
    let region = try reader.name(of: "US", CICU_NAME_OF_REGION)
    var rest = all[...]
    func taken(_ part: String) throws(ICUError) -> String {
      guard let place = rest.unicodeScalars.range(of: part) else {
        throw ICUError(task: "names of languages", status: "no '\(part)' in '\(all)'")
      }
      defer { rest = rest[place.upperBound...] }
      return String(rest[..<place.lowerBound])
    }
    let (before, opening, separator) = (try taken(language), try taken(script), try taken(region))
    self.init(names: names, before: before, opening: opening, closing: String(rest), separator: separator)
  }

  /// The languages that ICU has data for, including those of their scripts and regions that are another language or
  /// dialect.
  private static func usualTags() throws(ICUError) -> [LanguageTag] {
    let english = try NamesOfICU("en")
    let dialects = try NamesOfICU("en", dialects: true)
    var tags: Set<LanguageTag> = []
    for name in try NumberFormat.locales() {
      guard let tag = LanguageTag(name) else { continue }
      let isDialect = try english.name(of: name, CICU_NAME_OF_TAG) != dialects.name(of: name, CICU_NAME_OF_TAG)
      if tag.region == nil || isDialect { tags.insert(tag) }
    }
    return tags.sorted { $0.description < $1.description }
  }
}

extension LanguageTag {
  /// The parts of the tag that may have their own name: the language with its script and region, and with one of them.
  fileprivate var dialectCandidates: [String] {
    var candidates: [String] = []
    if let script, let region { candidates.append("\(language)-\(script)-\(region)") }
    if let script { candidates.append("\(language)-\(script)") }
    if let region { candidates.append("\(language)-\(region)") }
    return candidates
  }
}

/// ICU's names of languages and regions in one locale.
private final class NamesOfICU {
  private let names: OpaquePointer
  private let tag: LanguageTag

  init(_ tag: LanguageTag, dialects: Bool = false, inMenu: Bool = false) throws(ICUError) {
    let opened = try callICU(for: "names of languages in '\(tag)'") { status in
      cicu_display_names_open(tag.description, dialects, inMenu, &status)
    }
    guard let opened else { throw ICUError(task: "names of languages in '\(tag)'", status: "no names") }
    (names, self.tag) = (opened, tag)
  }

  deinit { cicu_display_names_close(names) }

  func name(of code: String, _ kind: cicu_named) throws(ICUError) -> String {
    try textOfICU(for: "the name of '\(code)' in '\(tag)'") { cicu_display_names_get(names, kind, code, $0, $1, &$2) }
  }

  /// The regions of ISO 3166, and continents and similar regions with their own language.
  static func regions() throws(ICUError) -> [String] {
    let countries = textOfICU(taking: cicu_display_name_countries())?.split(separator: "\n").map(String.init)
    guard let countries else { throw ICUError(task: "regions", status: "no memory") }
    return countries + ["001", "150", "419"]
  }
}

/// The style and the context of a language's name.
package struct LanguageNameForm: Hashable, Sendable {
  package let style: LanguageNameStyle
  package let context: LanguageNameContext

  package init(_ style: LanguageNameStyle, _ context: LanguageNameContext = .text) {
    (self.style, self.context) = (style, context)
  }
}
