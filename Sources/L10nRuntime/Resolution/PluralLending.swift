// Which texts lend plural forms to a text that lacks some, for the tool and the run time.
//
// A text that lacks a form of its language takes it from later texts of the look-up:
//
//     fr-CA one, other; fr one, many, other   // the reader of fr-CA gets "many" of fr
//
// Only locales with the same written language lend one another forms (`LanguageTag.isWritten(like:)`): Serbian in
// Cyrillic letters does not belong in a Latin text, even if it is the development language.
//
// The tables of a module are completed when it is generated. Override layers change at run time, so they lend nothing
// to tables and nothing to another locale's layers: their words never appear in a sentence that was not overridden. An
// override itself may lack forms, and then takes those of the texts that it hides.

extension ResolutionStep {
  /// Whether a text at this step takes missing plural forms from a text at a later step: always from the module's own
  /// tables; an override also from the layers that it hides in its own locale.
  package func takesForms(from later: ResolutionStep) -> Bool {
    later.layer == nil || (layer != nil && chainIndex == later.chainIndex)
  }
}
