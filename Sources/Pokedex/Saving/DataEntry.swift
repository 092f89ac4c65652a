/// An entry of the data as the data files write it.
package protocol DataEntry {
  /// Writes the fields that the model knows: in a fixed order, without those that say nothing.
  func writeKnownFields(to writer: inout JSONWriter)

  /// Fields that the model does not know.
  var fields: [JSON.Field] { get }
}

extension DataEntry {
  /// Writes all fields, those that the model does not know last.
  package func writeFields(to writer: inout JSONWriter) {
    writeKnownFields(to: &writer)
    writer.add(fields)
  }
}
