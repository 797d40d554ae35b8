/// A language, script and region with likely subtags filled in, and which of them the tag itself had.
///
/// Equality includes the latter: `en` and `en-US` are different keys of a locale matcher, so that an exact match
/// precedes an equivalent one.
struct MaximalSubtags: Hashable, Sendable {
  /// The subtags that the tag itself had.
  struct Given: Hashable, Sendable {
    var language = true
    var script = true
    var region = true

    /// The difference of two tags with equal maximal subtags, 0…7: a difference in language weighs most.
    func difference(from other: Given) -> Int {
      (language == other.language ? 0 : 4) + (script == other.script ? 0 : 2) + (region == other.region ? 0 : 1)
    }
  }

  var language: Subtag
  var script: Subtag
  var region: Subtag
  /// The pseudo-locale of the tag, whose language and script differ from those of real ones.
  var pseudoLocale: PseudoLocale?
  var given = Given()

  /// Whether all three subtags are equal, given or implied.
  func isEquivalent(to other: MaximalSubtags) -> Bool {
    isLanguageEqual(to: other) && isScriptEqual(to: other) && region == other.region
  }

  func isLanguageEqual(to other: MaximalSubtags) -> Bool {
    language == other.language && pseudoLocale == other.pseudoLocale
  }

  func isScriptEqual(to other: MaximalSubtags) -> Bool { script == other.script && pseudoLocale == other.pseudoLocale }
}

extension MaximalSubtags {
  /// The subtags that ICU's locale matcher compares for a tag.
  ///
  /// A pseudo-locale (`en-XA`, `ar-XB`, `de-psaccent`) matches only itself.
  /// - Parameter known: the node of the language in the likely subtags, if it was looked up before.
  init(_ tag: Subtags, known: SubtagTree? = nil) {
    let language = Subtag(tag.language)
    let script = Subtag(tag.script)
    let region = Subtag(tag.region)
    if let pseudoLocale = PseudoLocale(region: region, variants: tag.variants) {
      self.init(
        language: language, script: script, region: region.isEmpty ? pseudoLocale.region : region,
        pseudoLocale: pseudoLocale, given: Given(region: !region.isEmpty))
    } else if language == .undetermined, script.isEmpty, region.isEmpty {
      self.init(language: language, script: script, region: region)
    } else {
      self = LikelySubtags.maximal(language: language, script: script, region: region, known: known)
    }
  }

  init(_ tag: LanguageTag) { self = tag.withSubtags { MaximalSubtags($0) } }
}

/// The pseudo-locales, whose subtags ICU distinguishes from those of real ones.
enum PseudoLocale: Hashable, Sendable {
  case accents, bidi, cracked

  init?(region: Subtag, variants: UnsafeBufferPointer<UInt8>) {
    let variant = variants.count == 8 || variants.count == 6 || variants.count == 7 ? Subtag(variants) : .none
    if region == Subtag("XA") || variant == Subtag("psaccent") {
      self = .accents
    } else if region == Subtag("XB") || variant == Subtag("psbidi") {
      self = .bidi
    } else if region == Subtag("XC") || variant == Subtag("pscrack") {
      self = .cracked
    } else {
      return nil
    }
  }

  var region: Subtag {
    switch self {
    case .accents: Subtag("XA")
    case .bidi: Subtag("XB")
    case .cracked: Subtag("XC")
    }
  }
}
