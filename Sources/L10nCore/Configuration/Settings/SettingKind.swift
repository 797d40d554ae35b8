import L10nRuntime

/// A kind of value in `l10n.yml`: its reader, and the shape that describes it.
package struct SettingKind<Value: Sendable>: Sendable {
  /// Reads a value and reports its errors.
  ///
  /// - Parameter name: the name of the value in messages: `'generate'`, `control 'play'`.
  typealias Read = @Sendable (_ value: SettingValue, _ name: String, _ reader: inout SettingReader) -> Value?

  /// The description of such values.
  package var shape: SettingShape
  let read: Read

  init(_ shape: SettingShape, _ read: @escaping Read) { (self.shape, self.read) = (shape, read) }

  /// Reads a value outside of a file; `nil` if it has an error.
  package func value(of value: SettingValue) -> Value? {
    var reader = SettingReader(path: "")
    let result = read(value, "", &reader)
    return reader.diagnostics.isEmpty ? result : nil
  }

  // MARK: Changes

  /// The kind with a description.
  func summary(_ summary: String) -> Self {
    var kind = self
    kind.shape.summary = summary
    return kind
  }

  /// The kind with words of a catalog that editors offer.
  func offering(_ words: CatalogWords) -> Self {
    var kind = self
    kind.shape.words = words
    return kind
  }

  /// The kind with a named definition in the schema.
  func defined(as name: String) -> Self { Self(SettingShape(.named(name, shape)), read) }

  /// The kind of another value that a function makes of this one; `nil` if the function has reported an error.
  func map<Result>(
    _ transform: @escaping @Sendable (Value, SettingValue, inout SettingReader) -> Result?
  ) -> SettingKind<Result> {
    SettingKind<Result>(shape) { value, name, reader in
      read(value, name, &reader).flatMap { transform($0, value, &reader) }
    }
  }

  /// This kind, or another one for values that a function selects.
  func or(_ other: Self, where isOther: @escaping @Sendable (SettingValue) -> Bool) -> Self {
    let shapes = if case .either(let shapes) = shape.form, shape.summary == nil { shapes } else { [shape] }
    return Self(SettingShape(.either(shapes + [other.shape]))) { value, name, reader in
      isOther(value) ? other.read(value, name, &reader) : read(value, name, &reader)
    }
  }
}

// MARK: - Texts and words

extension SettingKind<String> {
  /// Texts.
  package static var text: Self { Self(.text) { value, _, reader in reader.string(value) } }
}

extension SettingKind<DeclaredName> {
  /// Texts with their places.
  package static var name: Self { Self(.text) { value, _, reader in reader.name(value) } }
}

extension SettingKind<LanguageTag> {
  /// Language tags.
  static var tag: Self { Self(.tag) { value, _, reader in reader.tag(value) } }
}

extension SettingKind<Bool> {
  /// `true` and `false`, also written as `yes` and `no`.
  package static var flag: Self { Self(SettingShape(.flag)) { value, _, reader in reader.boolean(value) } }
}

extension SettingKind<Int> {
  /// Whole numbers.
  package static var integer: Self { parsed(.integer, "whole number") { Int($0) } }
}

extension SettingKind {
  /// The cases of an enumeration, by their names in Swift or other ones.
  ///
  /// - Parameter what: the kind of case: `level of access`.
  static func choice(
    _ cases: [Value], _ what: String, name: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) -> Self {
    Self(SettingShape(.words(cases.map(name)))) { value, _, reader in
      guard let text = reader.string(value) else { return nil }
      if let found = cases.first(where: { name($0) == text }) { return found }
      reader.report("'\(text)' is not a \(what)", at: value, help: reader.suggestion(for: text, among: cases.map(name)))
      return nil
    }
  }

  /// The cases of an enumeration, by their names in Swift.
  static func choice(_ what: String) -> Self where Value: CaseIterable { choice(Array(Value.allCases), what) }

  /// The cases of an enumeration, by their raw values.
  static func choice(_ what: String) -> Self where Value: CaseIterable & RawRepresentable<String> {
    choice(Array(Value.allCases), what) { $0.rawValue }
  }

  /// A text that a function parses.
  ///
  /// - Parameters:
  ///   - what: the kind of text: `unit`.
  ///   - help: the expected spelling.
  static func parsed(
    _ form: SettingShape.Form, _ what: String, help: String? = nil, _ parse: @escaping @Sendable (String) -> Value?
  ) -> Self {
    Self(SettingShape(form)) { value, _, reader in
      guard let text = reader.string(value) else { return nil }
      if let result = parse(text) { return result }
      reader.report("'\(text)' is not a \(what)", at: value, help: help)
      return nil
    }
  }
}

extension SettingShape {
  static let text = SettingShape(.named("text", SettingShape(.text)))

  static let tag = SettingShape(
    .named(
      "tag",
      SettingShape(
        .string(pattern: "^[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8})*$"), "A language tag of BCP 47 such as pt-BR.")),
    words: .locales)
}

// MARK: - Lists and maps

/// A value under a name that the user chose.
package struct NamedSetting<Value: Sendable>: Sendable {
  /// The name as a value for further reading.
  package let key: SettingValue

  /// The value.
  package let value: Value

  /// The value as it is written.
  package let source: SettingValue

  /// The name.
  package var name: String { key.text ?? "" }

  /// The name with its place.
  package var declaredName: DeclaredName { DeclaredName(name: name, location: key.location) }

  /// The value with its name.
  func naming(_ path: WritableKeyPath<Value, String>) -> Value {
    var value = value
    value[keyPath: path] = name
    return value
  }

  /// The value with its name and the name's place.
  func naming(_ path: WritableKeyPath<Value, DeclaredName>) -> Value {
    var value = value
    value[keyPath: path] = declaredName
    return value
  }
}

extension SettingKind {
  /// Values in brackets, or one per line.
  package static func list<Item>(_ item: SettingKind<Item>, count: ClosedRange<Int> = 0...Int.max) -> Self
  where Value == [Item] {
    Self(SettingShape(.list(item.shape, count: count))) { value, name, reader in
      reader.items(of: value).compactMap { item.read($0, name, &reader) }
    }
  }

  /// A list whose absence has its own message.
  static func list<Item>(_ item: SettingKind<Item>, of names: String, help: String) -> Self where Value == [Item] {
    let list = Self.list(item)
    return Self(list.shape) { value, name, reader in
      if value.items != nil { return list.read(value, name, &reader) }
      reader.report("expected a list of \(names)", at: value, help: help)
      return []
    }
  }

  /// Values by names that the user chooses.
  package static func map<Item>(_ item: SettingKind<Item>, byLanguage: Bool = false) -> Self
  where Value == [NamedSetting<Item>] { item.byName(byLanguage: byLanguage) }

  /// Values of this kind by names that the user chooses.
  ///
  /// - Parameter title: the kind of value before its name in messages: `table`.
  func byName(called title: String? = nil, byLanguage: Bool = false) -> SettingKind<[NamedSetting<Value>]> {
    let shape = SettingShape(.map(shape, byLanguage: byLanguage), words: byLanguage ? .locales : nil)
    return SettingKind<[NamedSetting<Value>]>(shape) { value, name, reader in
      reader.entries(of: value, what: name, known: nil).compactMap { key, place, value in
        read(value, title.map { "\($0) '\(key)'" } ?? "'\(key)' of \(name)", &reader).map {
          NamedSetting(key: place, value: $0, source: value)
        }
      }
    }
  }

  /// Several settings by name.
  ///
  /// - Parameter new: the default value.
  static func group(_ settings: [Setting<Value>], _ new: @escaping @autoclosure @Sendable () -> Value) -> Self {
    Self(SettingShape(.group(settings.map(\.line)))) { value, name, reader in
      var result = new()
      reader.read(value, name, settings, into: &result)
      return result
    }
  }
}

extension SettingKind<[DeclaredName]> {
  /// Texts with their places; a single text is a list of one.
  package static var names: Self {
    SettingKind<DeclaredName>.name.map { name, _, _ in [name] }.or(.list(.name)) { $0.items != nil }
  }
}

extension SettingKind<[String]> {
  /// Texts; a single text is a list of one.
  package static var texts: Self { SettingKind<[DeclaredName]>.names.map { names, _, _ in names.map(\.name) } }
}
