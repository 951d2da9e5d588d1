import UIKit

/// What a transition changes on a view for its time, as it was before.
@MainActor
struct ShownState {
    /// Not kept: a view that has gone needs nothing back.
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

    /// Gives the view everything back, without animation. It stays where it is: an anchor point that is given back does not move it.
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
    /// Turns about another point of the bounds, in unit coordinates; an untransformed layer stays where it is.
    func setAnchor(_ anchor: CGPoint) {
        position.x += (anchor.x - anchorPoint.x) * bounds.width
        position.y += (anchor.y - anchorPoint.y) * bounds.height
        anchorPoint = anchor
    }
}
