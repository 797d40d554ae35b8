import L10nCore
import L10nSyntax
import Testing

struct AccessorTreeTests {
  /// Keys of table T, or `Other/key` of another; their accessors, in the order of their names.
  @Test(arguments: [
    ("a.b.c", "a.b.c"), ("a.b a.c", "a.b a.c"), ("a.b a", "a.b aText"), ("a a/b", "a aB"),
    ("a-b a_b aB", "aB aBText a_b"), ("T/k Other/k", "other.k t.k"), ("T/k.l Other/k.l", "other.k.l t.k.l"),
    ("label label.x", "labelText labelTexts.x"), ("texts.a texts", "textsText textsTexts.a"),
    ("x.texts x.self x.init", "x.initText x.selfText x.textsText"), ("..a..b.", "a.b"), ("...", "textText"),
    ("404.1 404", "_404._1 _404Text"), ("再生.a 再生", "再生.a 再生Text"), ("aText a a.x", "aTextText aText a.x"),
  ])
  func namesKeys(keys: String, expected: String) {
    let ids = keys.split(separator: " ").map { key in
      let parts = key.split(separator: "/", maxSplits: 1)
      return parts.count == 2 && parts[0].first?.isUppercase == true
        ? TextID(table: String(parts[0]), key: TableKey(String(parts[1])))
        : TextID(table: "T", key: TableKey(String(key)))
    }
    for order in [ids, ids.reversed()] {
      #expect(names(in: AccessorTree(order).root).sorted() == expected.split(separator: " ").map(String.init).sorted())
    }
  }

  /// Nothing looks up an empty key, and a rule editor reads its menus itself.
  @Test func leavesOutWhatNoCodeAsksFor() {
    let catalog = CatalogFixture([
      "en.lproj/T.strings":
        #""" = ""; play = Play; "%[Name,Size]@ %@" = "%1$[Name,Size]@ %2$@"; "%2$[is,is not]@" = "x"; "100%[1]" = "x";"#
    ]).catalog
    #expect(catalog.generatedIDs.map(\.key) == ["100%[1]", "play"])
    #expect(catalog.accessors.paths.map(\.id) == catalog.generatedIDs)
  }

  /// A flat tree has one name for each key, including its dots; the tables' names distinguish the keys of two tables.
  @Test(arguments: [
    ("a.b.c a.b", "aB aBC"), ("ads.countdown.text", "adsCountdownText"), ("a.b aB", "aB aBText"),
    ("T/k.l Other/k.l", "otherKL tKL"), ("label init", "initText labelText"), ("... …", "textText textText2"),
  ])
  func namesKeysInOneScope(keys: String, expected: String) {
    let ids = keys.split(separator: " ").map { key in
      let parts = key.split(separator: "/").map(String.init)
      return TextID(table: parts.count == 2 ? parts[0] : "T", key: TableKey(parts.last ?? ""))
    }
    let tree = AccessorTree(ids, isFlat: true)
    #expect(names(in: tree.root).sorted() == expected.split(separator: " ").map(String.init))
    #expect(tree.root.namespaces.isEmpty)
  }

  /// Keys as above, of several tables if there is a `/`; the names that SwiftGen generates.
  @Test(arguments: [
    ("onboarding.sign_in.title", "Onboarding.SignIn.title"), ("SOME_KEY ok OK2GO", "ok ok2Go someKey"),
    ("a.b a", "A.b a"), ("a.b A.c", "A.b A.c"), ("a.b.c a.b", "A.B.c A.b"), ("error-title", "errorTitle"),
    ("URLTitle 360_view", "_360View urlTitle"), ("T/k Other/k", "Other.k T.k"), ("T/a.b In/Other/c", "Other.c T.A.b"),
    ("Hello.world", "Hello.world"), ("current.a current tr l10n.a", "Current.a L10nTexts.a currentText trText"),
    ("string.a type.b Self.c", "SelfTexts.c StringTexts.a TypeTexts.b"), ("...", "text"), ("snake_Case", "snakeCase"),
    ("error.a ui.error.b ui.keys.c keys.d control.e", "Control.e Error.a KeysTexts.d Ui.Error.b Ui.Keys.c"),
    ("a_b aB", "ab abText"), ("再生.a 再生", "再生.a 再生Text"),
  ])
  func namesKeysAsSwiftGenDoes(keys: String, expected: String) {
    let ids = keys.split(separator: " ").map { path in
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let table = parts.dropLast().joined(separator: "/")
      return TextID(table: table.isEmpty ? "T" : table, key: TableKey(String(parts.last ?? "")))
    }
    for order in [ids, ids.reversed()] {
      let tree = AccessorTree(swiftGen: order, isFlat: false, hasTableNames: false, typeName: "L10n")
      let names = tree.paths.map { $0.path.joined(separator: ".") }.sorted()
      #expect(names == expected.split(separator: " ").map(String.init))
    }
  }

  @Test func namesTablesAndFlatKeysAsSwiftGenDoes() {
    let ids = ["a.by_sea", "a.by"].map { TextID(table: "my_table", key: TableKey($0)) }
    for (isFlat, hasTableNames, expected) in [
      (true, false, ["aBy", "aBySea"]), (true, true, ["MyTable.aBy", "MyTable.aBySea"]),
      (false, true, ["MyTable.A.by", "MyTable.A.bySea"]),
    ] {
      let tree = AccessorTree(swiftGen: ids, isFlat: isFlat, hasTableNames: hasTableNames, typeName: "L10n")
      #expect(tree.paths.map { $0.path.joined(separator: ".") } == expected)
    }
  }

  /// No two members of a scope have one name, and none has that of a type that is used there.
  @Test(arguments: [
    "url.a uRL.a URL.b", "string.a String.b StringTexts.c stringTexts.d", "labelTexts.a label.b labelTextsTexts.c",
    "再生.a 再生Texts.b 再生", "404.a 404Texts.b", "x.y.x.y.x", "Any.a Self.a Type.a Protocol.a Control.a Error.a",
    "numbers.a offsets.a texts.a Texts.b", "a.b aTexts.b ATexts.c a", "caf\u{E9}.a cafe\u{301}.b",
  ])
  func keepsNamesInAScopeApart(keys: String) {
    let ids = keys.split(separator: " ").map { TextID(table: "T", key: TableKey(String($0))) }
    expectDistinct(AccessorTree(ids).root)
  }

  @Test func listsTextsThatCannotHaveTheirName() {
    let ids = ["a", "A", "a.b", "label", "fine"].map { TextID(table: "T", key: TableKey($0)) }
    let collisions = AccessorTree(ids).collisions
    #expect(
      collisions.map { "\($0.id.key) \($0.name) → \($0.replacement)" } == [
        "A a → aText", "a a → aText2", "label label → labelText",
      ])
    #expect(collisions.map { $0.other?.key } == [nil, nil, nil])
    let twins = AccessorTree(["error title", "error-title"].map { TextID(table: "T", key: TableKey($0)) }).collisions
    #expect(twins.map { $0.other?.key.text } == ["error title"])
  }

  /// Keys that are whole paragraphs, and their names, which do not depend on other keys.
  @Test(arguments: [
    (
      "Your downloads are kept for thirty days, after which they are deleted from this device and all others for good.",
      69
    ),
    (
      "Your downloads are kept for thirty days, after which they are deleted from this device and all others in full.",
      69
    ),
    ("下载内容保留三十天，之后将从此设备上永久删除。" + String(repeating: "请在此之前观看。", count: 12), 69),
  ])
  func shortensNamesOfParagraphs(key: String, length: Int) throws {
    let id = TextID(table: "T", key: TableKey(key))
    let path = try #require(AccessorTree([id]).paths.first?.path)
    #expect(path.count == 1 && path[0].count <= length && path[0].split(separator: "_").last?.count == 8, "\(path)")
    let others = [
      "a", "Your downloads are kept for thirty days, after which they are deleted from this device and all others",
    ]
    let tree = AccessorTree([id] + others.map { TextID(table: "T", key: TableKey($0)) })
    #expect(tree.paths.first { $0.id == id }?.path == path && tree.collisions.isEmpty)
    #expect(AccessorTree([id], isFlat: true).paths.map(\.path) == [path])
  }

  private func names(in namespace: AccessorTree.Namespace) -> [String] {
    namespace.leaves.map(\.name)
      + namespace.namespaces.flatMap { inner in names(in: inner).map { "\(inner.property).\($0)" } }
  }

  private func expectDistinct(_ namespace: AccessorTree.Namespace) {
    let names = namespace.leaves.map(\.name) + namespace.namespaces.flatMap { [$0.property, $0.type] }
    #expect(Set(names).count == names.count, "\(names)")
    #expect(Set(names).isDisjoint(with: ["texts", "init", "self", "Type", "Self", "String", "Int", "Any", "Texts"]))
    for inner in namespace.namespaces { expectDistinct(inner) }
  }
}
