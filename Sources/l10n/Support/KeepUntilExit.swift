/// Keeps a value as long as the program runs: freeing what a large catalog holds, piece by piece, takes longer than ending.
func keepUntilExit<Value>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
