import Dispatch
import L10nCore
import L10nRuntime

/// What languages need of plural forms, each found out when it is first asked for.
///
/// A class with a lock, because rules run at the same time.
final class PluralRequirementsByLanguage: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var known: [LanguageTag: PluralRequirements] = [:]

  subscript(language: LanguageTag) -> PluralRequirements {
    lock.wait()
    defer { lock.signal() }
    if let requirements = known[language] { return requirements }
    let requirements = PluralRequirements(for: language)
    known[language] = requirements
    return requirements
  }
}
