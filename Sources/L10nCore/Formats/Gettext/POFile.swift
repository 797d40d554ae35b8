package import L10nRuntime
package import L10nSyntax

/// A PO file or template, as read.
package struct POFile: Sendable {
  let source: SourceText

  /// In file order, including the header and obsolete messages.
  package private(set) var entries: [POEntry]

  package let header: POHeader

  /// The index of the header; `nil` for a file without one.
  let headerIndex: Int?

  /// Whether nothing of the file was skipped.
  private let isWhole: Bool

  /// The findings that do not depend on the file's language.
  package private(set) var findings: [StringsFinding]

  /// Whether each message has a context that no other message has: then the context is its key.
  package let haveOwnContexts: Bool

  /// Whether the texts are ICU messages, as Lingui writes them: no flag declares another syntax, and some of them choose
  /// by a plural form or a value.
  package private(set) var holdsICU = false

  /// The messages' `formatFlags`, where there are any, by the text that programs look them up by.
  private let formatFlags: Lazy<[String: [String]]>

  /// Reads a file, and never fails.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ bytes: [UInt8]) { self.init(SourceText(decoding: bytes)) }

  package init(_ source: SourceText) {
    self.source = source
    let contents = POContents(source.utf8)
    let parts = contents.parts
    let entries = parts.messages.map { POEntry(contents, $0) }
    self.entries = entries
    headerIndex = entries.firstIndex(where: \.isHeader)
    header = POHeader(headerIndex.flatMap { entries[$0].translation(0)?.text } ?? "")
    formatFlags = Lazy {
      let flagged = entries.lazy.filter(\.isMessage).map { ($0.lookup, $0.formatFlags) }
      return Dictionary(flagged.filter { !$1.isEmpty }) { $1 }
    }
    isWhole = parts.findings.isEmpty
    let messages = entries.lazy.filter(\.isMessage)
    let contexts = messages.allSatisfy { $0.context != nil } ? messages.compactMap { $0.context?.text } : []
    haveOwnContexts = !contexts.isEmpty && Set(contexts.map { TableKey($0) }).count == contexts.count
    findings = parts.findings.map { StringsFinding(.error, .invalidPO, at: $0.range, $0.message) }
    if let conflict = parts.conflict {
      findings = [StringsFinding(.error, .mergeConflict, at: conflict, MergeConflict.message, help: MergeConflict.help)]
    }
    findings += characterSetFindings + repetitions
    holdsICU = Self.holdsICU(entries, header)
  }

  /// The file with the syntaxes of another file of its table: a flag may be older than the code.
  ///
  /// - Returns: `nil` if that changes nothing.
  func like(_ model: POFile) -> POFile? {
    var file = self
    var isChanged = holdsICU != model.holdsICU
    file.holdsICU = model.holdsICU
    for index in entries.indices where entries[index].isMessage {
      let flags = entries[index].formatFlags
      guard !flags.isEmpty, let known = model.formatFlags.value[entries[index].lookup], known != flags else { continue }
      file.entries[index].knownFlags = known
      isChanged = true
    }
    return isChanged ? file : nil
  }

  private static func holdsICU(_ entries: [POEntry], _ header: POHeader) -> Bool {
    if entries.contains(where: { $0.isMessage && !$0.formatFlags.isEmpty }) { return false }
    return header["x-generator"]?.containsASCII("lingui") ?? false
      || entries.contains { entry in
        ([entry.id].compactMap(\.self) + entry.translations.map(\.text)).contains { $0.text.choosesAsICU }
      }
  }

  /// The messages that programs look up, each with its number among all messages.
  var messages: [(number: Int, entry: POEntry)] {
    entries.enumerated().compactMap { $1.isMessage ? ($0, $1) : nil }
  }

  /// The key of a message: its context if each message has a unique one, else `context|source`, or the source alone.
  package func key(of entry: POEntry) -> TableKey {
    let id = entry.id?.text ?? ""
    return TableKey(entry.context.map { haveOwnContexts ? $0.text : "\($0.text)|\(id)" } ?? id)
  }

  /// The range of the text that is the key.
  func keyRange(of entry: POEntry) -> Range<Int> {
    (haveOwnContexts ? entry.context : entry.id)?.range ?? entry.start..<entry.start
  }

  /// How a message's texts spell their arguments.
  package func syntax(of entry: POEntry) -> GettextSyntax {
    if holdsICU { return GettextSyntax(flags: [], sources: [], translations: []) }
    return GettextSyntax(
      flags: entry.formatFlags, sources: [entry.id, entry.plural].compactMap { $0?.text },
      translations: entry.translations.map(\.text.text))
  }

  /// How a string of the file is spelled, in the syntax of its message.
  func spelled(_ text: POEntry.Text, _ syntax: GettextSyntax) -> SpelledText {
    var spelled = POStrings.text(at: text.range, in: source.utf8)
    spelled.replace(syntax.replacements(in: spelled.utf8))
    return spelled
  }

  /// A string of the file with Foundation's specifiers, in the syntax of its message.
  func text(_ text: POEntry.Text, _ syntax: GettextSyntax) -> String {
    // The spelling of a broken string is another text, which the places of findings are in.
    isWhole ? syntax.read(text.text) : spelled(text, syntax).text
  }

  /// The message whose lines contain an offset.
  func entry(at offset: Int) -> POEntry? { entries.last(beginningBy: offset) { $0.lines } }

  /// The reason why the file cannot be edited; `nil` if it can.
  var editRefusal: EditRefusal? {
    let broken = findings.first { $0.severity == .error && $0.kind != .duplicateKey && $0.kind != .missingCategory }
    return broken.map {
      EditRefusal(
        "the file is broken, so it cannot be edited: \($0.message)", help: "fix the file first", at: $0.range)
    }
  }

  // MARK: Findings

  private var characterSetFindings: [StringsFinding] {
    let declared = header.charset.flatMap {
      ["utf-8", "utf8", "ascii", "us-ascii", "charset"].contains($0) ? nil : $0
    }
    if !SourceEdits(source).canEdit {
      return [
        StringsFinding(
          .error, .invalidUTF8, at: 0..<0, "the file holds bytes that are not UTF-8",
          help: declared == nil ? "save it as UTF-8" : "convert it with msgconv --to-code=UTF-8")
      ]
    }
    guard let declared, let index = headerIndex, source.utf8.contains(where: { $0 >= 0x80 }) else { return [] }
    return [
      StringsFinding(
        .error, .invalidPO, at: entries[index].translation(0)?.range ?? 0..<0,
        "the file declares the charset '\(declared)', but is read as UTF-8",
        help: "convert it with msgconv --to-code=UTF-8")
    ]
  }

  private var repetitions: [StringsFinding] {
    var seen: [TableKey: Range<Int>] = [:]
    seen.reserveCapacity(entries.count)
    return entries.compactMap { entry in
      guard entry.isMessage else { return nil }
      // A text with a context and one without may have the same key, though they are different messages.
      let name = TableKey(entry.lookup)
      let range = entry.id?.range ?? entry.start..<entry.start
      let first = { (place: inout Range<Int>) in place }(&seen[name, default: range])
      if first == range { return nil }
      return StringsFinding(
        .error, .duplicateKey, at: range, "'\(key(of: entry))' occurs twice, which msgfmt refuses",
        help: "keep one of them", related: first)
    }
  }

  // MARK: Plurals

  /// The plural forms that the file declares for a language; CLDR's if it declares none.
  package func plurals(in tag: LanguageTag) -> (forms: GettextPlurals, isDeclared: Bool) {
    let declared = header["plural-forms"].flatMap { GettextPlurals(header: $0, tag: tag) }
    return (declared ?? GettextPlurals(for: tag, hasZero: false), declared != nil)
  }

  /// The warning about plural forms that the file does not declare; empty if it does, or has no such texts.
  package func undeclaredPlurals(in tag: LanguageTag) -> [StringsFinding] {
    let plural = entries.filter { $0.isMessage && $0.plural != nil }
    guard let first = plural.first, !plurals(in: tag).isDeclared, plural.contains(where: \.isTranslated) else {
      return []
    }
    let header = headerIndex.flatMap { entries[$0].translation(0)?.range } ?? first.start..<first.start
    return [
      StringsFinding(
        .warning, .invalidPO, at: header, "the header has no usable Plural-Forms, so CLDR's forms are assumed",
        help: "write Plural-Forms: \(GettextPlurals(for: tag, hasZero: false).header)")
    ]
  }
}

extension String {
  /// Whether the text is an ICU message with a plural or a choice by a value.
  fileprivate var choosesAsICU: Bool {
    (containsASCII(", plural,") || containsASCII(", select,") || containsASCII(", selectordinal,"))
      && (try? ICUMessage(self)) != nil
  }
}
