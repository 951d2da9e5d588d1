import Display
import RenderScene

extension UIView {
    final class func makeLayer() -> CALayer {
        guard let kind = layerClass as? CALayer.Type else {
            trap(object: "\(self).layerClass", value: "\(layerClass) is no CALayer", remedy: "return CALayer.self or a subclass of it")
        }
        return kind.instance()
    }

    final func setUpLayer() {
        layer.delegate = self
        layer.contentsScale = Screen.currentScale
        // Every view is laid out once, even one that never gets a size.
        layer.setNeedsLayout()
        layer.isOpaque = true
        if drawsContents(of: layer) { layer.setNeedsDisplay() }
    }

    /// Releases the subviews of a view that goes, and everything below them, one by one: ARC alone would recurse as deep as the tree.
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
    /// How the content follows the bounds of the view.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits, keeping its proportions.
        case scaleAspectFit = 1
        /// As small as covers, keeping its proportions.
        case scaleAspectFill = 2
        /// Drawn anew when the bounds change.
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
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
