import Hummingbird
import L10nRuntime
import PlayerStrings

/// The answer to `GET /player`: a page with the controls as elements that a screen reader can speak.
struct PlayerPage: ResponseGenerator, Sendable {
  /// The whole page.
  let html: String

  init(_ strings: PlayerStrings, at moment: PlayerMoment = PlayerMoment(), of video: VideoFacts) {
    let controls = PlayerStrings.Control.allCases.compactMap { control in
      Self.element(for: control, ControlTexts(control, in: strings, at: moment), moment)
    }
    html = """
      <!DOCTYPE html>
      <html lang="\(strings.locale.description.htmlEscaped)" dir="\(strings.direction)">
      <head><meta charset="utf-8"><title>\(strings.controls.progress.label.htmlEscaped)</title></head>
      <body>
      \(controls.map { "<p>\($0)</p>" }.joined(separator: "\n"))
      <ul>\(video.texts(in: strings).map(Self.item).joined())</ul>
      </body>
      </html>

      """
  }

  func response(from request: Request, context: some RequestContext) -> Response {
    let body = ByteBuffer(string: html)
    return Response(
      status: .ok,
      headers: [.contentType: "text/html; charset=utf-8", .contentLength: "\(body.readableBytes)"],
      body: ResponseBody(byteBuffer: body))
  }

  /// The element of a control in its primary state; `nil` for a control without texts.
  private static func element(
    for control: PlayerStrings.Control, _ texts: ControlTexts, _ moment: PlayerMoment
  ) -> String? {
    guard let state = texts.states.first else { return nil }
    let name = attributes([
      ("id", texts.name), ("data-tag", "\(texts.tag)"), ("aria-label", state.label ?? state.prefix),
      ("title", state.hint),
    ])
    switch control {
    case .labelTimeSeparator: return "<span aria-hidden=\"true\">\((state.text ?? "").htmlEscaped)</span>"
    case .labelCurrentTime: return "<output\(name)>\(PlayerMoment.clock(moment.position))</output>"
    case .labelDuration: return "<output\(name)>\(PlayerMoment.clock(moment.duration))</output>"
    case .sliderProgress:
      let value = attributes([
        ("max", "\(moment.duration)"), ("value", "\(moment.position)"), ("aria-valuetext", state.value),
      ])
      return "<input type=\"range\"\(name)\(value)>"
    default:
      // The texts that a script sets when the control is in its other state.
      let other = texts.states.dropFirst().first
      let second = attributes([
        ("aria-description", state.value), ("data-secondary-label", other?.label),
        ("data-secondary-title", other?.hint),
        ("data-secondary-description", other?.value),
      ])
      return "<button type=\"button\"\(name)\(second)>\((state.text ?? state.label ?? "").htmlEscaped)</button>"
    }
  }

  private static func item(drawn: String, spoken: String?) -> String {
    guard let spoken else { return "<li>\(drawn.htmlEscaped)</li>" }
    return "<li><span role=\"text\"\(attributes([("aria-label", spoken)]))>\(drawn.htmlEscaped)</span></li>"
  }

  private static func attributes(_ values: [(name: String, value: String?)]) -> String {
    values.map { name, value in value.map { " \(name)=\"\($0.htmlEscaped)\"" } ?? "" }.joined()
  }
}
