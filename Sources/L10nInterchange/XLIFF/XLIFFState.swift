internal import L10nCore
import L10nSyntax

/// The state of a translation in XLIFF's attributes.
struct XLIFFState {
  let state: TranslationState

  init(_ state: TranslationState) { self.state = state }

  // MARK: Writing

  /// The attributes of a `<target>` in 1.2.
  var version1: XMLOutput.Attributes {
    switch state {
    case .new: [("state", "new")]
    case .needsReview: [("state", "needs-review-translation")]
    case .translated: [("state", "translated")]
    case .stale: [("state", "needs-review-translation"), ("state-qualifier", "x-stale")]
    }
  }

  /// The attributes of a `<segment>` in 2.1, whose states have no "needs review": that is a sub-state of ours.
  var version2: XMLOutput.Attributes {
    switch state {
    case .new: [("state", "initial")]
    case .needsReview, .stale: [("state", "translated"), ("subState", "l10n:\(state.rawValue)")]
    case .translated: [("state", "translated")]
    }
  }

  // MARK: Reading

  /// The state from a `<target>` and its `<trans-unit>` in 1.x; `nil` if it is unknown.
  init?(version1 attributes: [String: String], isApproved: Bool) {
    switch attributes["state"] {
    case _ where isApproved: self.init(.translated)
    case "new", "needs-translation", "needs-l10n", "needs-adaptation": self.init(.new)
    case "needs-review-translation", "needs-review-l10n", "needs-review-adaptation":
      self.init(attributes["state-qualifier"] == "x-stale" ? .stale : .needsReview)
    case "translated", "signed-off", "final": self.init(.translated)
    default: return nil
    }
  }

  /// The state from a `<segment>` in 2.x; `nil` if it is unknown.
  init?(version2 attributes: [String: String]) {
    switch (attributes["state"], attributes["subState"]) {
    case ("initial", _): self.init(.new)
    case ("translated", "l10n:\(TranslationState.needsReview.rawValue)"): self.init(.needsReview)
    case ("translated", "l10n:\(TranslationState.stale.rawValue)"): self.init(.stale)
    case ("translated", _), ("reviewed", _), ("final", _): self.init(.translated)
    default: return nil
    }
  }
}
