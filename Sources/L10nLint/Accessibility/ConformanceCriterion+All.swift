package import L10nCore

extension ConformanceCriterion {
  /// The criteria that texts can prove in part, then those that a report also covers and texts cannot decide; each part
  /// by number.
  package static let all: [ConformanceCriterion] = supported + undecided + europeanSupported + europeanUndecided

  private static let supported: [ConformanceCriterion] = [
    .init(
      "1.1.1", "Non-text Content", .levelA, by: "A1", "A2", "A6", "B9",
      limit: "that the program gives each icon its label, and other images have texts"),
    .init(
      "1.3.3", "Sensory Characteristics", .levelA, by: "F1",
      isAboutTexts: true, limit: "instructions that are in no table, as in images"),
    .init(
      "2.5.3", "Label in Name", .levelA, by: "E3",
      isAboutTexts: true, limit: "that what is drawn is the text that l10n.yml names, and the program speaks the label"),
    .init(
      "3.1.1", "Language of Page", .levelA, by: "A5", "B13",
      limit: "that the program names the language of its texts to the system"),
    .init(
      "3.3.1", "Error Identification", .levelA, by: "F3", "F4",
      isAboutTexts: true, limit: "that the program shows and speaks each error"),
    .init(
      "4.1.2", "Name, Role, Value", .levelA, by: "A1", "A3", "A4", "A6", "B1", "B2", "D1", "D2", "E1",
      limit: "roles, states and values that the program sets, and that it speaks these texts"),
    .init(
      "1.2.4", "Captions (Live)", .levelAA, by: "A6",
      limit: "that there are captions: texts prove that the control for them has a name"),
    .init(
      "1.2.5", "Audio Description (Prerecorded)", .levelAA, by: "A6",
      limit: "that there is audio description: texts prove that the control for it has a name"),
    .init(
      "2.4.6", "Headings and Labels", .levelAA, by: "A1", "A2", "B5", "B6", "B7", "E1",
      isAboutTexts: true, limit: "that labels and headings say what they are for"),
    .init(
      "3.1.2", "Language of Parts", .levelAA, by: "A5", "F10",
      limit: "arguments in another language, such as titles of videos, which the program has to mark"),
    .init(
      "3.2.4", "Consistent Identification", .levelAA, by: "E2", "E4",
      isAboutTexts: true, limit: "icons, and things that l10n.yml lists under no concept"),
    .init(
      "3.3.3", "Error Suggestion", .levelAA, by: "F4", isAboutTexts: true, limit: "that the advice helps"),
    .init(
      "4.1.3", "Status Messages", .levelAA, by: "A7", "D7",
      limit: "that the program announces them, and when"),
    .init(
      "503.4.1", "Caption Controls", .software, by: "A6",
      limit: "that the control for captions is beside the control for volume or playback"),
    .init(
      "503.4.2", "Audio Description Controls", .software, by: "A6",
      limit: "that the control for audio description is beside the control for volume or playback"),
  ]

  private static let undecided: [ConformanceCriterion] = [
    .init("1.2.2", "Captions (Prerecorded)", .levelA, limit: "captions are part of the video"),
    .init("1.3.1", "Info and Relationships", .levelA, limit: "the program relates controls to one another"),
    .init("1.3.2", "Meaningful Sequence", .levelA, limit: "the program orders what is read"),
    .init("1.4.1", "Use of Color", .levelA, limit: "colors are in the program"),
    .init("2.1.1", "Keyboard", .levelA, limit: "keys are handled by the program"),
    .init("2.4.3", "Focus Order", .levelA, limit: "the program orders the focus"),
    .init("1.4.3", "Contrast (Minimum)", .levelAA, limit: "colors are in the program"),
    .init("1.4.4", "Resize Text", .levelAA, limit: "the program lays texts out"),
    .init("2.4.7", "Focus Visible", .levelAA, limit: "the program draws the focus"),
  ]
}
