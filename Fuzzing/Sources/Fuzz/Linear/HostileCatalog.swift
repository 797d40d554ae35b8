internal import Foundation

/// A folder of tables of any size that may make a command slow.
struct HostileCatalog: Sendable {
  /// A description of the folder for people.
  let description: String

  /// The texts of its files by path, with about this many bytes.
  let files: @Sendable (Int) -> [String: String]

  /// The commands that are run on it, with `IN` for the folder and `OUT` for the output.
  private(set) var commands = Self.commands

  /// The commands' standard input for the folder; `nil` for none.
  private(set) var session: (@Sendable (URL) -> String)?

  private static let commands: [[String]] = [
    ["lint", "IN"], ["fix", "IN", "--dry-run"], ["generate", "IN", "--output", "OUT"],
    ["pseudo", "IN", "--output", "OUT"], ["convert", "IN", "--to", "xcstrings", "--output", "OUT"],
    ["convert", "IN", "--to", "po", "--output", "OUT"], ["report", "IN", "--html", "OUT"], ["coverage", "IN"],
    ["accessibility", "IN"], ["export", "IN", "--output", "OUT"],
  ]

  /// One text that repeats a few characters, in the development language and a translation.
  init(_ unit: String, after opening: String = "") {
    description = (opening + unit).debugDescription + " again and again"
    files = { size in
      let text = opening + String(repeating: unit, count: size / unit.utf8.count)
      return Self.inTwoLanguages("\"a\" = \"\(text)\";\n", "T.strings")
    }
  }

  /// - Parameter table: the table's text, of about this many bytes; both languages have it.
  private init(_ description: String, _ name: String, table: @escaping @Sendable (Int) -> String) {
    self.description = description
    files = { Self.inTwoLanguages(table($0), name) }
  }

  init(
    _ description: String, commands: [[String]] = Self.commands,
    files: @escaping @Sendable (Int) -> [String: String], session: (@Sendable (URL) -> String)? = nil
  ) {
    (self.description, self.files, self.commands, self.session) = (description, files, commands, session)
  }

  static func inTwoLanguages(_ table: String, _ name: String) -> [String: String] {
    ["en.lproj/\(name)": table, "de.lproj/\(name)": table, "l10n.yml": configuration]
  }

  /// A control, so that the accessibility checks have something to check.
  private static let configuration = "development: en\ncontrols:\n  play:\n    tag: 1\n    label: a\n"

  static let all =
    [
      HostileCatalog("%@"), HostileCatalog("%1$@ "), HostileCatalog("%#@v@"), HostileCatalog("% lld "),
      HostileCatalog("@% ", after: "%d"), HostileCatalog("% ", after: "%@"), HostileCatalog("\u{2066}"),
      HostileCatalog("\u{1F1E9}"), HostileCatalog("\u{1F469}\u{200D}"), HostileCatalog("<"),
      HostileCatalog("a"), HostileCatalog("the the "), HostileCatalog("a  b "), HostileCatalog("a\\n"),
      HostileCatalog("“x” "), HostileCatalog("&"), HostileCatalog("&lt; "),
    ] + [
      HostileCatalog("plural variables beside one another", "T.stringsdict") { size in
        let names = (0..<size / 250).map { "v\($0)" }
        let texts = names.map { ($0, "%lld x") }
        return stringsdict(names.map { "%#@\($0)@" }.joined(separator: " "), texts)
      },
      HostileCatalog("plural variables in one another", "T.stringsdict") { size in
        let count = size / 250
        let texts = (0..<count).map { ("v\($0)", $0 + 1 < count ? "x %#@v\($0 + 1)@" : "%lld x") }
        return stringsdict("%#@v0@", texts)
      },
      HostileCatalog("devices of one text", "T.stringsdict") { size in
        let devices = (0..<size / 30).map { "d\($0) = \"Show a chart ?\";\n" }
        return "{a = {NSStringDeviceSpecificRuleType = {\(devices.joined())};};}"
      },
      HostileCatalog("devices with plural variables", "T.stringsdict") { size in
        let rule = stringsdict("%#@n@", [("n", "%lld ?")]).dropFirst("{a = ".count).dropLast()
        let devices = (0..<size / 200).map { "d\($0) = \(rule)\n" }
        return "{a = {NSStringDeviceSpecificRuleType = {\(devices.joined())};};}"
      },
      HostileCatalog("keys that give one name", "T.strings") { size in
        // Signs instead of digits, which no name has.
        let signs = Array("!?+-*/()&$")
        let keys = (0..<size / 20).map { "a" + String(String($0).map { signs[$0.wholeNumberValue ?? 0] }) }
        return (["a.x"] + keys).map { "\"\($0)\" = \"t\";\n" }.joined()
      },
      HostileCatalog("one key many times", "T.strings") { size in
        String(repeating: "\"a\" = \"t\";\n", count: size / 11)
      },
      HostileCatalog("double spaces that stay", "T.strings") { size in
        (0..<size / 30).map { "\"key.\($0)\" = \"%d  % \($0)\";\n" }.joined()
      },
      HostileCatalog("locales") { size in
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let tags = letters.flatMap { first in letters.flatMap { second in letters.map { first + second + $0 } } }
        let pairs = tags.prefix(size / 40).map { ("\($0).lproj/T.strings", "\"a\" = \"text\";\n") }
        return Dictionary(pairs + [("en.lproj/T.strings", "\"a\" = \"text\";\n")]) { first, _ in first }
      },
    ] + inputs + [session]

  private static func stringsdict(_ format: String, _ variables: [(name: String, text: String)]) -> String {
    let definitions = variables.map { name, text in
      """
      \(name) = {NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = lld;
      one = "\(text)"; other = "\(text)";};

      """
    }
    return "{a = {NSStringLocalizedFormatKey = \"\(format)\";\n\(definitions.joined())};}"
  }
}
