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
  /// Plural forms have a key each, the text's own with the category after it, as i18next names them. Specifiers stay
  /// as they are.
  package init(json table: TextTable) {
    var writer = JSONTableWriter(table)
    for unit in table.units { writer.write(unit) }
    writer.noteFormsByChance()
    self.init(text: writer.text, losses: writer.losses)
  }
}

private struct JSONTableWriter {
  private(set) var losses: [Diagnostic] = []

  private let table: TextTable
  private let plainKeys: Set<TableKey>
  private var writtenKeys: Set<TableKey> = []
  private var plainUnits: [TextUnit] = []
  private var members: [String] = []

  init(_ table: TextTable) {
    self.table = table
    plainKeys = Set(table.units.filter { if case .text = $0.message.content { true } else { false } }.map(\.key))
  }

  var text: String { members.isEmpty ? "{}\n" : "{\n\(members.joined(separator: ",\n"))\n}\n" }

  mutating func write(_ unit: TextUnit) {
    let ordinals = OrdinalForms(unit)
    var losses = unit.lostNotes(in: "JSON") + (ordinals == nil ? unit.lostPattern(in: "JSON") : [])
    if unit.state == .new {
      losses.append("'\(unit.key)' is not translated yet and is left out")
    } else if let ordinals {
      let key = unit.key.text.hasSuffix(OrdinalForms.suffix) ? unit.key.text : unit.key.text + OrdinalForms.suffix
      for form in ordinals.forms { add(PluralSuffix.key(TableKey(key), form.category), form.text) }
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

  /// Reports the texts whose keys make them a plural form when the whole table is read.
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
        losses.append("'\(unit.key)' loses its form '\(form.category)', for '\(key)' is a key of its own")
      } else {
        add(key, form.text)
      }
    }
    if !sentence.variable.variants.contains(where: { $0.category == PluralSuffix.needed }) {
      losses.append("'\(unit.key)' has no form 'other', without which JSON has no plural")
    }
    if unit.key.text.hasSuffix(OrdinalForms.suffix) {
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
