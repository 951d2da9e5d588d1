import Foundation

/// A link, a telephone number, an address or a date in a text.
final class DetectedTextResult: NSTextCheckingResult, @unchecked Sendable {
    let kind: TextDataDetector.Match.Kind
    let link: URL?
    let number: String?
    let zone: TimeZone?
    let length: TimeInterval
    private let whole: NSRange

    init(
        _ range: NSRange, _ kind: TextDataDetector.Match.Kind, link: URL? = nil, number: String? = nil, zone: TimeZone? = nil,
        length: TimeInterval = 0
    ) {
        (self.kind, self.link, self.number, self.zone, self.length, whole) = (kind, link, number, zone, length, range)
        super.init()
    }

    convenience init(_ match: TextDataDetector.Match, at range: NSRange, text: String) {
        switch match.kind {
        case .link: self.init(range, .link, link: match.url)
        case .phoneNumber: self.init(range, .phoneNumber, number: text)
        case .address, .date: self.init(range, match.kind)
        }
    }

    required convenience init?(coder: NSCoder) {
        func number(_ key: String) -> Double? {
            coder.hasValue(forKey: key) ? coder.decodeObject(of: NSNumber.self, forKey: key)?.doubleValue : nil
        }
        func text(_ key: String) -> String? {
            coder.hasValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" } : nil
        }
        guard let range = text("range") else { return nil }
        let kind: TextDataDetector.Match.Kind
        if let time = number("date") {
            kind = .date(Date(timeIntervalSinceReferenceDate: time))
        } else if let keys = text("keys"), let values = text("values") {
            let pairs = zip(keys.components(separatedBy: "\n"), values.components(separatedBy: "\n"))
            kind = .address(Dictionary(pairs.map { (NSTextCheckingKey(rawValue: $0), $1) }) { first, _ in first })
        } else {
            kind = text("number") == nil ? .link : .phoneNumber
        }
        self.init(
            NSRangeFromString(range), kind, link: text("link").flatMap { URL(string: $0) }, number: text("number"),
            zone: text("zone").flatMap { TimeZone(identifier: $0) },
            length: number("length") ?? 0)
    }

    override class var supportsSecureCoding: Bool { true }

    override func encode(with coder: NSCoder) {
        func encode(_ text: String?, _ key: String) { if let text { coder.encode(text as NSString, forKey: key) } }
        encode(NSStringFromRange(whole), "range")
        encode(link?.absoluteString, "link")
        encode(number, "number")
        encode(zone?.identifier, "zone")
        switch kind {
        case .link, .phoneNumber: break
        case .date(let date):
            coder.encode(NSNumber(value: date.timeIntervalSinceReferenceDate), forKey: "date")
            coder.encode(NSNumber(value: length), forKey: "length")
        case .address(let components):
            let sorted = components.sorted { $0.key.rawValue < $1.key.rawValue }
            encode(sorted.map(\.key.rawValue).joined(separator: "\n"), "keys")
            encode(sorted.map { $0.value.split(whereSeparator: \.isNewline).joined(separator: " ") }.joined(separator: "\n"), "values")
        }
    }

    override var resultType: CheckingType {
        switch kind {
        case .link: .links
        case .phoneNumber: .phoneNumbers
        case .address: .addresses
        case .date: .dates
        }
    }

    override var range: NSRange { whole }

    override func range(at index: Int) -> NSRange {
        guard index == 0 else {
            trap(object: "NSTextCheckingResult", value: "range(at: \(index)) of a result with one range", remedy: "ask for index 0")
        }
        return whole
    }

    override func range(withName name: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? DetectedTextResult else { return false }
        return (whole, kind, link, number, zone) == (other.whole, other.kind, other.link, other.number, other.zone)
            && length == other.length
    }

    override var hash: Int { whole.location }
}
