import Foundation
import TemporaryFolders
import Testing

struct CombineCommandTests {
  @Test func combinesReports() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "good/en.lproj/T.strings")
    try folder.write("\"a\" = \"%d\";\n", to: "bad/en.lproj/T.strings")
    try folder.write("\"a\" = \"%@\";\n", to: "bad/fr.lproj/T.strings")
    for name in ["good", "bad"] { _ = try folder.run("lint \(name) --format json=\(name).json") }
    #expect(try folder.run("combine --format json --output all.json good.json bad.json").status == 0)
    let text = try String(contentsOfFile: "\(folder.path)/all.json", encoding: .utf8)
    #expect(text.contains("\"files\": 3,") && text.contains("bad/fr.lproj/T.strings"), "\(text)")
    let run = try folder.run("combine --format sarif good.json")
    #expect(run.status == 2 && run.errors.contains("'good.json' is not a sarif report of l10n lint"), "\(run.errors)")
  }
}
