extension UIView.AnimationOptions {
    /// Changes made within a transition are animated too; without it they are part of its new picture from the start.
    public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
    /// `transition(from:to:…)` hides and shows the views instead of removing and adding them.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)

    /// A card that turns about its vertical axis; its left side comes forward.
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    /// A card that turns about its vertical axis; its right side comes forward.
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// Differs from UIKit: a cross-dissolve, because the paper of Apple's page curl is not rebuilt.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// Differs from UIKit: a cross-dissolve, because the paper of Apple's page curl is not rebuilt.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    /// The old picture dissolves into the new one.
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    /// A card that turns about its horizontal axis; its top comes forward.
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    /// A card that turns about its horizontal axis; its bottom comes forward.
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

    /// How the layer shows the transition; nil for none.
    var transition: (type: CATransitionType, subtype: CATransitionSubtype?)? {
        switch rawValue >> 20 & 0xF {
        case 1: return (.flip, .fromLeft)
        case 2: return (.flip, .fromRight)
        case 3, 4, 5: return (.fade, nil)
        case 6: return (.flip, .fromTop)
        case 7: return (.flip, .fromBottom)
        default: return nil
        }
    }
}
