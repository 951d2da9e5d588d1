import CoreGraphics
import QuartzCore
import ScrollEngine

extension UIScrollView {
    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    final func updateZoomRecognizer() {
        for recognizer in gestureRecognizers ?? [] {
            if let pinch = recognizer as? ScrollPinchGestureRecognizer {
                pinch.isEnabled = minimumZoomScale < maximumZoomScale && zoomedView != nil
            }
        }
    }

    final func zoomLimitDidChange(_ limit: ReferenceWritableKeyPath<UIScrollView, CGFloat>, from old: CGFloat) {
        let value = self[keyPath: limit]
        guard value != old else { return }
        guard value > 0, value.isFinite else {
            reportOnce("zoom limit", "\(self): a zoom limit of \(value) is refused; \(old) is kept")
            self[keyPath: limit] = old
            return
        }
        updateZoomRecognizer()
    }

    private var zoomLimits: ZoomLimits { ZoomLimits(minimum: minimumZoomScale, maximum: maximumZoomScale) }

    // MARK: Programmatic zooming

    final func changeZoom(to scale: CGFloat, animated: Bool) {
        guard scale > 0, scale.isFinite else {
            reportOnce("zoomScale", "\(self): a zoomScale of \(scale) is refused; \(zoom.scale) is kept")
            return
        }
        let inset = adjustedContentInset
        let middle = CGPoint(
            x: (bounds.width + inset.left - inset.right) / 2, y: (bounds.height + inset.top - inset.bottom) / 2)
        changeZoom(to: zoomLimits.atRest(scale), keeping: middle, animated: animated)
    }

    final func changeZoom(showing rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width >= 0, rect.height >= 0, !rect.isNull, rect.minX.isFinite, rect.minY.isFinite,
            rect.width.isFinite,
            rect.height.isFinite
        else { return }
        let inset = adjustedContentInset
        let visible = CGSize(width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        let fitting = min(visible.width / max(rect.width, 1e-5), visible.height / max(rect.height, 1e-5))
        let scale = zoomLimits.atRest(max(fitting, 1e-5))
        withAnimation(animated) {
            self.apply(scale, to: view)
            let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
            self.show(
                self.atRest(
                    CGPoint(x: middle.x - inset.left - visible.width / 2, y: middle.y - inset.top - visible.height / 2)))
        }
    }

    private func changeZoom(to scale: CGFloat, keeping location: CGPoint, animated: Bool) {
        guard let view = zoomedView, scale != zoom.scale else { return }
        withAnimation(animated) { self.apply(scale, to: view, keeping: location) { self.atRest($0) } }
    }

    private func withAnimation(_ animated: Bool, _ changes: @escaping () -> Void) {
        showMotion()
        stopMoving()
        guard animated, window != nil else {
            changes()
            return
        }
        notifyZoomBegan()
        zoom.returns += 1
        let number = zoom.returns
        UIView.animate(
            withDuration: ScrollPhysics.animationDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: changes,
            completion: { [weak self] _ in self?.zoomReturned(number) })
    }

    private func zoomReturned(_ number: Int) {
        guard zoom.returns == number else { return }
        zoom.isBouncing = false
        notifyZoomEnded()
    }

    private func notifyZoomBegan() {
        // Ends a previous zoom bounce.
        if zoom.hasNotifiedBegin { notifyZoomEnded() }
        zoom.hasNotifiedBegin = true
        delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    }

    private func notifyZoomEnded() {
        zoom.hasNotifiedBegin = false
        delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
    }

    // MARK: Zoomed view

    /// Scales the view about the content's origin and the content size with it.
    private func apply(_ scale: CGFloat, to view: UIView) {
        let ratio = scale / zoom.scale
        zoom.scale = scale
        view.transform = view.transform.concatenating(CGAffineTransform(scaleX: ratio, y: ratio))
        view.center = CGPoint(x: view.center.x * ratio, y: view.center.y * ratio)
        _willSet("contentSize")
        storedContentSize = view.frame.size
        setNeedsLayout()
        delegate?.scrollViewDidZoom(self)
        _didSet("contentSize")
    }

    /// Scales the view about a point of the viewport, as exactly as `fitted` permits.
    private func apply(_ scale: CGFloat, to view: UIView, keeping location: CGPoint, fitted: (CGPoint) -> CGPoint) {
        let offset = ScrollZoom.offset(contentOffset, moving: location, to: location, ratio: scale / zoom.scale)
        apply(scale, to: view)
        show(fitted(offset))
    }

    // MARK: Pinching

    final func pinched(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began: beginZoom()
        case .changed: followFingers(recognizer)
        case .ended, .cancelled, .failed: endZoom(recognizer)
        case .possible: break
        }
    }

    private func beginZoom() {
        handOverToTouches()
        zoom.returns += 1
        zoom.isBouncing = false
        notifyZoomBegan()
        zoom.isZooming = true
        zoom.start = zoom.scale
        zoom.finger = nil
    }

    /// Center of the touches in the viewport.
    private func location(of recognizer: UIPinchGestureRecognizer) -> CGPoint {
        let location = recognizer.location(in: self)
        return CGPoint(x: location.x - contentOffset.x, y: location.y - contentOffset.y)
    }

    private func followFingers(_ recognizer: UIPinchGestureRecognizer) {
        guard zoom.isZooming, let view = zoomedView else { return }
        let wanted = zoom.start * recognizer.scale
        let scale = bouncesZoom ? zoomLimits.resisted(wanted) : zoomLimits.atRest(wanted)
        let location = location(of: recognizer)
        // The touches may have moved in parallel since; the content follows them.
        let before = zoom.finger ?? location
        zoom.finger = location
        let offset = ScrollZoom.offset(contentOffset, moving: before, to: location, ratio: scale / zoom.scale)
        apply(scale, to: view)
        show(offset)
    }

    private func endZoom(_ recognizer: UIPinchGestureRecognizer) {
        guard zoom.isZooming else { return }
        zoom.isZooming = false
        defer {
            restartDrag()
            releaseCaught()
        }
        // A remaining touch continues to drag; content beyond the edges returns when it ends.
        let fits = drag == nil
        let scale = zoomLimits.atRest(zoom.scale)
        let location = zoom.finger ?? location(of: recognizer)
        guard let view = zoomedView, scale != zoom.scale || fits && atRest(contentOffset) != contentOffset else {
            notifyZoomEnded()
            return
        }
        zoom.isBouncing = scale != zoom.scale
        zoom.returns += 1
        let number = zoom.returns
        UIView.animate(
            withDuration: ScrollPhysics.animationDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                if scale != self.zoom.scale { self.apply(scale, to: view, keeping: location) { fits ? self.atRest($0) : $0 } }
                if fits { self.show(self.atRest(self.contentOffset)) }
            },
            completion: { [weak self] _ in self?.zoomReturned(number) })
    }
}
