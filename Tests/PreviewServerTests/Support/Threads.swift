import Foundation

/// Does blocking work on threads of its own, all at the same time: tasks share as many threads as there are
/// processors, and would wait for each other.
func onThreads<Result: Sendable>(
  _ count: Int, _ work: @escaping @Sendable (Int) throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    for number in 0..<count {
      group.addTask {
        let result = await withCheckedContinuation { continuation in
          Thread.detachNewThread { continuation.resume(returning: Swift.Result { try work(number) }) }
        }
        return (number, try result.get())
      }
    }
    return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
