import Foundation
import ObjectiveCRuntime

/// Sorts objects by a text of theirs into the sections of an index from A to Z, for tables with a section index.
///
/// ```swift
/// let collation = UILocalizedIndexedCollation.current()
/// var sections: [[String]] = Array(repeating: [], count: collation.sectionTitles.count)
/// ```
///
/// Differs from UIKit: the sections are those of English in every language: a letter with a mark is in the section of the letter behind
/// which it is sorted, and all that begins with no Latin letter is in the last one. Source: Apple,
/// [UILocalizedIndexedCollation](https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation).
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()

    private override init() { super.init() }

    /// Returns the collation of the user's language; one object for all calls.
    open class func current() -> UILocalizedIndexedCollation { shared }

    /// The titles of the sections: A to Z, and # for all else.
    open var sectionTitles: [String] { (65...90).map { String(Unicode.Scalar($0)) } + ["#"] }

    /// The titles for the section index; those of the sections.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the section of a title of the section index, by its index; one beyond the titles counts as the nearest.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { min(max(indexTitleIndex, 0), sectionTitles.count - 1) }

    /// Returns the section of an object.
    ///
    /// - Parameters:
    ///   - object: An object that has the method.
    ///   - selector: The object's method or getter without arguments that returns its text; one that does not traps.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        guard let first = text(of: object, selector).first, let scalar = first.unicodeScalars.first, Self.isLatin(scalar) else { return 26 }
        let letter = String(first)
        let section = (65...90).last { Self.order(String(Unicode.Scalar(UInt8($0))), letter) != .orderedDescending }
        return section.map { $0 - 65 } ?? 26
    }

    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic && [0x41...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A].contains { $0.contains(scalar.value) }
    }

    private static func order(_ one: String, _ other: String) -> ComparisonResult {
        one.compare(other, options: .caseInsensitive, range: nil, locale: .current)
    }

    /// Returns objects in the order of their texts, without regard to case; those with equal texts stay in their order.
    ///
    /// - Parameters:
    ///   - array: Objects that have the method.
    ///   - selector: The objects' method or getter without arguments that returns their text; one that does not traps.
    /// - Complexity: O(*n* log *n*), where *n* is the number of objects.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let keyed = array.enumerated().map { (position: $0.offset, text: text(of: $0.element, selector), object: $0.element) }
        return keyed.sorted { one, other in
            let order = Self.order(one.text, other.text)
            return order == .orderedSame ? one.position < other.position : order == .orderedAscending
        }.map(\.object)
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        guard let text = selector.send(to: object as AnyObject, nil) as? String else {
            trap(
                object: "UILocalizedIndexedCollation",
                value: "\(selector) of \(type(of: object)) returns no text",
                remedy: "give the selector of a method or getter without arguments that returns a String")
        }
        return text
    }
}
