import CoreGraphics

extension UIView {
    /// The margins that count: at least the superview's where these are to be preserved, and beyond the safe area.
    final var presentLayoutMargins: UIEdgeInsets {
        let own = constraintState?.margins ?? defaultLayoutMargins
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var margins = UIEdgeInsets(
            top: own.top, left: isFlipped ? own.trailing : own.leading, bottom: own.bottom, right: isFlipped ? own.leading : own.trailing)
        if constraintState?.insetsMarginsFromSafeArea ?? true {
            var safe = safeAreaInsets
            if safe.top != 0 || safe.bottom != 0, isInListElement { (safe.top, safe.bottom) = (0, 0) }
            margins = UIEdgeInsets(
                top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
                right: margins.right + safe.right)
        }
        let preservesAll = constraintState?.preservesSuperviewMargins ?? false
        guard preservesAll || constraintState?.preservesHorizontalMargins ?? false, let outer = storedSuperview else { return margins }
        let inherited = outer.presentLayoutMargins
        let frame = frame
        let bounds = outer.bounds
        margins.left = max(margins.left, inherited.left - max(frame.minX - bounds.minX, 0))
        margins.right = max(margins.right, inherited.right - max(bounds.maxX - frame.maxX, 0))
        guard preservesAll else { return margins }
        margins.top = max(margins.top, inherited.top - max(frame.minY - bounds.minY, 0))
        margins.bottom = max(margins.bottom, inherited.bottom - max(bounds.maxY - frame.maxY, 0))
        return margins
    }

    /// Keeps the margins at the sides at least as large as the superview's.
    package final func preserveHorizontalMargins() { constraintStateForWriting.preservesHorizontalMargins = true }

    /// Whether the view is a cell, header or footer of a list, or belongs to the content of one. The view of a controller in a cell does
    /// not: it is a screen of its own.
    private var isInListElement: Bool {
        var at: UIView? = self
        while let view = at, view.owningController == nil {
            if view is any ListElement { return true }
            at = view.storedSuperview
        }
        return false
    }

    /// 8 points; a controller's view has its system minimum at the sides and nothing above and below.
    final var defaultLayoutMargins: NSDirectionalEdgeInsets {
        guard owningController != nil else {
            return (self as? any EncapsulatedView)?.contentMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        let edge = systemMargin
        return NSDirectionalEdgeInsets(top: 0, leading: edge, bottom: 0, trailing: edge)
    }

    /// The system's margin at the sides of a view as wide as this one, in points (`Documentation/Behavior.md#metrics`).
    final var systemMargin: CGFloat { bounds.width >= 414 || traitCollection.horizontalSizeClass == .regular ? 20 : 16 }

    final func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        guard constraintState?.margins != margins else { return }
        constraintStateForWriting.margins = margins
        marginsDidChange()
    }

    final func setPreservesSuperviewMargins(_ preserves: Bool) {
        guard preserves != preservesSuperviewLayoutMargins else { return }
        constraintStateForWriting.preservesSuperviewMargins = preserves
        marginsDidChange()
    }

    final func setInsetsMarginsFromSafeArea(_ insets: Bool) {
        guard insets != insetsLayoutMarginsFromSafeArea else { return }
        constraintStateForWriting.insetsMarginsFromSafeArea = insets
        marginsDidChange()
    }

    final func marginsDidChange() {
        existingConstraintSystem?.schedule()
        setNeedsLayout()
        layoutMarginsDidChange()
        owningController?.viewLayoutMarginsDidChange()
    }
}

/// A cell, header or footer, or the content of one, which scrolls through the safe area of its list. Margins in it leave out the safe area
/// above and below: its height is the same everywhere (`Documentation/Behavior.md#metrics`).
@MainActor
package protocol ListElement: UIView {}
