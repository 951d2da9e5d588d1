import Foundation

/// How large the user wants text, from extra small to the five sizes for accessibility; `large` is the default.
///
/// Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the size.
    public let rawValue: String

    /// The size of that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not said: as what is above has it.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Smaller than medium.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One below the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two above the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest that is not for accessibility.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest for accessibility.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second for accessibility.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third for accessibility.
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth for accessibility.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the size the user wants has changed; the object is the application.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The notification's key for the new size, a `UIContentSizeCategory`.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// From the smallest to the largest.
    package static let ordered: [UIContentSizeCategory] = [
        extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge,
        accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
    ]

    /// Whether it is one of the five sizes for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The place among the sizes; a name of one's own, and the unspecified one, count as the default.
    private var place: Int { Self.ordered.firstIndex(of: self) ?? 3 }
}

extension UIContentSizeCategory: Comparable {
    /// Whether the left size is smaller.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.place < right.place }
}
