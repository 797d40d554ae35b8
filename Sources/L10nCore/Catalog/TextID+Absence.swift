package import StringsFormat

extension TextID {
  /// Whether the text belongs to an app's `Info.plist`, which holds the development texts itself.
  package var isInInfoPlist: Bool { table == "InfoPlist" || table.hasSuffix("/InfoPlist") }
}

extension TableKey {
  /// Whether the key reads as a text, as where source code holds the development texts: a capital first, or words.
  package var isOwnText: Bool {
    text.unicodeScalars.contains(where: \.properties.isWhitespace)
      || (text.unicodeScalars.first?.properties.isUppercase ?? false) && !text.contains(".") && !text.contains("_")
  }
}
