import L10nSyntax

/// An action that an editor offers at a place.
struct EditorAction {
  /// The order of actions in a list.
  enum Rank: Int {
    case fix
    case fixAll
    case add
    case allow
    case suppress
  }

  let rank: Rank
  let title: String
  var kind = "quickfix"

  /// The findings that it resolves.
  var diagnostics: [JSONOutput] = []
  var isPreferred = false

  /// Its edit; `nil` if it is computed from `data` when the action is chosen.
  var edit: JSONOutput?
  var data: JSONOutput?

  var json: JSONOutput {
    .members([
      "title": .string(title), "kind": .string(kind),
      "diagnostics": diagnostics.isEmpty ? nil : .array(diagnostics),
      "isPreferred": isPreferred ? .boolean(true) : nil, "edit": edit, "data": edit == nil ? data : nil,
    ])
  }
}

extension [EditorAction] {
  /// The actions in display order; equal actions of two findings are merged.
  var shown: [EditorAction] {
    var merged: [EditorAction] = []
    for action in self {
      let same = merged.firstIndex { $0.title == action.title && $0.edit == action.edit && $0.data == action.data }
      if let same {
        merged[same].diagnostics += action.diagnostics.filter { !merged[same].diagnostics.contains($0) }
      } else {
        merged.append(action)
      }
    }
    return merged.enumerated().sorted { ($0.element.rank.rawValue, $0.offset) < ($1.element.rank.rawValue, $1.offset) }
      .map(\.element)
  }
}
