/// What a text's locale and its reader bring to a program.
struct LocaleContext {
  let step: UnsafePointer<ChainFormats.Step>
  let formats: UnsafePointer<ValueFormats>
  var isolation: BidiIsolation
  /// The device and the width that are chosen; `nil` for none.
  var place: UnsafePointer<Place>?

  /// Where a text is shown.
  struct Place {
    /// The device, as `mac`; `nil` takes `other`.
    let device: String?
    /// The width; `nil` takes the widest text.
    let width: Int?
  }
}

/// Where the arguments and the tags of a text are.
struct TextMarks {
  var arguments: [ArgumentMark] = []
  var tags: [TagMark] = []
}
