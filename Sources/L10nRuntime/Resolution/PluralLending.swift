// Which texts lend plural forms to a text that lacks some. The tool and the run time both ask here.
//
// A text that lacks a form of its language takes it from texts further on the way:
//
//     fr-CA one, other; fr one, many, other   // the reader of fr-CA gets "many" of fr
//
// Only locales that are written alike lend one another forms (`LanguageTag.isWritten(like:)`): Serbian in Cyrillic letters has
// no place in a Latin text, even where it is the development language.
//
// The tables of a module complete one another when it is generated. Override layers come and go while it runs, so they
// lend nothing to tables and nothing to another locale's layers: their words do not turn up in a sentence that no one
// overrode. An override itself may leave forms out, and then has those of what it hides.

extension ResolutionStep {
  /// Whether a text at this step takes plural forms that it lacks from a text at a later one: always from the module's
  /// own tables, and an override from the layers that it hides in its own locale.
  package func takesForms(from later: ResolutionStep) -> Bool {
    later.layer == nil || (layer != nil && chainIndex == later.chainIndex)
  }
}
