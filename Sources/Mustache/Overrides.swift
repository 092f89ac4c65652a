/// The arguments of the parents that are being rendered.
///
/// Each set of arguments knows the scope it was written in. A block looks through the scopes from where it is
/// to the outermost and takes the outermost argument of its name; what overrides it runs in the scope of the
/// tag that gave it, so that a layout's `body` may hold another layout with a block `body` of its own.
struct Overrides {
  struct Override {
    let body: Range<Int>
    let code: UnsafePointer<CodeView>
    /// The scope in which the argument was written.
    let scope: Int
  }

  private struct Scope {
    let arguments: Slice
    let code: UnsafePointer<CodeView>
    let outer: Int
  }

  private var scopes: [Scope] = []
  /// The innermost scope that blocks see; -1 outside of all parents.
  var current = -1

  /// Goes into a parent and returns the scope to come back to.
  mutating func enter(_ arguments: Slice, of code: UnsafePointer<CodeView>) -> Int {
    let outer = current
    scopes.append(Scope(arguments: arguments, code: code, outer: outer))
    current = scopes.count - 1
    return outer
  }

  mutating func leave(to outer: Int) {
    scopes.removeLast()
    current = outer
  }

  /// What overrides the block of this name.
  func find(_ key: Key) -> Override? {
    var found: Override?
    var index = current
    while index >= 0 {
      let scope = scopes[index]
      let argument = scope.code.pointee.arguments[slice: scope.arguments].first { argument in
        let other = scope.code.pointee.keys[Int(argument.key)]
        return other.hash == key.hash && other.name == key.name
      }
      if let argument { found = Override(body: argument.body.range, code: scope.code, scope: scope.outer) }
      index = scope.outer
    }
    return found
  }
}
