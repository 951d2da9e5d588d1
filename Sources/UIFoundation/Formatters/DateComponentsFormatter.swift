import Foundation

/// A formatter of amounts of time: "1 hour, 10 minutes", "1:10:30", "About 5 minutes remaining".
///
/// Foundation of Linux lacks it. The words are those of CLDR, in all its languages; the phrases about approximation and remaining time
/// are there in UIKit's own languages, and in English elsewhere.
///
///     let formatter = DateComponentsFormatter()
///     formatter.unitsStyle = .full
///     formatter.includesApproximationPhrase = true
///     formatter.includesTimeRemainingPhrase = true
///     formatter.allowedUnits = [.minute]
///     formatter.string(from: 300)   // "About 5 minutes remaining"
///
/// Source: Apple, [DateComponentsFormatter](https://developer.apple.com/documentation/foundation/datecomponentsformatter).
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style of units; positional by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be used: year, month, weekOfMonth, day, hour, minute and second. Others have no effect. None, the default,
    /// stands for those that the components have, and for all of them in amounts of time and pairs of dates.
    open var allowedUnits: NSCalendar.Unit = []
    /// The behavior of units that are zero. An amount without any other shows its smallest unit: "0s".
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that counts, whose locale decides about the words; the user's by default, nil stands for it too.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date at which amounts of time begin; nil, the default, stands for the first day of 2001.
    open var referenceDate: Date?
    /// The largest number of units, whose last is rounded; zero, the default, for any number.
    open var maximumUnitCount = 0
    /// Whether one of the largest unit and a small rest become the next unit: "63s" instead of "1m 3s". false by default.
    ///
    /// A rest is small up to a tenth of the largest unit; Apple does not document its limit.
    open var collapsesLargestUnit = false
    /// Whether the text begins with "About"; false by default.
    open var includesApproximationPhrase = false
    /// Whether the text ends with "remaining"; false by default.
    open var includesTimeRemainingPhrase = false
    /// The context of the text, which decides about its first letter; unknown by default.
    open var formattingContext = Formatter.Context.unknown

    // MARK: Texts

    /// The text of components, counted in the allowed units; nil if there is no date that far from the reference date.
    open func string(from components: DateComponents) -> String? {
        var units = units
        if units.isEmpty { units = TimeUnit.allCases.filter { $0.count(in: components) != nil } }
        guard !units.isEmpty else { return text(of: [UnitCount(unit: .second, count: 0)]) }
        let calendar = referenceDate == nil ? untimed : counting
        let start = referenceDate ?? Self.firstDate
        var time = DateComponents()
        for unit in TimeUnit.allCases { time.setValue(unit.count(in: components), for: unit.component) }
        guard let end = calendar.date(byAdding: time, to: start) else { return nil }
        return text(from: start, to: end, units: units, calendar: calendar)
    }

    /// The text of the time between two dates; negative if the second is the earlier one.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate, units: units.isEmpty ? TimeUnit.allCases : units, calendar: counting)
    }

    /// The text of an amount of time in seconds, whose fraction is dropped; nil if it is not finite or longer than 3,000 years.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e11 else { return nil }
        let calendar = referenceDate == nil ? untimed : counting
        let start = referenceDate ?? Self.firstDate
        let units = units.isEmpty ? TimeUnit.allCases : units
        return text(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)), units: units, calendar: calendar)
    }

    /// The text of a `DateComponents`; nil for another object.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// The text of components in a style, with the other options' defaults.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Counting

    private static let firstDate = Date(timeIntervalSinceReferenceDate: 0)

    private var counting: Calendar { calendar ?? .autoupdatingCurrent }

    private var locale: Locale { calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .autoupdatingCurrent }

    /// The calendar without changes of the clock, in which a day has 24 hours.
    private var untimed: Calendar {
        var calendar = Calendar(identifier: counting.identifier)
        calendar.timeZone = .gmt
        return calendar
    }

    private var units: [TimeUnit] { TimeUnit.allCases.filter { allowedUnits.contains($0.mask) } }

    private func text(from start: Date, to end: Date, units: [TimeUnit], calendar: Calendar) -> String? {
        let isNegative = end < start
        var counts = counts(from: start, to: end, units: units, calendar: calendar)
        if collapsesLargestUnit, let first = counts.firstIndex(where: { $0.count != 0 }), first + 1 < counts.count {
            let smaller = Array(units[(first + 1)...])
            let collapsed = self.counts(from: start, to: end, units: smaller, calendar: calendar)
            // The rest is less than a tenth if the next unit has less than a tenth more than one of the largest unit makes.
            let (rest, all) = (abs(counts[first + 1].count), abs(collapsed[0].count))
            if abs(counts[first].count) == 1, rest > 0, rest * 10 <= all - rest { counts = collapsed }
        }
        counts = shown(counts, from: start, to: end, calendar: calendar)
        if isNegative { counts = counts.map { UnitCount(unit: $0.unit, count: abs($0.count)) } }
        let isZero = counts.allSatisfy { $0.count == 0 }
        return text(of: counts).map { isNegative && !isZero ? minus + $0 : $0 }
    }

    private func counts(from start: Date, to end: Date, units: [TimeUnit], calendar: Calendar) -> [UnitCount] {
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        return units.map { UnitCount(unit: $0, count: $0.count(in: components) ?? 0) }
    }

    /// The units that are shown: zeros dropped, and no more than the maximum, the last one rounded.
    private func shown(_ counts: [UnitCount], from start: Date, to end: Date, calendar: Calendar) -> [UnitCount] {
        let kept = dropped(counts)
        guard maximumUnitCount > 0, kept.count > maximumUnitCount else { return kept }
        // Units are counted from the first that is shown on, and those behind the last one are rounded.
        let last = kept[maximumUnitCount - 1].unit
        let units = counts.map(\.unit).filter { $0 <= last }
        var rounded = self.counts(from: start, to: end, units: units, calendar: calendar)
        var time = DateComponents()
        for count in rounded { time.setValue(count.count, for: count.unit.component) }
        let direction = end < start ? -1 : 1
        if let floor = calendar.date(byAdding: time, to: start),
            let ceiling = calendar.date(byAdding: last.component, value: direction, to: floor)
        {
            let fraction = end.timeIntervalSince(floor) / ceiling.timeIntervalSince(floor)
            let isOdd = rounded[rounded.count - 1].count % 2 != 0
            if fraction > 0.5 || (fraction == 0.5 && isOdd) {
                rounded = self.counts(from: start, to: ceiling, units: units, calendar: calendar)
            }
        }
        return Array(dropped(rounded).prefix(maximumUnitCount))
    }

    private func dropped(_ counts: [UnitCount]) -> [UnitCount] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        guard let first = counts.firstIndex(where: { $0.count != 0 }), let last = counts.lastIndex(where: { $0.count != 0 }) else {
            // Nothing but zeros: the smallest unit, or all of them if none is dropped.
            return behavior.isDisjoint(with: .dropAll) ? counts : Array(counts.suffix(1))
        }
        return counts.enumerated().compactMap { index, count in
            if index < first { return behavior.contains(.dropLeading) ? nil : count }
            if index > last { return behavior.contains(.dropTrailing) ? nil : count }
            return count.count == 0 && behavior.contains(.dropMiddle) ? nil : count
        }
    }

    // MARK: Words

    private var minus: String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        return formatter.minusSign
    }

    private func text(of counts: [UnitCount]) -> String? {
        guard !counts.isEmpty else { return nil }
        guard let text = positional(counts) ?? words(counts) else { return nil }
        return capitalized(phrase(text))
    }

    private func words(_ counts: [UnitCount]) -> String? {
        let (unitWidth, listWidth): (UnitText.Width, UnitText.Width) =
            switch unitsStyle {
            case .positional, .abbreviated: (.narrow, .narrow)
            case .short: (.short, .short)
            case .full, .spellOut: (.wide, .wide)
            case .brief: (.short, .narrow)
            }
        let texts = counts.map { count in
            let text = UnitText.text(
                count.count, unit: count.unit.name, width: unitWidth, isSpelled: unitsStyle == .spellOut, locale: locale)
            return unitsStyle == .brief ? withoutSpaces(text) : text
        }
        return texts.count == 1 ? texts[0] : UnitText.joined(texts, width: listWidth, locale: locale)
    }

    /// The text without spaces between a number and its unit.
    private func withoutSpaces(_ text: String) -> String {
        text.replacingOccurrences(of: #"(?<=\d)\s+"#, with: "", options: .regularExpression)
    }

    /// Hours, minutes and seconds with separators, behind larger units; nil if the style is another, or there are not several such units
    /// and larger ones are shown, or units between are missing.
    private func positional(_ counts: [UnitCount]) -> String? {
        guard unitsStyle == .positional else { return nil }
        let dropsZeros = zeroFormattingBehavior.contains(.default)
        let larger = counts.filter { $0.unit < .hour && !(dropsZeros && $0.count == 0) }
        let times = counts.filter { $0.unit >= .hour }
        guard !times.isEmpty, larger.isEmpty || times.count > 1 else { return nil }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        // Without either, "1:0:10".
        let padsOthers = isPadded || dropsZeros
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.usesGroupingSeparator = false
        let texts = times.enumerated().map { index, count in
            numbers.minimumIntegerDigits = (index == 0 ? isPadded : padsOthers) ? 2 : 1
            return numbers.string(from: NSNumber(value: count.count)) ?? "\(count.count)"
        }
        let time = texts.joined(separator: separator)
        guard !larger.isEmpty, let words = words(larger) else { return time }
        return words + " " + time
    }

    /// The text between hours and minutes in the language.
    private var separator: String {
        let time = Duration.seconds(3600).formatted(.time(pattern: .hourMinute).locale(locale))
        let separator = time.filter { !$0.isNumber && !$0.isWhitespace }
        return separator.isEmpty ? ":" : separator
    }

    private func phrase(_ text: String) -> String {
        let english =
            switch (includesApproximationPhrase, includesTimeRemainingPhrase) {
            case (true, true): "About %@ remaining"
            case (true, false): "About %@"
            case (false, true): "%@ remaining"
            case (false, false): "%@"
            }
        let phrase = SystemWord.word(english, in: locale.identifier) ?? english
        return phrase.replacingOccurrences(of: "%@", with: text)
    }

    /// The first letter as the context needs it; a phrase begins with a capital letter by itself.
    private func capitalized(_ text: String) -> String {
        switch formattingContext {
        case .beginningOfSentence, .standalone: text.prefix(1).uppercased(with: locale) + text.dropFirst()
        case .middleOfSentence: includesApproximationPhrase ? text.prefix(1).lowercased(with: locale) + text.dropFirst() : text
        default: text
        }
    }
}
