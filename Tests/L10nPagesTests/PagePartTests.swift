import Testing

@testable import L10nPages

struct PagePartTests {
  @Test(arguments: PageParts.all.map { [$0.text, $0.hash] })
  func hasTheHashOfItsText(part: [String]) {
    #expect(part[1] == Base64.text(SHA256.hash(Array(part[0].utf8))), "write the new hash into PageParts.swift")
  }

  /// The vectors of FIPS 180-4, and lengths at which its padding needs another block.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
    (String(repeating: "a", count: 1000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
  ])
  func hashesAsBrowsersDo(text: String, hash: String) {
    #expect(Base64.text(SHA256.hash(Array(text.utf8))) == hash)
  }
}
