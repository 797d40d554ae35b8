import TemporaryFolders
import Testing

@testable import L10nWorkspace

struct CatalogSearchTests {
  /// The depth and number of searched folders are bounded, and a search that reaches the number says so.
  @Test(arguments: [
    ("A/B", 3, ["A/B"], false), ("A/B C", 3, ["A/B"], true), ("A B C", 6, ["A", "B", "C"], false),
    ("1/2/3/4/5/6/7/8/9", 20, ["1/2/3/4/5/6/7/8/9"], false), ("1/2/3/4/5/6/7/8/9/10", 20, [], false),
    (". A", 0, ["."], false), ("Localizations A", 0, ["Localizations"], false),
  ])
  func isBounded(folders: String, limit: Int, found: [String], isCut: Bool) throws {
    let folder = try TemporaryFolder()
    for name in folders.split(separator: " ") { try folder.write("a = 1;", to: "\(name)/en.lproj/T.strings") }
    let search = try CatalogSearch(in: folder.path, folderLimit: limit)
    #expect(search.folders == found.map { $0 == "." ? folder.path : "\(folder.path)/\($0)" })
    #expect(search.isCut == isCut)
  }
}
