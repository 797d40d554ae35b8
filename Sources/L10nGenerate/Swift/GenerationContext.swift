internal import Mustache

/// The values for the Swift templates. Names and code in it are final: a template only arranges them.
///
/// Mustache looks values up by the names of these properties.
struct GenerationContext {
  /// The source of the generated code, for its header: the folder's name.
  let source: String
  let typeName: String
  /// `internal`, `package` or `public`.
  let access: String
  /// Whether other modules can see the type. Its imports are then explicit about that if the module hides imports by
  /// default; elsewhere a modifier would be an error beside other files' imports without one.
  let isExported: Bool
  /// The protocols of the generated type.
  let conformance: String
  /// The development language's tag.
  let development: String
  let localeCount: Int
  /// The default options of an initializer, as code.
  let options: String
  /// A locale for the example in the documentation.
  let exampleLocale: String
  /// The source of the number symbols: ICU's and CLDR's versions.
  let dataVersion: String
  let hasControls: Bool
  let controls: [ControlContext]
  let controlTexts: [ControlTextContext]
  let hasForeignWords: Bool
  /// The words of another language, as the elements of a dictionary literal.
  let foreignWords: String
  let hasAnnouncements: Bool
  let announcements: [AnnouncementContext]
  let tables: [TableContext]
  let keys: KeysContext
  /// The tables for look-ups by table and key, in order.
  let tableRanges: [TableRangeContext]
}

/// The range of one table's texts among all texts.
struct TableRangeContext {
  /// The table's name, escaped for a string literal.
  let name: String
  /// The index of the first text, and the index after the last one.
  let first: Int
  let end: Int
}

/// One control as an enum case.
struct ControlContext {
  /// The case's name, in backticks if it is a keyword.
  let name: String
  let tag: Int
  let documentation: String
}

/// One text of a control as a `switch` case.
struct ControlTextContext {
  /// `(.buttonPlayback, .primary, .label, 0)`; `_` for a text of both states.
  let pattern: String
  /// The text's index.
  let index: Int
}

/// The module and the type for look-ups of accessors.
struct LookupContext {
  /// The module that files of accessors import.
  let module: String
  /// The type that looks texts up.
  let type: String

  static let runTime = LookupContext(module: "L10nRuntime", type: "LocalizedTexts")
}

/// One file of namespaces.
struct NamespacesContext {
  let source: String
  let access: String
  let lookup: LookupContext
  let hasNamespaces: Bool
  /// Whether functions that others can see return types of the module, so that it is also imported for them.
  let isExported: Bool
  let namespaces: [NamespaceContext]
}

/// One namespace as a struct in an extension of the enclosing one, or members of a namespace in an extension of it.
struct NamespaceContext: Sendable {
  /// The type that is extended: `PlayerStrings.Controls`.
  let parent: String
  /// The struct's name; `nil` for members of `parent` itself.
  let type: String?
  let keyPrefix: String
  let access: String
  /// The members' code, each with its documentation, indented; without the last line's end.
  ///
  /// A single text, because Mustache takes longer for a member than for everything else together.
  let members: String
}

/// There are many namespaces: Mustache finds their properties by name in a hundredth of the time of reflection.
extension NamespaceContext: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "parent": parent
    case "type": type
    case "keyPrefix": keyPrefix
    case "access": access
    case "members": members
    default: nil
    }
  }
}

/// The packed texts of one locale.
struct TableContext {
  /// A Swift name for the locale, such as `ptBR`.
  let name: String
  /// The language tag.
  let locale: String
  /// The frozen number symbols, escaped for a string literal.
  let numbers: String
  /// The frozen words for the module's arguments as an argument of `_PackedTable`, with its comma; empty without words.
  let patterns: String
  /// The texts as the indented lines of a multi-line string literal, each with its line's end.
  let lines: String
  /// The packed offsets, escaped.
  let offsets: String
}

/// The packed keys of the texts.
struct KeysContext {
  /// The keys as the indented lines of a multi-line string literal, each with its line's end.
  let lines: String
  /// The packed offsets, escaped.
  let offsets: String
  /// The hash table of the keys, escaped.
  let slots: String
  /// The syntaxes of the texts as an argument of `_PackedKeys`, after its comma; empty if all are formats.
  let syntaxes: String
}
