/// Finds the data model errors of a message with valid syntax.
enum MF2Validation {
  /// The errors in the order of the text.
  static func errors(of message: MF2Message, _ places: MF2Places) -> [MF2Error] {
    var errors = optionErrors(of: message, places) + declarationErrors(of: message, places)
    if case .match(let selectors, let variants) = message.body {
      errors += selectorErrors(selectors, in: message, places) + variantErrors(variants, count: selectors.count, places)
    }
    return errors.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func optionErrors(of message: MF2Message, _ places: MF2Places) -> [MF2Error] {
    func repeated(_ options: [MF2Option], at place: Range<Int>) -> [MF2Error] {
      var known: Set<String> = []
      return options.filter { !known.insert($0.name).inserted }.map { MF2Error(.repeatedOption($0.name), at: place) }
    }
    var errors: [MF2Error] = []
    for (declaration, place) in zip(message.declarations, places.declarations) {
      errors += repeated(declaration.expression.function?.options ?? [], at: place)
    }
    let patternPlaces = places.variants.isEmpty ? [places.pattern] : places.variants.map { $0.pattern }
    for (pattern, place) in zip(message.patterns, patternPlaces) {
      for (part, pieces) in zip(pattern, place) {
        let range = pieces.first?.range ?? 0..<0
        switch part {
        case .text: break
        case .expression(let expression): errors += repeated(expression.function?.options ?? [], at: range)
        case .markup(let markup): errors += repeated(markup.options, at: range)
        }
      }
    }
    return errors
  }

  /// The errors of variables that are declared after they were used or declared.
  private static func declarationErrors(of message: MF2Message, _ places: MF2Places) -> [MF2Error] {
    var known: Set<String> = []
    var errors: [MF2Error] = []
    for (declaration, place) in zip(message.declarations, places.declarations) {
      var used = declaration.expression.function?.options.compactMap { $0.value.variable } ?? []
      if case .local(_, let expression) = declaration, let operand = expression.operand?.variable {
        used.append(operand)
      }
      known.formUnion(used)
      if !known.insert(declaration.name).inserted { errors.append(MF2Error(.redeclared(declaration.name), at: place)) }
    }
    return errors
  }

  private static func selectorErrors(
    _ selectors: [String], in message: MF2Message, _ places: MF2Places
  ) -> [MF2Error] {
    zip(selectors, places.selectors).filter { message.function(ofVariable: $0.0) == nil }
      .map { MF2Error(.unannotatedSelector($0.0), at: $0.1) }
  }

  private static func variantErrors(
    _ variants: [MF2Message.Variant], count: Int, _ places: MF2Places
  ) -> [MF2Error] {
    var errors: [MF2Error] = []
    var known: Set<[MF2Message.Key]> = []
    for (variant, place) in zip(variants, places.variants) {
      let keyRange = (place.keys.first?.lowerBound ?? 0)..<(place.keys.last?.upperBound ?? 0)
      if variant.keys.count != count {
        errors.append(MF2Error(.keyCount(keys: variant.keys.count, selectors: count), at: keyRange))
      }
      if !known.insert(variant.keys).inserted {
        errors.append(MF2Error(.repeatedVariant(variant.keys.map { $0.text }.joined(separator: " ")), at: keyRange))
      }
    }
    if !variants.contains(where: { $0.keys.allSatisfy { $0 == .any } }) {
      let first = places.selectors.first?.lowerBound ?? 0
      errors.append(MF2Error(.missingFallback, at: first..<(places.selectors.last?.upperBound ?? first)))
    }
    return errors
  }
}

extension MF2Message {
  /// The function of a variable, from its declaration or from that of the variable it is set to.
  package func function(ofVariable name: String) -> MF2Function? {
    var name = name
    // Each declaration is passed at most once, in reverse: a variable refers to one that is declared before it.
    for declaration in declarations.reversed() where declaration.name == name {
      if let function = declaration.expression.function { return function }
      guard case .local = declaration, let next = declaration.expression.operand?.variable else { return nil }
      name = next
    }
    return nil
  }
}

extension MF2Message.Key {
  /// The spelling of the key, with quotes if it needs them.
  package var text: String {
    switch self {
    case .any: "*"
    case .literal(let text): MF2Printer.literal(text)
    }
  }
}
