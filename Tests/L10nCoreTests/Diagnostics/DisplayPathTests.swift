import L10nCore
import Testing

struct DisplayPathTests {
  @Test(arguments: [
    ("a/b", ".", "a/b"), ("../b", ".", "../b"), ("a/b", "L", "L/a/b"), ("../S/b", "L", "S/b"),
    ("../S/b", "x/L", "x/S/b"),
    ("../../S/b", "x/y/L", "x/S/b"), ("../../b", "L", "../b"), ("../b", "../L", "../b"), ("../b", "..", "../../b"),
    ("../b", "/L", "/b"), ("../../b", "/L", "/../b"), ("../b", "./L", "./b"), ("..b", "L", "L/..b"),
  ])
  func leavesTheFolder(path: String, folder: String, shown: String) {
    #expect(DisplayPath.of(path, from: folder) == shown)
  }

  @Test(arguments: [
    ("L/a/b", "L", "a/b"), ("a", "L", "../a"), ("../a", "L", "../../a"), ("x/b", "x/y", "../b"), ("../b", ".", "../b"),
    ("/x/b", "/x/L", "../b"),
  ])
  func isSeenFromTheFolder(path: String, folder: String, seen: String) {
    #expect(DisplayPath.of(path, seenFrom: folder) == seen)
    #expect(DisplayPath.of(seen, from: folder) == path)
  }

  @Test(arguments: [
    ("/a/b/c", "/a", "b/c"), ("/e\u{301}/fr", "/e\u{301}", "fr"), ("/é 😀/fr/x", "/é 😀", "fr/x"), ("/ab/c", "/a", nil),
    ("/a", "/a", nil),
  ])
  func goesOnBelowTheFolder(path: String, folder: String, rest: String?) {
    #expect(DisplayPath.of(path, below: folder) == rest)
  }
}
