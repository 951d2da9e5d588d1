import UIKit

/// One direction of a zoom.
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Options of the style `view`.
    struct ViewOptions {
        /// Whether the view's corners follow the source's.
        let followsCorners: Bool
        /// Cross-fade from the source's snapshot to the view's contents, in seconds.
        let contentFade: TimeInterval
    }

    private let style: ZoomTransition.Style
    private let isReversed: Bool
    private let zoom, fade: TimeInterval
    private let curve: UIView.AnimationCurve
    private let viewOptions: ViewOptions
    private let source: () -> UIView?

    init(
        style: ZoomTransition.Style, isReversed: Bool, zoom: TimeInterval, fade: TimeInterval, curve: UIView.AnimationCurve,
        viewOptions: ViewOptions,
        source: @escaping () -> UIView?
    ) {
        self.style = style
        self.isReversed = isReversed
        self.zoom = zoom
        self.fade = fade
        self.curve = curve
        self.viewOptions = viewOptions
        self.source = source
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UIAccessibility.isReduceMotionEnabled ? ReducedMotion.duration : zoom + fade
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard !UIAccessibility.isReduceMotionEnabled else {
            end = ReducedMotion.crossFade(context, isReversed: isReversed)
            return
        }
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        context.install(to, below: isReversed ? from : nil)
        let (below, above) = isReversed ? (to, from) : (from, to)
        // Evaluated after layout for the present size.
        let origin = source()
        let sourceFrame = origin?.frame(in: context.containerView)
        guard let above else { return context.completeTransition(!context.transitionWasCancelled) }
        if style == .screen, let sourceFrame, let snapshot = snapshot(of: below, in: context) {
            zoomScreen(snapshot, sourceFrame, above, context)
        } else {
            zoomView(above, sourceFrame.flatMap { sourceFrame in origin.map { ($0, sourceFrame) } }, context)
        }
    }

    private var end: TransitionEnd?

    func animationEnded(_ transitionCompleted: Bool) {
        end?.run()
        end = nil
    }

    // MARK: The presented view

    private func zoomView(
        _ screen: UIView, _ origin: (view: UIView, sourceFrame: CGRect)?, _ context: any UIViewControllerContextTransitioning
    ) {
        let state = ShownState(of: screen)
        let (alpha, transform) = (screen.alpha, screen.transform)
        let sourceFrame = origin?.sourceFrame
        let small = screen.zoomTransform(onto: sourceFrame, from: transform)
        let snapshot = origin.flatMap { makeSnapshot(of: $0.view, at: $0.sourceFrame, over: screen, context) }
        let corners = origin.flatMap { origin in
            viewOptions.followsCorners && screen.layer.mask == nil
                ? ZoomCorners(of: screen, from: origin.view, at: origin.sourceFrame, by: small, and: transform) : nil
        }
        let sizeObserver = SizeObserver(in: context.containerView) {
            [weak screen, weak snapshot, isReversed, source, weak container = context.containerView] in
            // The mask has the outline of the former size.
            corners?.remove()
            guard let screen, let container else { return }
            if isReversed, transform.isIdentity, let sourceFrame = source()?.frame(in: container) { screen.aim(at: sourceFrame, by: small) }
            snapshot?.follow(screen, by: small, isShrinking: isReversed)
        }
        let end = TransitionEnd {
            sizeObserver.removeFromSuperview()
            snapshot?.removeFromSuperview()
            corners?.remove()
            state.restore()
        }
        self.end = end
        func show(small isSmall: Bool) {
            screen.transform = isSmall ? small : transform
            snapshot?.show(atSource: isSmall)
            if sourceFrame == nil { screen.alpha = isSmall ? 0 : alpha }
        }
        if !isReversed { UIView.performWithoutAnimation { show(small: true) } }
        corners?.animate(isReversed: isReversed, for: max(zoom + fade, Self.shortest), curve)
        if let snapshot {
            let delay = isReversed ? zoom - viewOptions.contentFade : 0
            let opacity: (from: Any, to: Any) = isReversed ? (0, 1) : (1, 0)
            UIView.performWithoutAnimation { snapshot.alpha = isReversed ? 1 : 0 }
            let fading = interval("opacity", from: opacity.from, to: opacity.to, after: delay, for: viewOptions.contentFade, .easeInOut)
            snapshot.layer.add(fading, forKey: Self.key)
        }
        UIView.animate(
            withDuration: zoom + fade, delay: 0, options: [curve.options, .allowUserInteraction],
            animations: { show(small: self.isReversed) },
            completion: { _ in end.complete(context) })
    }

    /// The snapshot of the source in front of the view; nil if the contents change at once.
    private func makeSnapshot(
        of origin: UIView, at sourceFrame: CGRect, over screen: UIView, _ context: any UIViewControllerContextTransitioning
    ) -> ZoomedSource? {
        guard viewOptions.contentFade > 0, sourceFrame.width > 0, sourceFrame.height > 0 else { return nil }
        // In the forward direction the source is on the screen; for the reverse it is rendered again.
        let shown = isReversed ? nil : origin.snapshotView(afterScreenUpdates: false)
        guard let snapshot = shown ?? origin.snapshotView(afterScreenUpdates: true) else { return nil }
        let view = ZoomedSource(snapshot, at: sourceFrame, within: screen)
        UIView.performWithoutAnimation {
            context.containerView.insertSubview(view, aboveSubview: screen)
            view.show(atSource: !isReversed)
        }
        return view
    }

    // MARK: The presenting view

    /// Zooms a snapshot of the presenting view, on black; the presented view fades in above it, or out.
    private func zoomScreen(
        _ snapshot: ZoomedSnapshot, _ sourceFrame: CGRect, _ screen: UIView, _ context: any UIViewControllerContextTransitioning
    ) {
        let container = context.containerView
        let transform = ZoomGeometry(source: sourceFrame, target: screen.frame).zoomingIn(about: snapshot.center)
        let state = ShownState(of: screen)
        let alpha = screen.alpha
        let darkness = UIView(frame: container.bounds)
        darkness.backgroundColor = .black
        darkness.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation {
            container.insertSubview(darkness, belowSubview: screen)
            container.insertSubview(snapshot, belowSubview: screen)
        }
        // In the forward direction the snapshot is removed at the end.
        let whole = (start: CACurrentMediaTime(), length: zoom + fade)
        let sizeObserver =
            !isReversed
            ? nil
            : SizeObserver(in: darkness) {
                let rest = whole.start + whole.length - CACurrentMediaTime()
                snapshot.rotate(within: min(max(rest, Self.shortestFade), UIView.inheritedAnimationDuration))
            }
        let end = TransitionEnd {
            sizeObserver?.removeFromSuperview()
            screen.layer.removeAnimation(forKey: Self.key)
            snapshot.removeFromSuperview()
            darkness.removeFromSuperview()
            state.restore()
        }
        self.end = end
        // In sequence, but each as long as the whole, so that an interactive transition can scrub in both directions across the
        // boundary.
        let shrunk = NSValue(caTransform3D: CATransform3DMakeAffineTransform(transform))
        let unchanged = NSValue(caTransform3D: CATransform3DIdentity)
        UIView.performWithoutAnimation {
            snapshot.transform = isReversed ? .identity : transform
            screen.alpha = isReversed ? 0 : alpha
        }
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { end.complete(context) } }
        let zooming = isReversed ? fade : 0
        snapshot.layer.add(
            interval(
                "transform", from: isReversed ? shrunk : unchanged, to: isReversed ? unchanged : shrunk, after: zooming, for: zoom, curve),
            forKey: Self.key)
        screen.layer.add(
            interval(
                "opacity", from: isReversed ? alpha : 0, to: isReversed ? 0 : alpha, after: isReversed ? 0 : zoom, for: fade, .easeInOut),
            forKey: Self.key)
        CATransaction.commit()
    }

    private static let key = "Kinora.zoom"

    /// Minimum cross-fade between snapshots on rotation, in seconds.
    private static let shortestFade = 0.15

    /// An animation of one interval within the whole movement, constant before and after.
    private func interval(
        _ keyPath: String, from start: Any, to end: Any, after delay: TimeInterval, for length: TimeInterval,
        _ curve: UIView.AnimationCurve
    ) -> CAAnimation {
        let total = max(zoom + fade, Self.shortest)
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = [start, start, end, end]
        animation.keyTimes = [0, delay / total, min((delay + length) / total, 1), 1].map { NSNumber(value: $0) }
        let rest = CAMediaTimingFunction(name: .linear)
        animation.timingFunctions = [rest, curve.timingFunction, rest]
        animation.duration = total
        return animation
    }

    /// In seconds: an animation with duration 0 would take the default one.
    private static let shortest = 1e-6

    /// A snapshot of the presenting view after layout, at its position in the container.
    private func snapshot(of view: UIView?, in context: any UIViewControllerContextTransitioning) -> ZoomedSnapshot? {
        guard let screen = view ?? context.viewController(forKey: isReversed ? .to : .from)?.view else { return nil }
        screen.layoutIfNeeded()
        // The visible view needs no new rendering; the reappearing one does.
        let shown = isReversed ? nil : screen.snapshotView(afterScreenUpdates: false)
        guard let snapshot = shown ?? screen.snapshotView(afterScreenUpdates: true) else { return nil }
        return ZoomedSnapshot(snapshot, of: screen, in: context.containerView)
    }
}
