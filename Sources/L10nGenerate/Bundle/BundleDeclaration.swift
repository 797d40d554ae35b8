import L10nCore
import L10nRuntime
import L10nSyntax

/// The property or function for one text from a bundle.
///
///     public var label: String { texts("controls.play.label", "Player", "Play") }
///     public func text(seconds: Int) -> String { texts("ads.countdown.text", "Ads", "Resumes in \(seconds) seconds") }
struct BundleDeclaration {
  private let entry: CatalogEntry
  private let parameters: [TextParameter]
  private let names: [String]

  init(_ entry: CatalogEntry, parameters: [TextParameter]) {
    self.entry = entry
    self.parameters = parameters
    names = parameters.enumerated().map { SwiftIdentifier.escaped($1.name ?? "argument\($0 + 1)") }
  }

  func code(name: String, access: String) -> String {
    let name = SwiftIdentifier.escaped(name)
    if parameters.isEmpty { return "\(access) var \(name): String { \(lookup("texts")) }" }
    let list = zip(parameters, names).map { parameter, name in
      "\(parameter.name == nil ? "_ " : "")\(name): \(parameter.type.rawValue)"
    }
    let texts = names.contains("texts") ? "self.texts" : "texts"
    return "\(access) func \(name)(\(list.joined(separator: ", "))) -> String { \(lookup(texts)) }"
  }

  /// The call that looks the text up.
  ///
  /// - Parameter texts: the code of the receiver.
  func lookup(_ texts: String) -> String {
    let table = SwiftLiteral.escaped(entry.id.table)
    return "\(texts)(\"\(SwiftLiteral.escaped(entry.key.text))\", \"\(table)\", \"\(value(texts))\")"
  }

  /// The development text with its arguments. Foundation passes them on in the order of this literal, so if the text
  /// has them in another order, or more than once, the literal has only the arguments.
  private func value(_ texts: String) -> String {
    let text = entry.text(inForm: nil)
    let format = FormatString(text)
    let placeholders = format.placeholders
    let isInOrder = placeholders.map(\.position) == parameters.indices.map { $0 + 1 }
    guard parameters.isEmpty || isInOrder else {
      return parameters.indices.map { "\\(\(argument($0, texts)))" }.joined(separator: " ")
    }
    if parameters.isEmpty { return SwiftLiteral.escaped(entry.isRule ? unescapedPercents(text) : text) }
    let bytes = Array(text.utf8)
    var output = ""
    var end = 0
    for (index, placeholder) in placeholders.enumerated() {
      output += literal(bytes[end..<placeholder.range.lowerBound]) + "\\(\(argument(index, texts)))"
      end = placeholder.range.upperBound
    }
    return output + literal(bytes[end...])
  }

  private func literal(_ bytes: ArraySlice<UInt8>) -> String {
    SwiftLiteral.escaped(unescapedPercents(String(decoding: bytes, as: UTF8.self)))
  }

  /// Foundation itself doubles the percent signs of a literal.
  private func unescapedPercents(_ text: String) -> String { text.replacing("%%", with: "%") }

  private func argument(_ index: Int, _ texts: String) -> String {
    guard let function = parameters[index].format?.function.foundation else { return names[index] }
    return "\(texts).\(function.helper.rawValue)(\(names[index])\(function.options))"
  }
}
