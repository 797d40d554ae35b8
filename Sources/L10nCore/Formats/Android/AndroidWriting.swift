import L10nSyntax

/// Writes the changes of one resource file.
struct AndroidWriting {
  let editor: AndroidTableEditor
  let resources: AndroidResources
  let lines: AndroidLines
  private let development: AndroidOriginals

  init(_ editor: AndroidTableEditor) {
    self.editor = editor
    resources = editor.resources
    lines = AndroidLines(resources)
    development = AndroidOriginals(editor.site.development, editor.format)
  }

  func edits() -> SourceEdits {
    var edits = SourceEdits(resources.source)
    for (index, resource) in resources.resources.enumerated() {
      if resource.kind == .array {
        change(array: index, &edits)
      } else if let change = editor.changes[.resource(index)] {
        self.change(resource, change, &edits)
      }
    }
    insert(&edits)
    return edits
  }

  // MARK: Existing resources

  private func change(
    _ resource: AndroidResources.Resource, _ change: AndroidTableEditor.Change, _ edits: inout SourceEdits
  ) {
    if change.isRemoved {
      edits.remove(lines.whole(resources.withComments(resource.range, resource.comments)))
      return
    }
    let name = change.name ?? resource.name
    guard let contents = change.contents else {
      edits.replace(resource.nameRange, with: XMLText.attribute(name))
      return
    }
    mark(resource.range, resource.comments, isUntranslated: change.isUntranslated, &edits)
    if changesTexts(of: resource, contents, &edits) {
      if change.name != nil { edits.replace(resource.nameRange, with: XMLText.attribute(name)) }
      return
    }
    let entry = AndroidEntry(
      name: name, contents: written(contents, TableKey(resource.name)), isTranslatable: resource.isTranslatable,
      isFormatted: resource.isFormatted, product: resource.product)
    let base = lines.indentation(before: resource.range.lowerBound) ?? ""
    let text = entry.lines(base: base, unit: lines.unit, lineEnd: lines.lineEnd)
    edits.replace(resource.range, with: String(text.dropFirst(base.count).dropLast()))
  }

  /// Changes texts between their tags if the resource keeps its kind.
  ///
  /// - Returns: whether that is possible.
  private func changesTexts(
    of resource: AndroidResources.Resource, _ contents: CountedContents, _ edits: inout SourceEdits
  ) -> Bool {
    if resource.items.contains(where: resources.isEmptyElement) { return false }
    switch contents {
    case .text(let text):
      guard resource.kind == .string, let item = resource.items.first else { return false }
      change(item, to: text, TableKey(resource.name), &edits)
      return true
    case .plural(let forms):
      guard resource.kind == .plurals else { return false }
      if forms.map(\.category) == resource.items.map(\.quantity) {
        for (item, form) in zip(resource.items, forms) { change(item, to: form.text, TableKey(resource.name), &edits) }
        return true
      }
      guard resource.content.lowerBound < resource.range.upperBound else { return false }
      let base = lines.indentation(before: resource.range.lowerBound) ?? ""
      let items = forms.map { form in
        let known = resource.items.last { $0.quantity == form.category }
        let text = known.flatMap { says(form.text, $0) ? resources.source[$0.content] : nil }
        return "\(base)\(lines.unit)<item quantity=\"\(form.category)\">"
          + (text ?? written(form.text, TableKey(resource.name), instead: known)) + "</item>\(lines.lineEnd)"
      }
      edits.replace(resource.content, with: lines.lineEnd + items.joined() + base)
      return true
    }
  }

  private func change(
    _ item: AndroidResources.Item, to text: String, _ key: TableKey, _ edits: inout SourceEdits
  ) {
    if says(text, item) { return }
    edits.replace(item.content, with: written(text, key, instead: item))
  }

  private func says(_ text: String, _ item: AndroidResources.Item) -> Bool {
    item.text.utf8.elementsEqual(text.utf8) || item.text.withNumberedArguments.utf8.elementsEqual(text.utf8)
  }

  private func change(array index: Int, _ edits: inout SourceEdits) {
    let resource = resources.resources[index]
    let changes = resource.items.indices.map { editor.changes[.item(index, $0)] }
    if !changes.isEmpty, changes.allSatisfy({ $0?.isRemoved ?? false }), newItems(of: resource.name).isEmpty {
      edits.remove(lines.whole(resources.withComments(resource.range, resource.comments)))
      return
    }
    for (item, change) in zip(resource.items, changes) {
      guard let change else { continue }
      if change.isRemoved {
        edits.remove(lines.whole(resources.withComments(item.range, item.comments)))
      } else if case .text(let text)? = change.contents {
        let comments = item.comments.isEmpty ? resource.comments : item.comments
        mark(item.range, comments, isUntranslated: change.isUntranslated, &edits)
        if resources.isEmptyElement(item) {
          edits.replace(item.range, with: "<item>\(written(text, TableKey(resource.name), instead: nil))</item>")
        } else {
          self.change(item, to: text, TableKey(resource.name), &edits)
        }
      }
    }
  }

  /// Adds or removes the comment that marks an entry as untranslated.
  private func mark(
    _ range: Range<Int>, _ comments: Range<Int>, isUntranslated: Bool, _ edits: inout SourceEdits
  ) {
    let marker = comments.compactMap { index in resources.marker(in: index).map { (index, $0) } }.first
    if let (index, marker) = marker, !isUntranslated {
      edits.remove(marker.isAll ? lines.whole(resources.comments[index]) : marker.range)
    } else if marker == nil, isUntranslated {
      let base = lines.indentation(before: range.lowerBound) ?? ""
      edits.insert("<!-- \(UntranslatedMarker.text) -->\(lines.lineEnd)\(base)", at: range.lowerBound)
    }
  }

  // MARK: Spelling

  func written(_ contents: CountedContents, _ key: TableKey) -> AndroidEntry.Contents {
    switch contents {
    case .text(let text): .text(written(text, key, instead: nil))
    case .plural(let forms): .plural(forms.map { ($0.category, written($0.text, key, instead: nil)) })
    }
  }

  /// A text in the spelling of the same one in the development language, otherwise with tags if the old text or that
  /// one has any.
  func written(_ text: String, _ key: TableKey, instead item: AndroidResources.Item?) -> String {
    if let written = development.written(text, key) {
      let read = AndroidSpelling.reads(written, resources.entities)
      if let read, read.problems.isEmpty, read.utf8.elementsEqual(development.decoded(text, key)) { return written }
    }
    let hasTags = item.map { AndroidText($0.content, of: resources.source.utf8, resources.entities).hasTags } ?? false
    return AndroidSpelling.written(text, withTags: hasTags || development.hasTags(key), resources.entities)
  }
}
