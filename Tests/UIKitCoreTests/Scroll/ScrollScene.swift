import Kinora
import UIKit
import XCTest

/// A stage with a scroll view whose delegate logs its calls in order.
@MainActor
final class ScrollScene: NSObject, UIScrollViewDelegate {
    let stage: Stage
    let scrollView: UIScrollView
    var log: [String] = []
    /// From the end of a drag: velocity in points per millisecond, and the target offset.
    var velocity = CGPoint.zero, target = CGPoint.zero, released = CGPoint.zero
    /// Resting position to set instead.
    var wishedTarget: CGPoint?
    var zoomed: UIView?

    init(_ view: UIScrollView? = nil, content: CGSize = CGSize(width: 320, height: 100_000), framesPerSecond: Int = 60) {
        stage = Stage(device: Device(name: "scroll", size: CGSize(width: 320, height: 480), scale: 2))
        stage.framesPerSecond = framesPerSecond
        let controller = UIViewController()
        stage.window.rootViewController = controller
        scrollView = view ?? UIScrollView()
        super.init()
        scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        scrollView.contentSize = content
        scrollView.delegate = self
        controller.view.addSubview(scrollView)
        stage.advance(by: 0.05)
    }

    var y: Double { scrollView.contentOffset.y }

    /// Delegate calls since the last query; consecutive equal ones count once.
    func take() -> [String] {
        defer { log = [] }
        return log.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// A finger that moves at one speed and is lifted while it moves, or held first.
    func drag(
        _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), speed: Double = 1000, hold: Double = 0, lifts: Bool = true,
        rate: Double = 120
    ) {
        let length = hypot(to.x - from.x, to.y - from.y)
        let steps = max(Int((length / speed * rate).rounded()), 2)
        var samples = [TouchSample(time: 0, phase: .began, location: CGPoint(x: from.x, y: from.y))]
        for step in 1...steps {
            let fraction = Double(step) / Double(steps)
            samples.append(
                TouchSample(
                    time: fraction * length / speed, phase: .moved,
                    location: CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)))
        }
        stage.touch(samples)
        if hold > 0 { stage.advance(by: hold) }
        if lifts { lift(to) }
    }

    func touch(_ phase: UITouch.Phase, _ at: (x: Double, y: Double), after time: Double = 0) {
        stage.touch([TouchSample(time: time, phase: phase, location: CGPoint(x: at.x, y: at.y))])
    }

    func lift(_ at: (x: Double, y: Double)) { touch(.ended, at) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.append("willEndDragging")
        self.velocity = velocity
        if let wishedTarget { targetContentOffset.pointee = wishedTarget }
        target = targetContentOffset.pointee
        released = scrollView.contentOffset
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("didChangeAdjustedContentInset") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("didZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("didEndZooming \(scale)")
    }
}
