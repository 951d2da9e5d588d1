import CoreGraphics

extension UIScrollView {
    /// Scrolls by a screenful, for an assistive technology. Returns whether there is something in that direction.
    final func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let inset = adjustedContentInset
        var goal = contentOffset
        switch direction {
        case .right: goal.x += bounds.width - inset.left - inset.right
        case .left: goal.x -= bounds.width - inset.left - inset.right
        case .up, .previous: goal.y -= bounds.height - inset.top - inset.bottom
        case .down, .next: goal.y += bounds.height - inset.top - inset.bottom
        }
        goal = atRest(goal)
        guard goal != atRest(contentOffset) else { return false }
        setContentOffset(goal, animated: false)
        UIAccessibility.post(notification: .pageScrolled, argument: nil)
        return true
    }
}
