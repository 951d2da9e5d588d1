import CoreGraphics
import QuartzCore
import ScrollEngine

extension UIScrollView {
    // MARK: Range of offsets

    /// The content along both axes.
    final var limits: ScrollLimits {
        let inset = adjustedContentInset
        let size = contentSize
        return ScrollLimits(
            x: ScrollSpan(
                content: size.width, viewport: bounds.width, near: inset.left, far: inset.right, bounces: bounces,
                alwaysBounces: alwaysBounceHorizontal),
            y: ScrollSpan(
                content: size.height, viewport: bounds.height, near: inset.top + largeTitleExpansion, far: inset.bottom, bounces: bounces,
                alwaysBounces: alwaysBounceVertical))
    }

    /// The offsets at which the content may rest.
    package final var restRange: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        let limits = limits
        return (limits.x.range, limits.y.range)
    }

    /// The nearest offset at which the content may rest.
    package final func atRest(_ offset: CGPoint) -> CGPoint { limits.atRest(offset) }

    /// Axes along which the content is larger than the viewport or always bounces.
    final var scrollableAxes: ScrollAxes { limits.scrollableAxes }

    /// Axes along which the content is larger than the viewport.
    final var overflowingAxes: ScrollAxes { limits.overflowingAxes }

    /// Additional distance that the content may rest below its adjusted inset, in points: the amount by which the navigation bar above it
    /// can grow.
    final var largeTitleExpansion: CGFloat { titleBarOwner?.expansionOfLargeTitle(over: self) ?? 0 }

    // MARK: Insets

    final var presentAdjustedInset: UIEdgeInsets {
        var safe = safeAreaInsets
        let refresh = UIEdgeInsets(top: refreshInset, left: 0, bottom: 0, right: 0)
        let inset = contentInset
        switch contentInsetAdjustmentBehavior {
        case .always: break
        case .never: return inset + refresh
        case .automatic, .scrollableAxes:
            let isHigh = contentSize.height + inset.top + inset.bottom > bounds.height || alwaysBounceVertical || isInNavigation
            if contentSize.width + inset.left + inset.right <= bounds.width, !alwaysBounceHorizontal { (safe.left, safe.right) = (0, 0) }
            if !isHigh { (safe.top, safe.bottom) = (0, 0) }
        }
        return inset + safe + refresh
    }

    /// Content in a navigation controller keeps clear of the bars even if it does not scroll.
    private var isInNavigation: Bool {
        guard contentInsetAdjustmentBehavior == .automatic, let controller = owningController ?? superview?.owningController else {
            return false
        }
        return controller.automaticallyAdjustsScrollViewInsets && controller.navigationController != nil
    }

    final func contentInsetDidChange(from old: UIEdgeInsets) {
        let inset = contentInset
        guard inset != old else { return }
        guard [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite) else {
            reportOnce("contentInset", "\(self): contentInset \(inset.printed) is refused; \(old.printed) is kept")
            contentInset = old
            return
        }
        adjustedInsetMayHaveChanged()
    }

    /// Applies a change of the adjusted inset; content at its top or left edge stays there.
    final func adjustedInsetMayHaveChanged() {
        let (old, new) = (knownAdjustedInset, adjustedContentInset)
        guard old != new else { return }
        knownAdjustedInset = new
        defer { notifyScrollEdgeObservers() }
        let (before, expansion) = (knownLargeTitleExpansion, largeTitleExpansion)
        knownLargeTitleExpansion = expansion
        if old.left == new.left, old.right == new.right, old.bottom == new.bottom, abs(old.top + before - new.top - expansion) < 1e-6 {
            // The bar follows the content, so the resting offset is unchanged.
            updateIndicators()
            adjustedContentInsetDidChange()
            delegate?.scrollViewDidChangeAdjustedContentInset(self)
            return
        }
        var offset = contentOffset
        if offset.y <= -old.top + 1e-6 { offset.y += old.top - new.top }
        if offset.x <= -old.left + 1e-6 { offset.x += old.left - new.left }
        if drag == nil, motion == nil, !zoom.isZooming { show(offset) }
        topDidChange()
        contentGeometryDidChange()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        if new.bottom > old.bottom { revealInput() }
    }

    /// Scrolls to the field, or the text view's caret, that input is shown for: what grew at the bottom may cover it.
    private func revealInput() {
        guard InputViews.current.frame != nil, drag == nil, let view = window?.firstResponder as? UIView, view.isDescendant(of: self),
            view is any UIKeyInput
        else { return }
        var rect = view.bounds
        if view is UIScrollView, let input = view as? any UITextInput, let range = input.selectedTextRange {
            rect = input.caretRect(for: range.end)
        }
        reveal(view.convert(rect, to: self), animated: UIView.areAnimationsEnabled && UIView.animationBlock == nil)
    }

    // MARK: Changes

    package final func changeContentSize(_ size: CGSize) {
        guard size.width.isFinite, size.height.isFinite else {
            reportOnce("contentSize", "\(self): a contentSize of \(size.printed) is refused; \(storedContentSize.printed) is kept")
            return
        }
        guard size != storedContentSize else { return }
        _willSet("contentSize")
        storedContentSize = size
        defer { _didSet("contentSize") }
        adjustedInsetMayHaveChanged()
        contentGeometryDidChange()
        notifyScrollEdgeObservers()
        setNeedsLayout()
    }

    /// Performs a change of frame or bounds and sends the resulting notifications.
    final func changingGeometry(_ change: () -> Void) {
        let before = bounds
        _willSet("contentOffset")
        change()
        let after = bounds
        if before.origin != after.origin { offsetDidChange() } else { _abandonChange("contentOffset") }
        if before.size != after.size {
            adjustedInsetMayHaveChanged()
            contentGeometryDidChange()
            notifyScrollEdgeObservers()
        }
    }

    private func offsetDidChange() {
        setNeedsLayout()
        if constraintState?.systemGuides["UIScrollView-frameLayoutGuide"] != nil { existingConstraintSystem?.schedule() }
        titleBarOwner?.contentDidScroll(self)
        notifyScrollEdgeObservers()
        delegate?.scrollViewDidScroll(self)
        _didSet("contentOffset")
    }

    /// Adapts to new edges: running movements continue towards the new edges, and content at rest beyond them returns.
    package final func contentGeometryDidChange() {
        if let motion, motion.kind == .deceleration {
            let now = CACurrentMediaTime()
            let velocity = motion.velocity(at: now)
            show(motion.offset(at: now))
            move(.deceleration, trajectories(from: contentOffset, velocity: velocity, target: nil, decay: decay))
        } else if motion == nil, drag == nil, !isTouched, !zoom.isZooming {
            let offset = contentOffset
            let range = restRange
            // At the near edges the app's offset is kept, as in UIKit; beyond the far edges there is no content.
            let fitting = CGPoint(x: min(offset.x, range.x.upperBound), y: min(offset.y, range.y.upperBound))
            if fitting != offset { show(fitting) }
        }
    }

    /// Shifts the content offset together with a running drag or movement, without a visible jump; for example, when rows above turn
    /// out higher than estimated.
    package final func shiftContent(by shift: CGVector) {
        guard shift != .zero else { return }
        drag?.shift(by: shift)
        if let motion { self.motion = motion.shifted(by: shift) }
        show(CGPoint(x: contentOffset.x + shift.dx, y: contentOffset.y + shift.dy))
    }

    /// Sets the offset without stopping a running movement.
    package final func show(_ offset: CGPoint) {
        guard offset != contentOffset else { return }
        bounds.origin = offset
    }

    // MARK: Programmatic scrolling

    final func scroll(to offset: CGPoint, animated: Bool) {
        guard offset.x.isFinite, offset.y.isFinite else {
            reportOnce(
                "contentOffset", as: .exception("CALayerInvalidGeometry"),
                "\(self): a contentOffset of \(offset.printed) is refused; \(contentOffset.printed) is kept")
            return
        }
        guard animated, window != nil else {
            stopMoving { show(offset) }
            return
        }
        animate(to: offset)
    }

    final func reveal(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, !rect.isInfinite, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
            return
        }
        showMotion()
        let inset = adjustedContentInset
        func origin(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
            ScrollSpan.revealing(low, high, in: from...max(from, from + length))
        }
        let (left, top) = (contentOffset.x + inset.left, contentOffset.y + inset.top)
        let x = origin(rect.minX, rect.maxX, left, bounds.width - inset.left - inset.right) - inset.left
        let y = origin(rect.minY, rect.maxY, top, bounds.height - inset.top - inset.bottom) - inset.top
        let offset = atRest(CGPoint(x: x, y: y))
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }
}
