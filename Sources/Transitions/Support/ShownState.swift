import UIKit

/// View properties that a transition changes temporarily, with their original values.
@MainActor
struct ShownState {
    /// Weak: a deallocated view needs no restoring.
    private(set) weak var view: UIView?
    private let alpha: CGFloat
    private let transform: CATransform3D
    private let anchorPoint: CGPoint
    private let zPosition: CGFloat
    private let shouldRasterize: Bool
    private let rasterizationScale: CGFloat

    init(of view: UIView) {
        self.view = view
        let layer = view.layer
        alpha = view.alpha
        transform = layer.transform
        anchorPoint = layer.anchorPoint
        zPosition = layer.zPosition
        shouldRasterize = layer.shouldRasterize
        rasterizationScale = layer.rasterizationScale
    }

    /// Restores all properties without animation. The view keeps its position: restoring the anchor point does not move it.
    func restore() {
        guard let view else { return }
        UIView.performWithoutAnimation {
            let layer = view.layer
            layer.transform = transform
            if layer.anchorPoint != anchorPoint { layer.setAnchor(anchorPoint) }
            layer.zPosition = zPosition
            layer.shouldRasterize = shouldRasterize
            layer.rasterizationScale = rasterizationScale
            view.alpha = alpha
        }
    }
}

extension CALayer {
    /// Sets the anchor point, in unit coordinates of the bounds; an untransformed layer keeps its position, also while its size is
    /// animating.
    func setAnchor(_ anchor: CGPoint) {
        let (x, y) = (anchor.x - anchorPoint.x, anchor.y - anchorPoint.y)
        position.x += x * bounds.width
        position.y += y * bounds.height
        anchorPoint = anchor
        for key in animationKeys() ?? [] {
            guard let resizing = animation(forKey: key) as? CABasicAnimation else { continue }
            guard let moving = resizing.movement(ofAnchorX: x, y: y) else { continue }
            add(moving, forKey: "\(key) anchor")
        }
    }
}

extension CABasicAnimation {
    /// The position animation of an anchor point that matches an additive animation of a layer's size, in fractions of it; nil for
    /// other animations.
    fileprivate func movement(ofAnchorX x: CGFloat, y: CGFloat) -> CABasicAnimation? {
        func offset(_ value: Any?) -> NSValue? {
            guard let value = value as? NSValue else { return nil }
            let size = keyPath == "bounds" ? value.cgRectValue.size : value.cgSizeValue
            return NSValue(cgPoint: CGPoint(x: x * size.width, y: y * size.height))
        }
        guard isAdditive, keyPath == "bounds" || keyPath == "bounds.size", let from = offset(fromValue), let to = offset(toValue) else {
            return nil
        }
        guard let moving = copy() as? CABasicAnimation else { return nil }
        moving.keyPath = "position"
        (moving.fromValue, moving.toValue) = (from, to)
        moving.delegate = nil
        return moving
    }
}
