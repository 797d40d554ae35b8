/// A group of related rules; each group is a folder.
package struct RuleGroup: Sendable {
  /// The heading above its rules.
  package let title: String

  package let rules: [Rule]

  /// Every group, in the order of the documentation.
  package static let all = [
    files, coverage, catalogs, overrides, arguments, plurals, accessibility, texts, scripts, names, damage, control,
  ]
}

/// The rules of each group, in the order of the documentation.
extension RuleGroup {
  private static let files = RuleGroup(
    title: "Files",
    rules: [
      .duplicateKey,
      .duplicateKeyUnescaped,
      .nearDuplicateKey,
      .unknownEscape,
      .invalidUnicodeEscape,
      .rawNewline,
      .fileEncoding,
      .replacementCharacter,
      .controlCharacter,
      .mergeConflictMarker,
      .tableShadowed,
      .unsortedKeys,
    ])

  private static let coverage = RuleGroup(
    title: "Languages and coverage",
    rules: [
      .missingKey,
      .missingTable,
      .extraKey,
      .localeSet,
      .localeName,
      .localeAliasClash,
      .translatedUntranslatable,
      .inconsistentTranslation,
      .repeatedKey,
      .translatedElsewhere,
    ])

  private static let catalogs = RuleGroup(
    title: "String Catalogs",
    rules: [
      .staleKey,
      .staleTranslation,
      .unreviewedTranslation,
    ])

  private static let overrides = RuleGroup(
    title: "Overrides",
    rules: [
      .overrideUnknownKey,
      .overrideArgumentMismatch,
      .overrideRedundant,
    ])

  private static let arguments = RuleGroup(
    title: "Arguments",
    rules: [
      .argumentType,
      .argumentOrder,
      .argumentExtra,
      .argumentMissing,
      .argument32Bit,
      .invalidSpecifier,
      .invalidPattern,
      .argumentFunction,
      .selectMismatch,
      .tagMismatch,
      .damagedSpecifier,
      .argumentGap,
      .mixedPositional,
      .argumentConflict,
      .unsafeSpecifier,
      .keyArgumentMismatch,
      .ambiguousArguments,
      .fragment,
      .argumentFormatMismatch,
      .doubledSign,
      .unspacedArgument,
      .argumentCase,
      .splitDate,
      .mistakenDateField,
    ])

  private static let plurals = RuleGroup(
    title: "Plurals",
    rules: [
      .pluralMissingOther,
      .pluralMissingCategory,
      .pluralImpliedNumber,
      .pluralUnreachableCategory,
      .stringsdictMissingVariable,
      .stringsdictUnusedVariable,
      .stringsdictMissingSpec,
      .stringsdictValueType,
      .stringsdictUnknownCategory,
      .pluralIdenticalForms,
      .pluralCandidate,
      .handMadePlural,
      .countedText,
      .pluralDropped,
    ])

  private static let accessibility = RuleGroup(
    title: "Accessibility",
    rules: [
      .missingLabel,
      .missingState,
      .identicalStates,
      .unevenStates,
      .labelAndValue,
      .nameMismatch,
      .inputLabels,
      .pronunciation,
      .duplicateLabel,
      .sameBeginning,
      .unknownTag,
      .tagCoverage,
      .statusCoverage,
      .rawIdentifier,
      .developerText,
      .errorAdvice,
      .roleWord,
      .stateWord,
      .gestureHint,
      .deviceWord,
      .directionWord,
      .labelPunctuation,
      .labelSentence,
      .labelTooLong,
      .lowercaseLabel,
      .allCaps,
      .spokenSymbol,
      .spokenAbbreviation,
      .spokenLineBreak,
      .hintRepeatsLabel,
      .hintForm,
      .hintStop,
      .hintLength,
      .prefixForm,
      .valueInLabel,
      .clockInSpeech,
      .unspokenTime,
      .timeAsDrawn,
      .wordyAnnouncement,
      .inconsistentTerm,
      .durationWording,
      .promptNamesControl,
      .brandName,
      .seekIsNotSearch,
      .clockTimeSense,
    ])

  private static let texts = RuleGroup(
    title: "Texts",
    rules: [
      .untranslatedValue,
      .emptyValue,
      .edgeWhitespace,
      .newlineMismatch,
      .doubleSpace,
      .lineBreakSpace,
      .endPunctuation,
      .unevenEndPunctuation,
      .punctuationSpacing,
      .halfWidthPunctuation,
      .foreignQuotes,
      .foreignPercent,
      .repeatedWord,
      .markupMismatch,
      .literalChanged,
      .misspelledBrand,
      .typography,
      .length,
      .glossary,
      .regionalWord,
      .mixedFormality,
    ])

  private static let scripts = RuleGroup(
    title: "Direction and scripts",
    rules: [
      .bidiUnbalanced,
      .bidiOverride,
      .bidiUnisolatedArgument,
      .zeroWidth,
      .kashida,
      .wrongScript,
      .hanVariantMix,
      .notNFC,
    ])

  private static let names = RuleGroup(
    title: "Keys and code",
    rules: [
      .identifierCollision,
      .invalidIdentifier,
      .keyNaming,
      .missingComment,
      .unusedKey,
      .undefinedKey,
    ])

  private static let damage = RuleGroup(
    title: "Damage since an earlier catalog",
    rules: [
      .emptiedTable,
      .lostTranslation,
      .sourceCopied,
      .lostPluralForm,
      .inventedPluralForm,
      .doubledEscape,
      .garbledText,
      .lostNoBreakSpace,
      .changedQuotes,
      .droppedState,
      .droppedComment,
      .changedEncoding,
      .reorderedKeys,
    ])

  private static let control = RuleGroup(
    title: "Settings and suppressions",
    rules: [
      .coverageBelow,
      .unknownSuppression,
      .unusedSuppression,
    ])
}

extension Rule {
  /// Every rule, in the order of the documentation.
  package static let all: [Rule] = RuleGroup.all.flatMap(\.rules)
}

extension Rule {
  /// The rules that prove that every text fits the arguments of its generated function.
  package static let provingArguments: [Rule] = [
    argumentType, argumentOrder, argumentExtra, argumentExtraBesideKey, invalidSpecifier, damagedSpecifier,
    mixedPositional, argumentConflict, overrideArgumentMismatch, pluralMissingOther, stringsdictMissingVariable,
    stringsdictMissingSpec, argumentFormatMismatch, invalidPattern, specifierOfAnotherLanguage,
  ]
}
