import Pokedex

/// The JSON Schema of the API's files.
enum APISchema {
  /// Draft 2020-12. Any file of the API is valid against the whole; the index says which definition an entry has.
  static func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.add("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.add("title", "JSON API of a pokesite Pokédex")
      writer.add("description", "What the files below api/v\(APIDocument.version)/ hold.")
      writer.list("anyOf", APIShape.files) { writer, shape in
        writer.object { $0.add("$ref", "#/$defs/\(shape.name)") }
      }
      writer.object("$defs", APIShape.all) { writer, shape in
        writer.key(shape.name)
        writer.object { write(shape, to: &$0) }
      }
    }
  }

  private static func write(_ shape: APIShape, to writer: inout JSONWriter) {
    writer.add("title", shape.title)
    writer.add("description", shape.words)
    writer.add("type", "object")
    writer.add("required", shape.fields.filter(\.isRequired).map(\.key))
    writer.object("properties", shape.fields) { writer, field in
      writer.key(field.key)
      writer.object { writer in
        writer.add("description", field.words)
        field.type.write(to: &writer)
      }
    }
    if !shape.isOpen {
      writer.key("additionalProperties")
      writer.bool(false)
    }
  }
}
