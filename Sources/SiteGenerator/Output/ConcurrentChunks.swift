/// Works on chunks of a list in parallel; the results come in the order of the list.
///
/// Chunks are small enough that no worker waits long for the last one, and large enough that handing them out
/// costs nothing. When the task is cancelled no more chunks are begun, and their results are left out.
func concurrentChunks<Element: Sendable, Result: Sendable>(
  of list: [Element], jobs: Int, _ work: @escaping @Sendable (ArraySlice<Element>) -> Result
) async -> [Result] {
  let workers = max(1, min(jobs, list.count))
  let size = max(1, min(64, list.count / (workers * 4)))
  let starts = Array(stride(from: 0, to: list.count, by: size))
  var results: [Result?] = Array(repeating: nil, count: starts.count)
  await withTaskGroup(of: (Int, Result).self) { group in
    var next = 0
    func addTask() {
      guard next < starts.count, !Task.isCancelled else { return }
      let position = next
      next += 1
      group.addTask {
        let start = starts[position]
        return (position, work(list[start..<min(start + size, list.count)]))
      }
    }
    for _ in 0..<workers { addTask() }
    for await (position, result) in group {
      results[position] = result
      addTask()
    }
  }
  return results.compactMap(\.self)
}
