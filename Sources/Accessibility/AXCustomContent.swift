import Foundation

/// Details of an accessibility element, which an assistive app offers on request, each a label with a value.
///
/// Source: Apple, [AXCustomContent](https://developer.apple.com/documentation/accessibility/axcustomcontent).
open class AXCustomContent: NSObject, NSCopying {
    /// When details are spoken.
    public enum Importance: UInt, Sendable {
        /// On request.
        case `default` = 0
        /// With the element.
        case high = 1
    }

    /// The name of the detail, without attributes.
    open var label: String { attributedLabel.string }
    /// The name of the detail.
    public let attributedLabel: NSAttributedString
    /// The value of the detail, without attributes.
    open var value: String { attributedValue.string }
    /// The value of the detail.
    public let attributedValue: NSAttributedString
    /// When the detail is spoken; on request by default.
    open var importance = Importance.default

    /// Creates a detail.
    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Creates a detail with attributed texts, which are copied.
    public required init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        attributedLabel = NSAttributedString(attributedString: label)
        attributedValue = NSAttributedString(attributedString: value)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}

/// An accessibility element with details. Source: Apple,
/// [AXCustomContentProvider](https://developer.apple.com/documentation/accessibility/axcustomcontentprovider).
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The details, in the order in which they are offered.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
