import UIKit

extension ViewImageConfig {
    /// An iPad mini in landscape, full screen.
    public static let iPadMini = iPadMini(.landscape)

    /// An iPad mini, full screen.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation.fullScreen) }

    /// An iPad mini with a share of the screen.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, size: CGSize(width: 768, height: 1024), landscapeSplits: (320, 507, 694), portraitSplits: (320, 438),
            traits: (.iPadMini, .iPadMini_Compact_SplitView))
    }

    /// An iPad of 9.7 inches in landscape, full screen.
    public static let iPad9_7 = iPadMini

    /// An iPad of 9.7 inches, full screen.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation) }

    /// An iPad of 9.7 inches with a share of the screen.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { iPadMini(orientation) }

    /// An iPad of 10.2 inches in landscape, full screen.
    public static let iPad10_2 = iPad10_2(.landscape)

    /// An iPad of 10.2 inches, full screen.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(orientation.fullScreen) }

    /// An iPad of 10.2 inches with a share of the screen.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, size: CGSize(width: 810, height: 1080), landscapeSplits: (320, 535, 750), portraitSplits: (320, 480),
            traits: (.iPad10_2, .iPad10_2_Compact_SplitView))
    }

    /// An iPad Pro of 10.5 inches in landscape, full screen.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)

    /// An iPad Pro of 10.5 inches, full screen.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(orientation.fullScreen) }

    /// An iPad Pro of 10.5 inches with a share of the screen.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, size: CGSize(width: 834, height: 1112), landscapeSplits: (320, 551, 782), portraitSplits: (320, 504),
            traits: (.iPadPro10_5, .iPadPro10_5_Compact_SplitView))
    }

    /// An iPad Pro of 11 inches in landscape, full screen.
    public static let iPadPro11 = iPadPro11(.landscape)

    /// An iPad Pro of 11 inches, full screen.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(orientation.fullScreen) }

    /// An iPad Pro of 11 inches with a share of the screen.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, size: CGSize(width: 834, height: 1194), landscapeSplits: (375, 592, 809), portraitSplits: (320, 504),
            traits: (.iPadPro11, .iPadPro11_Compact_SplitView), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    }

    /// An iPad Pro of 12.9 inches in landscape, full screen.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)

    /// An iPad Pro of 12.9 inches, full screen.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(orientation.fullScreen) }

    /// An iPad Pro of 12.9 inches with a share of the screen.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, size: CGSize(width: 1024, height: 1366), landscapeSplits: (375, 678, 981), portraitSplits: (375, 639),
            traits: (.iPadPro12_9, .iPadPro12_9_Compact_SplitView), isHalfRegular: true)
    }

    /// - Parameters:
    ///   - size: The screen's in portrait, in points.
    ///   - landscapeSplits: Widths of a third, a half and two thirds.
    ///   - portraitSplits: Widths of a third and two thirds.
    ///   - traits: Those of regular and of compact width.
    ///   - isHalfRegular: Whether a half of the screen in landscape has regular width.
    private static func tablet(
        _ orientation: TabletOrientation, size: CGSize, landscapeSplits: (CGFloat, CGFloat, CGFloat), portraitSplits: (CGFloat, CGFloat),
        traits: (regular: UITraitCollection, compact: UITraitCollection),
        safeArea: UIEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), isHalfRegular: Bool = false
    ) -> ViewImageConfig {
        let (width, height, isRegular): (CGFloat, CGFloat, Bool) =
            switch orientation {
            case .landscape(.oneThird): (landscapeSplits.0, size.width, false)
            case .landscape(.oneHalf): (landscapeSplits.1, size.width, isHalfRegular)
            case .landscape(.twoThirds): (landscapeSplits.2, size.width, true)
            case .landscape(.full): (size.height, size.width, true)
            case .portrait(.oneThird): (portraitSplits.0, size.height, false)
            case .portrait(.twoThirds): (portraitSplits.1, size.height, false)
            case .portrait(.full): (size.width, size.height, true)
            }
        return ViewImageConfig(
            safeArea: safeArea, size: CGSize(width: width, height: height), traits: isRegular ? traits.regular : traits.compact)
    }
}

extension ViewImageConfig.Orientation {
    fileprivate var fullScreen: ViewImageConfig.TabletOrientation {
        switch self {
        case .landscape: .landscape(splitView: .full)
        case .portrait: .portrait(splitView: .full)
        }
    }
}
