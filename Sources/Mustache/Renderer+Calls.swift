extension Renderer {
  /// `{{>name}}`: another template, with the context as it is here.
  mutating func renderPartial(_ target: Target, _ placement: Placement, at place: Place) throws(Halt) {
    try withTemplate(target, at: place) { (renderer, template) throws(Halt) in
      try renderer.include(template, placement, at: place)
    }
  }

  /// `{{<name}}`: another template, some of whose blocks are overridden.
  mutating func renderParent(
    _ target: Target, _ placement: Placement, arguments: Slice, at place: Place
  ) throws(Halt) {
    try withTemplate(target, at: place) { (renderer, template) throws(Halt) in
      let outer = renderer.overrides.enter(arguments, of: place.code)
      defer { renderer.overrides.leave(to: outer) }
      try renderer.include(template, placement, at: place)
    }
  }

  /// `{{$name}}`: what overrides the block, or its default content.
  mutating func renderBlock(
    _ key: Int, _ placement: Placement, body: Range<Int>, at place: Place
  ) throws(Halt) {
    try nest(at: place) { (renderer) throws(Halt) in
      guard let override = renderer.overrides.find(place.code.pointee.keys[key]) else {
        return try renderer.run(body, in: place.code)
      }
      let scope = renderer.overrides.current
      renderer.overrides.current = override.scope
      let indentation = renderer.indentation.add(placement, from: place.code)
      defer {
        renderer.overrides.current = scope
        renderer.indentation.restore(indentation)
      }
      try renderer.run(override.body, in: override.code)
    }
  }

  private mutating func include(_ template: Int32, _ placement: Placement, at place: Place) throws(Halt) {
    try nest(at: place) { (renderer) throws(Halt) in
      renderer.chain.append(template)
      let indentation = renderer.indentation.replace(placement, from: place.code)
      defer {
        renderer.chain.removeLast()
        renderer.indentation.restore(indentation)
      }
      let body = renderer.library.pointee.code.pointee.templates[Int(template)].instructions
      try renderer.run(body, in: renderer.library)
    }
  }

  /// Hands on the template that a tag includes, if there is one.
  private mutating func withTemplate(
    _ target: Target, at place: Place, _ body: (inout Renderer, Int32) throws(Halt) -> Void
  ) throws(Halt) {
    switch target {
    case .nothing: break
    case .template(let template): try body(&self, template)
    case .dynamic(let path):
      var template: Int32?
      try resolve(path, at: place) { (renderer, lookup) throws(Halt) in
        template = renderer.template(named: lookup, path, at: place)
      }
      if let template { try body(&self, template) }
    }
  }

  /// The template whose name a dynamic name leads to. Null is no template and no fault.
  private mutating func template(named lookup: Lookup, _ path: Path, at place: Place) -> Int32? {
    switch lookup {
    case .null: return nil
    case .missing(let part, let holder):
      reportUnknown(path, part: part, holder: holder, at: place)
      return nil
    case .value(let value):
      switch value.pointee {
      case .null: return nil
      case .string(let name):
        if let slot = names.slot(of: name) { return Int32(slot) }
        reportNoTemplate(name, path, at: place)
        return nil
      default:
        reportUnprintable(value.pointee, path, at: place)
        return nil
      }
    }
  }
}
