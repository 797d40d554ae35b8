/// A setting of `l10n.yml`: its name, its accepted values, and the property that stores it.
struct Setting<Owner>: Sendable {
  typealias Read = @Sendable (SettingValue, _ name: String, inout SettingReader, inout Owner) -> Void

  private(set) var line: SettingLine
  let read: Read

  init(_ line: SettingLine, _ read: @escaping Read) { (self.line, self.read) = (line, read) }

  /// A setting that a function stores.
  init<Value>(
    _ name: String, _ kind: SettingKind<Value>, _ summary: String? = nil,
    _ keep: @escaping @Sendable (Value, inout Owner) -> Void
  ) {
    self.init(SettingLine(name, kind.shape, summary)) { value, name, reader, owner in
      if let value = kind.read(value, name, &reader) { keep(value, &owner) }
    }
  }

  /// A setting that a property stores.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, _ kind: SettingKind<Value>,
    _ summary: String? = nil
  ) {
    self.init(name, kind, summary) { $1[keyPath: path] = $0 }
  }

  /// A setting that an optional property stores.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value?> & Sendable, _ kind: SettingKind<Value>,
    _ summary: String? = nil
  ) {
    self.init(name, kind, summary) { $1[keyPath: path] = $0 }
  }

  /// The setting, without which the settings around it have no meaning.
  var required: Setting {
    var setting = self
    setting.line.isRequired = true
    return setting
  }

  /// The setting of a part as a setting of the whole.
  func of<Whole>(_ path: any WritableKeyPath<Whole, Owner> & Sendable) -> Setting<Whole> {
    Setting<Whole>(line) { value, name, reader, whole in read(value, name, &reader, &whole[keyPath: path]) }
  }
}
