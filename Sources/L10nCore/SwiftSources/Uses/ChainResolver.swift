/// Finds the values of chains of members, as far as tokens reveal them: through declarations in their file, and through
/// members whose name has only one meaning in all files.
final class ChainResolver {
  /// The meaning of a part of a chain. Namespaces are indices of the map's nodes.
  indirect enum Entity: Hashable {
    case type(Int)
    case value(Int)
    case function(Entity)
    case text(TextID)
  }

  /// The last part of a chain with a meaning in the catalog.
  struct Resolution {
    let entity: Entity
    /// The index of the part.
    let part: Int
    /// The parts with the last names of the path.
    let names: Range<Int>
    let isType: Bool
  }

  private let map: AccessorMap
  private let typeName: String
  private let files: [String: SwiftCode]

  /// A declaration, by its file and number in it.
  private struct Declaration: Hashable {
    let path: String
    let number: Int
  }

  /// The cache of names that several files declare, and of declarations, for which this is a class.
  private var shared: [String: Entity?] = [:]
  private var known: [Declaration: Entity?] = [:]

  /// The declarations that are being resolved; a cycle has no result.
  private var open: Set<Declaration> = []

  /// Whether there was a cycle, so that the result is not valid elsewhere.
  private var metCircle = false

  init(_ map: AccessorMap, typeName: String, files: [String: SwiftCode]) {
    (self.map, self.typeName, self.files) = (map, typeName, files)
  }

  /// The resolution of a chain; `nil` if it is unknown, or not part of the catalog.
  func resolution(of chain: SwiftChain, in file: SwiftCode) -> Resolution? {
    var best: Resolution?
    var entity: Entity?
    // The index of the part with the first name of the path.
    var start = 1
    for (index, part) in chain.parts.enumerated() {
      var next: Entity?
      if index == 0 {
        switch chain.base {
        case .none:
          let isName: Bool
          (next, isName) = first(part.name, at: chain.start, in: file)
          if isName { start = 0 }
        case .keyPath: next = part.name == typeName ? .value(0) : nil
        case .unknown: next = member(part.name, in: file, at: chain.start)
        }
      } else if let known = entity, let child = child(part.name, of: known) {
        next = child
        if !isStep(child, from: known) { start = index + 1 }
      } else if part.name == typeName {
        // The type's name follows the name of its module.
        next = .type(0)
        start = index + 1
      } else {
        let isOwn = index == 1 && chain.base == .none && ["self", "Self"].contains(chain.parts[0].name)
        next = member(part.name, in: file, at: chain.start, isOwn: isOwn)
        start = index + 1
      }
      entity = next.flatMap { part.isCalled ? result(of: $0) : $0 }
      guard let found = entity else { continue }
      var isType = false
      if case .type = found { isType = !map.isStatic }
      best = Resolution(entity: found, part: index, names: start..<index + 1, isType: isType)
      if case .text = found { return best }
    }
    return best
  }

  /// Whether a member is a name of the path.
  private func isStep(_ entity: Entity, from known: Entity) -> Bool {
    switch (known, entity) {
    case (.type(let from), .type(let node)), (.value(let from), .value(let node)): from != node
    case (.type, .text), (.value, .text): true
    default: false
    }
  }

  private func child(_ name: String, of entity: Entity) -> Entity? {
    switch entity {
    case .value(let node):
      if name == "self" { return entity }
      return map.nodes[node].texts[name].map { .text($0) } ?? map.nodes[node].members[name].map { .value($0) }
    case .type(let node):
      if name == "self" { return entity }
      if map.isStatic {
        return map.nodes[node].texts[name].map { .text($0) } ?? map.nodes[node].types[name].map { .type($0) }
      }
      if node == 0, name == "current" { return .value(0) }
      if node == 0, name == "init" { return .function(.value(0)) }
      return map.nodes[node].types[name].map { .type($0) }
    case .function, .text: return nil
    }
  }

  private func result(of entity: Entity) -> Entity? {
    switch entity {
    case .function(let result): result
    case .type(let node): map.isStatic || node != 0 ? nil : .value(node)
    case .text: entity
    case .value: nil
    }
  }

  // MARK: Names

  /// The meaning of a single name, and whether it is a name of the path, as in an extension of the generated type.
  private func first(_ name: String, at offset: Int, in file: SwiftCode) -> (Entity?, isName: Bool) {
    if name == typeName { return (.type(0), false) }
    let visible = file.bindings[name, default: []].filter { $0.scope.contains(offset) }
    if let binding = visible.max(by: { $0.scope.lowerBound < $1.scope.lowerBound }) {
      return (entity(of: binding, in: file), false)
    }
    if let own = extended(name, at: offset, in: file) { return (own, true) }
    return (sharedEntity(name), false)
  }

  /// The meaning of a name in an extension of the generated types.
  private func extended(_ name: String, at offset: Int, in file: SwiftCode) -> Entity? {
    guard let around = file.extensions.last(where: { $0.body.contains(offset) }),
      around.type.parts[0].name == typeName, let type = resolution(of: around.type, in: file),
      type.part == around.type.parts.count - 1, case .type(let node) = type.entity
    else { return nil }
    return child(name, of: map.isStatic ? .type(node) : .value(node))
  }

  /// The meaning of a member of an unknown value, for which all declarations with that name must agree.
  private func member(_ name: String, in file: SwiftCode, at offset: Int, isOwn: Bool = false) -> Entity? {
    if isOwn {
      let body = file.typeBodies.filter { $0.contains(offset) }.max { $0.lowerBound < $1.lowerBound }
      if let own = file.bindings[name]?.first(where: { $0.isMember && $0.scope == body }) {
        return entity(of: own, in: file)
      }
      if let own = extended(name, at: offset, in: file) { return own }
    }
    let own = file.bindings[name, default: []].filter { $0.isMember && $0.isPrivate && !isOpen($0, in: file) }
    if own.isEmpty { return sharedEntity(name) }
    let isDeclaredElsewhere = files.values.contains { other in
      other.bindings[name]?.contains { $0.isMember && !$0.isPrivate } ?? false
    }
    let entities = Set(own.map { entity(of: $0, in: file) } + (isDeclaredElsewhere ? [sharedEntity(name)] : []))
    return entities.count == 1 ? entities.first ?? nil : nil
  }

  /// The meaning of members and globals with a name in all files that expose them.
  private func sharedEntity(_ name: String) -> Entity? {
    if let known = shared[name] { return known }
    return remembering({ self.shared[name] = .some($0) }) {
      var found: Set<Entity?> = []
      for file in files.values {
        for binding in file.bindings[name] ?? [] where binding.isMember && !binding.isPrivate {
          if isOpen(binding, in: file) { metCircle = true } else { found.insert(entity(of: binding, in: file)) }
          if found.contains(nil) { return nil }
        }
      }
      return found.count == 1 ? found.first ?? nil : nil
    }
  }

  /// Caches the result, unless there was a cycle on the way.
  private func remembering(_ keep: (Entity?) -> Void, _ find: () -> Entity?) -> Entity? {
    let before = metCircle
    metCircle = false
    let entity = find()
    if !metCircle { keep(entity) }
    metCircle = metCircle || before
    return entity
  }

  private func isOpen(_ binding: SwiftBinding, in file: SwiftCode) -> Bool {
    open.contains(Declaration(path: file.path, number: binding.number))
  }

  /// The meaning of a declared name.
  private func entity(of binding: SwiftBinding, in file: SwiftCode) -> Entity? {
    guard let chain = binding.origin.chain else { return nil }
    let declaration = Declaration(path: file.path, number: binding.number)
    if let known = known[declaration] { return known }
    guard open.count < 16, open.insert(declaration).inserted else {
      metCircle = true
      return nil
    }
    defer { open.remove(declaration) }
    return remembering({ self.known[declaration] = .some($0) }) {
      guard let found = resolution(of: chain, in: file), found.part == chain.parts.count - 1 else { return nil }
      switch (binding.origin, found.entity) {
      case (.value, .type(let node)):
        return map.isStatic ? nil : binding.isFunction ? .function(.value(node)) : .value(node)
      case (.type, .type), (.chain, .type), (.chain, .value): return found.entity
      default: return nil
      }
    }
  }
}
