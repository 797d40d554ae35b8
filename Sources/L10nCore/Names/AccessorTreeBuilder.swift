/// Builds namespaces from the outside in, with distinct names.
struct AccessorTreeBuilder {
  /// A text with the rest of its key.
  typealias Path = (id: TextID, path: ArraySlice<String>)

  private(set) var collisions: [AccessorTree.Collision] = []

  /// Types that a namespace with the same name would hide.
  private let reservedTypes: Set<String>

  /// Members of every generated namespace, and those of the outermost type.
  private static let reservedMembers: Set<String> = ["init", "self", "texts"]
  private static let reservedRootMembers: Set<String> = [
    "catalog", "current", "hint", "init", "label", "labelProvider", "locale", "locales", "negotiate", "onFallback",
    "overrides", "pinned", "prefix", "runs", "self", "text", "_textIndex", "texts", "value", "withPinnedLayers",
  ]

  /// Members that are reserved if the texts are static.
  private static let reservedStaticMembers: Set<String> = ["init", "self"]
  private static let reservedStaticRootMembers: Set<String> = [
    "catalog", "current", "init", "locales", "onFallback", "overrides", "self", "stored", "texts", "tr", "use",
  ]

  /// The type of static members; `nil` if the texts are members of values.
  private let staticType: String?

  /// - Parameter bundleType: the generated type of code that uses the system's bundles, which namespaces refer to.
  init(bundleType: String? = nil) {
    staticType = nil
    let types = GeneratedTypes.used.union(GeneratedTypes.nested)
    reservedTypes = bundleType.map { types.union(GeneratedTypes.usedByBundles).union([$0]) } ?? types
  }

  /// A builder for static members in types without properties.
  init(staticMembersOf type: String) {
    staticType = type
    reservedTypes = GeneratedTypes.used
  }

  /// The outermost namespace with everything in it.
  mutating func root(_ paths: [Path]) -> AccessorTree.Namespace {
    var root = AccessorTree.Namespace(name: "", property: "", type: "", keyPrefix: "")
    fill(&root, with: paths, reserved: staticType == nil ? Self.reservedRootMembers : Self.reservedStaticRootMembers)
    return root
  }

  /// Whether a type with this name would hide one that generated code uses, or clash with one in the same scope.
  private func isReserved(type name: String, in namespace: AccessorTree.Namespace) -> Bool {
    if reservedTypes.contains(name) { return true }
    guard let staticType else { return false }
    return name == staticType || name == "LocalizedTexts"
      || namespace.type.isEmpty && GeneratedTypes.nestedBesideStaticMembers.contains(name)
  }

  private mutating func fill(_ namespace: inout AccessorTree.Namespace, with paths: [Path], reserved: Set<String>) {
    var names = MemberNames(taken: reserved)
    for group in Self.groups(of: paths) {
      var property = ""
      if staticType == nil {
        property = names.free(propertyName(group.name), orWith: "Texts")
        names.take(property)
      }
      // In scripts without capitals, and for names such as 404, a type has the name of its property.
      let wanted = bounded(SwiftIdentifier.upperCamel(group.name), of: group.name)
      let type = names.free(isReserved(type: wanted, in: namespace) ? wanted + "Texts" : wanted, orWith: "Texts")
      names.take(type)
      if staticType != nil { property = type }
      var inner = AccessorTree.Namespace(
        name: group.name, property: property, type: type,
        keyPrefix: namespace.keyPrefix.isEmpty ? group.name : "\(namespace.keyPrefix).\(group.name)")
      fill(&inner, with: group.paths, reserved: staticType == nil ? Self.reservedMembers : Self.reservedStaticMembers)
      namespace.namespaces.append(inner)
    }
    for (id, path) in paths where path.count == 1 {
      let wanted = propertyName(path.first ?? "")
      let name = names.free(wanted, orWith: "Text")
      if name != wanted {
        collisions.append(
          AccessorTree.Collision(id: id, other: names.owner(of: wanted), name: wanted, replacement: name))
      }
      names.take(name, for: id)
      namespace.leaves.append(AccessorTree.Leaf(id: id, name: name))
    }
  }

  /// The name of a property or function. SwiftGen's have any length.
  private func propertyName(_ part: String) -> String { bounded(SwiftIdentifier.lowerCamel(part), of: part) }

  private func bounded(_ name: String, of part: String) -> String {
    staticType == nil ? SwiftIdentifier.bounded(name, of: part) : name
  }

  /// The paths that continue, by the property of the next part, in the order of first occurrence.
  private static func groups(of paths: [Path]) -> [(name: String, paths: [Path])] {
    var groups: [(name: String, paths: [Path])] = []
    var places: [String: Int] = [:]
    for (id, path) in paths where path.count > 1 {
      let name = path.first ?? ""
      let property = SwiftIdentifier.lowerCamel(name)
      if let place = places[property] {
        groups[place].paths.append((id, path.dropFirst()))
      } else {
        places[property] = groups.count
        groups.append((name, [(id, path.dropFirst())]))
      }
    }
    return groups
  }
}

/// The names in one scope.
private struct MemberNames {
  private var taken: Set<String>
  private var owners: [String: TextID] = [:]

  /// The next number to try for a name and its suffix.
  private var numbers: [String: Int] = [:]

  init(taken: Set<String>) { self.taken = taken }

  /// Returns a free name: `label`, otherwise with a suffix `labelText`, otherwise `labelText2` and so on.
  mutating func free(_ wanted: String, orWith suffix: String) -> String {
    if !taken.contains(wanted) { return wanted }
    let suffixed = wanted + suffix
    var candidate = suffixed
    var number = numbers[suffixed] ?? 2
    while taken.contains(candidate) {
      candidate = "\(suffixed)\(number)"
      number += 1
    }
    numbers[suffixed] = number
    return candidate
  }

  mutating func take(_ name: String, for id: TextID? = nil) {
    taken.insert(name)
    owners[name] = id
  }

  /// The text with a name; `nil` for namespaces and reserved names.
  func owner(of name: String) -> TextID? { owners[name] }
}
