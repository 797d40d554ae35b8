/// The names of the parts of three versions as numbers, so that each name is looked up once for each version.
struct MergeNames {
  /// The names by their numbers.
  private(set) var names: [SourceOutline.Name] = []

  /// The numbers in the orders of the versions.
  private(set) var ours: [Int] = []
  private(set) var theirs: [Int] = []

  /// The indices of the parts in each version, by number.
  private(set) var basePlaces: [Int?] = []
  private(set) var ourPlaces: [Int?] = []
  private(set) var theirPlaces: [Int?] = []

  /// The numbers by name, used if there are more names than can be compared cheaply.
  private var numbers: [SourceOutline.Name: Int] = [:]

  private static let fewNames = 8

  var count: Int { names.count }

  init(_ versions: NoteNames) {
    if versions.ours.count > Self.fewNames { numbers.reserveCapacity(versions.ours.count * 5 / 4) }
    for (place, part) in versions.ours.enumerated() {
      let number = number(of: part.name)
      ours.append(number)
      ourPlaces[number] = place
    }
    for (place, part) in versions.theirs.enumerated() {
      let number = number(of: part.name)
      theirs.append(number)
      theirPlaces[number] = place
    }
    for (place, part) in versions.base.enumerated() { basePlaces[number(of: part.name)] = place }
  }

  private mutating func number(of name: SourceOutline.Name) -> Int {
    if names.count <= Self.fewNames {
      if let number = names.firstIndex(of: name) { return number }
    } else if let number = numbers[name] {
      return number
    }
    names.append(name)
    if names.count == Self.fewNames + 1 {
      numbers.merge(names.enumerated().map { ($1, $0) }) { first, _ in first }
    } else if names.count > Self.fewNames {
      numbers[name] = names.count - 1
    }
    basePlaces.append(nil)
    ourPlaces.append(nil)
    theirPlaces.append(nil)
    return names.count - 1
  }
}
