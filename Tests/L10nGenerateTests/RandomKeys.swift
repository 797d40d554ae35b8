import SeededNumbers

/// Unusual keys, the same for the same seed.
struct RandomKeys {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A number of different keys.
  mutating func next(_ count: Int) -> [String] {
    var keys: Set<String> = []
    var result: [String] = []
    while result.count < count {
      let key = key()
      if keys.insert(key).inserted { result.append(key) }
    }
    return result
  }

  private mutating func key() -> String {
    let parts = (0..<(1 + number(below: 4))).map { _ in part() }
    return parts.joined(separator: choice([".", ".", ".", ".", "..", " ", "/", "-"]))
  }

  private mutating func part() -> String {
    switch number(below: 8) {
    case 0: choice(Self.words)
    case 1: choice(Self.words) + choice(Self.words)
    case 2: choice(Self.words).uppercased()
    case 3: (0..<(1 + number(below: 4))).map { _ in scalar() }.joined()
    case 4: "\(number(below: 1000))" + choice(["", "x", "_", "é"])
    case 5: choice(Self.words) + "\(number(below: 30))"
    case 6: choice(Self.marks) + choice(Self.words)
    default: choice(Self.words) + choice(Self.marks) + scalar()
    }
  }

  /// Any letter, mark, digit or symbol of the first two planes.
  private mutating func scalar() -> String {
    while true {
      let value = number(below: 4) == 0 ? number(below: 0x20000) : number(below: 0x3000)
      if let scalar = Unicode.Scalar(UInt32(value)) { return String(scalar) }
    }
  }

  private mutating func choice(_ texts: [String]) -> String { texts[number(below: texts.count)] }

  private mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  private static let marks = [
    "", "_", "__", "-", " ", "$", "`", "❤\u{FE0F}", "👩‍💻", "🇫🇷", "\u{301}", "…", "%@", "@", "#", "\\", "\"",
  ]

  /// Words of Swift, of its library, and of generated modules.
  private static let words = """
    Any Protocol Self Type Void Never String Int Int64 UInt UInt64 Double Bool Swift Sendable Error Optional Array \
    Duration Substring Character as async await actor any some associatedtype borrowing break case catch class \
    consuming continue convenience default defer deinit didSet discard do dynamic each else enum extension fallthrough \
    false fileprivate final for func get guard if import in indirect infix init inout internal is isolated lazy left \
    let macro mutating nil none nonisolated nonmutating of open operator optional override package postfix precedence \
    precedencegroup prefix private protocol public repeat required rethrows return right self sending set some static \
    struct subscript super switch then throw throws true try typealias unowned unsafe var weak where while willSet \
    yield description debugDescription hashValue hash rawValue allCases customMirror dynamicType metatype print \
    assert precondition fatalError module column file function line dsohandle available unavailable selector keyPath \
    catalog current hint label labelProvider locale locales negotiate onFallback overrides pinned text _textIndex texts \
    value runs withPinnedLayers Control Keys Numbers Offsets Texts LocalizedTexts LocalizedStrings ControlStrings \
    MessageArgument TextOptions TextOverrides LanguageTag LocaleNegotiation LocalePreferences PackedCatalog _PackedKeys \
    _PackedTable StaticString FallbackObserver LabelProvider ControlState ControlTextKind CaseIterable L10n Generated \
    L10nRuntime Bundle BundledTexts BundleToken CurrentTexts Foundation Locale LocalizedStringResource Range Set l10n \
    bundle percent list number spoken byteCount stored use tr indices args formatted argument1 String2 LabelText labelText label2 init2 title name count button play Ελληνικά \
    русский 日本語 한국어 العربية हिन्दी ไทย ßtraße İstanbul ǆ ﬁ ᾳ x y _ __ _x 1 404 °
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
