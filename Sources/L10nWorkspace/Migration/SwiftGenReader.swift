import L10nCore

/// Reads the values of a `swiftgen.yml`.
struct SwiftGenReader {
  /// The reader that knows the places of values.
  private(set) var yaml: SettingReader

  private let folder: String
  private(set) var losses: [Diagnostic] = []

  /// The prefixes of all paths of inputs and outputs.
  private var inputFolder = ""
  private var outputFolder = ""

  /// The inputs of SwiftGen other than texts.
  private static let otherParsers: Set<String> = [
    "colors", "coredata", "files", "fonts", "ib", "json", "plist", "xcassets", "yaml",
  ]

  init(_ yaml: SettingReader, folder: String) { (self.yaml, self.folder) = (yaml, folder) }

  mutating func strings(of root: SettingValue) -> [SwiftGenStrings] {
    let entries = yaml.entries(of: root, what: "the configuration of SwiftGen", known: nil)
    for (name, _, value) in entries {
      if name == "input_dir" { inputFolder = yaml.string(value) ?? "" }
      if name == "output_dir" { outputFolder = yaml.string(value) ?? "" }
    }
    var result: [SwiftGenStrings] = []
    for (name, key, value) in entries {
      switch name {
      case "input_dir", "output_dir": break
      case "strings":
        let items = value.items ?? [value]
        result += items.flatMap { set($0) }
      case let name where Self.otherParsers.contains(name):
        report(.note, "'\(name)' is not about texts", at: key, help: "keep SwiftGen for it")
      default: report(.warning, "'\(name)' is not a SwiftGen setting that l10n knows", at: key)
      }
    }
    return result
  }

  /// One set of inputs; old files have the output beside them.
  private mutating func set(_ node: SettingValue) -> [SwiftGenStrings] {
    var strings = SwiftGenStrings(at: yaml.location(of: node))
    var outputs: [SettingValue] = []
    var isOldStyle = false
    if node.entries == nil {
      yaml.report("'strings' takes lines of 'name: value'", at: node)
      return []
    }
    for (name, key, value) in yaml.entries(of: node, what: "'strings'", known: nil) {
      switch name {
      case "inputs", "paths": strings.inputs = inputs(value)
      case "outputs": outputs = value.items ?? [value]
      case "templateName", "templatePath", "output", "params": isOldStyle = true
      case "filter": strings.filter = filter(value)
      case "options": options(value)
      default: report(.warning, "'\(name)' is not a SwiftGen setting that l10n knows", at: key)
      }
    }
    if isOldStyle { outputs.append(node) }
    if strings.inputs.isEmpty { report(.warning, "these strings have no inputs that can be read", at: node) }
    var taken: [SwiftGenStrings] = []
    for output in outputs {
      guard let read = self.output(output, of: strings) else { continue }
      if taken.isEmpty {
        taken.append(read)
      } else {
        report(.warning, "a catalog is generated once, so this output is left out", at: output)
      }
    }
    if outputs.isEmpty { report(.warning, "these strings have no outputs", at: node) }
    return strings.inputs.isEmpty ? [] : taken
  }

  /// - Returns: `nil` for code in another language.
  private mutating func output(_ node: SettingValue, of strings: SwiftGenStrings) -> SwiftGenStrings? {
    var strings = strings
    for (name, key, value) in yaml.entries(of: node, what: "an output", known: nil) {
      switch name {
      case "templateName":
        let template = yaml.string(value) ?? ""
        guard let isFlat = Self.isFlat(template) else {
          report(
            .warning, "the template '\(template)' has no counterpart, so this output is left out", at: value,
            help: "l10n generate --template takes your own templates")
          return nil
        }
        strings.isFlat = isFlat
      case "templatePath":
        let file = (yaml.string(value) ?? "").split(separator: "/").last ?? ""
        strings.isFlat = file.lowercased().hasPrefix("flat")
        report(
          .warning,
          "your own template is not read: names are those of '\(strings.isFlat ? "flat" : "structured")-swift5'",
          at: value, help: "l10n generate --template takes Mustache templates")
      case "output": strings.output = path(value, below: outputFolder)
      case "params": parameters(value, of: &strings)
      case "inputs", "paths", "filter", "options", "outputs": break
      default: report(.warning, "'\(name)' is not a SwiftGen setting that l10n knows", at: key)
      }
    }
    return strings
  }

  private static func isFlat(_ template: String) -> Bool? {
    switch template {
    case "structured-swift5", "structured-swift4", "structured-swift3", "dot-syntax-swift3": false
    case "flat-swift5", "flat-swift4", "flat-swift3": true
    default: nil
    }
  }
}

// MARK: Parts

extension SwiftGenReader {
  private mutating func parameters(_ node: SettingValue, of strings: inout SwiftGenStrings) {
    for (name, key, value) in yaml.entries(of: node, what: "'params'", known: nil) {
      switch name {
      // 'className' is the name in older versions, and in custom templates.
      case "enumName", "className":
        guard let text = yaml.string(value) else { continue }
        if SwiftIdentifier.upperCamel(text) == text {
          strings.enumName = text
        } else {
          report(.warning, "'\(text)' is not a name that l10n gives to a type, so the type is 'L10n'", at: value)
        }
      case "publicAccess": strings.isPublic = isSet(value)
      case "forceFileNameEnum": strings.hasTableEnums = isSet(value)
      case "noComments":
        if isSet(value) { report(.note, "accessors keep their comments, which cost nothing", at: key) }
      case "lookupFunction":
        report(
          .warning, "'lookupFunction' is not taken over: texts are found without a function of yours", at: key,
          help: "where it chose a language, call \(strings.enumName).use(languages:)")
      case "bundle":
        report(.warning, "'bundle' is not taken over: texts are compiled in, without a bundle", at: key)
      default: report(.warning, "'\(name)' is not a parameter that l10n knows", at: key)
      }
    }
  }

  /// Whether a parameter is on, by Stencil's rules.
  private mutating func isSet(_ node: SettingValue) -> Bool {
    !["false", "no", "off", "0", ""].contains((yaml.string(node) ?? "").lowercased())
  }

  /// A regular expression that part of the tables' paths must match.
  private mutating func filter(_ node: SettingValue) -> String? {
    guard let text = yaml.string(node) else { return nil }
    if (try? Regex(text)) != nil { return text }
    report(
      .warning, "'\(text)' is not a regular expression that l10n can read, so all tables of the inputs count", at: node,
      help: "name the tables in l10n.yml: 'tables: [Localizable]'")
    return nil
  }

  private mutating func options(_ node: SettingValue) {
    for (name, key, value) in yaml.entries(of: node, what: "'options'", known: nil) {
      if name == "separator", yaml.string(value) == "." { continue }
      report(
        .warning,
        name == "separator" ? "keys are split only at '.'" : "'\(name)' is not an option that l10n knows", at: key)
    }
  }

  private mutating func inputs(_ node: SettingValue) -> [DeclaredName] {
    let items = node.items ?? [node]
    return items.compactMap { item in
      path(item, below: inputFolder).map { DeclaredName(name: $0, location: yaml.location(of: item)) }
    }
  }

  /// A path from the project's folder; `nil` if only the build system knows it.
  private mutating func path(_ node: SettingValue, below folder: String) -> String? {
    guard let text = yaml.string(node) else { return nil }
    let roots = ["${PROJECT_DIR}/", "${SRCROOT}/", "$(PROJECT_DIR)/", "$(SRCROOT)/"]
    let below =
      roots.contains(where: text.hasPrefix) || text.hasPrefix("/") || folder.isEmpty ? text : "\(folder)/\(text)"
    let path = roots.first(where: below.hasPrefix).map { String(below.dropFirst($0.count)) } ?? below
    if path.contains("${") || path.contains("$(") {
      report(
        .warning, "what '\(text)' means is known to the build system only", at: node,
        help: "write the path from the project's folder")
      return nil
    }
    if path.hasPrefix("/") {
      report(.warning, "'\(text)' is a path on one machine", at: node, help: "write it from the project's folder")
      return nil
    }
    return RelativePath.normalized(self.folder.isEmpty ? path : "\(self.folder)/\(path)")
  }

  private mutating func report(_ severity: Severity, _ message: String, at node: SettingValue, help: String? = nil) {
    losses.append(Diagnostic("conversion-loss", severity, message, at: yaml.location(of: node), help: help))
  }
}
