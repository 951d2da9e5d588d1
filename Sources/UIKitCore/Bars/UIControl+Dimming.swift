import CoreGraphics

extension UIControl {
    /// Alpha of a pressed bar button, and the duration of its return. Estimates from iOS 17; not documented.
    static let dimmedAlpha: CGFloat = 0.3
    private static let undimmingDuration: TimeInterval = 0.25

    /// Dims a bar button's content while pressed: at once on press, animated on release. Disabled content is never dimmed: its gray would
    /// fade too.
    final func dimWhilePressed(_ content: UIView) { UIView.performOutsideOfBlocks { dim(content) } }

    private func dim(_ content: UIView) {
        guard isEnabled else {
            for key in content.layer.animationKeys() ?? [] where key.hasPrefix("opacity") { content.layer.removeAnimation(forKey: key) }
            return UIView.performWithoutAnimation { content.alpha = 1 }
        }
        guard !isHighlighted, content.alpha != 1, window != nil else {
            content.alpha = isHighlighted ? Self.dimmedAlpha : 1
            return
        }
        UIView.animate(withDuration: Self.undimmingDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            content.alpha = 1
        }
    }
}
