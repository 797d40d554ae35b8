extension LanguageTag {
  /// Whether text in this language is written from right to left, by its script or the likely one.
  ///
  /// True for `ar`, `az-Arab` and `pa-PK`, false for `ar-Latn`.
  public var isRightToLeft: Bool {
    guard let script = LikelySubtags.scriptSubtag(of: self) else { return false }
    return SubtagTree(RightToLeftScriptsData.lines).child(script) != nil
  }

  /// The direction of text in this language; its raw value is the value of HTML's `dir`.
  public var writingDirection: WritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
