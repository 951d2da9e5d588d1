import Foundation

/// Kinds of text that a text view finds by itself, and makes tappable.
///
/// Postal addresses of the United States, the United Kingdom, Germany and France are found, and dates in English, German, French and
/// Japanese. Differs from UIKit: numbers of airlines and shipments, money and physical values are not found, and have no names here.
/// `NSDataDetector` finds the same for apps. Source: Apple,
/// [UIDataDetectorTypes](https://developer.apple.com/documentation/uikit/uidatadetectortypes).
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers; they open as `tel:`.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and mail addresses, with and without scheme; those without open as `http:` and `mailto:`.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses; they open in maps.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times; a tap shows a menu that opens the calendar.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All of them.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UIDataDetectorTypes {
    /// The types of the detector's results.
    var checkingTypes: NSTextCheckingResult.CheckingType {
        var types: NSTextCheckingResult.CheckingType = []
        if contains(.phoneNumber) { types.insert(.phoneNumbers) }
        if contains(.link) { types.insert(.links) }
        if contains(.address) { types.insert(.addresses) }
        if contains(.calendarEvent) { types.insert(.dates) }
        return types
    }
}
