import Mustache

extension TemplateValue {
  /// The value in the form that Mustache uses.
  var mustache: Any {
    switch self {
    case .text(let text): TemplateText(text: text)
    case .flag(let flag): flag
    case .number(let number): number
    case .list(let values): values.map(\.mustache)
    case .object(let members): TemplateObject(members: members)
    }
  }
}

/// Members by name. A value is converted for Mustache on access.
private struct TemplateObject: MustacheParent {
  let members: [TemplateValue.Member]

  func child(named name: String) -> Any? { members.first { $0.name == name }?.value.mustache }
}

/// A text, which also has its forms as members: `{{value.swift}}`.
private struct TemplateText: MustacheParent, MustacheTransformable, MustacheCustomRenderable {
  let text: String

  var renderText: String { text }

  var isNull: Bool { false }

  func child(named name: String) -> Any? {
    EscapedForm(rawValue: name).map { TemplateText(text: $0.spelling(of: text)) }
  }

  func transform(_ name: String) -> Any? {
    let result = text.transform(name)
    return (result as? any StringProtocol).map { TemplateText(text: String($0)) } ?? result
  }
}
