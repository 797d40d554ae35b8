/// A table in random tests: the data that merging is about, without its spelling.
struct MergeModel: Equatable {
  /// The formats that can be merged, with the spelling of their files.
  enum Spelling: String, CaseIterable {
    case strings, stringsInUTF16, stringsAsXML, stringsdict, xcstrings, android, arb, json, po, properties

    var path: String {
      switch self {
      case .strings, .stringsInUTF16, .stringsAsXML: "fr.lproj/Table.strings"
      case .stringsdict: "fr.lproj/Table.stringsdict"
      case .xcstrings: "Table.xcstrings"
      case .android: "values-fr/strings.xml"
      case .arb: "app_fr.arb"
      case .json: "fr/app.json"
      case .po: "po/ru.po"
      case .properties: "app_fr.properties"
      }
    }

    /// The units that an entry may have.
    var forms: [String] {
      switch self {
      case .strings, .stringsInUTF16, .stringsAsXML, .arb, .json: [""]
      case .stringsdict, .android: ["few", "one", "other"]
      case .po, .properties: [""]
      case .xcstrings: ["de", "es", "fr"]
      }
    }

    /// The unit that an entry always has.
    var fixedForm: String? { self == .stringsdict || self == .android ? "other" : self == .xcstrings ? nil : "" }

    var hasStates: Bool { self == .xcstrings }

    /// Whether comments are parts of entries; in ARB they are separate texts.
    var hasComments: Bool { self != .arb && self != .json }
  }

  struct Entry: Equatable {
    var key: String
    var comment: String?
    /// By form.
    var texts: [String: String]
    /// By form, if the format has states.
    var states: [String: String] = [:]
  }

  var entries: [Entry]

  // MARK: Random edits

  private static let words = ["Play", "Pause", "übér", "再生", "🎬", "a \"b\"", "50 %", "x < y & z", "…", "it's"]

  static func random(_ spelling: Spelling, _ generator: inout some RandomNumberGenerator) -> MergeModel {
    let count = Int.random(in: 0...8, using: &generator)
    return MergeModel(entries: (0..<count).map { entry("k\($0 * 10)", spelling, &generator) })
  }

  private static func entry(
    _ key: String, _ spelling: Spelling, _ generator: inout some RandomNumberGenerator
  ) -> Entry {
    let forms = spelling.forms.filter { $0 == spelling.fixedForm || Bool.random(using: &generator) }
    let texts = Dictionary(uniqueKeysWithValues: forms.map { ($0, text(&generator)) })
    return Entry(
      key: key, comment: Bool.random(using: &generator) && spelling.hasComments ? comment(&generator) : nil,
      texts: texts,
      states: spelling.hasStates ? texts.mapValues { _ in state(&generator) } : [:])
  }

  private static func text(_ generator: inout some RandomNumberGenerator) -> String {
    "\(words.randomElement(using: &generator) ?? "") \(Int.random(in: 0...99, using: &generator))"
  }

  private static func comment(_ generator: inout some RandomNumberGenerator) -> String {
    "Says \(Int.random(in: 0...99, using: &generator))"
  }

  private static func state(_ generator: inout some RandomNumberGenerator) -> String {
    ["new", "translated", "needs_review"].randomElement(using: &generator) ?? ""
  }

  /// The table with some changes.
  ///
  /// - Parameter isInPlace: whether no entry is added or removed.
  func edited(
    _ spelling: Spelling, isInPlace: Bool = false, _ generator: inout some RandomNumberGenerator
  ) -> MergeModel {
    var model = self
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = model.entries.indices.randomElement(using: &generator)
      switch Int.random(in: isInPlace ? 2...4 : 0...7, using: &generator) {
      case 0, 1:
        let place = Int.random(in: 0...model.entries.count, using: &generator)
        let key = "k\(Int.random(in: 0...89, using: &generator))"
        if model.entries.contains(where: { $0.key == key }) { continue }
        model.entries.insert(Self.entry(key, spelling, &generator), at: place)
      case 2:
        if let index, spelling.hasComments, model.entries[index].comment != nil || !isInPlace {
          let isGone = !isInPlace && Bool.random(using: &generator)
          model.entries[index].comment = isGone ? nil : Self.comment(&generator)
        }
      case 3:
        guard let index, spelling.hasStates, let form = model.entries[index].texts.keys.sorted().first else { continue }
        model.entries[index].states[form] = Self.state(&generator)
      case 5:
        if let index { model.entries.remove(at: index) }
      case 6:
        guard let index, let form = spelling.forms.filter({ $0 != spelling.fixedForm }).randomElement(using: &generator)
        else { continue }
        let isThere = model.entries[index].texts[form] != nil
        model.entries[index].texts[form] = isThere ? nil : Self.text(&generator)
        if spelling.hasStates { model.entries[index].states[form] = isThere ? nil : Self.state(&generator) }
      default:
        guard let index, let form = model.entries[index].texts.keys.sorted().randomElement(using: &generator) else {
          continue
        }
        model.entries[index].texts[form] = Self.text(&generator)
      }
    }
    return model
  }

  // MARK: Merging

  /// The expected merge of three versions if ours wins conflicts, with the conflicts.
  static func merged(_ base: MergeModel, _ ours: MergeModel, _ theirs: MergeModel) -> (
    entries: [String: Entry], conflicts: Set<String>
  ) {
    func indexed(_ model: MergeModel) -> [String: Entry] {
      Dictionary(uniqueKeysWithValues: model.entries.map { ($0.key, $0) })
    }
    let (base, ours, theirs) = (indexed(base), indexed(ours), indexed(theirs))
    var (entries, conflicts): ([String: Entry], Set<String>) = ([:], [])
    for key in Set(ours.keys).union(theirs.keys) {
      switch (base[key], ours[key], theirs[key]) {
      case (let before?, let our?, nil):
        if our != before {
          entries[key] = our
          conflicts.insert(key)
        }
      case (let before?, nil, let their?): if their != before { conflicts.insert(key) }
      case (let before, let our?, let their?):
        var entry = our
        entry.comment = unit(before?.comment, our.comment, their.comment, isNothingLess: before == nil) {
          conflicts.insert("\(key) comment")
        }
        for form in Set(our.texts.keys).union(their.texts.keys) {
          let name = form.isEmpty ? key : "\(key) \(form)"
          let unitBefore = before?.texts[form].map { ($0, before?.states[form]) }
          let ourUnit = our.texts[form].map { ($0, our.states[form]) }
          let theirUnit = their.texts[form].map { ($0, their.states[form]) }
          if let ourUnit, let theirUnit {
            entry.texts[form] = unit(unitBefore?.0, ourUnit.0, theirUnit.0) { conflicts.insert(name) }
            entry.states[form] = unit(unitBefore?.1, ourUnit.1, theirUnit.1) { conflicts.insert("\(name) state") }
          } else {
            let ourText = ourUnit.map { "\($0.0)\n\($0.1 ?? "")" }
            let theirText = theirUnit.map { "\($0.0)\n\($0.1 ?? "")" }
            let text = unit(unitBefore.map { "\($0.0)\n\($0.1 ?? "")" }, ourText, theirText) { conflicts.insert(name) }
            let isTheirs = text != ourText
            entry.texts[form] = isTheirs ? theirUnit?.0 : ourUnit?.0
            entry.states[form] = (isTheirs ? theirUnit : ourUnit)?.1
          }
        }
        entries[key] = entry
      case (_, let our?, nil): entries[key] = our
      case (_, nil, let their?): entries[key] = their
      case (_, nil, nil): continue
      }
    }
    return (entries, conflicts)
  }

  private static func unit(
    _ base: String?, _ ours: String?, _ theirs: String?, isNothingLess: Bool = false, _ conflict: () -> Void
  ) -> String? {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    if isNothingLess, ours == nil || theirs == nil { return ours ?? theirs }
    conflict()
    return ours
  }
}
