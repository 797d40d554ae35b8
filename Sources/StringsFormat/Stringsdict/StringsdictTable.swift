/// A `.stringsdict` table as it was read: entries in file order, and findings beside them.
///
/// Reading never fails. The findings are those of the file's shape; what depends on formats or on the language
/// (undefined variables, missing plural categories) is for those who know formats and languages.
public struct StringsdictTable: Sendable {
  /// The property list that the table is written as.
  public let document: PropertyListDocument

  /// The entries that can be used, in file order.
  public let entries: [StringsdictEntry]

  /// What is wrong with the file, in file order.
  public let findings: [StringsFinding]

  /// Keys that the file has but whose entry cannot be used.
  public let brokenKeys: [TableKey]

  /// The decoded text.
  public var source: SourceText { document.source }

  /// Reads a table from the bytes of a file: a property list in any spelling and encoding.
  public init(_ bytes: [UInt8]) {
    self.init(PropertyListDocument(bytes))
  }

  /// Takes the entries from a property list.
  public init(_ document: PropertyListDocument) {
    var reader = StringsdictReader()
    var entries: [StringsdictEntry] = []
    var brokenKeys = document.brokenKeys
    if case .dictionary(let pairs)? = document.root?.value {
      reader.reportDuplicates(in: pairs)
      for pair in pairs {
        if let rule = reader.rule(pair.node, of: pair) {
          entries.append(
            StringsdictEntry(
              key: pair.key, keyRange: pair.keyRange, range: pair.range, comments: pair.comments, rule: rule))
        } else {
          brokenKeys.append(pair.key)
        }
      }
    }
    self.document = document
    self.entries = entries
    self.brokenKeys = brokenKeys
    let findings = reader.findings.filter { !document.unreliable.contains($0.range.lowerBound) }
    self.findings = (document.findings + findings).inFileOrder
  }
}

/// One entry of a `.stringsdict` table.
public struct StringsdictEntry: Sendable {
  /// The key.
  public let key: TableKey

  /// The key's own text with its tags.
  public let keyRange: Range<Int>

  /// The whole entry.
  public let range: Range<Int>

  /// Which of the document's `comments` stand before the entry.
  public let comments: Range<Int>

  /// How the text is chosen.
  public let rule: StringsdictRule
}

/// How the text of an entry is chosen.
public indirect enum StringsdictRule: Sendable {
  /// A plain text.
  case text(StringsdictText)
  /// A format and the variables that it may name (`NSStringLocalizedFormatKey`).
  case format(StringsdictText, variables: [StringsdictVariable])
  /// One rule a width (`NSStringVariableWidthRuleType`), in file order.
  case width([StringsdictCase<Int>])
  /// One rule a device (`NSStringDeviceSpecificRuleType`), in file order: `iphone`, `ipad`, `mac`, … `other`.
  case device([StringsdictCase<String>])
}

/// A text with its place.
public struct StringsdictText: Hashable, Sendable {
  /// The text.
  public let text: String

  /// Its own place, tags included.
  public let range: Range<Int>

  /// The place of its key and itself: where a finding about it stands.
  public let pairRange: Range<Int>

  init(_ text: String, of pair: PropertyListPair) {
    self.text = text
    self.range = pair.node.range
    self.pairRange = pair.range
  }
}

/// What is chosen for one width or device.
public struct StringsdictCase<Value: Sendable>: Sendable {
  /// The width or the device.
  public let value: Value

  /// What is chosen.
  public let rule: StringsdictRule
}

/// A variable of a format: `%#@name@`.
public struct StringsdictVariable: Sendable {
  /// What chooses among the variants.
  public enum Rule: String, Sendable {
    /// The CLDR plural category of a number.
    case plural = "NSStringPluralRuleType"
    /// The number itself, "0", "1" …; documented for OS X 10.9 and hardly ever used.
    case gender = "NSStringGenderRuleType"
  }

  /// The name that formats use.
  public let name: String

  /// The place of the name.
  public let nameRange: Range<Int>

  /// What chooses among the variants.
  public let rule: Rule

  /// The specifier of the number without its `%`, such as `lld`; Foundation assumes `@` where it is absent.
  public let valueType: StringsdictText?

  /// The texts by category (or by number, for gender), in file order.
  public let variants: [StringsdictVariant]
}

/// The text of one plural category.
public struct StringsdictVariant: Sendable {
  /// The category as written: `zero`, `one`, `two`, `few`, `many`, `other`.
  public let category: String

  /// The place of the category.
  public let categoryRange: Range<Int>

  /// The text.
  public let text: StringsdictText
}
