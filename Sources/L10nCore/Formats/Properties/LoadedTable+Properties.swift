import L10nSyntax

extension LoadedTable {
  /// The table of a `.properties` file.
  init(_ file: PropertiesFile) {
    let entries = file.entries.map { entry in
      let place = MessagePlaces.Text(entry.valueRange, pairRange: entry.range)
      let text = file.text(of: entry).text
      var loaded = LoadedEntry(
        key: entry.name, keyRange: entry.keyRange, range: entry.range, text: PlacedMessage(text, at: place),
        isRule: false, comments: entry.comments)
      loaded.dialect = PropertiesSyntax.dialect(of: text)
      loaded.specifiers = file.specifiers
      return loaded
    }
    self.init(
      source: file.source, entries: entries, brokenKeys: [], findings: file.findings,
      isEmpty: entries.isEmpty && !file.findings.isEmpty, keys: entries.map { ($0.key, $0.keyRange) },
      comments: { file.comments.map { ($0, nil) } },
      commentText: { file.commentText($0) },
      spelling: { range in
        file.entry(withTextAt: range).map { entry in
          let text = file.text(of: entry)
          return TextSpelling(range, content: range, utf8: text.utf8, runs: text.runs, isReadLocally: false)
        }
      },
      format: { range, text in
        file.entry(withTextAt: range).flatMap { FormatString($0.value.utf8, in: .java, stored: text) }
      },
      editRefusal: { file.editRefusal },
      placeEditor: { file.editRefusal == nil ? PropertiesPlaceEditor(file) : nil })
  }
}

extension SourceOutline {
  /// The outline of a `.properties` file.
  init(_ file: PropertiesFile) throws(EditRefusal) {
    if let refusal = file.editRefusal { throw refusal }
    let lines = OutlineLines(file.source.utf8, comments: file.comments)
    let entries = file.entries.map { entry in
      OutlineLines.Entry(
        name: Name(entry.name), range: entry.range, contents: .leaf(entry.valueRange), contentsRange: entry.valueRange)
    }
    let (parts, end) = lines.parts(entries, in: 0..<lines.bytes.count)
    self.init(
      source: file.source,
      root: Part(
        Name(""), lead: 0..<0, head: 0..<0, .group { parts }, tail: end..<lines.bytes.count),
      holdsMarkers: true)
  }
}
