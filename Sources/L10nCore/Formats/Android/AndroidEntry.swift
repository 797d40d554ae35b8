import L10nRuntime
import L10nSyntax

/// A resource for writing.
struct AndroidEntry: Sendable {
  var name: String
  var contents: Contents
  var comment: String?
  var isUntranslated = false
  var isTranslatable = true
  var isFormatted = true
  var product: String?

  /// The texts as they are spelled between tags.
  enum Contents: Sendable {
    case text(String)
    case plural([(category: String, text: String)])
    case array([(text: String, comment: String?, isUntranslated: Bool)])
  }

  /// The lines of the entry, each with its end.
  ///
  /// - Parameters:
  ///   - base: the indentation of the element.
  ///   - unit: the additional indentation of an item.
  func lines(base: String, unit: String, lineEnd: String) -> String {
    var output = XMLOutput(XMLLayout(unit: unit, base: base, lineEnd: lineEnd))
    func add(_ comment: String?, _ isUntranslated: Bool) {
      if let comment, !comment.isEmpty {
        output.add(AndroidSpelling.comment(comment, lineEnd: lineEnd, indentation: output.indentation))
      }
      if isUntranslated { output.add("<!-- \(UntranslatedMarker.text) -->") }
    }
    add(comment, isUntranslated)
    var attributes = [(name: "name", value: name)]
    if let product { attributes.append(("product", product)) }
    if !isTranslatable { attributes.append(("translatable", "false")) }
    if !isFormatted { attributes.append(("formatted", "false")) }
    switch contents {
    case .text(let text): output.element("string", attributes, content: text)
    case .plural(let forms):
      output.open("plurals", attributes)
      for form in forms { output.element("item", [("quantity", form.category)], content: form.text) }
      output.close("plurals")
    case .array(let items):
      output.open("string-array", attributes)
      for item in items {
        add(item.comment, item.isUntranslated)
        output.element("item", content: item.text)
      }
      output.close("string-array")
    }
    return output.text
  }

  /// A whole file of entries in the canonical form.
  ///
  /// - Parameter language: the value of `tools:locale`, from which Android Studio knows the language of `values`.
  static func file(_ entries: [AndroidEntry], in language: LanguageTag? = nil) -> String {
    let tools = language.map { " xmlns:tools=\"http://schemas.android.com/tools\" tools:locale=\"\($0)\"" } ?? ""
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources\(tools)>\n"
      + entries.map { $0.lines(base: "    ", unit: "    ", lineEnd: "\n") }.joined() + "</resources>\n"
  }
}
