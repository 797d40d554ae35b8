package import L10nRuntime

/// Texts as a list: "English, French, and Arabic".
package struct ListFunction: ValueFunction {
  package var relation: ListKind.Relation
  package var width: ListKind.Width

  package init(_ kind: ListKind = .and) { (relation, width) = (kind.relation, kind.width) }

  private var kind: ListKind { ListKind(relation, width: width) }

  package var name: String { "list" }
  package var words: String { "list" }
  package var valueType: TextParameter.ValueType { .list }

  package func code(of value: String) -> String {
    let width = width == .wide ? "" : ", width: .\(width)"
    return ".list(\(value)\(kind == .and ? "" : ", kind: ListKind(.\(relation)\(width))"))"
  }

  package var foundation: FoundationFunction? { kind == .and ? FoundationFunction(.list) : nil }

  package func argument(of text: String) -> MessageArgument? {
    let items = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return .list(items, kind: kind)
  }

  package func sample(_ moment: SampleMoment) -> MessageArgument { .list(["A", "B", "C"], kind: kind) }
}

extension ListFunction {
  static let settings = FunctionSettings(
    ListFunction(),
    [
      Setting("joins", \.relation, .choice("relation of items"), "How the items go together."),
      Setting("width", \.width, .choice("width"), "How long the words are."),
    ])
}
