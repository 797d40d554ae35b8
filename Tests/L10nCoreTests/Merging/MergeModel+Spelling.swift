import L10nCore
import L10nSyntax

extension MergeModel {
  /// The table as a file.
  func bytes(_ spelling: Spelling, lineEnd: String = "\n") -> [UInt8] {
    let text =
      switch spelling {
      case .strings, .stringsInUTF16: strings
      case .stringsAsXML: propertyList { "<string>\(Self.xml($0.texts[""] ?? ""))</string>" }
      case .stringsdict: propertyList(Self.rule)
      case .xcstrings: catalog
      case .android: android
      case .arb: "{\n  \"@@locale\": \"fr\"\(entries.isEmpty ? "" : ",\n")\(members(indentation: "  "))\n}\n"
      case .po: po
      case .properties: properties
      case .json: "{\n  \"app\": {\n\(members(indentation: "    "))\n  }\n}\n"
      }
    let lines =
      lineEnd == "\n" ? text : text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
    guard spelling == .stringsInUTF16 else { return Array(lines.utf8) }
    return [0xFF, 0xFE] + lines.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private func members(indentation: String) -> String {
    entries.map { "\(indentation)\"\($0.key)\": \"\(Self.quoted($0.texts[""] ?? ""))\"" }.joined(separator: ",\n")
  }

  private var po: String {
    "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
      + entries.map { entry in
        (entry.comment.map { "# \($0)\n" } ?? "")
          + "msgid \"\(entry.key)\"\nmsgstr \"\(Self.quoted(entry.texts[""] ?? ""))\"\n"
      }.joined(separator: "\n")
  }

  private var properties: String {
    "# A table of the tests.\n\n"
      + entries.map { ($0.comment.map { "# \($0)\n" } ?? "") + "\($0.key) = \($0.texts[""] ?? "")\n" }.joined()
  }

  private var strings: String {
    "/* A table of the tests. */\n\n"
      + entries.map { entry in
        (entry.comment.map { "/* \($0) */\n" } ?? "")
          + "\"\(entry.key)\" = \"\(Self.quoted(entry.texts[""] ?? ""))\";\n"
      }.joined(separator: "\n")
  }

  private func propertyList(_ value: (Entry) -> String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"
      + entries.map { entry in
        (entry.comment.map { "\t<!-- \($0) -->\n" } ?? "")
          + "\t<key>\(entry.key)</key>\n\t\(value(entry))\n"
      }.joined() + "</dict>\n</plist>\n"
  }

  private static func rule(_ entry: Entry) -> String {
    let forms = entry.texts.sorted { $0.key < $1.key }.map {
      "\t\t\t<key>\($0)</key>\n\t\t\t<string>\(xml($1))</string>\n"
    }
    return
      "<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%#@n@</string>\n\t\t<key>n</key>\n\t\t<dict>\n"
      + "\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n"
      + "\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>\n" + forms.joined()
      + "\t\t</dict>\n\t</dict>"
  }

  private var catalog: String {
    let members = entries.map { entry in
      let units = entry.texts.sorted { $0.key < $1.key }.map { language, text in
        "        \"\(language)\" : {\n          \"stringUnit\" : {\n            \"state\" : \"\(entry.states[language] ?? "")\",\n"
          + "            \"value\" : \"\(Self.quoted(text))\"\n          }\n        }"
      }
      let comment = entry.comment.map { "      \"comment\" : \"\($0)\",\n" } ?? ""
      return
        "    \"\(entry.key)\" : {\n\(comment)      \"localizations\" : {\n\(units.joined(separator: ",\n"))\n      }\n    }"
    }
    return
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(members.joined(separator: ",\n"))\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private var android: String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n"
      + entries.map { entry in
        let items = entry.texts.sorted { $0.key < $1.key }.map {
          "        <item quantity=\"\($0)\">\(Self.xml(Self.quoted($1).split(separator: "'").joined(separator: "\\'")))</item>\n"
        }
        return (entry.comment.map { "    <!-- \($0) -->\n" } ?? "")
          + "    <plurals name=\"\(entry.key)\">\n\(items.joined())    </plurals>\n"
      }.joined() + "</resources>\n"
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
  }

  private static func xml(_ text: String) -> String {
    text.flatMap { $0 == "&" ? Array("&amp;") : $0 == "<" ? Array("&lt;") : [$0] }.reduce(into: "") { $0.append($1) }
  }

  // MARK: Reading

  /// The entries of a file as the format reads them.
  static func entries(in bytes: [UInt8], _ spelling: Spelling) -> (
    entries: [String: Entry], keys: [String], errors: [String]
  ) {
    guard let format = CatalogPlace(path: spelling.path)?.format else { return ([:], [], ["no format"]) }
    let read = format.read(bytes)
    var (entries, keys, errors): ([String: Entry], [String], [String]) = ([:], [], [])
    for language in read.languages.isEmpty ? [nil] : read.languages.map(Optional.some) {
      let table = read.table(language)
      errors += table.findings.filter { $0.severity == .error }.map(\.message)
      let name = { (key: TableKey) in spelling == .json ? String(key.text.dropFirst("app.".count)) : key.text }
      if keys.isEmpty { keys = table.keys.map { name($0.key) } }
      // A String Catalog has its keys as the texts of its source language.
      for entry in table.entries where language != "en" {
        let key = name(entry.key)
        // The title of the file comes before the first entry.
        let lines = table.commentText(entry.comments)?.split(separator: "\n").filter { $0 != "A table of the tests." }
        let comment = lines.flatMap { $0.isEmpty ? nil : $0.joined(separator: "\n") }
        var model = entries[key] ?? Entry(key: key, comment: comment, texts: [:])
        for leaf in entry.message.leaves {
          switch leaf.message.content {
          case .text(let text): model.texts[language ?? ""] = text
          case .format(_, let variables):
            for variant in variables.flatMap(\.variants) { model.texts[variant.category] = variant.text }
          default: errors.append("no text")
          }
        }
        if spelling.hasStates, let language { model.states[language] = entry.state.rawValue }
        entries[key] = model
      }
    }
    return (entries, keys, errors)
  }
}
