import L10nCore

extension ConversionFormat {
  /// `.strings` and `.stringsdict` as XML property lists.
  package static let xmlPropertyList = ConversionFormat(
    name: "xml-plist", title: "an XML property list", table: .strings
  ) { $0.propertyLists(.xml) }

  /// `.strings` and `.stringsdict` as binary property lists, as apps ship them.
  package static let binaryPropertyList = ConversionFormat(
    name: "binary-plist", title: "a binary property list", table: .strings, holdsComments: false
  ) { $0.propertyLists(.binary) }
}

extension Conversion {
  fileprivate func propertyLists(_ spelling: PropertyListTable.Spelling) -> WrittenTables {
    wanted(tables).map { PropertyListTable($0, as: spelling) }.reduce(into: WrittenTables(losses: patternNotes)) {
      $0 += WrittenTables(files: $1.files, losses: $1.losses)
    }
  }
}
