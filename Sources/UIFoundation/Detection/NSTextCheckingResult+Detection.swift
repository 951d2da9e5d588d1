import CoreGraphics
import Foundation

// Foundation on Linux has the class for the results of regular expressions; these are the members of those of `NSDataDetector`.

extension NSTextCheckingResult {
    /// The address that a result of the type `link` opens; nil for other types. One without a scheme opens as `http:` or `mailto:`.
    public var url: URL? { (self as? DetectedTextResult)?.link }

    /// The telephone number of a result of the type `phoneNumber`, as in the text; nil for other types.
    public var phoneNumber: String? { (self as? DetectedTextResult)?.number }

    /// The date of a result of the type `date`; nil for other types.
    public var date: Date? {
        if case .date(let date) = (self as? DetectedTextResult)?.kind { date } else { nil }
    }

    /// The time zone of a date, if the text names one: nil for what `NSDataDetector` finds here.
    public var timeZone: TimeZone? { (self as? DetectedTextResult)?.zone }

    /// The seconds of an event with an end: 0 for what `NSDataDetector` finds here.
    public var duration: TimeInterval { (self as? DetectedTextResult)?.length ?? 0 }

    /// The components of a result of the type `address`; nil for other types. One that the text lacks is absent.
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let components) = (self as? DetectedTextResult)?.kind { components } else { nil }
    }

    /// The components of a result of the type `address`, as `addressComponents`.
    public var components: [NSTextCheckingKey: String]? { addressComponents }

    /// Returns a result of the type `link`.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedTextResult(range, .link, link: url)
    }

    /// Returns a result of the type `phoneNumber`.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedTextResult(range, .phoneNumber, number: phoneNumber)
    }

    /// Returns a result of the type `address`.
    public class func addressCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult {
        DetectedTextResult(range, .address(components))
    }

    /// Returns a result of the type `date`.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult { DetectedTextResult(range, .date(date)) }

    /// Returns a result of the type `date`.
    ///
    /// - Parameters:
    ///   - range: The range in the text.
    ///   - date: The date.
    ///   - timeZone: The time zone that the text names.
    ///   - duration: The seconds to the end.
    public class func dateCheckingResult(
        range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
    ) -> NSTextCheckingResult {
        DetectedTextResult(range, .date(date), zone: timeZone, length: duration)
    }
}

extension NSTextCheckingKey {
    /// The street of an address, with its number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The town of an address.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state of an address.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code of an address.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country of an address, which the detector does not find.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// A name, which the detector does not find.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// A telephone number in an address, which the detector does not find.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
}
