/// The parts of a text that are for a program: tags, emphasis, links, names in braces; and whether its brackets are
/// paired.
struct TextMarkup {
  /// The number of occurrences of each part: `<b>`, `</b>`, `**`, `](`, `{name}`.
  private var counts: [String: Int] = [:]

  /// Whether a pair of grave accents encloses something, as in code.
  private var hasCode = false

  /// The number of opening brackets minus that of closing ones, round and square, of any width.
  private var openBrackets = 0

  /// The first escape of HTML or a programming language, `&gt;`, `\"`, which readers see as text.
  private var escape: String?

  /// Tags that need no end, and well-known ones.
  private static let knownTags: Set<String> = [
    "a", "b", "big", "br", "code", "em", "font", "hr", "i", "img", "li", "ol", "p", "small", "span", "strong", "sub",
    "sup",
    "u", "ul",
  ]

  /// - Parameter hasNames: whether names in braces are for the program; in a pattern they are quoted.
  init(_ text: String, hasNames: Bool = true) {
    let scalars = Array(text.unicodeScalars)
    hasCode = Self.hasCode(scalars)
    var frowns = 0
    var marks = ItemMarks()
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "<": index = readTag(scalars, at: index)
      case "{": if hasNames { index = readName(scalars, at: index) }
      case "&", "\\": escape = escape ?? Self.escape(scalars, at: index)
      case "*", "`", "_":
        let end = scalars[index...].firstIndex { $0 != scalars[index] } ?? scalars.count
        // A single underscore is part of a name, a sign between brackets is mentioned, or is a wildcard, one between
        // spaces begins a note or an item, and one inside a word replaces several endings: "Leser*innen".
        let isAlone = index > 0 && "(（[「".unicodeScalars.contains(scalars[index - 1])
        let isBullet =
          (index == 0 || scalars[index - 1].properties.isWhitespace)
          && end < scalars.count && scalars[end].properties.isWhitespace
        let isInWord =
          scalars[index] == "*" && index > 0 && scalars[index - 1].properties.isCased && end < scalars.count
          && scalars[end].properties.isCased
        let isPart =
          scalars[index] == "_" || isBullet || isInWord
          || isAlone && !(end < scalars.count && scalars[end].isLetterOrDigit)
        // Markdown writes strong emphasis with either.
        let sign: Unicode.Scalar = scalars[index] == "_" ? "*" : scalars[index]
        if !isPart || end - index > 1 { count(String(sign), end - index) }
        index = end - 1
      case "]" where index + 1 < scalars.count && scalars[index + 1] == "(":
        if Self.isAddress(scalars[(index + 2)...]) { count("](", 1) }
        openBrackets -= 1
      case "(", "[", "（", "［":
        openBrackets += 1
        if Self.isFrown(scalars, at: index) { frowns += 1 }
      case ")", "]", "）", "］":
        // A bracket that closes an open one is not part of an item mark.
        if openBrackets > 0 || !marks.take(scalars, at: index) { openBrackets -= 1 }
      default: break
      }
      index += 1
    }
    openBrackets -= min(max(openBrackets, 0), frowns) + marks.bracketCount
    // A word in angle brackets is a placeholder for the user's input.
    counts = counts.filter { part, _ in
      guard part.hasPrefix("<"), !part.hasPrefix("</") else { return true }
      return Self.knownTags.contains(String(part.dropFirst().dropLast())) || counts["</" + part.dropFirst()] != nil
    }
  }

  /// Whether the part after `](` may be an address. Korean has particles there: `[{0}](으)로`.
  private static func isAddress(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = rest.first, first.isASCII else { return false }
    return first.isLetterOrDigit || "/#%{.<?".unicodeScalars.contains(first)
  }

  /// The first tag without its partner, with that partner: `</em>`, `<em>`.
  var unpaired: (tag: String, partner: String)? {
    counts.keys.filter { $0.hasPrefix("</") }.sorted().lazy.compactMap { end -> (String, String)? in
      let start = "<" + end.dropFirst(2)
      let difference = (counts[end] ?? 0) - (counts[start] ?? 0)
      return difference == 0 ? nil : difference > 0 ? (end, start) : (start, end)
    }.first
  }

  /// Whether a bracket may be the mouth of an emoticon, ":(", ":-(" or ":((", unless another one closes it.
  private static func isFrown(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let before = scalars[..<index].reversed().drop { $0 == "(" }.drop { $0 == "-" }
    return [":", ";", "="].contains(before.first)
  }

  /// Whether a grave accent at the beginning of a word has a partner at the end of a word after it: others are letters
  /// and apostrophes, as in Uzbek "ko`p".
  private static func hasCode(_ scalars: [Unicode.Scalar]) -> Bool {
    func isIn(_ index: Int) -> Bool { scalars.indices.contains(index) && !scalars[index].properties.isWhitespace }
    func isInWord(_ index: Int) -> Bool { scalars.indices.contains(index) && scalars[index].isLetterOrDigit }
    let marks = scalars.indices.filter { scalars[$0] == "`" }
    guard let start = marks.first(where: { !isInWord($0 - 1) && isIn($0 + 1) }) else { return false }
    return marks.contains { $0 > start + 1 && isIn($0 - 1) && !isInWord($0 + 1) }
  }

  private mutating func count(_ part: String, _ number: Int) { counts[part, default: 0] += number }

  /// An HTML entity, `&gt;` or `&#39;`, or a backslash escape as in code.
  private static func escape(_ scalars: [Unicode.Scalar], at start: Int) -> String? {
    let rest = scalars[(start + 1)...]
    if scalars[start] == "\\" {
      guard let next = rest.first, "nt\"'".unicodeScalars.contains(next) else { return nil }
      return "\\\(next)"
    }
    let name = rest.prefix { $0.isASCII && $0.isLetterOrDigit || $0 == "#" }
    guard (2...8).contains(name.count), scalars[name.endIndex...].first == ";" else { return nil }
    return "&\(String(String.UnicodeScalarView(name)));"
  }

  /// Whether the text looks like HTML or code, whose escapes readers do not see.
  private var mayHaveEscapes: Bool { escape != nil || counts.keys.contains { $0.hasPrefix("<") } }

  /// Counts a tag by its name; an empty element is written with or without its slash.
  ///
  /// - Returns: the place of its last character.
  private mutating func readTag(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
    var index = start + 1
    let isClosing = index < scalars.count && scalars[index] == "/"
    if isClosing { index += 1 }
    let name = scalars[index...].prefix { $0.isASCII && $0.isLetterOrDigit || $0 == "-" }
    guard name.first?.isLetter == true,
      let end = scalars[index...].firstIndex(where: { $0 == ">" || $0 == "<" }), scalars[end] == ">",
      " /\n>".unicodeScalars.contains(scalars[index + name.count]),
      Self.mayBeAttributes(scalars[(index + name.count)..<end])
    else { return start }
    count((isClosing ? "</" : "<") + String(String.UnicodeScalarView(name)).lowercased() + ">", 1)
    return end
  }

  /// Whether the part between a name and a `>` may belong to a tag: words alone are prose, `<a letter>`.
  private static func mayBeAttributes(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.contains("=") || rest.allSatisfy { $0 == "/" || $0.properties.isWhitespace }
  }

  /// Counts a name in braces.
  private mutating func readName(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
    let rest = scalars[(start + 1)...]
    guard let end = rest.firstIndex(where: { $0 == "}" || $0 == "{" }), scalars[end] == "}" else { return start }
    let name = scalars[start + 1..<end]
    guard name.first?.isLetterOrDigit ?? false,
      name.allSatisfy({ $0.isLetterOrDigit || "_.-,: ".unicodeScalars.contains($0) })
    else { return start }
    count("{" + String(String.UnicodeScalarView(name)) + "}", 1)
    return end
  }

  /// Whether emphasis is expected in the text: it has some, or other Markdown.
  private var isMarkdown: Bool { counts.keys.contains { $0 == "](" || $0 == "*" } }

  /// Whether a part is not markup of this text: a sign that is alone in one of the two (`*.jpg`), one more emphasis in
  /// Markdown, or grave accents used as other marks or as letters.
  private func isPlain(_ part: String, beside other: TextMarkup) -> Bool {
    guard let count = counts[part] else { return part == "`" || part == "*" && other.counts[part] == 1 }
    switch part {
    case "`": return other.counts[part] == nil && !hasCode
    case "*":
      guard let others = other.counts[part] else { return count % 2 == 1 || other.isMarkdown }
      return count > others
    default: return false
    }
  }

  /// The counts of this text and the other one, in words, and whether this one has less; `nil` if they have the same.
  func difference(from other: TextMarkup) -> (own: String, other: String, isLost: Bool)? {
    let parts = Set(counts.keys).union(other.counts.keys).sorted()
    let differing = parts.first { counts[$0] != other.counts[$0] && !isPlain($0, beside: other) }
    if let part = differing {
      return (
        Self.words(counts[part], part), Self.words(other.counts[part], part),
        isLost: counts[part] ?? 0 < other.counts[part] ?? 0
      )
    }
    if let escape, !other.mayHaveEscapes { return ("has '\(escape)'", "has no '\(escape)'", isLost: false) }
    guard openBrackets != 0, other.openBrackets == 0 else { return nil }
    let words = openBrackets > 0 ? "has a bracket that is not closed" : "has a bracket that closes nothing"
    return (words, "has its brackets in pairs", isLost: false)
  }

  private static func words(_ count: Int?, _ part: String) -> String {
    guard let count else { return "lacks '\(part)'" }
    return count == 1 ? "has '\(part)'" : "has '\(part)' \(count) times"
  }
}
