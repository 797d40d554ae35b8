package import L10nRuntime

/// A locale that the configuration lists, with its place.
package struct DeclaredLocale: Hashable, Sendable {
  package let tag: LanguageTag
  package let location: SourceLocation

  package init(tag: LanguageTag, location: SourceLocation) {
    self.tag = tag
    self.location = location
  }
}

/// A table or an override layer that the configuration names, with its place.
package struct DeclaredName: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String

  /// The place; `nil` for a name that is not in a file.
  package let location: SourceLocation?

  package init(name: String, location: SourceLocation?) {
    self.name = name
    self.location = location
  }

  package init(stringLiteral name: String) { self.init(name: name, location: nil) }
}
