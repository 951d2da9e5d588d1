import Foundation

extension UIPasteboard {
    /// A kind of text that is found on a pasteboard without telling the app the text.
    ///
    /// Differs from UIKit: the patterns of iOS 15, whose values are those of the framework DataDetection, are not declared. Source: Apple,
    /// [UIPasteboard.DetectionPattern](https://developer.apple.com/documentation/uikit/uipasteboard/detectionpattern).
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// An address on the web; its value is a `String`.
        public static let probableWebURL = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// A text to search the web for, which is not an address; its value is a `String`.
        public static let probableWebSearch = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number, as the user's locale writes it; its value is a `Double`.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// Finds patterns in the first item, and calls a closure on the main queue with those that it has; the user is not asked.
    ///
    /// - Parameters:
    ///   - patterns: The patterns.
    ///   - completionHandler: Takes those found.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the item's text.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        let found = Set(detected(patterns, in: string).keys)
        DispatchQueue.main.async { completionHandler(.success(found)) }
    }

    /// Finds patterns in items, and calls a closure on the main queue with those that each has; the user is not asked.
    ///
    /// - Parameters:
    ///   - patterns: The patterns.
    ///   - itemSet: The indexes of the items; nil for all. One that no item has fails.
    ///   - completionHandler: Takes those found, in the order of the items.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the items' texts.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping @Sendable (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        let result = texts(in: itemSet).map { texts in texts.map { Set(detected(patterns, in: $0).keys) } }
        DispatchQueue.main.async { completionHandler(result) }
    }

    /// Finds patterns in the first item, and calls a closure on the main queue with their values. On iOS the user is notified, as of a
    /// paste.
    ///
    /// - Parameters:
    ///   - patterns: The patterns.
    ///   - completionHandler: Takes the values of those found.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the item's text.
    public func detectValues(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        nonisolated(unsafe) let found = detected(patterns, in: string)
        DispatchQueue.main.async { completionHandler(.success(found)) }
    }

    /// Finds patterns in items, and calls a closure on the main queue with their values. On iOS the user is notified, as of a paste.
    ///
    /// - Parameters:
    ///   - patterns: The patterns.
    ///   - itemSet: The indexes of the items; nil for all. One that no item has fails.
    ///   - completionHandler: Takes the values of those found, in the order of the items.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the items' texts.
    public func detectValues(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping @Sendable (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        nonisolated(unsafe) let result = texts(in: itemSet).map { texts in texts.map { detected(patterns, in: $0) } }
        DispatchQueue.main.async { completionHandler(result) }
    }

    /// The texts of items; of an item without one nil.
    private func texts(in set: IndexSet?) -> Result<[String?], any Error> {
        let set = set ?? IndexSet(0..<numberOfItems)
        guard set.allSatisfy((0..<numberOfItems).contains) else { return .failure(CocoaError(.coderValueNotFound)) }
        let types = ["public.utf8-plain-text", "public.plain-text", "public.text", "public.url"]
        return .success(
            set.map { index in
                types.lazy.compactMap { self.values(forPasteboardType: $0, inItemSet: [index])?.first }.first.flatMap { value in
                    (value as? String) ?? (value as? URL)?.absoluteString ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
                }
            })
    }

    /// The values of the patterns that a text has.
    private func detected(_ patterns: Set<DetectionPattern>, in text: String?) -> [DetectionPattern: Any] {
        guard let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines), !trimmed.isEmpty else { return [:] }
        var found: [DetectionPattern: Any] = [:]
        let whole = NSRange(location: 0, length: (trimmed as NSString).length)
        let link = TextDataDetector.matches(in: trimmed, types: .links).first { ["http", "https"].contains($0.url.scheme?.lowercased()) }
        if let link { found[.probableWebURL] = (trimmed as NSString).substring(with: link.range) }
        if link?.range != whole { found[.probableWebSearch] = trimmed }
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        if let number = formatter.number(from: trimmed) { found[.number] = number.doubleValue }
        return found.filter { patterns.contains($0.key) }
    }
}
