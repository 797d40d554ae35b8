extension TextUnit {
  /// What a format loses that holds keys and texts alone, in clauses for `Loss`.
  ///
  /// - Parameters:
  ///   - format: the format's name.
  ///   - holdsComments: whether it has a place for comments.
  package func lostNotes(in format: String, holdsComments: Bool = false) -> [String] {
    var losses: [String] = []
    if !holdsComments, comment?.isEmpty == false { losses.append("has a comment") }
    if state == .needsReview || state == .stale { losses.append("is marked as '\(state.rawValue)'") }
    if !isTranslatable { losses.append("is marked as not to be translated") }
    // All texts of other formats are what String Catalogs call manual.
    if let extractionState, extractionState != "manual", extractionState != Self.extracted {
      losses.append("is marked as '\(extractionState)' by String Catalogs")
    }
    return losses.map { "'\(key)' \($0), which \(format) cannot hold" }
  }

  /// What a format loses that has one state for all forms of a text; `nil` where nothing is lost.
  package var lostStates: String? {
    hasSeveralStates ? "'\(key)' has forms in several states, which all become '\(state.rawValue)'" : nil
  }
}
