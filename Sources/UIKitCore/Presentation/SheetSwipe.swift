/// Interactive dismissal of a sheet.
///
/// The sheet follows the finger; released below its middle, or at a downward velocity above its own height per second, it is dismissed.
/// If that is not permitted (`isModalInPresentation`, or the delegate refuses) it gives way a little and springs back. A scroll view that
/// is not at its top scrolls instead.
final class SheetSwipe: NSObject, UIGestureRecognizerDelegate {
    private weak var presentation: SheetPresentationController?
    private weak var sheet: SheetView?
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var isRefused = false

    /// Maximum displacement of a sheet that may not be dismissed, in points.
    private static let maximumDisplacement: CGFloat = 60

    init(_ presentation: SheetPresentationController, on sheet: SheetView) {
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
        guard translation.y > 0, abs(translation.y) > abs(translation.x) else { return false }
        return scrollView(under: pan, in: sheet)?.isAtTop ?? true
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
        let distance = max(0, pan.translation(in: nil).y)
        switch pan.state {
        case .began: begin(presentation, at: distance, sheet)
        case .changed: move(to: distance, sheet)
        case .ended: end(distance, velocity: pan.velocity(in: nil).y, sheet)
        default: end(0, velocity: 0, sheet)
        }
    }

    private func begin(_ presentation: SheetPresentationController, at distance: CGFloat, _ sheet: SheetView) {
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
        if let interaction { return interaction.update(distance / max(1, sheet.bounds.height)) }
        guard isRefused else { return }
        let given = Self.maximumDisplacement * (1 - 1 / (distance * 0.55 / Self.maximumDisplacement + 1))
        UIView.performWithoutAnimation { sheet.transform = CGAffineTransform(translationX: 0, y: given) }
    }

    private func end(_ distance: CGFloat, velocity: CGFloat, _ sheet: SheetView) {
        if let interaction {
            self.interaction = nil
            interaction.completionCurve = .easeOut
            let goes = velocity > sheet.bounds.height || distance > sheet.bounds.height / 2 && velocity > -sheet.bounds.height
            if goes { interaction.finish() } else { interaction.cancel() }
        } else if isRefused {
            isRefused = false
            UIView.animate(
                withDuration: 0.5, delay: 0, options: [.systemSpring, .allowUserInteraction], animations: { sheet.transform = .identity })
            if let presentation { presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation) }
        }
    }
}

extension UIScrollView {
    /// Whether dragging down would scroll past the top of the content.
    fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
}

/// The card of a page sheet: rounds the top corners of the presented view, which fills it.
final class SheetView: UIView {
    private static let cornerRadius: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a view that fills the card.
    func fill(with view: UIView) {
        guard view.superview !== self else { return }
        view.setUntransformedFrame(bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    /// Rounds all corners, or only the top ones if the card reaches the bottom edge.
    func roundCorners(all: Bool) {
        layer.maskedCorners =
            all
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
}
