import Foundation
import Testing

struct PlainSwiftTests {
  /// The libraries that apps and servers link remain plain Swift, so that they run everywhere and do not link ICU.
  @Test(arguments: [
    ("L10nRuntime", ["CEnvironment"]), ("PlayerStrings", ["L10nRuntime"]), ("L10nSyntax", ["L10nRuntime"]),
    ("L10nCompiler", ["L10nRuntime", "L10nSyntax"]),
    ("L10nOverrides", ["L10nCompiler", "L10nRuntime", "L10nSyntax"]),
  ])
  func importsOnlyItsOwnTargets(target: String, allowed: [String]) throws {
    let folder = PlayerCatalog.root.appending(path: "Sources/\(target)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for line in text.split(whereSeparator: \.isNewline) where !line.contains("//") {
        let words = line.split { $0 == " " || $0 == "." }.filter { !$0.hasPrefix("@") && $0 != "struct" }
        guard let place = words.firstIndex(of: "import"), place <= 1, words.count > place + 1 else { continue }
        #expect(allowed.contains(String(words[place + 1])), "\(target)/\(file): \(line)")
      }
    }
  }
}
