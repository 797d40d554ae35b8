package import L10nCore
internal import L10nSyntax

extension WrittenTable {
  /// Flat JSON: one object of keys and texts, in the order of the table.
  ///
  ///     {
  ///       "clips_one": "%lld clip",
  ///       "clips_other": "%lld clips"
  ///     }
  ///
  /// Each plural form has a key: the text's key with a suffix for the category, as in i18next. Specifiers stay
  /// unchanged; ICU messages become i18next's texts if these can express all of them.
  ///
  /// - Parameter keepsMessages: whether ICU messages stay unchanged, too.
  package init(json table: TextTable, keepsMessages: Bool = false) {
    var writer = JSONTableWriter(table, keepsMessages: keepsMessages)
    for unit in table.units { writer.write(unit) }
    writer.noteFormsByChance()
    self.init(text: writer.text, losses: writer.losses)
  }
}

private struct JSONTableWriter {
  private(set) var losses: [Diagnostic] = []

  private let table: TextTable
  private let keepsMessages: Bool
  private let plainKeys: Set<TableKey>
  private var writtenKeys: Set<TableKey> = []
  private var plainUnits: [TextUnit] = []
  private var members: [String] = []

  init(_ table: TextTable, keepsMessages: Bool) {
    self.table = table
    // A file has texts of i18next or ICU messages, not both.
    self.keepsMessages = keepsMessages || table.units.contains { $0.syntax == .icu && I18nextText($0) == nil }
    plainKeys = Set(table.units.filter { if case .text = $0.message.content { true } else { false } }.map(\.key))
  }

  var text: String { members.isEmpty ? "{}\n" : "{\n\(members.joined(separator: ",\n"))\n}\n" }

  mutating func write(_ unit: TextUnit) {
    let message = keepsMessages ? nil : I18nextText(unit)
    var losses = unit.lostNotes(in: "JSON") + (message == nil ? unit.lostPattern(in: "JSON") : [])
    if unit.state == .new {
      losses.append("'\(unit.key)' is not translated yet and is left out")
    } else if case .text(let text)? = message {
      add(unit.key.text, text)
    } else if case .forms(let forms, let isOrdinal)? = message {
      let hasSuffix = !isOrdinal || unit.key.text.hasSuffix(PluralSuffix.ordinal)
      let key = hasSuffix ? unit.key.text : unit.key.text + PluralSuffix.ordinal
      for form in forms { add(PluralSuffix.key(TableKey(key), form.suffix), form.text) }
    } else {
      let text = PluralText(unit, in: "JSON")
      losses += text.losses
      switch text.text {
      case .text(let plain):
        add(unit.key.text, plain)
        plainUnits.append(unit)
      case .plural(let sentence): losses += write(sentence, for: unit)
      }
    }
    self.losses += losses.map { Loss.diagnostic($0, of: unit, in: table) }
  }

  /// Reports the texts whose keys happen to make them plural forms when the whole table is read.
  mutating func noteFormsByChance() {
    for unit in plainUnits {
      guard let plural = PluralSuffix.plural(of: unit.key, among: writtenKeys) else { continue }
      losses.append(
        Loss.diagnostic("'\(unit.key)' reads as a plural form of '\(plural.key)' in JSON", of: unit, in: table))
    }
  }

  private mutating func write(_ sentence: PluralSentence, for unit: TextUnit) -> [String] {
    var losses: [String] = []
    for form in sentence.variable.variants {
      let key = PluralSuffix.key(unit.key, form.category)
      if plainKeys.contains(TableKey(key)) {
        losses.append("'\(unit.key)' loses its form '\(form.category)', because '\(key)' is another key")
      } else {
        add(key, form.text)
      }
    }
    if !sentence.variable.variants.contains(where: { $0.category == PluralSuffix.needed }) {
      losses.append("'\(unit.key)' has no form 'other', without which JSON has no plural")
    }
    if unit.key.text.hasSuffix(PluralSuffix.ordinal) {
      losses.append("'\(unit.key)' has plural forms, which JSON takes for ordinal ones by its key")
    }
    let read = PluralSentence(sentence.variable.variants)
    let variable = sentence.variable
    if read.variable.name != variable.name || read.variable.valueType != variable.valueType {
      let type = variable.valueType.map { " (%\($0))" } ?? ""
      losses.append("'\(unit.key)' has the variable '\(variable.name)'\(type), which JSON cannot name")
    } else if read.message != sentence.message {
      losses.append("'\(unit.key)' has text around its variable, which each form repeats in JSON")
    }
    return losses
  }

  private mutating func add(_ key: String, _ text: String) {
    writtenKeys.insert(TableKey(key))
    members.append("  \(JSONText.quoted(key)): \(JSONText.quoted(text))")
  }
}
