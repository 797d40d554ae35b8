public import Foundation
public import L10nRuntime

/// The tags around a range of an attributed string, outermost first.
public enum TextTagsAttribute: AttributedStringKey {
  /// The tags, outermost first.
  public typealias Value = [TextTag]

  /// The name of the attribute.
  public static let name = "l10n.tags"
}

extension AttributeScopes {
  /// The attributes that this library sets.
  public struct L10nAttributes: AttributeScope {
    /// The tags around a range, outermost first.
    public let tags: TextTagsAttribute
    /// Links and presentation intents.
    public let foundation: FoundationAttributes
  }
}

extension AttributedString {
  /// The runs of a text with its tags.
  ///
  ///     Text(AttributedString(strings.terms(address: "https://example.org", as: .runs)))
  ///
  /// `a` and `link` with an `href` link to it. On Apple's systems, whose Foundation has presentation intents, `b` and
  /// `strong` are strongly emphasized, `i` and `em` emphasized, `code` is code, `s` and `del` are struck through. Every
  /// range has its tags as the attribute `TextTagsAttribute`, so that an app finds its own names:
  ///
  ///     for run in text.runs where run[TextTagsAttribute.self]?.contains(where: { $0.name == "price" }) ?? false { … }
  ///
  /// - Parameter links: whether an address may be linked to; by default those with `https`, `http`, `mailto` and `tel`, and
  ///   those without a scheme.
  public init(_ runs: [TextRun], links: (URL) -> Bool = AttributedString.mayLink(to:)) {
    self.init()
    for run in runs where !run.text.isEmpty {
      var part = AttributedString(run.text)
      if !run.tags.isEmpty { part[TextTagsAttribute.self] = run.tags }
      for tag in run.tags where tag.name == "a" || tag.name == "link" {
        if let address = tag["href"].flatMap({ URL(string: $0) }), links(address) { part.link = address }
      }
      #if canImport(Darwin)
        let intent = InlinePresentationIntent(run.tags.compactMap { InlinePresentationIntent(tag: $0.name) })
        if !intent.isEmpty { part.inlinePresentationIntent = intent }
      #endif
      append(part)
    }
  }

  /// Whether an address is a web page, a mail or a telephone number, or has no scheme.
  public static func mayLink(to address: URL) -> Bool {
    address.scheme.map { ["https", "http", "mailto", "tel"].contains($0.lowercased()) } ?? true
  }
}

#if canImport(Darwin)
  extension InlinePresentationIntent {
    /// The presentation intent of a tag with a name; `nil` for none.
    fileprivate init?(tag name: String) {
      switch name {
      case "b", "strong": self = .stronglyEmphasized
      case "i", "em": self = .emphasized
      case "code": self = .code
      case "s", "del": self = .strikethrough
      default: return nil
      }
    }
  }
#endif
