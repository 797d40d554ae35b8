import L10nCore
import L10nRuntime

/// A variable that its format gives another argument than the number which its forms show: `%#@n@`, which is argument 1,
/// with the form "%1$@ and %2$lld".
struct MisplacedVariable {
  /// The `%#@n@` in the format.
  let use: EntryArguments.Use

  /// A use in a form of the argument that the variable is given, as something else than its value type.
  let contradiction: EntryArguments.Use

  /// The argument that the forms show as a number of the value type.
  let position: Int

  /// The specifier with that argument: `%2$#@n@`.
  var meant: String { "%\(position)$" + use.specifier.dropFirst().drop { $0.isNumber || $0 == "$" } }

  /// Whether a use in a form that contradicts the value type does so because of this.
  func explains(_ other: EntryArguments.Use) -> Bool {
    other.position == use.position && other.text.variable == use.argument.name
      && other.text.variants == use.text.variants
  }

  /// The misplaced variables of an entry's formats, none of them where another argument could be meant: every use in the
  /// forms is numbered, and all numbers among them that fit the value type are one argument, on which no other variable
  /// chooses.
  static func all(in arguments: EntryArguments) -> [MisplacedVariable] {
    arguments.uses.compactMap { use in
      guard use.text.variable == nil, use.type == .variable, let name = use.argument.name,
        let type = arguments.declaredType(of: use)
      else { return nil }
      let beside = arguments.uses.filter { $0.text == use.text && !$0.isDeclared && $0.range != use.range }
      let forms = arguments.uses.filter {
        !$0.isDeclared && $0.text.variable == name && $0.text.variants == use.text.variants
      }
      let given = forms.filter { $0.position == use.position }
      let numbers = Set(forms.filter { type.isCompatible(with: $0.type) }.map(\.position))
      guard beside.allSatisfy(\.isNumbered), forms.allSatisfy({ $0.isNumbered && $0.type != .variable }),
        let contradiction = given.first, let position = numbers.first, numbers.count == 1, position != use.position,
        forms.allSatisfy({ $0.position != position || type.isCompatible(with: $0.type) }),
        !arguments.isChosenOn(position)
      else { return nil }
      return MisplacedVariable(use: use, contradiction: contradiction, position: position)
    }
  }
}

extension EntryArguments {
  /// The type that the value type of the variable at a use gives its number; `nil` where that is not usable.
  fileprivate func declaredType(of use: Use) -> ArgumentType? {
    uses.first { $0.isDeclared && $0.argument.name == use.argument.name && $0.text == use.text }?.type
  }

  /// Whether a variable of a name chooses on an argument and on no other.
  fileprivate func chooses(_ name: String?, on position: Int) -> Bool {
    uses.allSatisfy { $0.type != .variable || $0.argument.name != name || $0.position == position }
  }
}

extension LintContext {
  /// Gives a variable the argument that its forms show in all languages at once; `nil` where one of them shows another.
  func fix(_ misplaced: MisplacedVariable, of id: TextID) -> Fix? {
    let name = misplaced.use.argument.name
    var wrong: [CatalogEntry] = []
    for entry in entries(of: id) {
      let arguments = EntryArguments(entry)
      if arguments.chooses(name, on: misplaced.position) { continue }
      // In a String Catalog another field says which argument it is.
      guard entry.file.syntax != nil,
        MisplacedVariable.all(in: arguments).contains(where: {
          $0.use.argument.name == name && $0.position == misplaced.position
        })
      else { return nil }
      wrong.append(entry)
    }
    return Fix("write \(misplaced.meant) in every locale", in: wrong) { use in
      use.type == .variable && use.argument.name == name && use.text.variable == nil ? misplaced.meant : nil
    }
  }
}
