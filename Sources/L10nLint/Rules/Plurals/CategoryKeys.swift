import L10nCore
import L10nRuntime
import L10nSyntax

/// The keys of projects with a key for each plural category, which their own code selects: `items_one`, `items_few`.
struct CategoryKeys {
  private let stems: Set<String>

  init(_ entries: [CatalogEntry]) {
    let found = entries.compactMap { Self.parts(of: $0.key) }
    stems = Set(found.filter { ["zero", "two", "few", "many"].contains($0.category) }.map(\.stem))
  }

  func contains(_ key: TableKey) -> Bool { Self.parts(of: key).map { stems.contains($0.stem) } ?? false }

  private static func parts(of key: TableKey) -> (stem: String, category: String)? {
    guard let end = key.text.lastIndex(where: { "._-".contains($0) }) else { return nil }
    let category = String(key.text[key.text.index(after: end)...])
    return PluralCategory(rawValue: category).map { _ in (String(key.text[..<end]), category) }
  }
}
