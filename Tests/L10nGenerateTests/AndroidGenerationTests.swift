import L10nCore
import L10nGenerate
import Testing

struct AndroidGenerationTests {
  /// A folder of Android resources makes a module as one of `.lproj` directories does.
  @Test func generatesFromResources() throws {
    let english = """
      <resources>
        <string name="greeting">Hello, %1$s!</string>
        <plurals name="songs"><item quantity="one">%d song</item><item quantity="other">%d songs</item></plurals>
        <string-array name="days"><item>Mon</item><item>Tue</item></string-array>
      </resources>
      """
    let french = """
      <resources>
        <string name="greeting">C\\'est %1$s</string>
        <plurals name="songs"><item quantity="one">%d titre</item><item quantity="other">%d titres</item></plurals>
      </resources>
      """
    var configuration = Configuration()
    configuration.generate.name = "Texts"
    var loader = CatalogLoader(configuration)
    let catalog = loader.catalog(of: [
      SourceFile(path: "values/strings.xml", bytes: Array(english.utf8)),
      SourceFile(path: "values-fr/strings.xml", bytes: Array(french.utf8)),
    ])
    #expect(loader.diagnostics.isEmpty)
    let program = try GeneratedProgram(SwiftGenerator(catalog, source: "res").files())
    #expect(try program.complaints() == "")
    let output = try program.output(
      of: """
        let texts = Texts(locale: "fr")
        print(texts.greeting("Ada"), texts.songs(count: 2), texts.days0)
        """)
    #expect(output == "C'est Ada 2 titres Mon\n")
  }
}
