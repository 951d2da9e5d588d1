import UIKit

// Model values are final at once: in position, opaque while shown, transparent while fading out.
extension TabBarActivityBubble {
    private var bar: UITabBar? { superview as? UITabBar }

    func appear(over index: Int, in bar: UITabBar) {
        guard bar.middle(ofItemAt: index) != nil else {
            return Misuse.report(
                "TabBarActivityBubble.show(overItemAt: \(index)): the bar has \(bar.items?.count ?? 0) items; give the index of one of them"
            )
        }
        let isHere = superview === bar
        if !isHere {
            removeFromSuperview()
            layer.removeAllAnimations()
            UIView.performWithoutAnimation {
                alpha = 0
                bar.addSubview(self)
            }
        }
        self.index = index
        watch.watch(bar)
        guard let target else { return }
        if isHere { glide(to: target, duration: moveDuration, curve: curve) } else { jump(to: target) }
        if !isHere || isLeaving { fade(to: 1, fromShown: isHere) }
        isLeaving = false
    }

    func disappear() {
        guard superview != nil, !isLeaving else { return }
        isLeaving = true
        fade(to: 0) { $0.removeFromSuperview() }
    }

    /// Fades from the presentation opacity, or from 0 if the bubble was not shown before.
    private func fade(to alpha: CGFloat, fromShown: Bool = true, then end: ((TabBarActivityBubble) -> Void)? = nil) {
        fadeCount += 1
        let start: UIView.AnimationOptions = fromShown ? .beginFromCurrentState : []
        UIView.animate(
            withDuration: fadeDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction, start],
            animations: { self.alpha = alpha },
            completion: { [weak self, number = fadeCount] _ in
                if let self, fadeCount == number { end?(self) }
            })
    }

    /// Removed from its bar: returns to the initial state.
    func hostDidChange() {
        guard superview == nil else { return }
        index = nil
        isLeaving = false
        fadeCount += 1
        watch.watch(nil)
        layer.removeAllAnimations()
        alpha = 1
    }

    // MARK: Layout

    /// The bubble's center; nil without its item.
    private var target: CGPoint? {
        guard let index, let middle = bar?.middle(ofItemAt: index) else { return nil }
        return CGPoint(x: middle, y: -spacing - bounds.height / 2)
    }

    /// The bar has another size or other items: moves with them, as the bar's own items do.
    func follow() {
        guard let bar, let target else { return }
        watch.watch(bar)
        if center != target { center = target }
    }
}
