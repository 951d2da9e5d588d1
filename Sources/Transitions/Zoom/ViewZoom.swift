import UIKit

/// A view that expands or contracts within its screen, from its first movement until it rests: what it was before, and which movement has the say.
@MainActor
final class ViewZoom {
    /// Those that move now; their views are not kept.
    private static var running: [ObjectIdentifier: ViewZoom] = [:]

    let state: ShownState
    let alpha: CGFloat
    let transform: CGAffineTransform
    private var latest = 0
    /// Told with the last movement: those who asked for what was on its way already.
    private var followers: [(Bool) -> Void] = []

    private init(of view: UIView) {
        state = ShownState(of: view)
        alpha = view.alpha
        transform = view.transform
    }

    /// The one in progress, or a new one.
    static func of(_ view: UIView) -> (zoom: ViewZoom, isNew: Bool) {
        // A view may go without its movement having ended, as when the whole app does.
        let all = running
        running = all.filter { $0.value.state.view != nil }
        // Those left out die now that others may ask for theirs.
        withExtendedLifetime(all) {}
        if let zoom = running[ObjectIdentifier(view)] { return (zoom, false) }
        let zoom = ViewZoom(of: view)
        running[ObjectIdentifier(view)] = zoom
        return (zoom, true)
    }

    private var isLeaving = false

    var isNew: Bool { latest == 0 }

    /// Whether it moves that way.
    func isMoving(_ isLeaving: Bool) -> Bool { latest > 0 && self.isLeaving == isLeaving }

    /// Begins another movement, which has the say from now on.
    func begin(isLeaving: Bool) -> Int {
        self.isLeaving = isLeaving
        latest += 1
        return latest
    }

    /// Tells somebody of the end of the movement in progress.
    func follow(_ completion: @escaping (Bool) -> Void) { followers.append(completion) }

    /// Ends a movement; the view rests after the last one.
    ///
    /// - Returns: whether it was the last one, and who is to be told besides.
    func end(_ movement: Int, of view: UIView) -> (isLast: Bool, followers: [(Bool) -> Void]) {
        guard movement == latest else { return (false, []) }
        _ = ViewZoom.running.removeValue(forKey: ObjectIdentifier(view))
        return (true, followers)
    }
}
