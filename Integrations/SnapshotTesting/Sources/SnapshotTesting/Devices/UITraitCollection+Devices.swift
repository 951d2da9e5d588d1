import UIKit

/// Traits of devices, with SnapshotTesting's values: their text size is medium, a step below the system's default.
extension UITraitCollection {
    /// Traits of an iPhone SE (first generation).
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Traits of an iPhone 8.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Traits of an iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    /// Traits of an iPhone X.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Traits of an iPhone XR.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular, forceTouch: .unavailable)
    }

    /// Traits of an iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    /// Traits of an iPhone 12.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Traits of an iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    /// Traits of an iPhone 13.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .compact)
    }

    /// Traits of an iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, landscapeWidth: .regular)
    }

    /// Traits of an iPad mini whose app has regular width.
    public static let iPadMini = tablet(.regular)
    /// Traits of an iPad mini whose app has compact width.
    public static let iPadMini_Compact_SplitView = tablet(.compact)

    /// Traits of an iPad of 9.7 inches whose app has regular width.
    public static let iPad9_7 = tablet(.regular)
    /// Traits of an iPad of 9.7 inches whose app has compact width.
    public static let iPad9_7_Compact_SplitView = tablet(.compact)

    /// Traits of an iPad of 10.2 inches whose app has regular width.
    public static let iPad10_2 = tablet(.regular)
    /// Traits of an iPad of 10.2 inches whose app has compact width.
    public static let iPad10_2_Compact_SplitView = tablet(.compact)

    /// Traits of an iPad Pro of 10.5 inches whose app has regular width.
    public static let iPadPro10_5 = tablet(.regular)
    /// Traits of an iPad Pro of 10.5 inches whose app has compact width.
    public static let iPadPro10_5_Compact_SplitView = tablet(.compact)

    /// Traits of an iPad Pro of 11 inches whose app has regular width.
    public static let iPadPro11 = tablet(.regular)
    /// Traits of an iPad Pro of 11 inches whose app has compact width.
    public static let iPadPro11_Compact_SplitView = tablet(.compact)

    /// Traits of an iPad Pro of 12.9 inches whose app has regular width.
    public static let iPadPro12_9 = tablet(.regular)
    /// Traits of an iPad Pro of 12.9 inches whose app has compact width.
    public static let iPadPro12_9_Compact_SplitView = tablet(.compact)

    private static func phone(
        _ orientation: ViewImageConfig.Orientation, landscapeWidth: UIUserInterfaceSizeClass,
        forceTouch: UIForceTouchCapability = .available
    ) -> UITraitCollection {
        UITraitCollection { traits in
            traits.forceTouchCapability = forceTouch
            traits.layoutDirection = .leftToRight
            traits.preferredContentSizeCategory = .medium
            traits.userInterfaceIdiom = .phone
            switch orientation {
            case .landscape:
                traits.horizontalSizeClass = landscapeWidth
                traits.verticalSizeClass = .compact
            case .portrait:
                traits.horizontalSizeClass = .compact
                traits.verticalSizeClass = .regular
            }
        }
    }

    private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection { traits in
            traits.horizontalSizeClass = width
            traits.verticalSizeClass = .regular
            traits.userInterfaceIdiom = .pad
        }
    }
}
