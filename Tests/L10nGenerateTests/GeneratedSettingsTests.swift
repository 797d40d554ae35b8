import Foundation
import L10nCore
import L10nWorkspace
import Testing

@testable import L10nGenerate

/// Generated code compiles without a warning in any project setup.
struct GeneratedSettingsTests {
  private static let root = MixedCatalog.folder.appending(path: "../../../../Localizations").standardized

  /// The code is made once for all settings: in a debug build, making it takes longer than compiling it.
  @Test(
    arguments: [GenerateSettings.Style.structured, .flat],
    [(MixedCatalog.folder, GenerateSettings.Access.internal), (root, .public)])
  func compilesWithEverySetting(style: GenerateSettings.Style, shipped: (folder: URL, access: GenerateSettings.Access))
    throws
  {
    let program = try GeneratedProgram(
      SwiftGenerator(catalog(shipped.folder, style, shipped.access), source: "Localizations").files())
    let isolation = ["-default-isolation", "MainActor"]
    for options in [["-swift-version", "5"], GeneratedProgram.strictness, GeneratedProgram.strictness + isolation] {
      let complaints = try program.complaints(options)
      #expect(complaints == "", "\(shipped.folder.lastPathComponent), \(options)")
    }
  }

  /// The call sites of a flat module, run.
  @Test func runsFlatCode() throws {
    let program = try GeneratedProgram(
      SwiftGenerator(catalog(Self.root, .flat, .internal), source: "Localizations").files())
    let main = """
      let strings = PlayerStrings(locale: "fr-CA")
      print(strings.controlsCaptionsLabel)
      print(strings.adsCountdownText(seconds: 2))
      print(strings.label(for: .buttonPlayback, state: .secondary) ?? "none")
      """
    #expect(
      try program.output(of: main) == "Audio et sous-titres\nVotre vidéo reprendra dans 2 secondes\nPause\n")
  }

  /// The SwiftUI views, compiled with stand-ins for the declarations that they use.
  @Test func compilesViews() throws {
    let module = try GeneratedProgram([GeneratedFile(name: "SwiftUI.swift", text: Self.standIns)])
    let swiftUI = try module.module(named: "SwiftUI")
    #expect(swiftUI.complaints == "")
    for (folder, access) in [(MixedCatalog.folder, GenerateSettings.Access.internal), (Self.root, .public)] {
      let catalog = try catalog(folder, .structured, access)
      let views = try TemplateGenerator(ReadyTemplate.swiftui.source).files(
        TemplateContext(catalog, source: "Localizations"), named: "Views.swift")
      let use = GeneratedFile(
        name: "Use.swift",
        text: """
          import SwiftUI

          struct Page: View {
            var body: some View { \(catalog.configuration.generate.name)Text { _ in "" } }
          }
          """)
      let program = try GeneratedProgram(SwiftGenerator(catalog, source: "Localizations").files() + views + [use])
      for options in [[], ["-default-isolation", "MainActor"]] {
        let complaints = try program.complaints(GeneratedProgram.strictness + options + swiftUI.options)
        #expect(complaints == "", "\(folder.lastPathComponent)")
      }
    }
  }

  private func catalog(
    _ folder: URL, _ style: GenerateSettings.Style, _ access: GenerateSettings.Access
  ) throws -> Catalog {
    let catalog = try CatalogFolder(folder.path).load().catalog
    var configuration = catalog.configuration
    configuration.generate.style = style
    configuration.generate.access = access
    return catalog.configured(configuration)
  }

  /// The declarations of SwiftUI that generated views use.
  private static let standIns = """
    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ViewBuilder var body: Body { get }
    }
    extension Never: View { public var body: Never { fatalError() } }
    public struct Text: View, Sendable {
      nonisolated public init(verbatim content: String) {}
      public var body: Never { fatalError() }
    }
    @resultBuilder public struct ViewBuilder {
      public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
      public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { Either() }
      public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { Either() }
    }
    public struct Either<First: View, Second: View>: View { public var body: Never { fatalError() } }
    @MainActor @preconcurrency public protocol ViewModifier {
      associatedtype Body: View
      typealias Content = Modified<Self>
      @ViewBuilder func body(content: Content) -> Body
    }
    public struct Modified<Modifier>: View { public var body: Never { fatalError() } }
    public protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    public struct EnvironmentValues: Sendable {
      public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { Key.defaultValue }
        set {}
      }
    }
    @propertyWrapper public struct Environment<Value> {
      public let wrappedValue: Value
      public init(_ path: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: path] }
    }
    extension View {
      nonisolated public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { Text(verbatim: "") }
      nonisolated public func accessibilityLabel(_ label: Text) -> some View { label }
      nonisolated public func accessibilityHint(_ hint: Text) -> some View { hint }
      nonisolated public func accessibilityValue(_ value: Text) -> some View { value }
    }

    """
}
