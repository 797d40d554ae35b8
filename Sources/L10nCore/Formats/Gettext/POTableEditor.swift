import L10nRuntime
import L10nSyntax

/// Edits one PO file, which may not exist yet.
struct POTableEditor: FileEditing {
  private static let title = "a PO file"

  /// The result of the changes to a key.
  private enum Target {
    case entry(Int)
    case added(PONewMessage)
  }

  let site: TableSite
  let file: TableFile?
  let format = TableFormat.po
  private let po: POFile

  /// The messages of a template, or of another language's file, which define the messages that a file has.
  private let models: [TableKey: POEntry]

  /// The numbers of obsolete messages, by the text that programs looked them up by.
  private let obsolete: [String: [Int]]

  /// Whether the texts are ICU messages.
  private let holdsICU: Bool

  private let tag: LanguageTag
  private let plurals: GettextPlurals
  private let refusal: EditRefusal?
  private var editor: POTextEditor

  /// The file's messages and new ones, by their current keys.
  private var targets: [TableKey: Target] = [:]

  /// The keys of new messages, in the order of their addition.
  private var addedKeys: [TableKey] = []

  init(_ site: TableSite) {
    self.site = site
    file = site.files.first { $0.place.format == .po }
    let model = site.development.first { $0.place.format == .po }?.read.contents as? POFile
    models = Dictionary((model?.messages ?? []).map { [model] in (model?.key(of: $0.entry) ?? "", $0.entry) }) { $1 }
    tag = LanguageTag(directoryName: site.directory) ?? .english
    let isNew = file.map(\.isBlank) ?? true
    let known = isNew ? nil : file?.read.contents as? POFile
    po = known ?? POFile(Self.newFile(site, like: model, tag))
    holdsICU = (model ?? po).holdsICU
    plurals = po.plurals(in: tag).forms
    obsolete = Dictionary(grouping: po.entries.indices.filter { [po] in po.entries[$0].isObsolete }) { [po] in
      po.entries[$0].lookup
    }
    refusal = po.editRefusal
    editor = POTextEditor(po, order: site.order)
    for (number, entry) in po.messages { targets[po.key(of: entry)] = .entry(number) }
  }

  /// Whether the texts are those of the code.
  private var isSource: Bool { site.directory == "Base" }

  /// Whether a translation takes the place of a missing template: only its translations change.
  private var isStandIn: Bool { file?.table.language == ReadFile.sources }

  /// A file without messages, with the header of the model.
  private static func newFile(_ site: TableSite, like model: POFile?, _ tag: LanguageTag) -> [UInt8] {
    let name = site.table.split(separator: "/").last.map(String.init) ?? site.table
    let known = model.flatMap { file in file.headerIndex.flatMap { file.entries[$0].translation(0)?.text } }
    var fields =
      known?.split(separator: "\n").map(String.init) ?? [
        "Project-Id-Version: \(name)", "PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE", "Last-Translator: ",
        "Language-Team: ",
        "Language: ", "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit",
      ]
    func set(_ name: String, _ value: String) {
      let field = "\(name): \(value)"
      if let index = fields.firstIndex(where: { $0.hasPrefix("\(name):") }) {
        fields[index] = field
      } else {
        fields.append(field)
      }
    }
    if site.directory != "Base" {
      set("Language", site.directory.replacing("-", with: "_"))
      set("Plural-Forms", GettextPlurals(for: tag, hasZero: false).header)
    }
    set("Content-Type", "text/plain; charset=UTF-8")
    let header = PONewMessage(id: "", translations: [fields.map { $0 + "\n" }.joined()])
    return Array(header.lines(width: nil, lineEnd: "\n").utf8)
  }

  func refusal(of change: TableChange) -> EditRefusal? {
    if !isStandIn { return refusal }
    switch change.action {
    case .remove, .rename, .comment, .extractionState: return nil
    case .set, .extract: return file?.table.editRefusal()
    }
  }

  mutating func make(_ change: TableChange) throws(EditLoss) {
    if isStandIn { return }
    switch change.action {
    case .set(let message, let state): try set(CountedContents(message, in: Self.title), change, isNew: state == .new)
    case .extract(let text, _): try set(.text(text), change, isNew: false)
    case .remove: try remove(change.key)
    case .rename(let key): try rename(change.key, to: key)
    // The code's comments on a message are in its template, which gettext's tools write.
    case .comment, .extractionState: break
    }
  }

  private mutating func set(
    _ contents: CountedContents, _ change: TableChange, isNew: Bool
  ) throws(EditLoss) {
    let key = change.key
    switch targets[key] {
    case .entry(let number)?:
      let entry = po.entries[number]
      if isSource { return try checkSource(contents, entry) }
      let isPlural = entry.plural != nil
      editor.translate(number, to: isNew ? .none : .texts(try texts(contents, po.syntax(of: entry), isPlural)))
    case .added(var message)?:
      if isSource { return }
      try translate(&message, contents, isNew)
      targets[key] = .added(message)
    case nil:
      var message = try newMessage(key, contents, change)
      if !isSource {
        try translate(&message, contents, isNew)
        revive(&message, isNew)
      }
      targets[key] = .added(message)
      addedKeys.append(key)
    }
  }

  /// Replaces an obsolete message of the same lookup and keeps its translation, as msgmerge does.
  private mutating func revive(_ message: inout PONewMessage, _ isNew: Bool) {
    let lookup = (message.context.map { "\($0)\u{4}" } ?? "") + message.id
    for index in obsolete[lookup] ?? [] {
      editor.remove(index)
      let texts = po.entries[index].translations.map(\.text.text)
      if isNew, !po.entries[index].isFuzzy, texts.count == message.translations.count { message.translations = texts }
    }
  }

  private func translate(
    _ message: inout PONewMessage, _ contents: CountedContents, _ isNew: Bool
  ) throws(EditLoss) {
    let sources = holdsICU ? [] : [message.id, message.plural].compactMap(\.self)
    let syntax = GettextSyntax(flags: message.flags, sources: sources, translations: [])
    let count = message.plural == nil ? 1 : plurals.categories.count
    let texts = isNew ? [:] : try texts(contents, syntax, message.plural != nil)
    message.translations = (0..<count).map { texts[$0] ?? "" }
  }

  /// The texts of a translation by form, in the file's spelling.
  private func texts(
    _ contents: CountedContents, _ syntax: GettextSyntax, _ isPlural: Bool
  ) throws(EditLoss) -> [Int: String] {
    let spelled = syntax.specifiers.spelled
    switch contents {
    case .text(let text):
      if text.isEmpty { throw .init(message: "is empty, which \(Self.title) takes for untranslated") }
      return isPlural
        ? Dictionary(uniqueKeysWithValues: plurals.categories.indices.map { ($0, spelled(text)) }) : [0: spelled(text)]
    case .plural(let forms):
      guard isPlural else { throw .init(message: "has plural forms, and the text of the code has none") }
      if forms.contains(where: \.text.isEmpty) {
        throw .init(message: "has an empty form, which \(Self.title) takes for untranslated")
      }
      let known = POForms(forms)
      let names = plurals.categories.enumerated().map {
        ($0, $1.map { known.text(for: $0, tag) } ?? known.text(for: .other, tag))
      }
      return Dictionary(uniqueKeysWithValues: names).mapValues(spelled)
    }
  }

  /// Checks that a change keeps the texts of the code, by which programs look translations up.
  private func checkSource(_ contents: CountedContents, _ entry: POEntry) throws(EditLoss) {
    let texts =
      switch contents {
      case .text(let text): [text]
      case .plural(let forms): forms.map(\.text)
      }
    let known = [entry.id, entry.plural].compactMap(\.self).map { po.spelled($0, po.syntax(of: entry)).text }
    guard texts.allSatisfy(known.contains) else {
      throw .init(message: "is itself what programs look up: change the text in the code")
    }
  }

  private func newMessage(
    _ key: TableKey, _ contents: CountedContents, _ change: TableChange
  ) throws(EditLoss) -> PONewMessage {
    if let entry = models[key], let id = entry.id {
      let comments = entry.comments.filter { $0.mark != " " && $0.mark != "|" }.compactMap { line -> String? in
        guard line.mark == "," else { return line.text.isEmpty ? "#\(line.mark)" : "#\(line.mark) \(line.text)" }
        let flags = line.text.split(separator: ",").map { $0.filter { $0 != " " } }.filter { $0 != "fuzzy" }
        return flags.isEmpty ? nil : "#, \(flags.joined(separator: ", "))"
      }
      return PONewMessage(
        comments: comments, context: entry.context?.text, id: id.text, plural: entry.plural?.text,
        translations: isSource && entry.plural != nil ? ["", ""] : [""])
    }
    guard isSource else { throw .init(message: "is not among the texts of the code") }
    if key.text.isEmpty { throw .init(message: "is empty, which is the key of the header") }
    var message = PONewMessage(id: key.text, translations: [""])
    switch contents {
    case .plural(let forms):
      let known = POForms(forms)
      message.id = known.text(for: .one, .english)
      message.plural = known.text(for: .other, .english)
      message.translations = ["", ""]
    case .text(let text): message.id = text
    }
    if !message.id.utf8.elementsEqual(key.text.utf8) { message.context = key.text }
    if let comment = change.comment {
      message.comments = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { "#. \($0)" }
    }
    if !holdsICU, [message.id, message.plural ?? ""].contains(where: { !FormatString($0).placeholders.isEmpty }) {
      message.comments.append("#, objc-format")
    }
    return message
  }

  private mutating func remove(_ key: TableKey) throws(EditLoss) {
    guard let target = targets.removeValue(forKey: key) else { throw .init(message: "does not exist") }
    guard case .entry(let number) = target else {
      addedKeys.removeAll { $0 == key }
      return
    }
    for (other, entry) in po.messages where other == number || po.key(of: entry) == key { editor.remove(other) }
  }

  private mutating func rename(_ key: TableKey, to newKey: TableKey) throws(EditLoss) {
    guard let target = try targets.target(of: key, renamedTo: newKey) else { return }
    if newKey.text.isEmpty { throw .init(message: "cannot become empty, which is the key of the header") }
    switch target {
    case .entry(let number):
      let entry = po.entries[number]
      if !po.haveOwnContexts, let context = entry.context?.text {
        guard newKey.text.hasPrefix("\(context)|"), newKey.text.count > context.count + 1 else {
          throw .init(message: "keeps its context: the new key has to begin with '\(context)|'")
        }
      }
      for (other, entry) in po.messages where other == number || po.key(of: entry) == key {
        editor.rename(other, to: newKey)
      }
      targets[newKey] = target
    case .added(var message):
      if message.context == key.text { message.context = newKey.text } else { message.id = newKey.text }
      targets[newKey] = .added(message)
      addedKeys.removeAll { $0 == key }
      addedKeys.append(newKey)
    }
    targets[key] = nil
  }

  func editedBytes() -> [UInt8]? {
    if isStandIn || refusal != nil || isNew && addedKeys.isEmpty { return nil }
    var editor = editor
    for key in addedKeys {
      if case .added(let message)? = targets[key] { editor.add(message, key: key) }
    }
    return editor.edits.bytes
  }
}

extension PONewMessage {
  /// The flags of `#,` comments.
  fileprivate var flags: [String] {
    comments.filter { $0.hasPrefix("#,") }.flatMap { line in
      line.dropFirst(2).split(separator: ",").map { String($0.filter { $0 != " " }) }
    }
  }
}
