import Hummingbird
import L10nRuntime
import PlayerStrings

/// In which language a request is answered.
enum LanguageNegotiation {
  /// The texts for a request: those of `?lang=` if it names a language, else of its `Accept-Language` header.
  ///
  /// Never fails: what cannot be read is passed over, and English answers where nothing fits.
  static func strings(for request: Request) -> PlayerStrings {
    let header = request.headers[.acceptLanguage] ?? ""
    guard let chosen = request.uri.queryParameters["lang"].flatMap({ LanguageTag(String($0)) }) else {
      return PlayerStrings(acceptLanguage: header)
    }
    return PlayerStrings(preferences: [chosen] + AcceptLanguage(header).tags)
  }
}
