/// An object that is retained elsewhere, read without reference counting: `pointer.pointee.unmanaged`.
struct Held<Object: AnyObject> {
  private let object: Object
  let unmanaged: Unmanaged<Object>

  init(_ object: Object) { (self.object, unmanaged) = (object, Unmanaged.passUnretained(object)) }
}

extension Held: Sendable where Object: Sendable {}
