import CoreGraphics

/// Shows and hides a split view controller's columns by fingers: a pan from their edge, a pan or a tap on the shade.
@MainActor
final class SplitEdgeInteraction: NSObject, UIGestureRecognizerDelegate {
    private weak var split: UISplitViewController?
    private let edgePan = UIScreenEdgePanGestureRecognizer()
    private let shadePan = UIPanGestureRecognizer()
    private let shadeTap = UITapGestureRecognizer()
    /// The fraction of the way to the other mode while a finger moves the columns; nil otherwise.
    private(set) var fraction: CGFloat?
    private var target = UISplitViewController.DisplayMode.secondaryOnly

    /// Speed, in points per second, from which a release goes on in its direction; an estimate.
    private static let flingSpeed: CGFloat = 250

    init(_ split: UISplitViewController) {
        self.split = split
        super.init()
    }

    func install(in view: UIView) {
        let pan = Selector("pan:") { (own: SplitEdgeInteraction) in { (pan: UIPanGestureRecognizer) in own.panned(pan) } }
        edgePan.addTarget(self, action: pan)
        shadePan.addTarget(self, action: pan)
        shadeTap.addTarget(
            self, action: Selector("tap:") { (own: SplitEdgeInteraction) in { (_: UITapGestureRecognizer) in own.tapped() } })
        edgePan.delegate = self
        view.addGestureRecognizer(edgePan)
        for recognizer in [shadePan, shadeTap] { split?.dimmingView.addGestureRecognizer(recognizer) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let split, split.presentsWithGesture, !split.isCollapsed, split.given[.primary] != nil || split.hasSupplementary else {
            return false
        }
        return split.displayMode == .secondaryOnly
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        edgePan.edges = split?.isMirrored == true ? .right : .left
        return true
    }

    private func tapped() {
        guard let split, split.presentsWithGesture else { return }
        split.change(to: .secondaryOnly, animated: true)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let split, !split.isCollapsed else { return }
        switch pan.state {
        case .began where split.presentsWithGesture:
            let opens = pan === edgePan
            target =
                opens
                ? SplitColumns.allowed(.oneBesideSecondary, split.splitBehavior, hasSupplementary: split.hasSupplementary) : .secondaryOnly
            split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
            split.addViews(of: split.visible(in: target))
            follow(pan)
        case .changed where fraction != nil: follow(pan)
        case .ended where fraction != nil: release(pan, velocity: travel(pan.velocity(in: split.view).x))
        case .cancelled where fraction != nil: release(pan, velocity: 0, isCancelled: true)
        default: break
        }
    }

    /// Points towards the target.
    private func travel(_ x: CGFloat) -> CGFloat {
        let isMirrored = split?.isMirrored == true
        return (target == .secondaryOnly) != isMirrored ? -x : x
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let split else { return }
        let columns = split.columns(for: target)
        let width = columns.supplementaryWidth ?? columns.primaryWidth
        let reached = min(max(travel(pan.translation(in: split.view).x) / max(width, 1), 0), 1)
        fraction = reached
        let (from, to) = (split.columns(for: split.currentMode).frames, columns.frames)
        func between(_ path: KeyPath<SplitColumns.Frames, CGRect>) -> CGRect {
            let (a, b) = (from[keyPath: path], to[keyPath: path])
            return CGRect(
                x: a.minX + (b.minX - a.minX) * reached, y: a.minY, width: a.width + (b.width - a.width) * reached, height: b.height)
        }
        let shades: (CGFloat, CGFloat) = (split.currentMode.isOver ? 1 : 0, target.isOver ? 1 : 0)
        split.layOut(
            SplitColumns.Frames(
                primary: between(\.primary), supplementary: between(\.supplementary), secondary: between(\.secondary)),
            shade: shades.0 + (shades.1 - shades.0) * reached)
    }

    private func release(_ pan: UIPanGestureRecognizer, velocity: CGFloat, isCancelled: Bool = false) {
        guard let split, let reached = fraction else { return }
        fraction = nil
        let finishes = !isCancelled && (abs(velocity) > Self.flingSpeed ? velocity > 0 : reached > 0.5)
        if finishes {
            split.change(to: target, animated: true)
        } else {
            split.move(to: split.currentMode, duration: UISplitViewController.changeDuration)
        }
        split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    }
}
