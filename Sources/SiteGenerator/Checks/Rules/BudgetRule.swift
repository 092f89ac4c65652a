/// No file is larger than the site allows.
struct BudgetRule: Sendable {
  let budgets: SizeBudgets

  func faults(of files: [BuiltTree.File]) -> [Fault] {
    if budgets.isEmpty { return [] }
    return files.compactMap { file in
      guard let kind = SizeBudgets.Kind(path: file.path), let budget = budgets[kind], file.size > budget
      else {
        return nil
      }
      return Fault(
        .budget, file.path, "the file has \(file.size) bytes; the budget of a \(kind.name) is \(budget)",
        fix: "make it smaller, or change check.budgets.\(kind.rawValue) in \(SiteConfiguration.path)")
    }
  }
}
