import CoreGraphics
import Foundation

/// Two expressions and what is between them.
package struct PredicateComparison {
    /// The operator.
    package enum Operation: String {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case contains = "CONTAINS"
        case like = "LIKE"
        case matches = "MATCHES"
        case isIn = "IN"
        case between = "BETWEEN"
    }

    /// The elements of a collection on the left that count.
    package enum Modifier: String {
        case direct = ""
        case any = "ANY"
        case all = "ALL"
        case none = "NONE"
    }

    /// Differences of letters that do not count.
    package struct Options: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let caseInsensitive = Options(rawValue: 1)
        package static let diacriticInsensitive = Options(rawValue: 2)
    }

    package var left: FormatExpression
    package var right: FormatExpression
    package var operation: Operation
    package var modifier = Modifier.direct
    package var options: Options = []

    package init(
        left: FormatExpression, right: FormatExpression, operation: Operation, modifier: Modifier = .direct, options: Options = []
    ) {
        (self.left, self.right, self.operation) = (left, right, operation)
        (self.modifier, self.options) = (modifier, options)
    }

    func isTrue(of object: Any?, _ variables: [String: Any]) -> Bool {
        let (one, other) = (left.value(for: object, variables), right.value(for: object, variables))
        guard modifier != .direct else { return Self.isTrue(operation, one, other, options) }
        let elements = one.flatMap { KeyValue.elements(of: $0) } ?? []
        func holds(_ element: Any) -> Bool { Self.isTrue(operation, KeyValue.plain(element), other, options) }
        return switch modifier {
        case .all: elements.allSatisfy(holds)
        case .none: !elements.contains(where: holds)
        case .any, .direct: elements.contains(where: holds)
        }
    }

    func substituting(_ variables: [String: Any]) -> PredicateComparison {
        var copy = self
        (copy.left, copy.right) = (left.substituting(variables), right.substituting(variables))
        return copy
    }

    // MARK: Values

    /// Whether an operation holds between two values; nothing is less than nil, and nil less than nothing.
    package static func isTrue(_ operation: Operation, _ left: Any?, _ right: Any?, _ options: Options) -> Bool {
        let (one, other) = (present(left), present(right))
        switch operation {
        case .equal: return isEqual(one, other, options)
        case .unequal: return !isEqual(one, other, options)
        case .less: return order(one, other, options) == .orderedAscending
        case .lessOrEqual: return order(one, other, options).map { $0 != .orderedDescending } ?? false
        case .greater: return order(one, other, options) == .orderedDescending
        case .greaterOrEqual: return order(one, other, options).map { $0 != .orderedAscending } ?? false
        case .isIn: return isElement(one, of: other, options)
        case .contains:
            if let text = one as? String, let piece = other as? String { return folded(text, options).contains(folded(piece, options)) }
            return one.flatMap { KeyValue.elements(of: $0) } != nil && isElement(other, of: one, options)
        case .between:
            guard let limits = other.flatMap({ KeyValue.elements(of: $0) }), limits.count == 2 else { return false }
            return isTrue(.greaterOrEqual, one, limits[0], options) && isTrue(.lessOrEqual, one, limits[1], options)
        case .beginsWith, .endsWith, .like, .matches:
            guard let text = one as? String, let pattern = other as? String else { return false }
            return matches(operation, text, pattern, options)
        }
    }

    /// A value that is neither nil nor `NSNull`.
    private static func present(_ value: Any?) -> Any? { value is NSNull ? nil : KeyValue.plain(value) }

    private static func matches(_ operation: Operation, _ text: String, _ pattern: String, _ options: Options) -> Bool {
        switch operation {
        case .beginsWith: return folded(text, options).hasPrefix(folded(pattern, options))
        case .endsWith: return folded(text, options).hasSuffix(folded(pattern, options))
        case .like: return isLike(Array(folded(text, options)), Array(folded(pattern, options)))
        default:
            // The options of a regular expression are its own.
            let text = options.contains(.diacriticInsensitive) ? folded(text, .diacriticInsensitive) : text
            return RegularExpressions.shared.matches(text, pattern, ignoresCase: options.contains(.caseInsensitive))
        }
    }

    /// A text without the differences that do not count.
    package static func folded(_ text: String, _ options: Options) -> String {
        if options.isEmpty { return text }
        var folding: String.CompareOptions = []
        if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
        return text.folding(options: folding, locale: nil)
    }

    /// Whether a text matches a pattern in which `?` is one letter and `*` any number of them; a backslash makes them letters.
    private static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
        var (position, mark) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while position < text.count {
            if mark < pattern.count, pattern[mark] == "*" {
                star = (mark, position)
                mark += 1
                continue
            }
            let isEscaped = mark + 1 < pattern.count && pattern[mark] == "\\"
            let letter = mark < pattern.count ? pattern[isEscaped ? mark + 1 : mark] : nil
            if let letter, letter == text[position] || letter == "?" && !isEscaped {
                mark += isEscaped ? 2 : 1
                position += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                (mark, position) = (last.pattern + 1, last.text + 1)
            } else {
                return false
            }
        }
        return pattern[mark...].allSatisfy { $0 == "*" }
    }

    private static func isElement(_ value: Any?, of collection: Any?, _ options: Options) -> Bool {
        if let text = collection as? String {
            return (value as? String).map { folded(text, options).contains(folded($0, options)) } ?? false
        }
        if let elements = collection.flatMap({ KeyValue.elements(of: $0) }) {
            return elements.contains { isEqual(value, present($0), options) }
        }
        if let dictionary = collection as? [String: Any] { return dictionary.values.contains { isEqual(value, present($0), options) } }
        return false
    }

    package static func isEqual(_ one: Any?, _ other: Any?, _ options: Options) -> Bool {
        guard let one = present(one), let other = present(other) else { return present(one) == nil && present(other) == nil }
        if let order = order(one, other, options) { return order == .orderedSame }
        if let one = one as? any PredicateIdentity, let other = other as? any PredicateIdentity {
            return one.predicateIdentity == other.predicateIdentity
        }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return (one as? NSObject)?.isEqual(other) ?? false
    }

    /// The order of numbers, strings and dates; nil for other values.
    package static func order(_ one: Any?, _ other: Any?, _ options: Options) -> ComparisonResult? {
        guard let one, let other else { return nil }
        if let one = one as? String, let other = other as? String {
            let (one, other) = (folded(one, options), folded(other, options))
            if one == other { return .orderedSame }
            return one.utf8.lexicographicallyPrecedes(other.utf8) ? .orderedAscending : .orderedDescending
        }
        if let one = ValueConversion.number(one), let other = ValueConversion.number(other) { return one.compare(other) }
        if let one = one as? Date, let other = other as? Date {
            return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
        }
        return nil
    }
}

/// An object that predicates compare by something else than itself.
package protocol PredicateIdentity {
    var predicateIdentity: AnyHashable { get }
}

/// The regular expressions of predicates, by pattern: a predicate is evaluated for many objects.
private final class RegularExpressions: @unchecked Sendable {
    static let shared = RegularExpressions()
    private let lock = NSLock()
    private var known: [String: NSRegularExpression?] = [:]

    func matches(_ text: String, _ pattern: String, ignoresCase: Bool) -> Bool {
        let key = (ignoresCase ? "i" : " ") + pattern
        let expression = lock.withLock { () -> NSRegularExpression? in
            if let found = known[key] { return found }
            if known.count > 100 { known = [:] }
            let made = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: ignoresCase ? [.caseInsensitive] : [])
            known[key] = .some(made)
            return made
        }
        guard let expression else {
            trap(
                object: "NSPredicate", value: "Can't do regex matching on pattern '\(pattern)'", remedy: "write a regular expression of ICU"
            )
        }
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: (text as NSString).length)) != nil
    }
}
