extension TextUnit {
  /// The losses in a format that only has keys and texts, as clauses for `Loss`.
  ///
  /// - Parameters:
  ///   - format: the format's name.
  ///   - holdsComments: whether it has comments.
  package func lostNotes(in format: String, holdsComments: Bool = false) -> [String] {
    var losses: [String] = []
    if !holdsComments, comment?.isEmpty == false { losses.append("has a comment") }
    if state == .needsReview || state == .stale { losses.append("is marked as '\(state.rawValue)'") }
    if !isTranslatable { losses.append("is marked as not to be translated") }
    // All texts of other formats are manual in the terms of String Catalogs.
    if let extractionState, extractionState != "manual", extractionState != Self.extracted {
      losses.append("is marked as '\(extractionState)' by String Catalogs")
    }
    return losses.map { "'\(key)' \($0), which \(format) cannot hold" }
  }

  /// The loss in a format with one state for all forms of a text; `nil` if nothing is lost.
  package var lostStates: String? {
    formStates.isEmpty ? nil : "'\(key)' has forms in several states, which all become '\(state.rawValue)'"
  }
}
