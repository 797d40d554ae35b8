import Foundation
import Hummingbird
import L10nFoundation
import L10nRuntime
import PlayerStrings

/// The routes of the server.
struct PlayerRoutes: Sendable {
  /// The folders of override files.
  let overrides: OverrideFolders

  /// The routes, in a router.
  var router: Router<PlayerContext> {
    let router = Router(context: PlayerContext.self, options: .autoGenerateHeadEndpoints)
    router.get("health") { _, _ in HTTPResponse.Status.ok }
    router.get("labels") { request, context in
      try Self.localized(request, context) { PlayerLabels($0) }
    }
    router.get("player") { request, context in
      try Self.localized(request, context) { PlayerPage($0, of: VideoFacts(now: Instant(Date()))) }
    }
    router.post("overrides") { _, _ in
      do {
        return try await overrides.reload()
      } catch {
        throw HTTPError(.serviceUnavailable, message: "\(error)")
      }
    }
    return router
  }

  /// An answer whose texts are all in one language and from one generation of overrides, and which names the language.
  private static func localized(
    _ request: Request, _ context: PlayerContext, _ answer: (PlayerStrings) -> some ResponseGenerator
  ) throws -> Response {
    try LanguageNegotiation.strings(for: request).withPinnedLayers { strings in
      var response = try answer(strings).response(from: request, context: context)
      response.headers[.contentLanguage] = strings.locale.description
      response.headers[.vary] = "Accept-Language"
      return response
    }
  }
}
