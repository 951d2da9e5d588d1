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
        /// The dimming and the shadow behind the view, for a transition.
        var depth = ZoomSurroundings.Depth(dimming: 0, shadow: 0)
    }

    private let style: ZoomTransition.Style
    private let isReversed: Bool
    private let zoom, fade: TimeInterval
    private let curve: UIView.AnimationCurve
    private let viewOptions: ViewOptions
    private let source: () -> UIView?
    private let destination: (UIViewController) -> UIView?

    init(
        style: ZoomTransition.Style, isReversed: Bool, zoom: TimeInterval, fade: TimeInterval, curve: UIView.AnimationCurve,
        viewOptions: ViewOptions, source: @escaping () -> UIView?, destination: @escaping (UIViewController) -> UIView?
    ) {
        self.style = style
        self.isReversed = isReversed
        self.zoom = zoom
        self.fade = fade
        self.curve = curve
        self.viewOptions = viewOptions
        self.source = source
        self.destination = destination
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
        let sourceFrame = origin?.shownFrame(in: context.containerView)
        guard let above else { return context.completeTransition(!context.transitionWasCancelled) }
        // The presented screen has its size.
        let matched = context.viewController(forKey: isReversed ? .from : .to).flatMap(destination)
        if style == .screen, let origin, let sourceFrame, let snapshot = snapshot(of: below, around: origin, in: context) {
            zoomScreen(snapshot, sourceFrame, above, to: matched?.shownFrame(in: context.containerView) ?? above.frame, context)
        } else {
            zoomView(above, sourceFrame.flatMap { sourceFrame in origin.map { ($0, sourceFrame) } }, matched, context)
        }
    }

    private var end: TransitionEnd?

    func animationEnded(_ transitionCompleted: Bool) {
        end?.run()
        end = nil
    }

    // MARK: The presented view

    private func zoomView(
        _ screen: UIView, _ origin: (view: UIView, sourceFrame: CGRect)?, _ matched: UIView?,
        _ context: any UIViewControllerContextTransitioning
    ) {
        let state = ShownState(of: screen)
        let (alpha, transform) = (screen.alpha, screen.transform)
        let sourceFrame = origin?.sourceFrame
        let small = screen.zoomTransform(onto: sourceFrame, from: transform)
        let card = origin.map { makeCard(screen, $0, matched, by: small, and: transform, context) }
        let sizeObserver = SizeObserver(in: context.containerView) {
            [weak screen, isReversed, source, weak container = context.containerView] in
            // Outlines and contents are those of the former size.
            card?.corners?.remove()
            card?.content?.stop()
            card?.surroundings?.hideShadow()
            guard let screen, let container, isReversed, transform.isIdentity else { return }
            if let sourceFrame = source()?.shownFrame(in: container) { screen.aim(at: sourceFrame, by: small) }
        }
        let end = TransitionEnd {
            sizeObserver.removeFromSuperview()
            card?.snapshot?.removeFromSuperview()
            card?.corners?.remove()
            card?.content?.remove()
            card?.surroundings?.remove()
            state.restore()
        }
        self.end = end
        func show(small isSmall: Bool) {
            screen.transform = isSmall ? small : transform
            if sourceFrame == nil { screen.alpha = isSmall ? 0 : alpha }
        }
        if !isReversed { UIView.performWithoutAnimation { show(small: true) } }
        UIView.animate(
            withDuration: zoom + fade, delay: 0, options: [curve.options, .allowUserInteraction],
            animations: { show(small: self.isReversed) },
            completion: { _ in end.complete(context) })
    }

    /// The changes that make the moving view look like the source at one end, and like a card in between.
    private struct Card {
        var corners: ZoomCorners?
        var content: ZoomedContent?
        var surroundings: ZoomSurroundings?
        var snapshot: UIView?
    }

    /// Begins the animations of corners, contents and surroundings, with the view untransformed or at its source.
    private func makeCard(
        _ screen: UIView, _ origin: (view: UIView, sourceFrame: CGRect), _ matched: UIView?, by small: CGAffineTransform,
        and large: CGAffineTransform, _ context: any UIViewControllerContextTransitioning
    ) -> Card {
        var card = Card()
        let length = max(zoom + fade, Self.shortest)
        let frames = (source: origin.sourceFrame, card: screen.frame)
        if viewOptions.followsCorners, screen.layer.mask == nil {
            card.corners = ZoomCorners(of: screen, from: origin.view, at: origin.sourceFrame, by: small, and: large)
        }
        card.content = ZoomedContent(
            of: screen, at: origin.sourceFrame, matching: matched.map { $0.convert($0.bounds, to: screen) }, by: small, and: large)
        card.snapshot = makeSnapshot(of: origin.view, origin.sourceFrame.size, in: screen, card.content)
        if origin.sourceFrame.width > 0, origin.sourceFrame.height > 0, viewOptions.depth.dimming > 0 || viewOptions.depth.shadow > 0 {
            card.surroundings = ZoomSurroundings(
                of: screen, in: context.containerView, viewOptions.depth, frames: frames, radii: card.corners?.radii ?? (0, 0),
                isReversed: isReversed, for: length, curve)
        }
        card.content?.animate(isReversed: isReversed, for: length, curve)
        card.corners?.animate(isReversed: isReversed, for: length, curve)
        return card
    }

    /// The snapshot of the source in front of the view's contents, which fades in or out; nil if the contents change at once.
    private func makeSnapshot(of origin: UIView, _ size: CGSize, in screen: UIView, _ content: ZoomedContent?) -> UIView? {
        guard viewOptions.contentFade > 0, size.width > 0, size.height > 0 else { return nil }
        // In the forward direction the source is on the screen; for the reverse it is rendered again.
        let shown = isReversed ? nil : origin.snapshotView(afterScreenUpdates: false)
        guard let snapshot = shown ?? origin.snapshotView(afterScreenUpdates: true) else { return nil }
        UIView.performWithoutAnimation {
            // Among the contents: it moves and is cut off with them.
            snapshot.frame = content?.rectangle(ofSource: size) ?? screen.bounds
            snapshot.isUserInteractionEnabled = false
            snapshot.alpha = isReversed ? 1 : 0
            screen.addSubview(snapshot)
        }
        let delay = isReversed ? zoom - viewOptions.contentFade : 0
        let opacity: (from: Any, to: Any) = isReversed ? (0, 1) : (1, 0)
        let fading = interval("opacity", from: opacity.from, to: opacity.to, after: delay, for: viewOptions.contentFade, .easeInOut)
        snapshot.layer.add(fading, forKey: Self.key)
        return snapshot
    }

    // MARK: The presenting view

    /// Zooms a snapshot of the presenting view, on its background; the presented view fades in above it, or out.
    ///
    /// - Parameters:
    ///   - target: The rectangle into which the source fits at the end, in the container.
    private func zoomScreen(
        _ snapshot: ZoomedSnapshot, _ sourceFrame: CGRect, _ screen: UIView, to target: CGRect,
        _ context: any UIViewControllerContextTransitioning
    ) {
        let container = context.containerView
        let transform = ZoomGeometry(source: sourceFrame, target: target).zoomingIn(about: snapshot.center)
        let state = ShownState(of: screen)
        let alpha = screen.alpha
        let backdrop = UIView(frame: container.bounds)
        backdrop.backgroundColor = snapshot.backdrop
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation {
            container.insertSubview(backdrop, belowSubview: screen)
            container.insertSubview(snapshot, belowSubview: screen)
        }
        // In the forward direction the snapshot is removed at the end.
        let whole = (start: CACurrentMediaTime(), length: zoom + fade)
        let sizeObserver =
            !isReversed
            ? nil
            : SizeObserver(in: backdrop) {
                let rest = whole.start + whole.length - CACurrentMediaTime()
                snapshot.rotate(within: min(max(rest, Self.shortestFade), UIView.inheritedAnimationDuration))
            }
        let end = TransitionEnd {
            sizeObserver?.removeFromSuperview()
            screen.layer.removeAnimation(forKey: Self.key)
            snapshot.removeFromSuperview()
            backdrop.removeFromSuperview()
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
    private func snapshot(
        of view: UIView?, around source: UIView, in context: any UIViewControllerContextTransitioning
    ) -> ZoomedSnapshot? {
        guard let screen = view ?? context.viewController(forKey: isReversed ? .to : .from)?.view else { return nil }
        screen.layoutIfNeeded()
        // The visible view needs no new rendering; the reappearing one does.
        let shown = isReversed ? nil : screen.snapshotView(afterScreenUpdates: false)
        guard let snapshot = shown ?? screen.snapshotView(afterScreenUpdates: true) else { return nil }
        return ZoomedSnapshot(snapshot, of: screen, over: source.backdrop(of: screen), in: context.containerView)
    }
}
