/// Reads the three forms of an HTTP date, byte by byte; every step answers nil at what does not belong there.
struct HTTPDateScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  mutating func date(yearNow: Int) -> DateParts? {
    guard let weekday = word() else { return nil }
    let date: DateParts? =
      if skip(", ") {
        Self.shortWeekdays.contains(weekday)
          ? fixedDate() : Self.longWeekdays.contains(weekday) ? rfc850Date(yearNow: yearNow) : nil
      } else {
        Self.shortWeekdays.contains(weekday) && skip(" ") ? asctimeDate() : nil
      }
    return rest.isEmpty ? date : nil
  }

  /// `06 Nov 1994 08:49:37 GMT`
  private mutating func fixedDate() -> DateParts? {
    guard let day = number(digits: 2), skip(" "), let month = month(), skip(" "),
      let year = number(digits: 4),
      skip(" "), let time = timeOfDay(), skip(" GMT")
    else { return nil }
    return time.on(year, month, day)
  }

  /// `06-Nov-94 08:49:37 GMT`
  private mutating func rfc850Date(yearNow: Int) -> DateParts? {
    guard let day = number(digits: 2), skip("-"), let month = month(), skip("-"),
      let year = number(digits: 2),
      skip(" "), let time = timeOfDay(), skip(" GMT")
    else { return nil }
    return time.on(Self.fullYear(year, near: yearNow), month, day)
  }

  /// `Nov  6 08:49:37 1994`
  private mutating func asctimeDate() -> DateParts? {
    guard let month = month(), skip(" "), let day = number(digits: skip(" ") ? 1 : 2), skip(" "),
      let time = timeOfDay(), skip(" "), let year = number(digits: 4)
    else { return nil }
    return time.on(year, month, day)
  }

  /// `08:49:37`
  private mutating func timeOfDay() -> DateParts? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2), skip(":"),
      let second = number(digits: 2)
    else { return nil }
    return DateParts(hour: hour, minute: minute, second: second)
  }

  private mutating func month() -> Int? {
    guard let name = word(), let index = Self.months.firstIndex(of: name) else { return nil }
    return index + 1
  }

  private mutating func number(digits: Int) -> Int? {
    let bytes = rest.prefix(digits)
    guard bytes.count == digits, bytes.allSatisfy({ (48...57).contains($0) }) else { return nil }
    rest = rest.dropFirst(digits)
    return bytes.reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  private mutating func word() -> String? {
    let letters = rest.prefix { (65...90).contains($0) || (97...122).contains($0) }
    rest = rest.dropFirst(letters.count)
    return letters.isEmpty ? nil : String(Substring(letters))
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// Two digits mean the year that is at most fifty years ahead (RFC 9110, 5.6.7).
  private static func fullYear(_ year: Int, near now: Int) -> Int {
    let inThisCentury = now - now % 100 + year
    if inThisCentury > now + 50 { return inThisCentury - 100 }
    return inThisCentury > now - 50 ? inThisCentury : inThisCentury + 100
  }

  private static let shortWeekdays: Set<String> = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let longWeekdays: Set<String> = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension DateParts {
  /// This time of day on a date.
  fileprivate func on(_ year: Int, _ month: Int, _ day: Int) -> DateParts {
    DateParts(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }
}
