import Foundation

/// Finds web addresses, mail addresses, telephone numbers, postal addresses and dates in texts: what `NSDataDetector` and text views find.
package enum TextDataDetector {
    /// A part of a text, in UTF-16 units, and what it opens.
    package struct Match: Equatable {
        /// The kinds of matches.
        package enum Kind: Equatable {
            case link
            case phoneNumber
            /// The components that the address has.
            case address([NSTextCheckingKey: String])
            case date(Date)
        }

        package let range: NSRange
        package let url: URL
        package var kind = Kind.link
    }

    /// The matches in a text, in its order. They do not overlap; addresses go before telephone numbers.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    package static func matches(in text: String, types: NSTextCheckingResult.CheckingType) -> [Match] {
        var found: [Match] = []
        var taken = IndexSet()
        let whole = NSRange(location: 0, length: text.utf16.count)
        func addAll(_ pattern: NSRegularExpression?, _ match: (NSTextCheckingResult) -> Match?) {
            for result in pattern?.matches(in: text, options: [], range: whole) ?? [] {
                guard let one = match(result), let units = Range(one.range), !taken.intersects(integersIn: units)
                else { continue }
                found.append(one)
                taken.insert(integersIn: units)
            }
        }
        func add(_ pattern: NSRegularExpression?, _ match: (NSRange, String) -> Match?) {
            addAll(pattern) { match($0.range, (text as NSString).substring(with: $0.range)) }
        }
        if types.contains(.links) {
            add(schemes) { link($0, $1, before: "") }
            add(mail) { link($0, $1, before: $1.lowercased().hasPrefix("mailto:") ? "" : "mailto:") }
            add(domains) { isDomain($1) ? link($0, $1, before: "http://") : nil }
        }
        if types.contains(.addresses) { for pattern in PostalAddressPatterns.all { addAll(pattern) { address($0, text as NSString) } } }
        if types.contains(.dates) {
            for event in DateReader().events(in: text) where NSIntersectionRange(event.range, whole).length > 0 {
                guard let units = Range(event.range), !taken.intersects(integersIn: units), let url = dateURL(event.date) else { continue }
                found.append(Match(range: event.range, url: url, kind: .date(event.date)))
                taken.insert(integersIn: units)
            }
        }
        if types.contains(.phoneNumbers) { add(numbers, phoneNumber) }
        return found.sorted { $0.range.location < $1.range.location }
    }

    private static func expression(_ pattern: String) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }

    // MARK: Addresses

    private static let schemes = expression(#"(?<![\w+.-])(?:[a-z][a-z0-9+.-]*://|(?:tel|sms|facetime):)[^\s<>"“”„«»{}|\\^`]+"#)
    private static let mail = expression(
        #"(?<![\w.%+-])(?:mailto:)?[a-z0-9](?:[a-z0-9._%+-]*[a-z0-9_%+-])?@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?![\w-])"#)
    private static let domains = expression(
        #"(?<![\w@./+:-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?![\w@-])(?::\d+)?(?:[/?#][^\s<>"“”„«»{}|\\^`]*)?"#)

    /// The match of an address, without the punctuation of the sentence behind it.
    private static func link(_ range: NSRange, _ text: String, before scheme: String) -> Match? {
        var text = text
        while let last = text.last {
            if ".,;:!?'’\"*_~…".contains(last) || isUnpaired(last, in: text) { text.removeLast() } else { break }
        }
        guard !text.hasSuffix("//"), !text.hasSuffix(":"), let url = URL(string: scheme + text) else { return nil }
        return Match(range: NSRange(location: range.location, length: text.utf16.count), url: url)
    }

    /// Whether a closing bracket at a text's end has no opening one in it.
    private static func isUnpaired(_ last: Character, in text: String) -> Bool {
        guard let open: Character = [")": "(", "]": "[", "}": "{"][last] else { return false }
        return text.count { $0 == last } > text.count { $0 == open }
    }

    /// Names without a scheme: those below `www`, and those of domains that are no words or suffixes of files.
    private static func isDomain(_ text: String) -> Bool {
        let host = text.prefix { !"/?#:".contains($0) }.lowercased()
        return host.hasPrefix("www.") || topDomains.contains(host.split(separator: ".").last ?? "")
    }

    private static let topDomains: Set<Substring> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "mobi", "app", "dev", "blog", "shop", "store", "tech",
        "online", "site", "cloud", "xyz", "io", "ai", "co", "tv", "me", "eu", "us", "uk", "ca", "au", "nz", "ie", "de", "at", "ch", "fr",
        "be", "nl", "lu", "es", "pt", "it", "dk", "se", "no", "fi", "pl", "cz", "sk", "hu", "ro", "bg", "gr", "hr", "si", "rs", "ua", "ru",
        "tr", "il", "in", "cn", "jp", "kr", "tw", "hk", "sg", "th", "vn", "id", "my", "ph", "br", "ar", "mx", "cl", "za", "ke", "ng", "eg",
    ]

    // MARK: Postal addresses and dates

    private static func address(_ result: NSTextCheckingResult, _ whole: NSString) -> Match? {
        var text = whole.substring(with: result.range)
        while let last = text.last, !last.isLetter, !last.isNumber { text.removeLast() }
        let range = NSRange(location: result.range.location, length: text.utf16.count)
        let line = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        var address = URLComponents(string: "http://maps.apple.com/")
        address?.queryItems = [URLQueryItem(name: "q", value: line)]
        var components: [NSTextCheckingKey: String] = [:]
        for (group, key) in PostalAddressPatterns.groups {
            let found = result.range(withName: group)
            guard found.location != NSNotFound, found.length > 0 else { continue }
            components[key] = whole.substring(with: found).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return address?.url.map { Match(range: range, url: $0, kind: .address(components)) }
    }

    /// The address that shows a date in the calendar, in seconds since 2001.
    private static func dateURL(_ date: Date) -> URL? { URL(string: "calshow:\(Int(date.timeIntervalSinceReferenceDate))") }

    // MARK: Telephone numbers

    /// Runs of digits with a separator or two between them.
    private static let numbers = expression(#"(?<![\w.,/:$€£#+-])(?:\+|\(\+?)?\d(?:[\d() \u00A0.\-–/]{0,2}\d|[()]){5,}(?![\w%])"#)

    private static func phoneNumber(_ range: NSRange, _ text: String) -> Match? {
        var text = text
        // A bracket or a separator at the end belongs to the sentence.
        while let last = text.last, !last.isNumber { text.removeLast() }
        guard isPhoneNumber(text) else { return nil }
        let plus = text.first == "+" || text.hasPrefix("(+") ? "+" : ""
        guard let url = URL(string: "tel:" + plus + text.filter(\.isASCIIDigit)) else { return nil }
        return Match(range: NSRange(location: range.location, length: text.utf16.count), url: url, kind: .phoneNumber)
    }

    /// Whether the groups of digits are those of a telephone number, and not of a date, a sum or a version.
    private static func isPhoneNumber(_ text: String) -> Bool {
        let groups = text.split { !$0.isASCIIDigit }.map(\.count)
        let digits = groups.reduce(0, +)
        guard (7...15).contains(digits), text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) else { return false }
        if text.contains("+") { return digits >= 8 }
        if text.contains("/") { return false }
        switch groups {
        // North America: with and without area code, and with its trunk prefix.
        case [7], [10], [3, 4], [3, 3, 4], [3, 7], [6, 4]: return true
        case [11], [1, 3, 3, 4], [1, 10], [1, 3, 7]: return text.first == "1" || text.first == "0"
        // Elsewhere: a trunk prefix of 0, or an international one of 00.
        default: return text.first { $0 != "(" } == "0" && digits >= 9 && (groups.dropFirst().allSatisfy { $0 >= 2 }) && !text.contains(".")
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension NSTextCheckingResult.CheckingType {
    // Foundation's constants, whose declarations warn that Foundation itself finds none.
    package static let dates = Self(rawValue: 1 << 4)
    package static let addresses = Self(rawValue: 1 << 5)
    package static let links = Self(rawValue: 1 << 6)
    package static let phoneNumbers = Self(rawValue: 1 << 11)
}
