import L10nRuntime
import L10nSyntax

extension AndroidResources {
  /// The notes about an entry, besides its text; `nil` for none.
  func notes(of entry: LoadedEntry) -> ResourceNotes? {
    guard let resource = resources.last(beginningBy: entry.range.lowerBound, { $0.range }) else { return nil }
    let items = resource.kind == .array ? resource.items.filter { $0.range == entry.range } : resource.items
    var notes = ResourceNotes()
    (notes.isFormatted, notes.product) = (resource.isFormatted, resource.product)
    notes.otherProducts = resources.filter {
      $0.kind == resource.kind && $0.name == resource.name && $0.product != resource.product
    }.map(\.product)
    for item in items {
      let text = AndroidText(item.content, of: source.utf8, entities, isConverted: false)
      notes.isReference = notes.isReference || item.isReference
      notes.hasTags = notes.hasTags || text.hasTags
      notes.hasMarks = notes.hasMarks || text.hasMarks
      let format = entities.dialect.formatter.format(text.utf8) { $0 }
      notes.specifiers += format.placeholders.map { String(decoding: text.utf8[$0.range], as: UTF8.self) }.filter {
        FormatString.placeholder(startingText: entities.dialect.formatter.foundation($0)) == nil
      }
    }
    return notes == ResourceNotes() ? nil : notes
  }
}
