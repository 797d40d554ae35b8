/// Keeps a value until the program exits: freeing a large catalog piece by piece takes longer than exiting.
func keepUntilExit<Value>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
