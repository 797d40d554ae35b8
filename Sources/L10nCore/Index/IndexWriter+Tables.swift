import StringsFormat

extension IndexWriter {
  /// Adds a table without its source.
  ///
  /// - Parameter keys: those of the table before it in the file, which are not written again.
  mutating func add(_ table: LoadedTable, after keys: [(key: TableKey, range: Range<Int>)]?) {
    add(table.language) { $0.add($1) }
    add(table.isSource)
    add(table.isEmpty)
    add(table.syntax?.rawValue) { $0.add($1) }
    add(table.entries) { $0.add($1) }
    if table.keys.elementsEqual(table.entries, by: { $0.key == $1.key && $0.range == $1.keyRange }) {
      add(0)
    } else if let keys, table.keys.elementsEqual(keys, by: { $0.key == $1.key && $0.range == $1.range }) {
      add(1)
    } else {
      add(2)
      add(table.keys) { writer, key in
        writer.add(key.range)
        writer.add(key.key.text, at: key.range)
      }
    }
    add(table.brokenKeys) { $0.add($1.text) }
    add(table.findings) { $0.add($1) }
    addComments(of: table)
  }

  private mutating func addComments(of table: LoadedTable) {
    var seen: Set<Range<Int>> = []
    let comments = table.entries.compactMap { entry in
      entry.comments.isEmpty || !seen.insert(entry.comments).inserted
        ? nil : table.commentText(entry.comments).map { (entry.comments, $0) }
    }
    add(comments.sorted { ($0.0.lowerBound, $0.0.upperBound) < ($1.0.lowerBound, $1.0.upperBound) }) {
      $0.add($1.0.lowerBound)
      $0.add($1.0.count)
      $0.add($1.1)
    }
  }

  private mutating func add(_ entry: LoadedEntry) {
    add(entry.keyRange)
    add(entry.sharedKeyRange) { $0.add($1) }
    add(entry.key.text, at: entry.ownKeyRange)
    add(entry.range)
    let flags = [entry.isRule, entry.hasSeveralStates, entry.isTranslatable]
    add(flags.reduce(TranslationState.allCases.firstIndex(of: entry.state) ?? 0) { $0 << 1 | ($1 ? 1 : 0) })
    add(entry.stateRange) { $0.add($1) }
    add(entry.extractionState) { $0.add($1) }
    add(entry.comments.lowerBound)
    add(entry.comments.count)
    add(entry.text)
  }

  private mutating func add(_ finding: StringsFinding) {
    add(finding.severity == .error)
    add(finding.kind.rawValue)
    add(finding.range)
    add(finding.message)
    add(finding.help) { $0.add($1) }
    add(finding.related) { $0.add($1) }
  }

  // MARK: Messages

  private mutating func add(_ text: PlacedMessage) {
    add(text.places.leaves) { writer, leaf in
      writer.add(leaf.keys) { $0.add($1) }
      writer.add(leaf.text)
      writer.add(leaf.variables) { writer, variable in
        writer.add(variable.name)
        writer.add(variable.valueType) { $0.add($1) }
        writer.add(variable.variants) { writer, variant in
          writer.add(variant.category)
          writer.add(variant.text)
        }
      }
    }
    add(text.message, at: text.places.leaves.count == 1 ? text.places.leaves.first?.text.range : nil)
  }

  private mutating func add(_ place: MessagePlaces.Text) {
    add(place.range)
    add(place.pairRange)
  }

  private mutating func add(_ message: Message, at place: Range<Int>?) {
    switch message.content {
    case .text(let text):
      add(0)
      add(text, at: place)
    case .format(let format, let variables):
      add(1)
      add(format, at: place)
      add(variables) { writer, variable in
        writer.add(variable.name)
        writer.add(variable.rule == .gender)
        writer.add(variable.valueType) { $0.add($1) }
        writer.add(variable.variants) { writer, variant in
          writer.add(variant.category)
          writer.add(variant.text)
        }
      }
    case .select(let selector, let variants):
      add(2)
      add(selector == .device ? 0 : selector == .width ? 1 : 2)
      add(variants) { writer, variant in
        writer.add(variant.key)
        writer.add(variant.message, at: place)
      }
    case .pattern, .markedUp: preconditionFailure("settings make patterns and markup of what readers give")
    }
  }
}
