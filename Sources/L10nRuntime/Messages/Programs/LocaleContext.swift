/// The context of a program: its locale's formats and the reader's options.
struct LocaleContext {
  let step: UnsafePointer<ChainFormats.Step>
  let formats: UnsafePointer<ValueFormats>
  var isolation: BidiIsolation
  /// The device and the width to select by; `nil` for none.
  var place: UnsafePointer<Place>?

  /// The place where a text is shown.
  struct Place {
    /// The device, such as `mac`; `nil` selects `other`.
    let device: String?
    /// The width; `nil` selects the widest text.
    let width: Int?
  }
}

/// The places of the arguments and the tags of a text.
struct TextMarks {
  var arguments: [ArgumentMark] = []
  var tags: [TagMark] = []
}
