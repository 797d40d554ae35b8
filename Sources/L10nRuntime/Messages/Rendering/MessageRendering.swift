import StringsFormat

/// One run of a message: the text so far and the arguments it takes from.
struct MessageRendering {
  let formatter: MessageFormatter
  let arguments: [MessageArgument]
  var text = ""
  /// Where arguments stand in the text; kept only for `MessageFormatter.runs`.
  private(set) var marks: [ArgumentMark]?
  /// The tags and where they stand; kept as `marks` are.
  private(set) var tags: [TagMark] = []
  private var choices = 0
  /// What the formats are marked up with.
  private var markup: MarkupSyntax?

  init(formatter: MessageFormatter, arguments: [MessageArgument], marksArguments: Bool = false) {
    self.formatter = formatter
    self.arguments = arguments
    marks = marksArguments ? [] : nil
  }

  /// Where a text stands: what its specifiers and variables refer to.
  private struct Scope {
    let variables: [MessageVariable]
    /// The argument of the first unnumbered specifier.
    var first = 1
    var depth = 0
    var isDirectional: Bool
  }

  mutating func append(_ message: Message) throws(MessageError) {
    let message = try message.selected(device: formatter.device, width: formatter.width)
    switch message.content {
    case .text(let plain):
      let format = FormatString(plain)
      if arguments.isEmpty, format.arguments.isEmpty {
        if let markup { try append(MarkupReading([.text(plain, at: 0)], markup)) { _, _ in } } else { text += plain }
      } else {
        try append(format, of: plain, in: Scope(variables: [], isDirectional: formatter.isRightToLeft))
      }
    case .format(let plain, let variables):
      let scope = Scope(variables: variables, isDirectional: formatter.isRightToLeft)
      try append(FormatString(plain), of: plain, in: scope)
    case .pattern(let pattern): try append(pattern)
    case .markedUp(let marked, let syntax):
      markup = syntax
      try append(marked)
    // Resolved by the selection above.
    case .select: throw MessageError(.emptyRule)
    }
  }

  private mutating func append(_ pattern: MessagePattern) throws(MessageError) {
    let rendering = try formatter.rendering(of: pattern, arguments, marksArguments: marks != nil)
    let start = text.utf8.count
    text += rendering.text
    for mark in rendering.marks ?? [] { marks?.append(mark.moved(by: start)) }
    tags += rendering.tags.map { $0.moved(by: start) }
  }

  private mutating func append(
    _ format: FormatString, of plain: String, in outer: Scope
  ) throws(MessageError) {
    if let error = format.errors.first(where: { $0.isSyntactic }) {
      throw MessageError(.unreadable(text: plain, error))
    }
    var scope = outer
    scope.isDirectional = outer.isDirectional || BidiIsolation.isDirectional(plain)
    if let markup {
      try append(MarkupReading(format, of: plain, markup, from: scope.first)) {
        rendering, segment throws(MessageError) in
        if case .placeholder(let placeholder) = format.segments[segment] {
          try rendering.append(placeholder, in: scope)
        }
      }
      return
    }
    for segment in format.segments {
      switch segment {
      case .literal(let literal): text += literal
      case .placeholder(let placeholder): try append(placeholder, in: scope)
      }
    }
  }

  private mutating func append(_ placeholder: FormatPlaceholder, in scope: Scope) throws(MessageError) {
    let placeholder = placeholder.counted(from: scope.first)
    if let name = placeholder.variable { return try appendVariable(name, at: placeholder.position, in: scope) }
    let start = text.utf8.count
    text += try shown(placeholder, isDirectional: scope.isDirectional)
    marks?.append(ArgumentMark(position: placeholder.position, range: start..<text.utf8.count))
  }

  /// Adds a text with markup: its tags among `tags`, where they are asked for.
  private mutating func append(
    _ marked: MarkupReading, _ argument: (inout MessageRendering, Int) throws(MessageError) -> Void
  ) throws(MessageError) {
    for part in marked.parts {
      switch part {
      case .text(let literal): text += literal
      case .argument(let segment): try argument(&self, segment)
      case .markup(let markup, _):
        guard marks != nil else { continue }
        let tag = try TextTag(markup) { position throws(MessageError) in
          formatter.optionText(of: try self.argument(Int(position) ?? 0))
        }
        tags.append(TagMark(kind: markup.kind, tag: tag, place: text.utf8.count))
      }
    }
  }

  /// The chosen text runs over the whole argument list, its unnumbered specifiers from the
  /// argument that chose it.
  private mutating func appendVariable(
    _ name: String, at position: Int, in outer: Scope
  ) throws(MessageError) {
    choices += 1
    guard outer.depth < MessageLimits.depth, choices <= MessageLimits.choices else {
      throw MessageError(.endlessVariables)
    }
    guard let variable = outer.variables.last(where: { $0.name == name }) else {
      throw MessageError(.undefinedVariable(name))
    }
    let plain = try chosenText(of: variable, at: position)
    var scope = outer
    scope.first = position
    scope.depth += 1
    try append(FormatString(plain), of: plain, in: scope)
  }

  func argument(_ position: Int) throws(MessageError) -> MessageArgument {
    guard arguments.indices.contains(position - 1) else {
      throw MessageError(.missingArgument(position: position, count: arguments.count))
    }
    return arguments[position - 1]
  }
}

extension FormatPlaceholder {
  /// The same specifier with its unnumbered positions counted from `first` instead of 1.
  func counted(from first: Int) -> FormatPlaceholder {
    guard first > 1 else { return self }
    return FormatPlaceholder(
      range: range, position: isNumbered ? position : position + first - 1, isNumbered: isNumbered, flags: flags,
      width: width?.counted(from: first), precision: precision?.counted(from: first), length: length,
      conversion: conversion)
  }
}

extension FormatAmount {
  fileprivate func counted(from first: Int) -> FormatAmount {
    guard case .argument(let position, false) = self else { return self }
    return .argument(position: position + first - 1, isNumbered: false)
  }
}
