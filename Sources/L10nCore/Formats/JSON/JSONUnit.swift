import L10nRuntime
import L10nSyntax

/// A text of a JSON file as one unit: a single member, or the members of i18next's plural forms.
///
///     "clips_one": "{{count}} clip", "clips_other": "{{count}} clips"
///     // clips: {count, plural, one {{{count}} clip} other {{{count}} clips}}
struct JSONUnit {
  /// A member and the selector of its suffix.
  struct Form {
    /// The number among the table's entries.
    let entry: Int

    /// `other`, `=0`; `nil` for a text without forms, and for a form that is never looked up in its language.
    let selector: String?
  }

  let key: TableKey

  /// The stem of the forms' keys.
  private let stem: TableKey

  /// The forms in file order, at least one.
  private(set) var forms: [Form]

  /// The units of a table, in the order of their first members.
  static func all(in table: JSONTable, language: LanguageTag) -> [JSONUnit] {
    let suffixes = table.i18next.map { _ in I18nextSuffixes(language) }
    var units: [JSONUnit] = []
    var places: [TableKey: Int] = [:]
    for (number, entry) in table.entries.enumerated() {
      guard let keys = table.i18next, let suffixes, let (key, stem, suffix) = keys.form(entry.key) else {
        units.append(JSONUnit(key: entry.key, stem: entry.key, forms: [Form(entry: number, selector: nil)]))
        continue
      }
      let isNumbered = keys.areNumbered(stem) && Int(suffix) == nil
      let selector =
        isNumbered ? nil : suffixes.selector(suffix, isOrdinal: stem.text.hasSuffix(PluralSuffix.ordinal))
      let form = Form(entry: number, selector: selector)
      if let place = places[key] {
        // Of equal names the last one counts.
        units[place].forms.removeAll { $0.selector == selector && selector != nil }
        units[place].forms.append(form)
      } else {
        places[key] = units.count
        units.append(JSONUnit(key: key, stem: stem, forms: [form]))
      }
    }
    return units
  }

  /// Whether the text has forms.
  var isPlural: Bool { forms.contains { $0.selector != nil } }

  /// The key of a form with a suffix.
  func key(_ suffix: String) -> TableKey { TableKey(PluralSuffix.key(stem, suffix)) }

  /// The key of a member after the text's key is changed.
  func key(of form: Form, in table: JSONTable, renamedTo key: TableKey) -> TableKey {
    TableKey(key.text + table.entries[form.entry].key.text.dropFirst(stem.text.count))
  }

  /// The range of the string; for forms, from the first one's name to the end of the last one.
  func range(in table: JSONTable) -> Range<Int> {
    let first = table.entries[forms[0].entry]
    if !isPlural { return first.value.range }
    return first.keyRange
      .lowerBound..<forms.reduce(first.value.range.upperBound) {
        max($0, table.entries[$1.entry].value.range.upperBound)
      }
  }

  /// The pattern of the forms that have a text, with the spelling of its parts: a form's name spells its selector.
  ///
  /// - Returns: `nil` for a text without forms, if no form has a text, or if a string is malformed.
  func spelled(in table: JSONTable) -> SpelledText? {
    let function = stem.text.hasSuffix(PluralSuffix.ordinal) ? "selectordinal" : "plural"
    var text = SpelledText()
    var end: Int?
    for form in forms {
      let entry = table.entries[form.entry]
      guard let selector = form.selector else { continue }
      guard let spelling = table.document.spelling(at: entry.value.range) else { return nil }
      if spelling.utf8.isEmpty { continue }
      let name = entry.keyRange
      if let end {
        text.add("} ".utf8, at: end..<name.lowerBound)
        text.add(selector.utf8, at: name)
      } else {
        text.add("{\(I18nextKeys.number), \(function), \(selector)".utf8, at: name)
      }
      text.add(" {".utf8, at: name.upperBound..<spelling.content.lowerBound)
      var own = spelling.spelled
      own.replace(I18nextForms.literals(in: own.utf8))
      text.add(own)
      end = spelling.content.upperBound
    }
    guard let end else { return nil }
    text.add("}}".utf8, at: end..<end)
    return text
  }
}
