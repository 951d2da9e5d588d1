import CoreGraphics

extension UIControl {
    /// How much is left of a bar's button while a finger is on it, and how long it takes to come back. (As iOS 17 looks; not documented.)
    static let dimmedAlpha: CGFloat = 0.3
    private static let undimmingDuration: TimeInterval = 0.25

    /// A finger dims what a bar's button shows at once; let go, it comes back softly.
    final func dimWhilePressed(_ content: UIView) {
        guard !isHighlighted, content.alpha != 1, window != nil else {
            content.alpha = isHighlighted ? Self.dimmedAlpha : 1
            return
        }
        UIView.animate(withDuration: Self.undimmingDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            content.alpha = 1
        }
    }
}
