import Foundation

/// A set of types of results, as `NSDataDetector` takes them.
public typealias NSTextCheckingTypes = UInt64

/// Finds web and mail addresses, telephone numbers, postal addresses and dates in texts: what text views find by `dataDetectorTypes`.
///
/// The results are of the types `link`, `phoneNumber`, `address` and `date`; `NSTextCheckingResult` has their values. Postal addresses of
/// the United States, the United Kingdom, Germany and France are found, and dates in English, German, French and Japanese; one without a
/// time is at noon. Differs from Foundation: information on transit is not found; the class is below `NSObject`, because Foundation on
/// Linux permits no subclasses of `NSRegularExpression`. Source: Apple,
/// [NSDataDetector](https://developer.apple.com/documentation/foundation/nsdatadetector).
open class NSDataDetector: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Options of a search; `NSRegularExpression` has them.
    public typealias MatchingOptions = NSRegularExpression.MatchingOptions
    /// The state of a search; `NSRegularExpression` has it.
    public typealias MatchingFlags = NSRegularExpression.MatchingFlags

    private let types: NSTextCheckingTypes

    /// The types that are found, as given.
    open var checkingTypes: NSTextCheckingTypes { types }

    /// Creates a detector.
    ///
    /// Throws an error of the domain `NSCocoaErrorDomain` if there are no types.
    ///
    /// - Parameter checkingTypes: The types, such as `NSTextCheckingResult.CheckingType.link.rawValue`; others than those above find
    ///   nothing.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else {
            throw CocoaError(
                .formatting,
                userInfo: [NSLocalizedDescriptionKey: "NSDataDetector: there are no types; give it one, such as that of links"])
        }
        types = checkingTypes
        super.init()
    }

    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the detector itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Creates a detector from an archive; nil where one has no types.
    public required convenience init?(coder: NSCoder) {
        guard let types = coder.decodeObject(of: NSNumber.self, forKey: "NSTypes")?.uint64Value else { return nil }
        try? self.init(types: types)
    }

    open func encode(with coder: NSCoder) { coder.encode(NSNumber(value: checkingTypes), forKey: "NSTypes") }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSDataDetector)?.checkingTypes == checkingTypes }

    open override var hash: Int { checkingTypes.hashValue }

    /// Calls a closure with each result in a range of a text, in their order.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: With `anchored` a result counts only at the beginning of the range; with `reportCompletion` the closure is called once
    ///     more without a result. The others change nothing.
    ///   - range: The range, in UTF-16 units, outside of which nothing is looked at. One beyond the text ends the program.
    ///   - block: Takes the result, flags, and a value that it sets to true to end.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the range.
    open func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let text = (string as NSString).substring(with: range)
        for match in TextDataDetector.matches(in: text, types: NSTextCheckingResult.CheckingType(rawValue: checkingTypes)) {
            if options.contains(.anchored), match.range.location > 0 { break }
            let shifted = NSRange(location: match.range.location + range.location, length: match.range.length)
            let found = (text as NSString).substring(with: match.range)
            block(DetectedTextResult(match, at: shifted, text: found), [], &stop)
            if stop.boolValue { return }
        }
        if options.contains(.reportCompletion) { block(nil, .completed, &stop) }
    }

    /// Returns the results in a range of a text, in their order.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: With `anchored` a result counts only at the beginning of the range. The others change nothing.
    ///   - range: The range, in UTF-16 units, outside of which nothing is looked at. One beyond the text ends the program.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the range.
    open func matches(in string: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        var found: [NSTextCheckingResult] = []
        enumerateMatches(in: string, options: options.subtracting(.reportCompletion), range: range) { result, _, _ in
            if let result { found.append(result) }
        }
        return found
    }

    /// Returns the number of results in a range of a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: With `anchored` a result counts only at the beginning of the range. The others change nothing.
    ///   - range: The range, in UTF-16 units, outside of which nothing is looked at. One beyond the text ends the program.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the range.
    open func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns the first result in a range of a text; nil if there is none.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: With `anchored` a result counts only at the beginning of the range. The others change nothing.
    ///   - range: The range, in UTF-16 units, outside of which nothing is looked at. One beyond the text ends the program.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the range.
    open func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the range of the first result in a range of a text; its location is `NSNotFound` if there is none.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: With `anchored` a result counts only at the beginning of the range. The others change nothing.
    ///   - range: The range, in UTF-16 units, outside of which nothing is looked at. One beyond the text ends the program.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the range.
    open func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}
