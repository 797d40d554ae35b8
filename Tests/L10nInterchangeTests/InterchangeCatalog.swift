import L10nCore

/// A catalog of a few short files, texts by path.
func catalog(_ files: [String: String]) -> Catalog {
  var loader = CatalogLoader(Configuration())
  return loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
}

/// A `.stringsdict` of entries, each a property list.
func stringsdict(_ entries: [(key: String, rule: String)]) -> String {
  "<plist version=\"1.0\"><dict>\(entries.map { "<key>\($0.key)</key>\($0.rule)" }.joined())</dict></plist>"
}

/// A format with variables, each with its forms: `"one=%lld file", "other=%lld files"`.
func rule(_ format: String, _ variables: (name: String, forms: [String])...) -> String {
  let texts = variables.map { variable in
    "<key>\(variable.name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>lld</string>\(pairs(variable.forms))</dict>"
  }
  return "<dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(texts.joined())</dict>"
}

/// Texts by device: `"mac=Click", "other=Tap"`.
func devices(_ texts: String...) -> String {
  "<dict><key>NSStringDeviceSpecificRuleType</key><dict>\(pairs(texts))</dict></dict>"
}

private func pairs(_ texts: [String]) -> String {
  texts.map { text in
    let parts = text.split(separator: "=", maxSplits: 1)
    return "<key>\(parts[0])</key>" + (parts[1].hasPrefix("<") ? parts[1] : "<string>\(parts[1])</string>")
  }.joined()
}
