import L10nCore
import L10nRuntime
import L10nSyntax

/// Completion of the names of plural forms, and of other words that formats define.
extension LanguageServer {
  /// The names that fit at a place of a table, after the typed part of one; `nil` if no names are expected.
  func formNames(_ place: Place, in table: TableFile, of catalog: Catalog) -> [JSONOutput]? {
    let utf8 = place.file.source.utf8
    let start = utf8.word(around: place.offset) { $0.isASCIILetter || "_-".utf8.contains($0) }.lowerBound
    let before = utf8[..<start]
    let word = start..<place.offset
    if table.document?.syntax == .xml {
      let names = stringsdictNames(before, table, catalog)
      if before.ends(with: "<key>") { return names.map { item($0, word, $0.name, place) } }
      guard !names.isEmpty, word.isEmpty, before.last != UInt8(ascii: "<") else { return nil }
      return names.map { name in
        let value = name.isPair ? "<string>\(name.value)</string>" : "<dict></dict>"
        return item(name, word, "<key>\(name.name)</key>\n\(Self.indentation(before))\(value)", place)
      }
    }
    if table.place.format.holdsAllLanguages {
      guard before.last == UInt8(ascii: "\"") else { return nil }
      return catalogNames(before.dropLast(), table, catalog, place).map { $0.map { item($0, word, $0.name, place) } }
    }
    guard before.ends(with: "quantity=\"") else { return nil }
    let open = before.ranges(of: Array("<plurals".utf8)).last?.lowerBound ?? 0
    let present = Set(
      String(decoding: before[open...], as: UTF8.self).split(separator: "quantity=\"").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      })
    return forms(of: catalog.language(of: table)).filter { !present.contains($0.name) }.map {
      item($0, word, $0.name, place)
    }
  }

  private struct Name {
    let name: String
    let documentation: String

    /// The possible value, and whether it is a text.
    var value = ""
    var isPair = true
  }

  private func item(_ name: Name, _ range: Range<Int>, _ text: String, _ place: Place) -> JSONOutput {
    .members([
      "label": .string(name.name), "kind": .number(20), "documentation": documentation(name.documentation),
      "filterText": .string(name.name), "textEdit": Self.edit(range, text, in: place.file.text),
    ])
  }

  /// The plural categories of a language, with those of whole numbers first.
  private func forms(of tag: LanguageTag) -> [Name] {
    let requirements = PluralRequirements(for: tag)
    let needed = requirements.integers.map { category in
      let numbers = requirements.integers(selecting: category).prefix(5).map { "\($0)" }.joined(separator: ", ")
      return Name(name: category.rawValue, documentation: "for numbers such as \(numbers)")
    }
    let rest =
      requirements.onlyMillions.map { Name(name: $0.rawValue, documentation: "for whole millions") }
      + requirements.onlyFractions.map { Name(name: $0.rawValue, documentation: "for numbers with a fraction") }
    let all = needed + rest
    let other = Name(name: "other", documentation: "for all numbers that no other form is for")
    return all.contains { $0.name == "other" } ? all : all + [other]
  }

  // MARK: Formats

  /// The names that fit in the open dictionary of a `.stringsdict` at a place.
  private func stringsdictNames(_ before: ArraySlice<UInt8>, _ table: TableFile, _ catalog: Catalog) -> [Name] {
    let text = String(decoding: before, as: UTF8.self)
    var open: [String.Index] = []
    var rest = text[...]
    while let tag = rest.firstIndex(of: "<") {
      rest = rest[tag...]
      if rest.hasPrefix("<dict>") { open.append(tag) } else if rest.hasPrefix("</dict>") { _ = open.popLast() }
      rest = rest.dropFirst()
    }
    guard let last = open.last else { return [] }
    let present = Set(text[last...].split(separator: "<key>").dropFirst().map { String($0.prefix { $0 != "<" }) })
    let names: [Name] =
      switch open.count {
      case 2:
        [
          Name(
            name: "NSStringLocalizedFormatKey", documentation: "the text, with %#@name@ where a variable is shown",
            value: "%#@count@")
        ]
      case 3:
        [
          Name(
            name: "NSStringFormatSpecTypeKey", documentation: "how the number chooses: NSStringPluralRuleType",
            value: "NSStringPluralRuleType"),
          Name(
            name: "NSStringFormatValueTypeKey", documentation: "the specifier of the number, without %", value: "lld"),
        ] + forms(of: catalog.language(of: table))
      default: []
      }
    return names.filter { !present.contains($0.name) }
  }

  /// The names that fit in the open object of a String Catalog at a place, or the values of its state.
  private func catalogNames(
    _ before: ArraySlice<UInt8>, _ table: TableFile, _ catalog: Catalog, _ place: Place
  ) -> [Name]? {
    let open = OpenObject.all(in: before)
    guard let name = open.last?.name else { return nil }
    if open.last?.member == "state" {
      return ["new", "translated", "needs_review", "stale"].map {
        Name(name: $0, documentation: "the state of the text")
      }
    }
    guard open.last?.member == nil else { return nil }
    let language = open.indices.dropFirst().first { open[$0 - 1].name == "localizations" }.flatMap { open[$0].name }
    let names: [Name]
    switch name {
    case "plural": names = forms(of: language.flatMap { LanguageTag(directoryName: $0) } ?? catalog.language(of: table))
    case "device":
      names = ["applevision", "applewatch", "appletv", "iphone", "ipad", "ipod", "mac", "other"].map {
        Name(name: $0, documentation: "the text on this device")
      }
    case "variations":
      names = [
        Name(name: "plural", documentation: "texts by number"), Name(name: "device", documentation: "texts by device"),
      ]
    case "localizations":
      names = tables(of: place.file).compactMap(\.table.language).map { Name(name: $0, documentation: "the language") }
    default: return nil
    }
    let present = Set(open.last?.members ?? [])
    return names.filter { !present.contains($0.name) }
  }

  // MARK: Places

  /// The blanks at the beginning of the last line.
  private static func indentation(_ before: ArraySlice<UInt8>) -> String {
    let start = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? before.startIndex
    return String(decoding: before[start...].prefix { $0.isSpaceOrTab }, as: UTF8.self)
  }
}

/// An object of a JSON text that is still open at a place.
private struct OpenObject {
  /// The name of the member that contains it.
  var name: String?

  /// The names of its members so far.
  var members: [String] = []

  /// The member whose value is expected; `nil` if a name is expected.
  var member: String?

  /// The objects around the end of a text, outermost first.
  static func all(in bytes: ArraySlice<UInt8>) -> [OpenObject] {
    var open: [OpenObject] = []
    var text: String?
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        let start = offset + 1
        offset = start
        while offset < bytes.endIndex, bytes[offset] != UInt8(ascii: "\"") {
          offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        text = String(decoding: bytes[start..<min(offset, bytes.endIndex)], as: UTF8.self)
      case UInt8(ascii: ":"):
        if let text, !open.isEmpty {
          open[open.count - 1].member = text
          open[open.count - 1].members.append(text)
        }
      case UInt8(ascii: "{"): open.append(OpenObject(name: open.last?.member))
      case UInt8(ascii: "}"): _ = open.popLast()
      case UInt8(ascii: ","): if !open.isEmpty { open[open.count - 1].member = nil }
      default: break
      }
      offset += 1
    }
    return open
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
