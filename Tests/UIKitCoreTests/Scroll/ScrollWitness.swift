import UIKit

/// A delegate that complains when the calls it gets do not fit together: whatever begins has to end.
@MainActor
final class ScrollWitness: NSObject, UIScrollViewDelegate {
    enum Stage { case rests, drags, letsGo, willDecelerate, decelerates }

    private(set) var stage = Stage.rests
    private(set) var zooms = false
    private(set) var problems: [String] = []
    private(set) var calls = 0
    var zoomed: UIView?
    private var trail: [String] = []

    private func note(_ call: String, _ isAllowed: Bool) {
        calls += 1
        trail = trail.suffix(6) + [call]
        if !isAllowed { problems.append("\(call) in \(stage) after \(trail)") }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        // One that catches a deceleration takes its place.
        note("willBeginDragging", stage == .rests || stage == .decelerates)
        stage = .drags
        if !scrollView.isDragging { problems.append("not dragging in a drag") }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        // A finger that stops a deceleration and lifts ends a drag.
        note("willEndDragging", stage == .drags || stage == .decelerates)
        stage = .letsGo
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging \(decelerate)", stage == .letsGo)
        stage = decelerate ? .willDecelerate : .rests
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("willBeginDecelerating", stage == .willDecelerate)
        stage = .decelerates
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        note("didEndDecelerating", stage == .decelerates)
        stage = .rests
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        note("willBeginZooming", !zooms)
        zooms = true
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZooming", zooms)
        zooms = false
    }

    /// Violated invariants at rest.
    func problemsAtRest(of view: UIScrollView) -> [String] {
        var found = problems
        if stage != .rests || zooms { found.append("at rest it is told to be in \(stage), zooming \(zooms), after \(trail)") }
        if view.isTracking || view.isDragging || view.isDecelerating || view.isZooming || view.isZoomBouncing {
            found.append("at rest its flags are set, after \(trail)")
        }
        let (inset, offset) = (view.adjustedContentInset, view.contentOffset)
        let highest = CGPoint(
            x: max(view.contentSize.width + inset.right - view.bounds.width, -inset.left),
            y: max(view.contentSize.height + inset.bottom - view.bounds.height, -inset.top))
        if offset.x < -inset.left - 1e-9 || offset.y < -inset.top - 1e-9 || offset.x > highest.x + 1e-9 || offset.y > highest.y + 1e-9 {
            found.append("at rest it is at \(offset), which is not between \((-inset.left, -inset.top)) and \(highest), after \(trail)")
        }
        return found
    }
}
