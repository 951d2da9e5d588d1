import UIKit

/// State of a view that expands or contracts: its original properties, and the number of the current movement.
@MainActor
final class ViewZoom {
    /// The running zooms; their views are not retained.
    private static var running: [ObjectIdentifier: ViewZoom] = [:]

    let state: ShownState
    let alpha: CGFloat
    let transform: CGAffineTransform
    private var latest = 0
    /// The look of the source on the view, in corners and contents.
    private var look: ViewZoomLook?
    /// Completions of repeated requests for the current movement, called at its end.
    private var followers: [(Bool) -> Void] = []

    private init(of view: UIView) {
        state = ShownState(of: view)
        alpha = view.alpha
        transform = view.transform
    }

    /// The zoom in progress, or a new one.
    static func of(_ view: UIView) -> (zoom: ViewZoom, isNew: Bool) {
        // A view may be deallocated without the end of its movement, for example with the whole app.
        let all = running
        running = all.filter { $0.value.state.view != nil }
        // Removed zooms are deallocated only now, so that their deinitializers may look up others.
        withExtendedLifetime(all) {}
        if let zoom = running[ObjectIdentifier(view)] { return (zoom, false) }
        let zoom = ViewZoom(of: view)
        running[ObjectIdentifier(view)] = zoom
        return (zoom, true)
    }

    private var isLeaving = false

    var isNew: Bool { latest == 0 }

    /// Whether the view moves in that direction.
    func isMoving(_ isLeaving: Bool) -> Bool { latest > 0 && self.isLeaving == isLeaving }

    /// Begins another movement, which becomes the current one.
    func begin(isLeaving: Bool) -> Int {
        self.isLeaving = isLeaving
        latest += 1
        return latest
    }

    /// Begins to change the view's corners and contents with its movement, which has begun; nothing with Reduce Motion.
    ///
    /// - Parameters:
    ///   - source: The source, with its rectangle in the superview.
    ///   - start: The view's transform at the beginning.
    func dress(
        _ view: UIView, as source: (view: UIView, frame: CGRect), from start: CGAffineTransform, _ step: TransformMovement.Step,
        for duration: TimeInterval, _ options: ZoomAnimator.ViewOptions
    ) {
        guard options.followsCorners || options.contentFade > 0, UIView.areAnimationsEnabled, duration > 0 else { return }
        guard let running = TransformMovement.running(on: view.layer), source.frame.width > 0, source.frame.height > 0 else { return }
        let small = view.zoomTransform(onto: source.frame, from: transform)
        look =
            look?.isOf(source.view) == true ? look : ViewZoomLook(of: source, on: view, replacing: look, by: small, and: transform, options)
        look?.animate(from: start, step, for: duration, running.timingFunction, fade: options.contentFade)
    }

    /// Adds a completion to the movement in progress.
    func follow(_ completion: @escaping (Bool) -> Void) { followers.append(completion) }

    /// Ends a movement; the zoom ends with the last one.
    ///
    /// - Returns: Whether it was the last one, and further completions to call.
    func end(_ movement: Int, of view: UIView) -> (isLast: Bool, followers: [(Bool) -> Void]) {
        guard movement == latest else { return (false, []) }
        _ = ViewZoom.running.removeValue(forKey: ObjectIdentifier(view))
        look?.remove()
        look = nil
        return (true, followers)
    }
}
