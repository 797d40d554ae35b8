import L10nCore
import L10nRuntime
import L10nSyntax

/// Reads the texts of an ARB file as texts of a table.
struct ARBReader {
  /// The arguments of the source texts: known ones, and those of this file.
  private(set) var sources: [TextID: ARBSource]

  private let arb: ARBFile
  private let language: ARBLanguage
  private let isDevelopment: Bool
  private let counted: [TextID: Set<String>]
  private var diagnostics: [Diagnostic]
  private var unknownAttributes: Set<String> = []

  init(_ arb: ARBFile, _ sources: [TextID: ARBSource], isDevelopment: Bool, counted: [TextID: Set<String>]) {
    (self.arb, self.sources, self.isDevelopment, self.counted) = (arb, sources, isDevelopment, counted)
    language = ARBLanguage(arb.tag ?? .english)
    diagnostics = arb.diagnostics
  }

  mutating func tables(as form: ARBForm) -> ReadTables {
    var units: [TextUnit] = []
    for entry in arb.entries { units.append(unit(entry, as: form)) }
    var table = TextTable(name: arb.table, locale: arb.locale, units: units)
    table.bundleAttributes = arb.attributes.map { BundleNotes.Attribute($0) }
    if form != .bundles { for attribute in arb.attributes { reportUnknown(attribute) } }
    return ReadTables(
      tables: [table], source: arb.source,
      diagnostics: diagnostics.sorted(by: Diagnostic.precedes))
  }

  private mutating func unit(_ entry: ARBFile.Entry, as form: ARBForm) -> TextUnit {
    let notes = entry.notes
    if form != .bundles { reportUnknownAttributes(of: entry) }
    let isPattern = (form == .bundles || form == .patterns) && entry.pattern?.message != nil
    var unit = TextUnit(
      key: entry.key, message: isPattern ? pattern(of: entry, as: form) : message(of: entry),
      comment: notes?[ARBName.description]?.value.string,
      state: notes?[ARBName.state]?.value.string.flatMap(TranslationState.init) ?? .translated,
      isTranslatable: notes?[ARBName.translate]?.value.boolean ?? true,
      extractionState: notes?[ARBName.extractionState]?.value.string ?? arb.extractionState,
      location: SourceLocation(arb.file.path, entry.keyRange))
    if isPattern { (unit.syntax, unit.bundle) = (.icu, BundleNotes(entry)) }
    if form == .formats, isDevelopment, let names = sources[arb.id(of: entry)]?.arguments.names {
      unit.comment = ArgumentNote(unit.message, names: names).added(to: unit.comment)
    }
    return unit
  }

  private func arguments(of entry: ARBFile.Entry) -> ARBArguments {
    let id = arb.id(of: entry)
    return ARBArguments(entry.placeholders, counted: counted[id] ?? [], source: sources[id]?.arguments)
  }

  /// The text as an ICU message; unless its notes are written, too, with the functions that only they declare.
  private mutating func pattern(of entry: ARBFile.Entry, as form: ARBForm) -> Message {
    let arguments = arguments(of: entry)
    let id = arb.id(of: entry)
    if sources[id] == nil { sources[id] = ARBSource(arguments: arguments, isDevelopment: isDevelopment) }
    let pattern = form == .bundles ? entry.pattern : entry.pattern?.showing(arguments.functions(isPattern: true))
    return Message(text: pattern?.text ?? entry.text)
  }

  private mutating func message(of entry: ARBFile.Entry) -> Message {
    let id = arb.id(of: entry)
    let source = sources[id]
    let arguments = arguments(of: entry)
    guard let pattern = entry.pattern?.showing(arguments.functions(isPattern: false)), let message = pattern.message
    else {
      if source == nil { sources[id] = ARBSource(arguments: arguments, isDevelopment: isDevelopment) }
      reportUnreadable(entry)
      return Message(text: entry.text)
    }
    let read = ARBContent(message, of: pattern.text, arguments: arguments, language: language)
    if source == nil { sources[id] = ARBSource(arguments: read.arguments, isDevelopment: isDevelopment) }
    for loss in read.losses { report("\(loss), which string tables cannot hold", of: entry) }
    if source?.isDevelopment ?? false {
      for name in read.arguments.unknown { report("takes '\(name)', but the development text does not", of: entry) }
    }
    return read.message
  }

  // MARK: Reports

  private mutating func reportUnreadable(_ entry: ARBFile.Entry) {
    let reason = entry.pattern?.error.map { ": \($0)" } ?? ""
    diagnostics.append(
      arb.file.diagnostic(
        "invalid-arb", .error, "'\(entry.key)' is read as plain text, because it is not an ICU message\(reason)",
        at: entry.range, key: entry.key,
        help: "write '{' between apostrophes where no argument is meant"))
  }

  /// - Parameter clause: the loss, in a clause after the key.
  private mutating func report(_ clause: String, of entry: ARBFile.Entry) {
    let key = entry.key
    diagnostics.append(
      arb.file.diagnostic("conversion-loss", .warning, "'\(key)' \(clause)", at: entry.range, key: key))
  }

  private mutating func reportUnknownAttributes(of entry: ARBFile.Entry) {
    reportUnknownAttributes(of: entry.notes)
    for placeholder in entry.placeholders?.members.map(\.self) ?? [] {
      reportUnknownAttributes(
        of: placeholder.value, but: FlutterFormat(placeholder.value) == nil ? [] : FlutterFormat.attributes)
    }
  }

  private mutating func reportUnknownAttributes(of value: JSONValue?, but known: Set<String> = []) {
    for member in value?.members.map(\.self) ?? []
    where !ARBName.isKnown(member.key.text) && !known.contains(member.key.text) { reportUnknown(member) }
  }

  /// Reports once an attribute that no text keeps.
  private mutating func reportUnknown(_ member: JSONMember) {
    guard unknownAttributes.insert(member.key.text).inserted else { return }
    let message = "string tables have no place for the attribute '\(member.key)'"
    diagnostics.append(arb.file.diagnostic("conversion-loss", .note, message, at: member.keyRange))
  }
}
