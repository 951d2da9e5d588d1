import CoreGraphics

extension UIView {
    /// The margins that count: at least the superview's where these are to be preserved, and beyond the safe area.
    final var presentLayoutMargins: UIEdgeInsets {
        let own = constraintState?.margins ?? defaultLayoutMargins
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var margins = UIEdgeInsets(
            top: own.top, left: isFlipped ? own.trailing : own.leading, bottom: own.bottom, right: isFlipped ? own.leading : own.trailing)
        if constraintState?.insetsMarginsFromSafeArea ?? true {
            let safe = safeAreaInsets
            margins = UIEdgeInsets(
                top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
                right: margins.right + safe.right)
        }
        guard constraintState?.preservesSuperviewMargins ?? false, let outer = storedSuperview else { return margins }
        let inherited = outer.presentLayoutMargins
        let frame = frame
        let bounds = outer.bounds
        return UIEdgeInsets(
            top: max(margins.top, inherited.top - (frame.minY - bounds.minY)),
            left: max(margins.left, inherited.left - (frame.minX - bounds.minX)),
            bottom: max(margins.bottom, inherited.bottom - (bounds.maxY - frame.maxY)),
            right: max(margins.right, inherited.right - (bounds.maxX - frame.maxX)))
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
