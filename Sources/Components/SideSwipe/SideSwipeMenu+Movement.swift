import UIKit

// Model values are final at once. Animations of the row's translation and, in the push style, of the menu's position lead to them.
extension SideSwipeMenu {
    private static let (rowKey, menuKey) = (SideSwipeOpening.rowKey, SideSwipeOpening.menuKey)

    // MARK: Opening

    func show(_ cell: UITableViewCell, at frame: CGRect, to sign: CGFloat, animated: Bool) {
        var start: CGFloat = 0
        var alpha = CGFloat(cell.layer.opacity)
        if let opening, opening.cell === cell {
            guard opening.isClosing else { return }
            if opening.sign == sign { return reopen(animated: animated) }
            (start, alpha) = (opening.shownRow ?? 0, opening.shownAlpha ?? alpha)
        } else if let former = replaced.first(where: { $0.cell === cell }) {
            (start, alpha) = (former.shownRow ?? 0, former.shownAlpha ?? alpha)
            endReplaced(former.number)
        }
        if animated, let opening, opening.cell !== cell { replace() }
        closeNow()
        count += 1
        let probe = SideSwipeProbe(frame: .zero)
        opening = SideSwipeOpening(
            cell: cell, sign: sign, style: style, transform: cell.transform, frame: frame, number: count, probe: probe, panel: menu)
        UIView.performWithoutAnimation {
            cell.addSubview(probe)
            put(at: frame)
            menu.layoutIfNeeded()
            tableView?.insertSubview(menu, belowSubview: cell)
        }
        probe.onLeave = { [weak self, number = count] in if self?.opening?.number == number { self?.closeNow() } }
        setRow(open: true)
        guard animated, let opening else { return }
        guard !UIAccessibility.isReduceMotionEnabled else { return fade(opening, from: alpha, to: 0) }
        move(opening, [start, sign * frame.width], menu: [-sign * frame.width, 0], curves: [.easeInEaseOut], then: nil)
    }

    /// Reverses a closing row.
    private func reopen(animated: Bool) {
        guard var opening, opening.cell != nil else { return }
        let (shown, shownMenu, alpha) = opening.shown
        count += 1
        opening.isClosing = false
        opening.number = count
        opening.probe.onLeave = { [weak self, number = count] in if self?.opening?.number == number { self?.closeNow() } }
        self.opening = opening
        setRow(open: true)
        removeMovements()
        guard animated else { return }
        guard !UIAccessibility.isReduceMotionEnabled else { return fade(opening, from: alpha, to: 0) }
        move(opening, [shown, opening.sign * opening.frame.width], menu: [shownMenu, 0], curves: [.easeInEaseOut], then: nil)
    }

    // MARK: Closing

    func bounceBack() {
        guard var opening, !opening.isClosing else { return }
        guard opening.isShown else { return closeNow() }
        count += 1
        opening.isClosing = true
        opening.number = count
        opening.probe.onLeave = { [weak self, number = count] in if self?.opening?.number == number { self?.closeNow() } }
        self.opening = opening
        let shown = opening.shown
        setRow(open: false)
        bounce(opening, from: shown) { [weak self, number = count] in
            if self?.opening?.number == number { self?.closeNow() }
        }
    }

    /// Lets the open row return over a snapshot of the menu, which goes to another row.
    private func replace() {
        guard var former = opening, former.isShown, let table = tableView, let cell = former.cell,
            let snapshot = menu.snapshotView(afterScreenUpdates: false)
        else { return }
        let (shown, wasClosing) = (former.shown, former.isClosing)
        count += 1
        former.number = count
        former.isClosing = true
        former.panel = snapshot
        former.probe.onLeave = { [weak self, number = count] in self?.endReplaced(number) }
        replaced.append(former)
        opening = nil
        UIView.performWithoutAnimation {
            cell.transform = former.transform
            snapshot.isUserInteractionEnabled = false
            snapshot.bounds.size = menu.bounds.size
            snapshot.center = menu.center
            table.insertSubview(snapshot, belowSubview: cell)
            menu.removeFromSuperview()
            menu.layer.removeAnimation(forKey: Self.menuKey)
        }
        bounce(former, from: shown, isClosing: wasClosing) { [weak self, number = count] in self?.endReplaced(number) }
    }

    /// Moves a row back from where it is shown, with the bounce or a fade; one that is closing already, without another bounce.
    private func bounce(
        _ opening: SideSwipeOpening, from shown: (row: CGFloat, panel: CGFloat, alpha: CGFloat), isClosing: Bool = false,
        then close: @escaping () -> Void
    ) {
        if UIAccessibility.isReduceMotionEnabled {
            // From 0, or from the presentation opacity of a fade-out in progress.
            let isFading = opening.cell?.layer.animation(forKey: Self.rowKey) is CAAnimationGroup
            return fade(opening, from: isFading ? shown.alpha : 0, to: 1, then: close)
        }
        let (sign, width) = (opening.sign, opening.frame.width)
        if opening.style == .push {
            UIView.performWithoutAnimation { opening.panel.center.x = opening.frame.midX - sign * width }
        }
        if isClosing { return move(opening, [shown.row, 0], menu: [shown.panel, -sign * width], curves: [.easeOut], then: close) }
        move(
            opening, [shown.row, sign * bounce, sign * 2 * bounce, 0],
            menu: [shown.panel, -sign * (width - bounce), -sign * (width - 2 * bounce), -sign * width],
            curves: [.easeInEaseOut, .linear, .linear], then: close)
    }

    /// Restores everything of the current row at once.
    func closeNow() {
        guard let opening else { return }
        count += 1
        UIView.performWithoutAnimation { put(at: opening.frame) }
        self.opening = nil
        opening.end()
    }

    /// Puts a replaced row in its position at once, and removes the snapshot.
    func endReplaced(_ number: Int) {
        guard let index = replaced.firstIndex(where: { $0.number == number }) else { return }
        replaced.remove(at: index).end()
    }

    /// Ends all replaced rows at once.
    func endReplaced() { for opening in replaced { endReplaced(opening.number) } }

    // MARK: Layout

    /// Adapts to a changed row frame.
    func fit(_ frame: CGRect) {
        guard var opening else { return }
        let isWider = frame.width != opening.frame.width
        opening.frame = frame
        self.opening = opening
        if isWider {
            guard !opening.isClosing else { return closeNow() }
            removeMovements()
            setRow(open: true)
        }
        put(at: frame)
    }

    /// Gives the menu a row's frame; while closing a push, its position beside the row.
    private func put(at frame: CGRect) {
        let x = opening.map { $0.isClosing && $0.style == .push ? -$0.sign * frame.width : 0 } ?? 0
        menu.bounds.size = frame.size
        menu.center = CGPoint(x: frame.midX + x, y: frame.midY)
    }

    private func setRow(open: Bool) {
        guard let opening else { return }
        let translation = CGAffineTransform(translationX: open ? opening.sign * opening.frame.width : 0, y: 0)
        UIView.performWithoutAnimation {
            opening.cell?.transform = opening.transform.concatenating(translation)
            put(at: opening.frame)
        }
    }

    // MARK: Movements

    private func removeMovements() {
        opening?.removeAnimations()
    }

    /// Animates the row, and the menu in the push style, along distances from the row's position; each segment takes `duration`.
    private func move(
        _ opening: SideSwipeOpening, _ row: [CGFloat], menu: [CGFloat], curves: [CAMediaTimingFunctionName], then end: (() -> Void)?
    ) {
        // An animation of duration 0 would take the transaction's.
        guard let cell = opening.cell, duration > 0 else {
            end?()
            return
        }
        CATransaction.begin()
        CATransaction.setCompletionBlock(end)
        cell.layer.add(animation("transform.translation.x", row.map { $0 + opening.transform.tx }, curves), forKey: Self.rowKey)
        if opening.style == .push {
            opening.panel.layer.add(animation("position.x", menu.map { $0 + opening.frame.midX }, curves), forKey: Self.menuKey)
        }
        CATransaction.commit()
    }

    private func animation(_ keyPath: String, _ values: [CGFloat], _ curves: [CAMediaTimingFunctionName]) -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.timingFunctions = curves.map { CAMediaTimingFunction(name: $0) }
        animation.duration = duration * Double(curves.count)
        return animation
    }

    /// Fades the row at its position, in front of the menu; replaces the movements with Reduce Motion.
    ///
    /// - Parameters:
    ///   - start: The opacity at the beginning.
    ///   - fraction: The opacity at the end, as a fraction of the row's own: 0 or 1.
    private func fade(_ opening: SideSwipeOpening, from start: CGFloat, to fraction: CGFloat, then end: (() -> Void)? = nil) {
        guard let cell = opening.cell else {
            end?()
            return
        }
        CATransaction.begin()
        CATransaction.setCompletionBlock(end)
        let opacity = CABasicAnimation(keyPath: "opacity")
        (opacity.fromValue, opacity.toValue) = (start, CGFloat(cell.layer.opacity) * fraction)
        opacity.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        cell.layer.add(group(opacity, constantAnimation("transform.translation.x", at: opening.transform.tx)), forKey: Self.rowKey)
        if opening.style == .push {
            opening.panel.layer.add(group(constantAnimation("position.x", at: opening.frame.midX)), forKey: Self.menuKey)
        }
        CATransaction.commit()
    }

    private func group(_ animations: CAAnimation...) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        group.animations = animations
        group.duration = UIView.crossFadeDuration
        return group
    }

    private func constantAnimation(_ keyPath: String, at value: CGFloat) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue) = (value, value)
        return animation
    }
}
