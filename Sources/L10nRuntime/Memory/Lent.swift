/// A value that is read in place: `pointer.lent.pointee.value`.
///
/// Swift copies the value that a pointer points to and counts its references; a noncopyable one is borrowed.
struct Lent<Value>: ~Copyable {
  let value: Value
}

extension UnsafePointer {
  /// The same address, for reading the value without a copy.
  @inline(__always)
  var lent: UnsafePointer<Lent<Pointee>> {
    UnsafeRawPointer(self).assumingMemoryBound(to: Lent<Pointee>.self)
  }
}
