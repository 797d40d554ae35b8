/// Types that generated code names or declares.
package enum GeneratedTypes {
  /// Those of Swift and of the run time, and keywords: a generated type of such a name would hide them.
  package static let used: Set<String> = [
    "AnnouncementKind", "AnnouncementPriority",
    "Any", "Bool", "CaseIterable", "ControlState", "ControlStrings", "ControlTextKind", "CurrentTexts", "Double",
    "FallbackObserver", "Int", "Int64", "LabelProvider", "LanguageTag", "LocaleNegotiation", "LocalePreferences",
    "LocalizedStrings", "LocalizedTexts", "MessageArgument", "PackedCatalog", "_PackedKeys", "_PackedTable", "Protocol",
    "Self", "Sendable", "StaticString", "String", "Swift", "TextOptions", "TextOverrides", "Type", "UInt", "UInt64",
  ]

  /// Those that code over bundles names beside them.
  package static let usedByBundles: Set<String> = [
    "Bundle", "BundledTexts", "BundleToken", "Control", "FloatingPointRoundingRule", "Foundation", "Locale",
    "LocalizedStringResource", "Set",
  ]

  /// Those that are declared in the outermost type, where a namespace cannot have their names.
  static let nested = nestedBesideStaticMembers.union(["Announcement", "BundledTexts", "Control", "Error"])

  /// Those of them that are declared beside static members, too.
  static let nestedBesideStaticMembers: Set<String> = ["Keys", "Numbers", "Offsets", "Texts"]
}
