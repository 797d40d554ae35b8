package import Mustache

/// The templates that the tool carries in its binary.
///
/// They are the files in `Templates/`, embedded when the tool is built, so that an installed tool needs no files beside
/// it. What they are given is documented where it is made: `GenerationContext` for the module in Swift, `TemplateContext` for
/// all others.
package enum BuiltInTemplates {
  /// The templates of the generated Swift: `Strings`, `Namespaces`, `Tables`; over bundles `BundleStrings`, `Namespaces`,
  /// `BundleTables`; for the styles whose texts are static members `StaticStrings`, `StaticNamespaces`, `Tables`.
  ///
  /// - Throws: a parser's error when a template is malformed, which a test rules out.
  package static func swift() throws -> MustacheLibrary {
    var library = MustacheLibrary()
    for (name, bytes) in [
      ("Strings", PackageResources.Strings_mustache),
      ("Namespaces", PackageResources.Namespaces_mustache),
      ("StaticStrings", PackageResources.StaticStrings_mustache),
      ("StaticNamespaces", PackageResources.StaticNamespaces_mustache),
      ("Tables", PackageResources.Tables_mustache),
      ("BundleStrings", PackageResources.BundleStrings_mustache),
      ("BundleTables", PackageResources.BundleTables_mustache),
    ] {
      try library.register(String(decoding: bytes, as: UTF8.self), named: name)
    }
    return library
  }

  /// The UTF-8 of the templates for `l10n generate --template NAME`, by name.
  package static var ready: [String: [UInt8]] {
    [
      "brightcove": PackageResources.brightcove_mustache, "kotlin": PackageResources.kotlin_mustache,
      "markdown": PackageResources.markdown_mustache, "swiftui": PackageResources.swiftui_mustache,
      "typescript": PackageResources.typescript_mustache,
    ]
  }
}
