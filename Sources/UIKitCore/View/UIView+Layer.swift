import Display
import RenderScene

extension UIView {
    final func contentModeDidChange(_ mode: ContentMode) {
        layer.contentsGravity = mode.gravity
        layer.needsDisplayOnBoundsChange = mode == .redraw
    }

    final class func makeLayer() -> CALayer {
        guard let kind = layerClass as? CALayer.Type else {
            trap(object: "\(self).layerClass", value: "\(layerClass) is no CALayer", remedy: "return CALayer.self or a subclass of it")
        }
        return kind.instance()
    }

    final func hide(_ isHidden: Bool) {
        guard isHidden != storedLayer.isHidden else { return }
        storedLayer.isHidden = isHidden
        if isHidden { UIFocusSystem.shown?.viewWillLeave(self) }
        storedSuperview?.visibilityDidChange(of: self)
    }

    final func setUpLayer() {
        layer.delegate = self
        layer.contentsScale = Screen.currentScale
        // Schedules a first layout, also for views that stay empty.
        layer.setNeedsLayout()
        layer.isOpaque = true
        if drawsContents(of: layer) { layer.setNeedsDisplay() }
    }

    /// Releases the subviews of a view being deallocated one by one. ARC alone would recurse to the depth of the tree.
    final class func releaseOneByOne(_ subviews: inout [UIView]) {
        var pending: [UIView] = []
        swap(&pending, &subviews)
        while var view = pending.popLast() {
            view.storedSuperview = nil
            view.layer.removeFromSuperlayer()
            guard isKnownUniquelyReferenced(&view) else {
                view.inheritTintColor(nil)
                continue
            }
            pending.append(contentsOf: view.storedSubviews)
            view.storedSubviews = []
        }
    }
}

extension UIView {
    /// Defines how a view's content adapts when its bounds change.
    public enum ContentMode: Int, Sendable {
        /// Scaled to fill the bounds, changing the aspect ratio.
        case scaleToFill = 0
        /// Scaled to fit the bounds, keeping the aspect ratio.
        case scaleAspectFit = 1
        /// Scaled to fill the bounds, keeping the aspect ratio; some of it may be clipped.
        case scaleAspectFill = 2
        /// Redrawn when the bounds change.
        case redraw = 3
        /// In the middle of the bounds, unscaled.
        case center = 4
        /// At the middle of the top edge, unscaled.
        case top = 5
        /// At the middle of the bottom edge, unscaled.
        case bottom = 6
        /// At the middle of the left edge, unscaled.
        case left = 7
        /// At the middle of the right edge, unscaled.
        case right = 8
        /// In the top left corner, unscaled.
        case topLeft = 9
        /// In the top right corner, unscaled.
        case topRight = 10
        /// In the bottom left corner, unscaled.
        case bottomLeft = 11
        /// In the bottom right corner, unscaled.
        case bottomRight = 12

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: return .resize
            case .scaleAspectFit: return .resizeAspect
            case .scaleAspectFill: return .resizeAspectFill
            case .center: return .center
            case .top: return .top
            case .bottom: return .bottom
            case .left: return .left
            case .right: return .right
            case .topLeft: return .topLeft
            case .topRight: return .topRight
            case .bottomLeft: return .bottomLeft
            case .bottomRight: return .bottomRight
            }
        }
    }
}
