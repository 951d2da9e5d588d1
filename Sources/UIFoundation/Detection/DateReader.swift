import Foundation

/// Finds dates and times in English, German, French and Japanese text. A date without a time is at noon; a time without a date is of today.
package struct DateReader {
    /// A date in a text.
    package struct Event: Equatable {
        package let range: NSRange
        package let date: Date
    }

    package init() {}

    private let now = PresentDate.now
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        return calendar
    }()

    /// The dates of a text, those of earlier patterns first; they do not overlap.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    package func events(in text: String) -> [Event] {
        var (found, taken): ([Event], IndexSet) = ([], [])
        let whole = NSRange(location: 0, length: text.utf16.count)
        for (pattern, day) in Self.patterns {
            for result in pattern.matches(in: text, options: [], range: whole) {
                let match = TextMatch(result, text)
                guard let units = Range(result.range), !taken.intersects(integersIn: units), let date = date(match, day) else { continue }
                found.append(Event(range: result.range, date: date))
                taken.insert(integersIn: units)
            }
        }
        return found
    }

    /// The named groups of a match.
    private struct TextMatch {
        private let result: NSTextCheckingResult
        private let text: NSString

        init(_ result: NSTextCheckingResult, _ text: String) { (self.result, self.text) = (result, text as NSString) }

        func text(_ group: String) -> String? {
            let range = result.range(withName: group)
            return range.location == NSNotFound || range.length == 0 ? nil : text.substring(with: range)
        }

        func number(_ group: String) -> Int? { text(group).flatMap { Int($0) } }
    }

    private enum Day {
        case numbers, words, relative, weekday, today
    }

    // MARK: Patterns

    /// A time; behind a day it follows a comma or a word.
    private static let time =
        #"(?:(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?[ \u00A0\u202F]?(?<half>[ap]m\b|[ap]\.m\.)|"#
        + #"(?<hour24>\d{1,2}):(?<minute24>\d{2})(?:[ ]?Uhr)?|(?<clock>\d{1,2})[ ]?(?:Uhr\b|h(?<minuteh>\d{2})?\b)|(?<noon>noon|midnight)\b)"#
    private static let later = #"(?:,?[ ]?(?:at|um|à|@|–|-)?[ ]?"# + time + ")?"
    private static let months = ["en", "de", "fr"].flatMap { language -> [(name: String, number: Int)] in
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: language)
        return [calendar.monthSymbols, calendar.shortMonthSymbols].flatMap { names in
            names.enumerated().map { ($1.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: ".")), $0 + 1) }
        }
    }
    private static let month = #"(?<month>"# + names(months.map(\.name)) + #")\b\.?"#
    private static let weekdays = ["en", "de", "fr"].flatMap { language -> [(name: String, number: Int)] in
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: language)
        return calendar.weekdaySymbols.enumerated().map { ($1.lowercased(), $0 + 1) }
    }
    private static let relativeDays = [
        "today": 0, "tonight": 0, "tomorrow": 1, "heute": 0, "übermorgen": 2, "aujourd’hui": 0, "aujourd'hui": 0, "demain": 1,
    ]
    private static let weekdayBefore = #"(?:(?:"# + names(weekdays.map(\.name)) + #"),?[ ]+(?:the[ ]|den[ ]|le[ ])?)?"#

    private static func names(_ names: [String]) -> String {
        Set(names).sorted { ($0.count, $1) > ($1.count, $0) }.map(NSRegularExpression.escapedPattern(for:)).joined(separator: "|")
    }

    private static let patterns: [(NSRegularExpression, Day)] = [
        (#"(?<![\w.-])(?<year>\d{4})-(?<monthnumber>\d{2})-(?<day>\d{2})(?![\w-])"# + later, Day.numbers),
        (#"(?:(?<year>\d{4})年)?(?<monthnumber>\d{1,2})月(?<day>\d{1,2})日"#, Day.numbers),
        (
            weekdayBefore + #"(?<![\w.,/-])(?<first>\d{1,2})(?<sign>[./])(?<second>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})(?![\w/])"# + later,
            .numbers
        ),
        (
            weekdayBefore + #"(?<![\w.,])(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?[ ]+(?:of[ ])?"# + month + #"(?:,?[ ]+(?<year>\d{4})\b)?"#
                + later,
            .words
        ),
        (weekdayBefore + #"\b"# + month + #"[ ]+(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?:,?[ ]+(?<year>\d{4})\b)?"# + later, .words),
        (#"\b(?<relative>"# + names(Array(relativeDays.keys)) + #")\b"# + later, .relative),
        (#"\b(?<weekday>"# + names(weekdays.map(\.name)) + #")\b"# + later, .weekday),
        (#"(?<![\w.:])"# + time + #"(?![\w:])"#, .today),
    ].compactMap { pattern, day in
        (try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)).map { ($0, day) }
    }

    // MARK: Dates

    private func date(_ match: TextMatch, _ day: Day) -> Date? {
        guard var date = self.day(match, day) else { return nil }
        guard let time = time(match) else {
            date.hour = 12
            return day == .today ? nil : valid(date)
        }
        (date.hour, date.minute) = time
        return valid(date)
    }

    /// The date of components; nil for the 31st of a month with 30 days.
    private func valid(_ components: DateComponents) -> Date? {
        guard let date = calendar.date(from: components), let day = components.day else { return nil }
        let made = calendar.dateComponents([.month, .day], from: date)
        return made.day == day && made.month == components.month ? date : nil
    }

    private func day(_ match: TextMatch, _ day: Day) -> DateComponents? {
        let today = calendar.dateComponents([.year, .month, .day, .weekday], from: now)
        func after(_ days: Int) -> DateComponents? {
            calendar.date(byAdding: .day, value: days, to: now).map { calendar.dateComponents([.year, .month, .day], from: $0) }
        }
        switch day {
        case .today: return after(0)
        case .relative: return match.text("relative").flatMap { Self.relativeDays[$0.lowercased()] }.flatMap(after)
        case .weekday:
            guard let name = match.text("weekday")?.lowercased(), let number = Self.weekdays.first(where: { $0.name == name })?.number,
                let weekday = today.weekday
            else { return nil }
            return after((number - weekday + 7) % 7)
        case .words:
            guard let name = match.text("month")?.lowercased(), let month = Self.months.first(where: { $0.name == name })?.number else {
                return nil
            }
            return DateComponents(year: match.number("year") ?? today.year, month: month, day: match.number("day"))
        case .numbers:
            if let month = match.number("monthnumber") {
                return DateComponents(year: match.number("year") ?? today.year, month: month, day: match.number("day"))
            }
            guard let first = match.number("first"), let second = match.number("second"), var year = match.number("year") else {
                return nil
            }
            if year < 100 { year += 2000 }
            let isMonthFirst = match.text("sign") == "/" && Locale.current.region?.identifier == "US"
            let (month, day) = isMonthFirst ? (first, second) : (second, first)
            return DateComponents(year: year, month: month, day: day)
        }
    }

    private func time(_ match: TextMatch) -> (hour: Int, minute: Int)? {
        var time: (Int, Int)?
        if let hour = match.number("hour"), let half = match.text("half")?.lowercased(), (1...12).contains(hour) {
            time = (hour % 12 + (half.hasPrefix("p") ? 12 : 0), match.number("minute") ?? 0)
        } else if let hour = match.number("hour24"), let minute = match.number("minute24") {
            time = (hour, minute)
        } else if let hour = match.number("clock") {
            time = (hour, match.number("minuteh") ?? 0)
        } else if let name = match.text("noon") {
            time = (name.lowercased() == "noon" ? 12 : 0, 0)
        }
        return time.flatMap { $0 < 24 && $1 < 60 ? ($0, $1) : nil }
    }
}
