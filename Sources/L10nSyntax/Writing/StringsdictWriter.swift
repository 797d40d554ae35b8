/// Writes `.stringsdict` tables, and other property lists of texts, as XML in the form of Apple's tools.
///
/// Indented with tabs, LF, keys in the given order. Reading returns the keys, values and comments.
public enum StringsdictWriter {
  /// A text, or texts and dictionaries by key.
  public indirect enum Value: Hashable, Sendable {
    /// A text.
    case text(String)
    /// Names with their values, in order.
    case dictionary([Pair])
  }

  /// A key with its value.
  public struct Pair: Hashable, Sendable {
    /// The key.
    public var key: TableKey

    /// The value.
    public var value: Value

    /// A key with its value.
    public init(_ key: TableKey, _ value: Value) { (self.key, self.value) = (key, value) }
  }

  /// A whole file.
  public static func table(_ entries: some Sequence<NewEntry<Value>>) -> String {
    XMLOutput.propertyList { output in
      output.open("dict")
      for entry in entries { output.add(entry) }
      output.close("dict")
    }
  }

  /// The text before the dictionary of every property list.
  static let prologue = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    """

  /// The spelling of a text between tags.
  ///
  /// `&`, `<`, `>` and control characters except TAB and LF become references. XML 1.0 does not allow most control
  /// characters, not even as references; Foundation reads them.
  public static func escaped(_ text: String) -> String {
    XMLText.content(text.unicodeScalars)
  }
}
