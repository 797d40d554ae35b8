import L10nCore

extension ConformanceCriterion {
  /// Clauses of EN 301 549 V3.2.1 that texts can prove in part, without the WCAG criteria that its clauses 9 to 11
  /// repeat.
  static let europeanSupported: [ConformanceCriterion] = [
    .init(
      "5.1.3.6", "Speech output for non-text content", .genericRequirements, by: "A1", "A2", "B9",
      limit: "whether the product is closed, and that it speaks these texts"),
    .init(
      "5.1.3.14", "Spoken languages", .genericRequirements, by: "A5",
      limit: "that the product speaks in the language that it shows"),
    .init(
      "5.1.3.15", "Non-visual error identification", .genericRequirements, by: "F3", "F4",
      limit: "that the product speaks each error"),
    .init(
      "7.3", "User controls for captions and audio description", .video, by: "A6",
      limit: "that the controls are at the same level as those for playback"),
    .init(
      "11.5.2.5", "Object information", .europeanSoftware, by: "A1", "A3", "A4", "A6", "B1", "B2",
      limit: "roles, states and places of objects, and that the program gives each its name"),
    .init(
      "11.5.2.7", "Values", .europeanSoftware, by: "D1", "D2", "D3",
      limit: "that the program gives values with their ranges"),
    .init(
      "11.5.2.15", "Change notification", .europeanSoftware, by: "A7", "D7",
      limit: "that the program announces changes, and when"),
  ]

  /// The other clauses of its chapters 5 to 13.
  static let europeanUndecided: [ConformanceCriterion] = [
    .init(
      "5.1 to 5.9", "the other generic requirements", .genericRequirements,
      limit: "closed products, biometrics, operable parts and keys do not concern texts"),
    .init(
      "6.1 to 6.6", "ICT with two-way voice communication", .twoWayVoice, limit: "voice does not concern texts"),
    .init(
      "7.1, 7.2", "Caption processing, audio description", .video, limit: "the player renders captions and sound"),
    .init("8.1 to 8.5", "Hardware", .hardware, limit: "devices do not concern texts"),
    .init(
      "9.1 to 9.6", "Web", .web,
      limit:
        "these clauses are the success criteria of WCAG 2.1, levels A and AA, which are listed by their own numbers"),
    .init(
      "10.5, 10.6", "Caption positioning, audio description timing", .documents, limit: "captions are part of the video"
    ),
    .init(
      "11.5.1 to 11.8", "the other requirements of software", .europeanSoftware,
      limit: "the program uses the services of the platform, and heeds its settings"),
    .init(
      "12.1, 12.2", "Product documentation, support services", .documentation,
      limit: "documents and services are not in the catalog"),
    .init(
      "13.1 to 13.3", "Relay and emergency services", .relayServices, limit: "services do not concern texts"),
  ]
}
