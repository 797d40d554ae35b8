/// Types that generated code names or declares.
package enum GeneratedTypes {
  /// Types of Swift and of the run time, and keywords, which a generated type with the same name would hide.
  package static let used: Set<String> = [
    "AnnouncementKind", "AnnouncementPriority",
    "Any", "Bool", "CaseIterable", "ControlState", "ControlStrings", "ControlTextKind", "CurrentTexts", "Double",
    "FallbackObserver", "Int", "Int64", "LabelProvider", "LanguageTag", "LocaleNegotiation", "LocalePreferences",
    "LocalizedStrings", "LocalizedTexts", "MessageArgument", "PackedCatalog", "_PackedKeys", "_PackedTable", "Protocol",
    "Self", "Sendable", "StaticString", "String", "Swift", "TextOptions", "TextOverrides", "Type", "UInt", "UInt64",
  ]

  /// Types that code for bundles uses in addition.
  package static let usedByBundles: Set<String> = [
    "Bundle", "BundledTexts", "BundleToken", "Control", "FloatingPointRoundingRule", "Foundation", "Locale",
    "LocalizedStringResource", "Set",
  ]

  /// Types that are declared in the outermost type, whose names a namespace there cannot have.
  static let nested = nestedBesideStaticMembers.union(["Announcement", "BundledTexts", "Control", "Error"])

  /// Those of them that are also declared beside static members.
  static let nestedBesideStaticMembers: Set<String> = ["Keys", "Numbers", "Offsets", "Texts"]
}
