import UIKit

extension ViewImageConfig {
    /// An iPhone SE (first generation) in portrait.
    public static let iPhoneSe = iPhoneSe(.portrait)

    /// An iPhone SE (first generation).
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        classicPhone(width: 320, height: 568, orientation, traits: .iPhoneSe(orientation))
    }

    /// An iPhone 8 in portrait.
    public static let iPhone8 = iPhone8(.portrait)

    /// An iPhone 8.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        classicPhone(width: 375, height: 667, orientation, traits: .iPhone8(orientation))
    }

    /// An iPhone 8 Plus in portrait.
    public static let iPhone8Plus = iPhone8Plus(.portrait)

    /// An iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        classicPhone(width: 414, height: 736, orientation, traits: .iPhone8Plus(orientation))
    }

    /// An iPhone X in portrait.
    public static let iPhoneX = iPhoneX(.portrait)

    /// An iPhone X.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(width: 375, height: 812, notch: 44, landscapeBottom: 24, orientation, traits: .iPhoneX(orientation))
    }

    /// An iPhone XS Max in portrait.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)

    /// An iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(width: 414, height: 896, notch: 44, landscapeBottom: 24, orientation, traits: .iPhoneXsMax(orientation))
    }

    /// An iPhone XR in portrait.
    public static let iPhoneXr = iPhoneXr(.portrait)

    /// An iPhone XR.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(width: 414, height: 896, notch: 44, landscapeBottom: 24, orientation, traits: .iPhoneXr(orientation))
    }

    /// An iPhone 12 in portrait.
    public static let iPhone12 = iPhone12(.portrait)

    /// An iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(width: 390, height: 844, notch: 47, landscapeBottom: 21, orientation, traits: .iPhone12(orientation))
    }

    /// An iPhone 12 Pro in portrait.
    public static let iPhone12Pro = iPhone12Pro(.portrait)

    /// An iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

    /// An iPhone 12 Pro Max in portrait.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)

    /// An iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(width: 428, height: 926, notch: 47, landscapeBottom: 21, orientation, traits: .iPhone12ProMax(orientation))
    }

    /// An iPhone 13 in portrait.
    public static let iPhone13 = iPhone13(.portrait)

    /// An iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(width: 390, height: 844, notch: 47, landscapeBottom: 21, orientation, traits: .iPhone13(orientation))
    }

    /// An iPhone 13 mini in portrait.
    public static let iPhone13Mini = iPhone13Mini(.portrait)

    /// An iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(width: 375, height: 812, notch: 50, landscapeBottom: 21, orientation, traits: .iPhone13(orientation))
    }

    /// An iPhone 13 Pro in portrait.
    public static let iPhone13Pro = iPhone13Pro(.portrait)

    /// An iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone13(orientation) }

    /// An iPhone 13 Pro Max in portrait.
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)

    /// An iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(width: 428, height: 926, notch: 47, landscapeBottom: 21, orientation, traits: .iPhone13ProMax(orientation))
    }

    /// A phone with a home button: a status bar in portrait, none in landscape.
    private static func classicPhone(width: CGFloat, height: CGFloat, _ orientation: Orientation, traits: UITraitCollection) -> Self {
        switch orientation {
        case .portrait:
            Self(
                safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), size: CGSize(width: width, height: height), traits: traits)
        case .landscape: Self(size: CGSize(width: height, height: width), traits: traits)
        }
    }

    /// A phone with a notch, at the top in portrait and on both sides in landscape, and a home indicator.
    private static func phone(
        width: CGFloat, height: CGFloat, notch: CGFloat, landscapeBottom: CGFloat, _ orientation: Orientation, traits: UITraitCollection
    ) -> Self {
        switch orientation {
        case .portrait:
            Self(
                safeArea: UIEdgeInsets(top: notch, left: 0, bottom: 34, right: 0), size: CGSize(width: width, height: height),
                traits: traits)
        case .landscape:
            Self(
                safeArea: UIEdgeInsets(top: 0, left: notch, bottom: landscapeBottom, right: notch),
                size: CGSize(width: height, height: width), traits: traits)
        }
    }
}
