import L10nSyntax
import Testing

@Suite struct BinaryPropertyListTests {
  @Test(arguments: [
    (
      "table.strings",
      ["play=Play", "größe=Größe", "emoji=😀 é", "long=a text of more than fifteen bytes", "=", "same=Play"], []
    ),
    ("values.strings", ["a=1"], Array(repeating: FindingKind.nonStringValue, count: 6)),
    ("array.strings", [], [.notADictionary]),
    ("latin1.strings", ["a=éb"], []),
    ("twice.strings", ["a=b"], [.duplicateKey]),
    ("same-key-object.strings", ["a=b"], [.duplicateKey]),
  ])
  func readsEntriesInTheirOrder(_ file: String, _ entries: [String], _ kinds: [FindingKind]) {
    let table = StringsTable(Fixtures.bytes("Binary/\(file)"))
    #expect(table.document.syntax == .binary)
    #expect(table.entries.map { "\($0.key)=\($0.value)" } == entries)
    #expect(table.findings.map(\.kind) == kinds)
  }

  @Test(arguments: Fixtures.names(in: "Binary").filter { $0.hasPrefix("corrupt") })
  func saysOnceThatAFileIsDamaged(_ file: String) {
    let table = StringsTable(Fixtures.bytes("Binary/\(file)"))
    #expect(table.entries.isEmpty)
    #expect(table.findings.map(\.kind) == [.corruptBinaryPropertyList])
  }

  @Test func sharedTextsAreNoDamage() {
    let table = StringsdictTable(Fixtures.bytes("Binary/rules.stringsdict"))
    #expect(table.findings.isEmpty)
    #expect(table.entries.count == 6)
  }

  @Test func aChangedByteNeverTraps() {
    let sound = Fixtures.bytes("Binary/values.strings")
    for index in sound.indices {
      for value in [0x00, 0x0F, 0x5F, 0x7F, 0xD0, 0xFF] as [UInt8] {
        var bytes = sound
        bytes[index] = value
        let table = StringsTable(bytes)
        #expect(table.document.root != nil || !table.findings.isEmpty)
      }
    }
  }

  @Test func valuesNestWithoutEnd() {
    // A thousand arrays, each with the next one in it, by offsets and references of two bytes.
    let count: UInt16 = 1000
    func bytes(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(truncatingIfNeeded: value)] }
    var file = "bplist00".bytes
    for index in 1...count { file += [0xA1] + bytes(index % count) }
    for index in 0..<count { file += bytes(8 + 3 * index) }
    file += [0, 0, 0, 0, 0, 0, 2, 2]
    for value in [count, 0, 8 + 3 * count] { file += [0, 0, 0, 0, 0, 0] + bytes(value) }
    let table = StringsTable(file)
    #expect(table.findings.map(\.kind) == [.corruptBinaryPropertyList])
    #expect(table.findings[0].message.contains("deep"))
  }
}
