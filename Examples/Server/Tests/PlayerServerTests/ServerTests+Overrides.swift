import Foundation
import Testing

extension ServerTests {
  /// Valid texts are shown, invalid ones are reported with their places; a missing folder changes nothing.
  @Test func reloadsOverridesOnRequest() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "l10n-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to name: String) throws {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(
      """
      "controls.playback.play.label" = "<Tom & \\"Jerry\\">";
      "controls.currentTime.label" = "%d";
      "no.such.key" = "x";
      """, to: "fr.lproj/Player.strings")
    try write("\"controls.playback.play.label\" = \"Riproduci\";", to: "it.lproj/Player.strings")
    try write("not looked at", to: "README")
    try await RunningServer.run(overrides: [folder.path]) { server in
      let reload = RawRequest("/overrides", method: "POST")
      let report = try await server.ask(reload)
      #expect(report.status == 200 && report.jsonTexts("file") == Array(repeating: "fr.lproj/Player.strings", count: 2))
      #expect(report.jsonTexts("key") == ["controls.currentTime.label", "no.such.key"])
      #expect(report.body.contains("\"texts\":2") && report.body.contains("[\"fr\",\"it\"]"))
      let page = try await server.ask(RawRequest("/player", languages: "fr"))
      #expect(page.body.contains(" aria-label=\"&lt;Tom &amp; &quot;Jerry&quot;&gt;\""))
      #expect(page.body.contains("&lt;Tom &amp; &quot;Jerry&quot;&gt;</button>") && !page.body.contains("<Tom"))
      let italian = try await server.ask(RawRequest("/labels", languages: "it-CH"))
      #expect(italian.fields["content-language"] == "it" && italian.jsonTexts("label").contains("Riproduci"))

      try FileManager.default.removeItem(at: folder)
      let refusal = try await server.ask(reload)
      #expect(refusal.status == 503 && !refusal.body.contains(folder.deletingLastPathComponent().path))
      #expect(try await server.ask(RawRequest("/labels", languages: "it")).fields["content-language"] == "it")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      #expect(try await server.ask(reload).status == 200)
      #expect(try await server.ask(RawRequest("/labels", languages: "it")).fields["content-language"] == "en")
      #expect(try await server.ask(RawRequest("/overrides")).status == 404, "reading does not reload")
    }
  }
}
