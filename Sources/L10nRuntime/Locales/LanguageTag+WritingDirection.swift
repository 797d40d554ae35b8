extension LanguageTag {
  /// Whether text in this language runs from right to left: by its script, or the likely one where it has none.
  ///
  /// `ar`, `az-Arab` and `pa-PK` do, `ar-Latn` does not.
  public var isRightToLeft: Bool {
    guard let script = LikelySubtags.scriptSubtag(of: self) else { return false }
    return SubtagTree(RightToLeftScriptsData.lines).child(script) != nil
  }

  /// The direction of text in this language, whose raw value is HTML's `dir`.
  public var writingDirection: WritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
