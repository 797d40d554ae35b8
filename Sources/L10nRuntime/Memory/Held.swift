/// An object that is kept, and read without counting references: `pointer.pointee.unmanaged`.
struct Held<Object: AnyObject> {
  private let object: Object
  let unmanaged: Unmanaged<Object>

  init(_ object: Object) { (self.object, unmanaged) = (object, Unmanaged.passUnretained(object)) }
}

extension Held: Sendable where Object: Sendable {}
