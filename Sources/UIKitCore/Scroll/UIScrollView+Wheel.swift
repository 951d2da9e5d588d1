import CoreGraphics
import QuartzCore
import ScrollEngine

/// A host's sample of a scroll wheel, or of two fingers on a trackpad.
package struct ScrollInput: Sendable {
    /// In screen coordinates, points.
    package var location: CGPoint
    /// The change of the content offset, in points: positive shows what is further right and down.
    package var offset: CGVector

    package init(location: CGPoint, offset: CGVector) {
        self.location = location
        self.offset = offset
    }
}

extension UIApplication {
    /// Delivers a scroll sample from a host to the innermost scroll view under the pointer that can move that way. The same view takes
    /// what follows, also at its edge, until the wheel has paused. A sample that is not finite is logged once and ignored.
    package func deliver(_ input: ScrollInput) {
        guard touchDelivery.ignoreCount == 0 else { return }
        guard input.location.x.isFinite, input.location.y.isFinite, input.offset.dx.isFinite, input.offset.dy.isFinite else {
            return reportOnce("scroll input", "a scroll at \(input.location) by \(input.offset): all must be finite; left out")
        }
        if let view = scrolledByWheel, view.isWheeled, view.window != nil { return view.wheel(by: input.offset) }
        for window in windows.reversed() where !window.isHidden && window.isUserInteractionEnabled {
            guard let hit = window.hitTest(window.layer.convert(input.location, from: nil), with: nil) else { continue }
            var at: UIView? = hit
            while let view = at {
                at = view.superview
                guard let view = view as? UIScrollView, view.mayWheel(by: input.offset) else { continue }
                scrolledByWheel = view
                return view.wheel(by: input.offset)
            }
            return
        }
    }
}

extension UIScrollView {
    /// The time without samples after which a scroll by a wheel has ended, in seconds.
    private static let wheelPause = 0.12

    final var isWheeled: Bool { wheelTimer != nil }

    /// Whether a wheel moves the content.
    fileprivate final func mayWheel(by offset: CGVector) -> Bool {
        guard isScrollEnabled, drag == nil, !zoom.isZooming else { return false }
        return atRest(moved(by: offset)) != contentOffset
    }

    private func moved(by offset: CGVector) -> CGPoint {
        let axes = scrollableAxes
        return CGPoint(
            x: contentOffset.x + (axes.contains(.horizontal) ? offset.dx : 0),
            y: contentOffset.y + (axes.contains(.vertical) ? offset.dy : 0))
    }

    /// Scrolls within the edges, as a drag that ends when the wheel pauses.
    fileprivate final func wheel(by offset: CGVector) {
        if !isWheeled {
            stopMoving()
            storedIsDragging = true
            drag = ScrollDrag(start: contentOffset, axes: scrollableAxes, offset: contentOffset)
            showIndicators()
            if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
            delegate?.scrollViewWillBeginDragging(self)
        }
        wheelTimer?.invalidate()
        let timer = MediaTimer(
            after: Self.wheelPause, name: "scrolling of \(type(of: self))", onMainActor: { [weak self] in self?.endWheel() })
        wheelTimer = timer
        timer.start()
        show(atRest(moved(by: offset)))
    }

    private func endWheel() {
        guard isWheeled else { return }
        cancelWheel()
        endDrag(velocity: .zero)
    }

    /// A finger takes the content over.
    final func cancelWheel() {
        wheelTimer?.invalidate()
        wheelTimer = nil
    }
}
