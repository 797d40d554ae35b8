import L10nSyntax

/// The change of one text of one locale.
package struct TextComparison: Sendable {
  package enum Kind: String, Sendable {
    case added, removed, changed
    /// Another key or table, and possibly another text.
    case renamed
  }

  package let kind: Kind

  /// The text's identity; for a removed text the former one.
  package let id: TextID

  /// The former identity, if it was different.
  package let oldID: TextID?

  package let old: CatalogEntry?
  package let new: CatalogEntry?

  init(_ kind: Kind, _ id: TextID, oldID: TextID? = nil, old: CatalogEntry?, new: CatalogEntry?) {
    (self.kind, self.id, self.oldID, self.old, self.new) = (kind, id, oldID, old, new)
  }

  /// One of the texts that an entry may show.
  package struct Form: Sendable {
    /// The selectors of the form, such as `one`; empty for an entry of one text.
    package let name: String

    /// The old text; `nil` if the form is new.
    package let old: String?
    package let new: String?
  }

  /// The texts that differ, in the order of the entry.
  package var forms: [Form] {
    let (before, after) = (Self.texts(of: old), Self.texts(of: new))
    let olds = Dictionary(before) { first, _ in first }
    let news = Dictionary(after) { first, _ in first }
    let names = after.map(\.0) + before.map(\.0).filter { news[$0] == nil }
    return names.compactMap { name in
      let (old, new) = (olds[name], news[name])
      if let old, let new, TableKey(old) == TableKey(new) { return nil }
      return Form(name: name, old: old, new: new)
    }
  }

  private static func texts(of entry: CatalogEntry?) -> [(String, String)] {
    entry?.texts.map { text in
      // The name of the only variable has no meaning.
      let names = text.variants + (text.category.map { [$0] } ?? text.variable.map { [$0] } ?? [])
      return (names.joined(separator: ", "), text.text)
    } ?? []
  }

  /// The arguments, as specifiers, if they differ.
  package var arguments: (old: String, new: String)? {
    guard let old, let new else { return nil }
    let (before, after) = (Self.arguments(of: old), Self.arguments(of: new))
    return before == after ? nil : (before, after)
  }

  private static func arguments(of entry: CatalogEntry) -> String {
    let arguments = entry.message.signature.arguments.sorted { $0.position < $1.position }
    return arguments.map { "%\($0.position)$\($0.type.specifier.drop { $0 == "%" })" }.joined(separator: " ")
  }

  /// The states, if they differ.
  package var states: (old: TranslationState, new: TranslationState)? {
    guard let old, let new, old.loaded.state != new.loaded.state else { return nil }
    return (old.loaded.state, new.loaded.state)
  }

  /// The comments, if they differ; empty for a missing one.
  package var comments: (old: String, new: String)? {
    guard let old, let new else { return nil }
    let (before, after) = (old.comment ?? "", new.comment ?? "")
    return before == after ? nil : (before, after)
  }

  /// Whether the shown texts differ.
  package var changesText: Bool { old?.shown != new?.shown }
}

extension CatalogEntry {
  /// The shown message, independent of the order of its forms, devices and widths.
  var shown: Message { written.ordered }
}

extension Message {
  /// The message with the variants of each choice sorted by name; of equal names the last, which counts.
  fileprivate var ordered: Message {
    switch content {
    case .text, .pattern: self
    case .format(let format, let variables):
      .format(
        format,
        variables: variables.lastOfEach(\.name).map { variable in
          var variable = variable
          variable.variants = variable.variants.lastOfEach(\.category)
          return variable
        })
    case .select(let selector, let variants):
      .select(selector, variants.map { Variant($0.key, $0.message.ordered) }.lastOfEach(\.key))
    case .markedUp(let message, let syntax): Message(.markedUp(message.ordered, syntax))
    }
  }
}

extension Array {
  /// The last element with each name, in the order of the names.
  fileprivate func lastOfEach(_ name: (Element) -> String) -> [Element] {
    Dictionary(map { (name($0), $0) }) { $1 }.sorted { $0.key < $1.key }.map(\.value)
  }
}
