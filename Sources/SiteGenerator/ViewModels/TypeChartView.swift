import Mustache

/// The chart of all types.
struct TypeChartView: ViewModel {
  let types: [TypeBadge]
  let rows: [Row]

  /// An attacking type with its factor on every type.
  struct Row: ViewModel {
    let attacker: TypeBadge
    let cells: [Cell]

    static let fields = Fields<Row>(["attacker": { $0.attacker.value }, "cells": { Value($0.cells) }])
  }

  /// The factor of one type on another.
  struct Cell: ViewModel {
    let factor: Double

    static let fields = Fields<Cell>([
      "factor": { .string(Wording.factor($0.factor)) }, "is_neutral": { .bool($0.factor == 1) },
      "is_weak": { .bool($0.factor > 1) }, "is_resistant": { .bool($0.factor > 0 && $0.factor < 1) },
      "is_immune": { .bool($0.factor == 0) },
    ])
  }

  static let fields = Fields<TypeChartView>([
    "types": { Value($0.types) }, "rows": { Value($0.rows) }, "has_types": { .bool(!$0.types.isEmpty) },
  ])
}
