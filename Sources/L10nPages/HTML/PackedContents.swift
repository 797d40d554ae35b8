internal import CZlib
import L10nSyntax

extension HTML {
  /// The most bytes of contents that a page has uncompressed: some hundreds of texts.
  static let packingLimit = 200_000

  /// An element with contents that may be long.
  ///
  /// Long ones are compressed to an eighth of their size or less, and the page's script unpacks them: zlib (RFC 1950)
  /// in Base64 (RFC 4648). Without the script the page says that it needs it.
  mutating func contents(_ contents: HTML, id: String) {
    guard contents.markup.utf8.count > Self.packingLimit, let packed = contents.packed else {
      return element("div", ["id": id]) { $0.trusted(contents.markup) }
    }
    element("div", ["id": id, "aria-busy": "true"]) { html in
      html.element("noscript") { html in
        html.element("p", text: "These texts are compressed: allow the page's script to show them.")
      }
    }
    element("script", ["type": "text/plain", "data-packed": id]) { $0.trusted(packed) }
  }

  /// Values for a script as compressed JSON, in an element that browsers do not run; as plain JSON if there is no
  /// memory to compress them.
  mutating func packedData(_ value: JSONOutput, id: String) {
    var contents = HTML()
    contents.trusted(value.line)
    guard let packed = contents.packed else { return data(value, id: id) }
    element("script", ["type": "text/plain", "id": id]) { $0.trusted(packed) }
  }

  /// The markup, compressed, in Base64; `nil` if there is no memory for it.
  private var packed: String? {
    var markup = markup
    return markup.withUTF8 { bytes in
      var count = compressBound(uLong(bytes.count))
      var compressed = [UInt8](repeating: 0, count: Int(count))
      let status = compress2(&compressed, &count, bytes.baseAddress, uLong(bytes.count), Z_DEFAULT_COMPRESSION)
      return status == Z_OK ? Base64.text(compressed.prefix(Int(count))) : nil
    }
  }
}
