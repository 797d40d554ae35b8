internal import CEnvironment

/// What programs are run with for a formatter, made when the first one is run.
///
/// A class, so that copies of a formatter share it.
final class FormatterContext: Sendable {
  private let tables: Lazily<DirectTables>

  init(_ formatter: @escaping @Sendable () -> MessageFormatter) {
    tables = Lazily {
      let shared = formatter()
      return DirectTables(count: 1) { _ in
        DirectTables.Step(
          rules: WholeNumberRules(shared.pluralRules), isRightToLeft: shared.isRightToLeft, variantCount: nil
        ) { _, _ in shared }
      }
    }
  }

  /// The context of texts with an isolation.
  func context(_ isolation: BidiIsolation) -> LocaleContext {
    tables.pointer().pointee.context(ofStep: 0, numbers: 0, TextOptions(isolation: isolation))
  }
}
