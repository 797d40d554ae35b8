import Hummingbird
import L10nRuntime
import PlayerStrings

/// Chooses the language of an answer.
enum LanguageNegotiation {
  /// The texts for a request: those of `?lang=` if it names a language, else of its `Accept-Language` header.
  ///
  /// Never fails: unreadable values are ignored, and English is the fallback.
  static func strings(for request: Request) -> PlayerStrings {
    let header = request.headers[.acceptLanguage] ?? ""
    guard let chosen = request.uri.queryParameters["lang"].flatMap({ LanguageTag(String($0)) }) else {
      return PlayerStrings(acceptLanguage: header)
    }
    return PlayerStrings(preferences: [chosen] + AcceptLanguage(header).tags)
  }
}
