/// A value that is read where it lies: `pointer.lent.pointee.value`.
///
/// Swift copies the value that a pointer leads to and counts the references in it; one that is not copyable is lent.
struct Lent<Value>: ~Copyable {
  let value: Value
}

extension UnsafePointer {
  /// The same place, to read the value without a copy.
  @inline(__always)
  var lent: UnsafePointer<Lent<Pointee>> {
    UnsafeRawPointer(self).assumingMemoryBound(to: Lent<Pointee>.self)
  }
}
