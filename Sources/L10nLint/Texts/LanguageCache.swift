import L10nRuntime

/// A rule's data for each language, computed on first use. Texts of one language come in a row, so the last answer is
/// kept separately.
struct LanguageCache<Value> {
  private let make: (LanguageTag) -> Value
  private var values: [LanguageTag: Value] = [:]
  private var last: (tag: LanguageTag, value: Value)?

  init(_ make: @escaping (LanguageTag) -> Value) { self.make = make }

  subscript(_ tag: LanguageTag) -> Value {
    mutating get {
      if let last, last.tag == tag { return last.value }
      let value = values[tag] ?? make(tag)
      values[tag] = value
      last = (tag, value)
      return value
    }
  }
}
