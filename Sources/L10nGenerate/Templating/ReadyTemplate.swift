import L10nTemplates

/// The built-in templates for other uses than Swift's own module.
package enum ReadyTemplate: String, CaseIterable, Sendable {
  /// Views of SwiftUI with the texts of a generated module.
  case swiftui
  /// The keys as constants of Kotlin.
  case kotlin
  /// The keys as constants of TypeScript, with the types of their arguments.
  case typescript
  /// All texts with their comments as tables for people.
  case markdown
  /// `BrightcoveSDK.strings` for each locale, by a key map.
  case brightcove

  /// The name of the file, or of each locale's file with `{{locale}}` in it.
  package func fileName(typeName: String) -> String {
    switch self {
    case .swiftui: "\(typeName)+SwiftUI.swift"
    case .kotlin: "\(typeName)Keys.kt"
    case .typescript: "\(typeName)Keys.ts"
    case .markdown: "\(typeName).md"
    case .brightcove: "\(TemplateGenerator.localeMark).lproj/BrightcoveSDK.strings"
    }
  }

  /// The template.
  package var source: TemplateSource {
    TemplateSource(name: rawValue, path: rawValue, bytes: BuiltInTemplates.ready[rawValue] ?? [])
  }
}
