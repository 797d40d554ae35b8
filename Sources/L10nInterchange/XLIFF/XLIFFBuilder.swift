internal import L10nCore
internal import L10nSyntax

/// Creates a document from the elements and texts of an XML reader.
///
/// Elements of other namespaces are skipped with their contents, and so are the translations that 1.x proposes
/// (`<alt-trans>`) and the segmented copy of a source.
final class XLIFFBuilder: XMLElementListener {
  /// An open element.
  struct Element {
    let name: String
    let attributes: [String: String]

    /// The start tag, from `<` to after `>`.
    let tag: Range<Int>

    /// Whether it contains one of the unit's texts.
    var isText = false

    /// The length of the text when the element began, in UTF-8 bytes.
    var textStart = 0
  }

  private static let passedOver: Set<String> = ["alt-trans", "seg-source", "bin-unit", "header", "skeleton"]

  let source: SourceText
  private let path: String
  private(set) var document = XLIFFDocument(files: [])
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether the document is in XLIFF 2.
  private(set) var isVersion2 = false

  /// The text of the current `<source>`, `<target>`, `<note>` or `<data>`; `nil` elsewhere.
  var text: String?

  var unit: XLIFFUnitDraft?
  private var elements: [Element] = []
  private var depthPassedOver = 0

  /// The languages that XLIFF 2 sets for all files.
  private var languages: (source: String?, target: String?)

  init(_ source: SourceText, path: String) { (self.source, self.path) = (source, path) }

  /// The name of the element with the current text: `source`, `target`, `note` or `data`.
  var textName: String? { elements.last(where: \.isText)?.name }

  // MARK: What the reader meets

  func start(_ start: XMLElementStart) {
    let (name, namespace, attributes, tag) = (start.name, start.namespace, start.attributes, start.tag)
    let isForeign = !namespace.isEmpty && !namespace.hasPrefix("urn:oasis:names:tc:xliff:document:")
    var element = Element(name: name, attributes: attributes, tag: tag)
    if depthPassedOver > 0 || isForeign || Self.passedOver.contains(name) {
      depthPassedOver += 1
      if text != nil { reportUnknown(element) }
      return
    }
    if let text {
      element.textStart = text.utf8.count
      startCode(element)
    } else {
      switch name {
      case "xliff": startDocument(attributes, at: tag)
      case "file": startFile(attributes, at: tag)
      case "trans-unit", "unit": startUnit(attributes, at: tag)
      case "segment", "ignorable": startSegment(element)
      case "source", "target", "note", "data":
        element.isText = true
        text = ""
      default: break
      }
    }
    elements.append(element)
  }

  func found(_ characters: String) {
    if depthPassedOver == 0 { text?.append(characters) }
  }

  func end(_ name: String) {
    if depthPassedOver > 0 {
      depthPassedOver -= 1
      return
    }
    guard let element = elements.popLast() else { return }
    if element.isText, let text {
      store(text, of: element)
      self.text = nil
    } else if text != nil {
      endCode(element)
    } else if element.name == "trans-unit" || element.name == "unit" {
      endUnit()
    }
  }

  // MARK: Structure

  private func startDocument(_ attributes: [String: String], at tag: Range<Int>) {
    let version = attributes["version"] ?? ""
    isVersion2 = version.hasPrefix("2.")
    if !isVersion2, !version.hasPrefix("1.") {
      report("'\(version)' is not a version of XLIFF that can be read", at: tag, help: "versions 1.x and 2.x can")
    }
    languages = (attributes["srcLang"], attributes["trgLang"])
  }

  private func startFile(_ attributes: [String: String], at tag: Range<Int>) {
    document.files.append(
      XLIFFFile(
        original: attributes["original"] ?? attributes["id"] ?? "",
        sourceLanguage: attributes["source-language"] ?? languages.source,
        targetLanguage: attributes["target-language"] ?? languages.target, units: [],
        location: SourceLocation(path, tag)))
  }

  private func startUnit(_ attributes: [String: String], at tag: Range<Int>) {
    let id = isVersion2 ? attributes["name"] ?? attributes["id"] : attributes["id"]
    // A table may have a text whose key is empty.
    guard !document.files.isEmpty, let id else {
      report("a unit has no identifier", at: tag, help: "it is the key of the text")
      return
    }
    unit = XLIFFUnitDraft(id: id, location: SourceLocation(path, tag))
    if isVersion2 { return }
    unit?.isApproved = attributes["approved"] == "yes"
    unit?.segments = [XLIFFUnitDraft.Segment()]
  }

  private func startSegment(_ element: Element) {
    var segment = XLIFFUnitDraft.Segment()
    segment.isIgnorable = element.name == "ignorable"
    segment.state = XLIFFState(version2: element.attributes)?.state
    unit?.segments.append(segment)
  }

  private func store(_ text: String, of element: Element) {
    switch element.name {
    case "note":
      unit?.notes.append(text)
      if element.attributes["from"] == XLIFFUnit.reviewer { unit?.reviews.append(text) }
    case "data": unit?.data[element.attributes["id"] ?? ""] = text
    default:
      guard let segment = unit?.segments.indices.last else { return }
      if element.name == "source" {
        unit?.segments[segment].source = text
        return
      }
      unit?.segments[segment].target = text
      unit?.segments[segment].order = element.attributes["order"].flatMap { Int($0) }
      if isVersion2 { return }
      let state = XLIFFState(version1: element.attributes, isApproved: unit?.isApproved == true)
      unit?.segments[segment].state = state?.state
    }
  }

  private func endUnit() {
    guard let draft = unit, let file = document.files.indices.last else { return }
    unit = nil
    if draft.isPartlyTranslated {
      report(
        "'\(draft.id)' is translated in part and counts as untranslated", .warning, at: draft.location.range,
        help: "translate all segments of the unit")
    }
    document.files[file].units.append(draft.unit)
  }

  private func report(_ message: String, _ severity: Severity = .error, at range: Range<Int>, help: String) {
    diagnostics.append(Diagnostic("xliff-syntax", severity, message, at: SourceLocation(path, range), help: help))
  }
}
