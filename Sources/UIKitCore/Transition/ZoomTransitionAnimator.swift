import CoreGraphics

/// Zooms a view controller's view from a source view, or back: the view is scaled and clipped to the source view's frame, under a snapshot
/// of the source view that fades.
final class ZoomTransitionAnimator: NSObject, SystemAnimator {
    private let zoom: UIViewController.Transition.Zoom
    private let zoomed: UIViewController
    private let source: UIViewController
    private let isDismissal: Bool
    /// Removes the views of the transition and shows the source view.
    private var cleanUp: (() -> Void)?

    /// Seconds; an estimate.
    static let duration = 0.45
    private static let dimmingAlpha: CGFloat = 0.2

    init(_ zoom: UIViewController.Transition.Zoom, of zoomed: UIViewController, from source: UIViewController, isDismissal: Bool) {
        (self.zoom, self.zoomed, self.source, self.isDismissal) = (zoom, zoomed, source, isDismissal)
        super.init()
    }

    /// Reversed instead of added to.
    var movementsAddUp: Bool { false }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    /// The look of the zoomed view at one end.
    struct Pose: Equatable {
        var transform = CGAffineTransform.identity
        /// Visible rectangle, in the zoomed view's coordinates, and the radius of its corners.
        var visible: CGRect
        var cornerRadius: CGFloat = 0
    }

    /// The pose in which a rectangle of the zoomed view covers the source view's frame.
    ///
    /// - Parameters:
    ///   - source: frame of the source view, in the coordinates of the zoomed view's superview.
    ///   - alignment: rectangle of the zoomed view; nil for the largest one in the middle with the source's proportions.
    static func pose(
        of bounds: CGRect, at center: CGPoint, covering source: CGRect, cornerRadius: CGFloat, alignment: CGRect?
    ) -> Pose {
        guard source.width > 0, source.height > 0, bounds.width > 0, bounds.height > 0 else { return Pose(visible: bounds) }
        var rect = alignment ?? .zero
        if rect.width <= 0 || rect.height <= 0 {
            let fit = min(bounds.width / source.width, bounds.height / source.height)
            let size = CGSize(width: source.width * fit, height: source.height * fit)
            rect = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
        let scale = max(source.width / rect.width, source.height / rect.height)
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: source.midX - center.x - scale * (rect.midX - bounds.midX),
            ty: source.midY - center.y - scale * (rect.midY - bounds.midY))
        let size = CGSize(width: source.width / scale, height: source.height / scale)
        let visible = CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        return Pose(transform: transform, visible: visible, cornerRadius: cornerRadius / scale)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.installArrivingView(below: isDismissal)
        guard let view = transitionContext.view(forKey: isDismissal ? .from : .to) else {
            return transitionContext.completeTransition(true)
        }
        let container = transitionContext.containerView
        UIView.performWithoutAnimation { container.layoutIfNeeded() }
        let sourceView = zoom.provider(.init(source, zoomed)).flatMap { $0.window == nil ? nil : $0 }
        let frame =
            sourceView.map { $0.convert($0.bounds, to: container) }
            ?? container.bounds.insetBy(dx: container.bounds.width / 4, dy: container.bounds.height / 4)
        let alignment = sourceView.flatMap { zoom.options.alignmentRectProvider?(.init($0, zoomed)) }
        let small = Self.pose(
            of: view.bounds, at: view.center, covering: frame, cornerRadius: sourceView?.layer.cornerRadius ?? 0, alignment: alignment)
        let show = addViews(to: container, view, sourceView, frame, small)
        UIView.performWithoutAnimation { show(isDismissal) }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: transitionContext.isInteractive ? .curveLinear : .systemSpring,
            animations: { [isDismissal] in show(!isDismissal) },
            completion: { [self] _ in
                removeViews()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    /// Adds dimming, mask and snapshot; returns a closure that shows the view zoomed in (true) or out.
    private func addViews(
        to container: UIView, _ view: UIView, _ sourceView: UIView?, _ frame: CGRect, _ small: Pose
    ) -> (Bool) -> Void {
        let mask = UIView(frame: view.bounds)
        mask.backgroundColor = .black
        let effect = UIVisualEffectView(effect: nil)
        let dimming = UIView(frame: container.bounds)
        let full = Pose(visible: view.bounds)
        let fullSnapshot = CGRect(
            x: view.frame.minX + small.visible.minX, y: view.frame.minY + small.visible.minY, width: small.visible.width,
            height: small.visible.height)
        let (sourceAlpha, viewAlpha) = (sourceView?.alpha ?? 1, view.alpha)
        let snapshot = sourceView?.snapshotView(afterScreenUpdates: isDismissal)
        let options = zoom.options
        UIView.performWithoutAnimation {
            effect.frame = container.bounds
            dimming.backgroundColor = options.dimmingColor ?? .black.withAlphaComponent(Self.dimmingAlpha)
            for behind in [effect, dimming] {
                behind.isUserInteractionEnabled = false
                container.insertSubview(behind, belowSubview: view)
            }
            view.mask = mask
            snapshot?.isUserInteractionEnabled = false
            if let snapshot { container.insertSubview(snapshot, aboveSubview: view) }
            sourceView?.alpha = 0
        }
        cleanUp = {
            UIView.performWithoutAnimation {
                for added in [effect, dimming, snapshot] as [UIView?] { added?.removeFromSuperview() }
                if view.mask === mask { view.mask = nil }
                view.transform = .identity
                view.alpha = viewAlpha
                sourceView?.alpha = sourceAlpha
            }
        }
        return { isZoomed in
            let pose = isZoomed ? full : small
            view.transform = pose.transform
            mask.frame = pose.visible
            mask.layer.cornerRadius = pose.cornerRadius
            if sourceView == nil { view.alpha = isZoomed ? viewAlpha : 0 }
            snapshot?.frame = isZoomed ? fullSnapshot : frame
            snapshot?.alpha = isZoomed ? 0 : 1
            dimming.alpha = isZoomed ? 1 : 0
            effect.effect = isZoomed ? options.dimmingVisualEffect : nil
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { removeViews() }

    private func removeViews() {
        cleanUp?()
        cleanUp = nil
    }
}
