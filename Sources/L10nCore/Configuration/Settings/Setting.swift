/// A line of `l10n.yml`: its name, what may be written there, and where it is kept.
struct Setting<Owner>: Sendable {
  typealias Read = @Sendable (SettingValue, _ name: String, inout SettingReader, inout Owner) -> Void

  private(set) var line: SettingLine
  let read: Read

  init(_ line: SettingLine, _ read: @escaping Read) { (self.line, self.read) = (line, read) }

  /// A setting that a function keeps.
  init<Value>(
    _ name: String, _ kind: SettingKind<Value>, _ summary: String? = nil,
    _ keep: @escaping @Sendable (Value, inout Owner) -> Void
  ) {
    self.init(SettingLine(name, kind.shape, summary)) { value, name, reader, owner in
      if let value = kind.read(value, name, &reader) { keep(value, &owner) }
    }
  }

  /// A setting that a property keeps.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, _ kind: SettingKind<Value>,
    _ summary: String? = nil
  ) {
    self.init(name, kind, summary) { $1[keyPath: path] = $0 }
  }

  /// A setting that a property keeps which is `nil` without it.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value?> & Sendable, _ kind: SettingKind<Value>,
    _ summary: String? = nil
  ) {
    self.init(name, kind, summary) { $1[keyPath: path] = $0 }
  }

  /// The same, without which the lines around it say nothing.
  var required: Setting {
    var setting = self
    setting.line.isRequired = true
    return setting
  }

  /// The same setting of what is a part of something else.
  func of<Whole>(_ path: any WritableKeyPath<Whole, Owner> & Sendable) -> Setting<Whole> {
    Setting<Whole>(line) { value, name, reader, whole in read(value, name, &reader, &whole[keyPath: path]) }
  }
}
