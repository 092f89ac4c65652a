/// Names with values: a ``Shape`` and one value for each of its names.
///
/// A class, because one reference is copied where a struct of shape and slots would count two, and the shape's
/// count is one that all threads would share.
public final class Object: Sendable {
  /// The names.
  public let shape: Shape
  /// The values, in the order of the shape's names.
  public let slots: [Value]

  /// Makes an object of a shape, with as many slots as the shape has names.
  public init(_ shape: Shape, _ slots: [Value]) {
    precondition(slots.count == shape.names.count, "an object has one slot for every name of its shape")
    self.shape = shape
    self.slots = slots
  }

  /// Makes an object with a shape of its own.
  public convenience init(_ members: [(String, Value)]) {
    self.init(Shape(members.map(\.0)), members.map(\.1))
  }

  /// The value of a name, or nil if the object does not have the name.
  public subscript(name: String) -> Value? { shape.slot(of: name).map { slots[$0] } }
}
