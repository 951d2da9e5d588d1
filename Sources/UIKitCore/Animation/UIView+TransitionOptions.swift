extension UIView.AnimationOptions {
    /// Animates changes made during a transition; otherwise they belong to its new image from the start.
    public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
    /// `transition(from:to:…)` hides and shows the views instead of removing and adding them.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)

    /// A card flip about the vertical axis; the left edge comes forward.
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    /// A card flip about the vertical axis; the right edge comes forward.
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// Differs from UIKit: a cross-dissolve; Apple's page curl is not reproduced.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// Differs from UIKit: a cross-dissolve; Apple's page curl is not reproduced.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    /// A cross-dissolve from the old image to the new one.
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    /// A card flip about the horizontal axis; the top edge comes forward.
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    /// A card flip about the horizontal axis; the bottom edge comes forward.
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

    /// The equivalent layer transition; nil for none.
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
