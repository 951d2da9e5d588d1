import UIKit

/// The source's look on a view that expands from it or contracts to it: its corners, and its snapshot in front of the view's contents.
@MainActor
final class ViewZoomLook {
    private weak var source: UIView?
    private let snapshot: UIView?
    private let corners: ZoomCorners?
    private var sizeObserver: SizeObserver?
    /// The transforms of the view on the source's rectangle and at its final frame.
    private let small, large: CGAffineTransform

    init(
        of source: (view: UIView, frame: CGRect), on view: UIView, replacing other: ViewZoomLook?, by small: CGAffineTransform,
        and large: CGAffineTransform, _ options: ZoomAnimator.ViewOptions
    ) {
        other?.remove()
        (self.source, self.small, self.large) = (source.view, small, large)
        corners =
            options.followsCorners && view.layer.mask == nil
            ? ZoomCorners(of: view, from: source.view, at: source.frame, by: small, and: large) : nil
        snapshot =
            options.contentFade > 0
            ? source.view.snapshotView(afterScreenUpdates: false) ?? source.view.snapshotView(afterScreenUpdates: true) : nil
        guard let snapshot else { return }
        UIView.performWithoutAnimation {
            // Stretched over the view, it has the source's shape while the view covers the source.
            snapshot.frame = view.bounds
            snapshot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            snapshot.isUserInteractionEnabled = false
            snapshot.alpha = 0
            view.addSubview(snapshot)
        }
    }

    func isOf(_ view: UIView) -> Bool { source === view }

    /// Moves corners and snapshot with the view, from its present transform to the step's end.
    func animate(
        from start: CGAffineTransform, _ step: TransformMovement.Step, for duration: TimeInterval, _ timing: CAMediaTimingFunction?,
        fade: TimeInterval
    ) {
        corners?.animate(from: start, to: step.end, for: duration, timing)
        if corners != nil {
            // The mask has the outline of the former size.
            sizeObserver?.removeFromSuperview()
            sizeObserver = SizeObserver(in: step.view) { [weak self] in self?.corners?.remove() }
        }
        guard let snapshot, fade > 0 else { return }
        let fade = min(fade, duration)
        if start == small { UIView.performWithoutAnimation { snapshot.alpha = 1 } }
        // A snapshot that is still visible comes back at once.
        let isVisible = (snapshot.layer.presentation()?.opacity ?? 0) > 0
        UIView.animate(
            withDuration: fade, delay: step.isLeaving && !isVisible ? duration - fade : 0,
            options: [.curveEaseInOut, .beginFromCurrentState],
            animations: { snapshot.alpha = step.isLeaving ? 1 : 0 })
    }

    func remove() {
        sizeObserver?.removeFromSuperview()
        snapshot?.removeFromSuperview()
        corners?.remove()
    }
}
