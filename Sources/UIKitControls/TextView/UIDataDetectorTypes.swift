import Foundation

/// Kinds of text that a text view finds by itself, and makes tappable.
///
/// Differs from UIKit: places, dates and numbers of shipments are not found, and have no names here. Source: Apple,
/// [UIDataDetectorTypes](https://developer.apple.com/documentation/uikit/uidatadetectortypes).
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers; they open as `tel:`.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and mail addresses, with and without scheme; those without open as `http:` and `mailto:`.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// All of them.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
