import CoreGraphics
import Foundation
import RenderScene

/// A layer that is a 3D space: its sublayers keep their depth, instead of being flattened into its plane.
///
/// Its transforms and position, and those of nested transform layers, move its sublayers in one space, displayed on the plane of the
/// nearest superlayer that is no transform layer, together with that one's other sublayers. There they are drawn in depth order, and cut
/// where they intersect; coplanar sublayers keep the order of `sublayers`. The sublayers of a plane are flattened into it as always. Very
/// many planes over one another (from 256 on) are ordered by the depth of their midpoints.
///
/// A space has none of a plane's properties: background, contents, border, corners, masks, shadow, filters and `isDoubleSided` are ignored;
/// setting one of them is logged, unless it is a component of another, such as the border's color. `opacity` fades each sublayer by itself;
/// nothing is drawn as a group. `shouldRasterize` is ignored, too: an image would be flat. Source: Apple, `CATransformLayer`; the order of
/// planes that intersect and `shouldRasterize` are our decisions, since Apple documents neither.
open class CATransformLayer: CALayer {
    /// Creates a space without sublayers.
    public override init() {
        super.init()
        values.kind = .space
    }

    /// Copies a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        values.kind = .space
    }

    /// Creates a layer with default values; archives of layers are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .space
    }

    /// Returns the deepest layer of the space at a point in the superlayer's space, the nearest plane first; never this layer, which has no
    /// plane of its own, so nil if none of its sublayers is hit.
    open override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }

    override class func standardLayer() -> CALayer { CATransformLayer() }

    /// Always false: a space has no plane of its own.
    open override func contains(_ p: CGPoint) -> Bool { false }
}
