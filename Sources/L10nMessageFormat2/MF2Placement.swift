import L10nRuntime

/// What the options of the namespace `u` say of a value.
struct MF2Placement {
  /// `u:dir`
  enum Direction: String {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    case auto, inherit
  }

  var id: String?
  var direction: Direction?

  /// The isolate that the default strategy puts before a value; `nil` for none.
  func isolate(own: WritingDirection?, message: WritingDirection) -> String? {
    switch direction {
    case .leftToRight?: return "\u{2066}"
    case .rightToLeft?: return "\u{2067}"
    case .auto?: return "\u{2068}"
    case .inherit?, nil: break
    }
    switch own {
    case .leftToRight?: return message == .leftToRight ? nil : "\u{2066}"
    case .rightToLeft?: return "\u{2067}"
    case nil: return "\u{2068}"
    }
  }
}
