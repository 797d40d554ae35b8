/// A range of a formatted text: words of the message itself, or one of its arguments.
///
///     try strings.runs(for: "ads.position.text", arguments: ["index": 1, "count": 3])
///     // "Ad ", "1" (index), " of ", "3" (count), all left to right
///
/// For a toolkit that draws arguments in another weight, makes them links, or sets the direction of each range. The
/// texts of all runs together are the result of `text(for:arguments:)`; they are never markup. Tags of MessageFormat 2
/// are available for each run.
public struct TextRun: Hashable, Sendable {
  /// The characters; empty only for a standalone tag, the last of `tags`. The isolates around an argument (U+2068,
  /// U+2069) belong to its run.
  public let text: String

  /// The caller's name of the argument; `nil` for the message's own words.
  public let argument: String?

  /// The direction of the run itself: that of the text's language for the message's own words and for arguments without
  /// letters, otherwise that of the argument's first letter.
  public let direction: WritingDirection

  /// The tags around the run, outermost first.
  public let tags: [TextTag]

  /// The language of a language's name in itself, as in a menu of tracks; `nil` for that of the whole text.
  public let language: LanguageTag?

  init(
    text: String, argument: String?, direction: WritingDirection, tags: [TextTag] = [], language: LanguageTag? = nil
  ) {
    (self.text, self.argument, self.direction, self.tags, self.language) = (text, argument, direction, tags, language)
  }
}

extension TextRun {
  /// The text of a program as runs, with a name for each argument by position.
  static func runs(
    of program: String, _ arguments: [MessageArgument], names: [String], _ context: LocaleContext
  ) throws(MessageError) -> [TextRun] {
    var rendering = TextMarks()
    let whole = try Interpreter.text(program, arguments, context, marks: &rendering)
    let own: WritingDirection = context.step.pointee.isRightToLeft ? .rightToLeft : .leftToRight
    var runs: [TextRun] = []
    var open = OpenTags()
    var tags = rendering.tags[...]
    var end = 0
    func add(upTo place: Int, position: Int? = nil) {
      guard end < place else { return }
      let text = String(decoding: whole.utf8.dropFirst(end).prefix(place - end), as: UTF8.self)
      let argument = position.flatMap { arguments.indices.contains($0 - 1) ? arguments[$0 - 1] : nil }
      runs.append(
        TextRun(
          text: text, argument: position.map { names.indices.contains($0 - 1) ? names[$0 - 1] : String($0) },
          direction: position.flatMap { _ in text.firstDirection } ?? own, tags: open.tags,
          language: argument?.ownNameLanguage))
      end = place
    }
    /// Adds the message's own words up to an offset, with the tags at each place.
    func addWords(upTo place: Int) {
      while let tag = tags.first, tag.place <= place {
        add(upTo: tag.place)
        if tag.kind == .standalone {
          runs.append(TextRun(text: "", argument: nil, direction: own, tags: open.tags + [tag.tag]))
        }
        open.pass(tag)
        tags = tags.dropFirst()
      }
      add(upTo: place)
    }
    for mark in rendering.arguments {
      addWords(upTo: mark.range.lowerBound)
      add(upTo: mark.range.upperBound, position: mark.position)
    }
    addWords(upTo: whole.utf8.count)
    return runs
  }
}

extension MessageArgument {
  /// The language of a language's name in itself.
  fileprivate var ownNameLanguage: LanguageTag? {
    if case .languageName(let tag, .own, _) = self { LanguageTag(tag) } else { nil }
  }
}

extension String {
  /// The direction of the first letter, regardless of isolates around it; `nil` for a text without letters. Source: UAX
  /// #9, rule P2, for the classes L, R and AL.
  fileprivate var firstDirection: WritingDirection? {
    for scalar in unicodeScalars {
      switch StrongDirection.of(scalar) {
      case .leftToRight: return .leftToRight
      case .rightToLeft, .arabicLetter: return .rightToLeft
      case .arabicNumber, .bidiControl, .other: continue
      }
    }
    return nil
  }
}
