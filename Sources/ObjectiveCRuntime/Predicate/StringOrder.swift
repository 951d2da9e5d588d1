import Foundation

/// The order of values by a method of `NSString`; numbers and dates have one order.
package enum StringOrder: String, CaseIterable, Sendable {
    case plain = "compare"
    case caseInsensitive = "caseInsensitiveCompare"
    case localized = "localizedCompare"
    case localizedCaseInsensitive = "localizedCaseInsensitiveCompare"
    case standard = "localizedStandardCompare"

    init?(selector: String?) {
        guard let selector else { return nil }
        self.init(rawValue: selector.split(separator: ":").first.map(String.init) ?? "")
    }

    /// The order of two values; nil comes first.
    package func compare(_ one: Any?, _ other: Any?) -> ComparisonResult {
        let (one, other) = (KeyValue.plain(one), KeyValue.plain(other))
        let isOne = one != nil && !(one is NSNull)
        let isOther = other != nil && !(other is NSNull)
        guard isOne, isOther, let one, let other else {
            return isOne == isOther ? .orderedSame : isOne ? .orderedDescending : .orderedAscending
        }
        if self != .plain, let one = one as? String, let other = other as? String { return compare(one, other) }
        return PredicateComparison.order(one, other, []) ?? .orderedSame
    }

    /// The order of two strings.
    package func compare(_ one: String, _ other: String) -> ComparisonResult {
        switch self {
        case .plain: PredicateComparison.order(one, other, []) ?? .orderedSame
        case .caseInsensitive: (one as NSString).compare(other, options: .caseInsensitive)
        case .localized: (one as NSString).compare(other, options: [], range: Self.whole(one), locale: Locale.current)
        case .localizedCaseInsensitive:
            (one as NSString).compare(other, options: .caseInsensitive, range: Self.whole(one), locale: Locale.current)
        case .standard:
            (one as NSString).compare(
                other, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], range: Self.whole(one),
                locale: Locale.current)
        }
    }

    private static func whole(_ text: String) -> NSRange { NSRange(location: 0, length: (text as NSString).length) }
}
