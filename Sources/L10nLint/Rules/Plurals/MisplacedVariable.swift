import L10nCore
import L10nRuntime

/// A variable whose argument is not the number that its forms show: `%#@n@`, which is argument 1, with the form "%1$@
/// and %2$lld".
struct MisplacedVariable {
  /// The `%#@n@` in the format.
  let use: EntryArguments.Use

  /// A use of the variable's argument in a form, with another type than its value type.
  let contradiction: EntryArguments.Use

  /// The argument that the forms show as a number of the value type.
  let position: Int

  /// The specifier with that argument: `%2$#@n@`.
  var meant: String { "%\(position)$" + use.specifier.dropFirst().drop { $0.isNumber || $0 == "$" } }

  /// Whether the misplaced variable is the reason why a use in a form contradicts the value type.
  func explains(_ other: EntryArguments.Use) -> Bool {
    other.position == use.position && other.text.variable == use.argument.name
      && other.text.variants == use.text.variants
  }

  /// The misplaced variables of an entry's formats, without any that may mean another argument: every use in the forms
  /// is numbered, and all of them with the value type are one argument, by which no other variable selects.
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
  /// The type that the variable at a use declares for its number; `nil` without a usable value type.
  fileprivate func declaredType(of use: Use) -> ArgumentType? {
    uses.first { $0.isDeclared && $0.argument.name == use.argument.name && $0.text == use.text }?.type
  }

  /// Whether a variable of a name selects by one argument only.
  fileprivate func chooses(_ name: String?, on position: Int) -> Bool {
    uses.allSatisfy { $0.type != .variable || $0.argument.name != name || $0.position == position }
  }
}

extension LintContext {
  /// Gives a variable the argument that its forms show, in all languages at once; `nil` if one of them shows another.
  func fix(_ misplaced: MisplacedVariable, of id: TextID) -> Fix? {
    let name = misplaced.use.argument.name
    var wrong: [CatalogEntry] = []
    for entry in entries(of: id) {
      let arguments = EntryArguments(entry)
      if arguments.chooses(name, on: misplaced.position) { continue }
      // In a String Catalog another field names the argument.
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
