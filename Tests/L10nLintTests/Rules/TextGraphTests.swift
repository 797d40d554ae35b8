import L10nCore
import L10nRuntime
import SeededNumbers
import Testing

@testable import L10nLint

struct TextGraphTests {
  /// An entry of a `.stringsdict`, from the forms of its variables.
  private static func arguments(_ format: String, _ variables: [(name: String, forms: [String])]) throws
    -> EntryArguments
  {
    let catalog = catalog(["en": table(format, variables)])
    return EntryArguments(try #require(catalog.developmentEntries.values.first))
  }

  private static func table(_ format: String, _ variables: [(name: String, forms: [String])]) -> String {
    let categories = ["zero", "one", "two", "few", "many", "other"]
    let definitions = variables.map { name, forms in
      let texts = zip(categories.suffix(forms.count), forms).map { "\($0) = \"\($1)\";" }.joined(separator: " ")
      return
        "\(name) = {NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = lld; \(texts)};"
    }
    return "{k = {NSStringLocalizedFormatKey = \"\(format)\"; \(definitions.joined(separator: "\n"))};}"
  }

  private static func catalog(_ tables: [String: String]) -> Catalog {
    var loader = CatalogLoader(Configuration())
    return loader.catalog(
      of: tables.map { SourceFile(path: "\($0.key).lproj/T.stringsdict", bytes: Array($0.value.utf8)) })
  }

  /// The same by recursion, with the path of names: the reference for the graph.
  private struct Recursion {
    let arguments: EntryArguments
    let texts: [EntryText]

    func uses(in text: EntryText) -> [EntryArguments.Use] {
      arguments.uses.filter { $0.text == text && !$0.isDeclared }
    }

    func names(in text: EntryText) -> Set<String> {
      Set(uses(in: text).filter { $0.type == .variable }.compactMap(\.argument.name))
    }

    func leads(to position: Int, from text: EntryText, path: [String] = []) -> Bool {
      if uses(in: text).contains(where: { $0.position == position && $0.type != .variable }) { return true }
      guard text.variable != nil else { return false }
      return names(in: text).subtracting(path).contains { name in
        texts.contains { $0.variable == name && leads(to: position, from: $0, path: path + [name]) }
      }
    }

    func alwaysShows(_ position: Int, _ text: EntryText, path: [String] = []) -> Bool {
      if uses(in: text).contains(where: { $0.position == position }) { return true }
      return names(in: text).subtracting(path).contains { name in
        let forms = texts.filter { $0.variable == name && $0.category != "zero" }
        return !forms.isEmpty && forms.allSatisfy { alwaysShows(position, $0, path: path + [name]) }
      }
    }
  }

  @Test func saysWhatRecursionSays() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      func text() -> String {
        (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          ["%1$lld", "%2$lld", "x", "%1$#@a@", "%1$#@b@", "%2$#@c@"].randomElement(using: &generator) ?? ""
        }.joined(separator: " ")
      }
      let variables = ["a", "b", "c"].map { name in
        (name: name, forms: (0..<Int.random(in: 1...6, using: &generator)).map { _ in text() })
      }
      let arguments = try Self.arguments("%1$#@a@ " + text(), variables)
      let graph = TextGraph(arguments)
      let recursion = Recursion(arguments: arguments, texts: arguments.entry.texts)
      for position in 1...2 {
        let leading = graph.texts.indices.filter { recursion.leads(to: position, from: graph.texts[$0]) }
        #expect(graph.textsLeading(to: [position], in: []) == Set(leading))
        let showing = graph.texts.indices.filter { recursion.alwaysShows(position, graph.texts[$0]) }
        #expect(graph.textsAlwaysShowing(position) == Set(showing))
      }
    }
  }

  /// Six to the power of fifty paths lead through these: a reader that follows each of them never finishes.
  @Test(.timeLimit(.minutes(1))) func followsNestedVariablesOnce() throws {
    func variables(_ last: String) -> [(name: String, forms: [String])] {
      (0..<50).map { level in
        (name: "v\(level)", forms: (0..<6).map { "\($0) " + (level < 49 ? "%#@v\(level + 1)@" : last) })
      }
    }
    let graph = TextGraph(try Self.arguments("%#@v0@", variables("x")))
    #expect(graph.textsLeading(to: [1], in: []).isEmpty)
    let catalog = Self.catalog([
      "en": Self.table("%#@v0@", variables("%lld")), "ar": Self.table("%#@v0@", variables("x")),
    ])
    let found = Linter().result(in: catalog).diagnostics
    #expect(found.contains { $0.message == "variable 'v16' of 'k' leads back to itself" })
  }
}
