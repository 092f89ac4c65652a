/// The candidate that a person who typed `word` most likely meant, or nil if none is near.
///
/// Near is: equal but for case, or at most one edit for every three letters (an edit adds, drops or changes
/// a letter, or swaps two neighbours). Of several equally near ones the first in alphabetical order wins, so
/// that the answer does not depend on the order of `candidates`. Nothing is near a word of more than 64 scalars: nobody
/// mistypes those, and comparing them takes the square of their length.
public func nearMiss(to word: String, among candidates: some Sequence<String>) -> String? {
  guard word.utf8.count <= longestWord * 4 else { return nil }
  let wanted = Array(word.lowercased().unicodeScalars)
  guard wanted.count <= longestWord else { return nil }
  let limit = max(1, wanted.count / 3)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates where candidate.utf8.count <= longestWord * 8 && candidate != word {
    let letters = Array(candidate.lowercased().unicodeScalars)
    guard abs(letters.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    guard distance <= limit, distance < max(wanted.count, 1) else { continue }
    if best.map({ (distance, candidate) < ($0.distance, $0.candidate) }) ?? true {
      best = (distance, candidate)
    }
  }
  return best?.candidate
}

/// In Unicode scalars.
private let longestWord = 64

/// `; did you mean 'x'?` for the nearest candidate, or nothing: the end of a summary.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String {
  nearMiss(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
}

/// The optimal string alignment distance.
package func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast = Array(0...right.count)
  var last = beforeLast
  var row = beforeLast
  for i in left.indices {
    row[0] = i + 1
    for j in right.indices {
      let change = last[j] + (left[i] == right[j] ? 0 : 1)
      var best = min(change, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row[j + 1] = best
    }
    // Each row has its place in memory for the row after the next one but one.
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[right.count]
}
