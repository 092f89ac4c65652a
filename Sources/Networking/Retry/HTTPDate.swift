/// A moment as HTTP writes it, in any of its three forms (RFC 9110, 5.6.7):
///
///     Sun, 06 Nov 1994 08:49:37 GMT     the one that is sent today
///     Sunday, 06-Nov-94 08:49:37 GMT    RFC 850
///     Sun Nov  6 08:49:37 1994          asctime of C
struct HTTPDate: Equatable {
  /// Seconds since the beginning of 1970.
  let unixSeconds: Int64

  init(unixSeconds: Int64) { self.unixSeconds = unixSeconds }

  /// Reads a date; nil if it has none of the three forms or does not exist.
  ///
  /// - Parameter now: The present in seconds since 1970: a year of two digits is the one that lies less than
  ///   fifty years ahead of it.
  init?(_ text: String, now: Int64) {
    var scanner = HTTPDateScanner(text)
    guard let parts = scanner.date(yearNow: Self.year(of: now)), let seconds = parts.unixSeconds else {
      return nil
    }
    unixSeconds = seconds
  }

  /// The year, near enough for telling centuries apart.
  private static func year(of unixSeconds: Int64) -> Int { 1970 + Int(unixSeconds / 31_556_952) }
}

/// A date and a time of day, as written.
struct DateParts: Equatable {
  var year = 1970
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0

  /// Seconds since 1970, nil for what no calendar has (31 February, 25 o'clock); a leap second is the next one.
  var unixSeconds: Int64? {
    guard (1...12).contains(month), (1...daysInMonth).contains(day), hour < 24, minute < 60, second <= 60
    else { return nil }
    return Int64(daysSince1970) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  private var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private var daysInMonth: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Counts years from March on, so that the leap day is the last of its year.
  private var daysSince1970: Int {
    let shiftedYear = month > 2 ? year : year - 1
    let shiftedMonth = (month + 9) % 12
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    return 365 * shiftedYear + shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400 + dayOfYear - 719_468
  }
}
