/// Moves a sheet between its detents, and dismisses it, by a finger.
///
/// The sheet follows the finger between its detents, and rests at the nearest in its direction. Above the highest it gives way a little.
/// Below the lowest it moves out: released below its middle, or at a downward velocity above its own height per second, it is dismissed.
/// If that is not permitted (`isModalInPresentation`, or the delegate refuses) it gives way a little and springs back. A scroll view that
/// is not at its top scrolls instead.
final class SheetSwipe: NSObject, UIGestureRecognizerDelegate {
    private weak var presentation: UISheetPresentationController?
    private weak var sheet: SheetView?
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var isRefused = false
    /// The sheet's top edge when the drag began, in container coordinates.
    private var start: CGFloat = 0

    /// Maximum displacement of a sheet that may not be dismissed, in points.
    private static let maximumDisplacement: CGFloat = 60

    init(_ presentation: UISheetPresentationController, on sheet: SheetView) {
        self.presentation = presentation
        self.sheet = sheet
        super.init()
        let pan = UIPanGestureRecognizer(target: self, action: Selector("panned:", SheetSwipe.panned))
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        sheet.addGestureRecognizer(pan)
    }

    // MARK: When it begins

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let sheet, let presentation, presentation.phase == .presented,
            presentation.presentedViewController.presentedPresentation == nil
        else { return false }
        let translation = pan.translation(in: nil)
        guard translation.y != 0, abs(translation.y) > abs(translation.x) else { return false }
        let scrollView = scrollView(under: pan, in: sheet)
        if translation.y > 0 { return scrollView?.isAtTop ?? true }
        // Upwards the sheet expands; at its highest position it gives way, unless content scrolls.
        guard let least = presentation.restTops.min() else { return false }
        guard let scrollView, scrollView.scrollableAxes.contains(.vertical) else { return true }
        return presentation.top > least + 0.5 && scrollView.isAtTop && presentation.prefersScrollingExpandsWhenScrolledToEdge
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let sheet else { return false }
        return scrollView.isDescendant(of: sheet) && scrollView.panGestureRecognizer === otherGestureRecognizer && scrollView.isAtTop
    }

    private func scrollView(under pan: UIPanGestureRecognizer, in sheet: UIView) -> UIScrollView? {
        let touched = sheet.hitTest(pan.location(in: sheet), with: nil)
        return sequence(first: touched, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }.first { $0.isScrollEnabled }
    }

    // MARK: Following the finger

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let presentation, let sheet else { return }
        if pan.state == .began { start = presentation.catchSheet() }
        let lowest = presentation.restTops.max() ?? start
        let top = start + pan.translation(in: nil).y
        switch pan.state {
        case .began, .changed: follow(to: top, lowest: lowest, presentation, sheet)
        case .ended: end(at: top, lowest: lowest, velocity: pan.velocity(in: nil).y, presentation, sheet)
        default: end(at: start, lowest: lowest, velocity: 0, presentation, sheet)
        }
    }

    /// Above the lowest detent the sheet changes its height; below it is on its way out.
    private func follow(to top: CGFloat, lowest: CGFloat, _ presentation: UISheetPresentationController, _ sheet: SheetView) {
        let distance = top - lowest
        if distance > 0 {
            if interaction == nil, !isRefused {
                presentation.restAtLowest()
                begin(presentation, at: distance, sheet)
            } else {
                move(to: distance, sheet)
            }
        } else if let interaction {
            // Back above the lowest detent: the dismissal ends where it began.
            interaction.update(0)
            self.interaction = nil
            interaction.cancel()
        } else if isRefused {
            isRefused = false
            UIView.performWithoutAnimation { sheet.transform = .identity }
        }
        if distance <= 0, presentation.phase == .presented { presentation.drag(to: top) }
    }

    private func begin(_ presentation: UISheetPresentationController, at distance: CGFloat, _ sheet: SheetView) {
        let controller = presentation.presentedViewController
        let allows = !controller.isModalInPresentation && presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
        isRefused = !allows
        guard allows, presentation.phase == .presented else { return move(to: distance, sheet) }
        let made = UIPercentDrivenInteractiveTransition()
        interaction = made
        presentation.delegate?.presentationControllerWillDismiss(presentation)
        guard presentation.phase == .presented else { return interaction = nil }
        ControllerRequestQueue.current.run {
            PresentationExchange.dismiss(
                [presentation], animated: true, by: (CoverVerticalAnimator(isDismissal: true, isLinear: true), made),
                onEnd: { [weak presentation] didComplete in
                    guard didComplete, let presentation else { return }
                    presentation.delegate?.presentationControllerDidDismiss(presentation)
                }, completion: nil)
        }
        move(to: distance, sheet)
    }

    private func move(to distance: CGFloat, _ sheet: SheetView) {
        if let interaction { return interaction.update(distance / exitDistance) }
        guard isRefused else { return }
        let given = Self.given(distance)
        UIView.performWithoutAnimation { sheet.transform = CGAffineTransform(translationX: 0, y: given) }
    }

    /// The displacement of a sheet that may not be dismissed, for the finger's distance.
    private static func given(_ distance: CGFloat) -> CGFloat {
        maximumDisplacement * (1 - 1 / (distance * 0.55 / maximumDisplacement + 1))
    }

    /// The distance that the dismissal moves the sheet, in points.
    private var exitDistance: CGFloat {
        guard let presentation else { return 1 }
        return max(1, (presentation.containerView?.bounds.maxY ?? 0) - presentation.top)
    }

    private func end(
        at top: CGFloat, lowest: CGFloat, velocity: CGFloat, _ presentation: UISheetPresentationController, _ sheet: SheetView
    ) {
        let distance = max(0, top - lowest)
        if let interaction {
            self.interaction = nil
            let goes = velocity > sheet.bounds.height || distance > sheet.bounds.height / 2 && velocity > -sheet.bounds.height
            let rest = goes ? exitDistance - distance : distance
            let length = ReleaseDuration.seconds(rest: max(rest, 0), speed: goes ? velocity : -velocity)
            interaction.setCompletionDuration(length, cancelled: !goes)
            if goes { interaction.finish() } else { interaction.cancel() }
        } else if isRefused {
            isRefused = false
            // The sheet moves slower than the finger, by the slope of its displacement.
            let given = Self.given(distance)
            let speed = velocity * 0.55 * (1 - given / Self.maximumDisplacement) * (1 - given / Self.maximumDisplacement)
            UIView.animateRelease(from: given, to: 0, velocity: speed) { sheet.transform = .identity }
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
        } else {
            presentation.settle(velocity: velocity)
        }
    }
}

extension UIScrollView {
    /// Whether dragging down would scroll past the top of the content.
    var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
}
