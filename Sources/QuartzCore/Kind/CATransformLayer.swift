import CoreGraphics
import Foundation
import RenderScene

/// A layer that is only a space: its sublayers keep their depth, instead of being flattened into its plane.
///
/// Its transforms, its position and those of transform layers in it move its sublayers in one space, which is seen on the plane of the nearest superlayer
/// that is no transform layer. There they are drawn in the order of their depth, and cut where they meet; sublayers in one plane, in the order of
/// `sublayers`. The sublayers of a plane are flattened into it as always. More than 128 planes are drawn by the depth of their middles.
///
/// What a plane has, a space has not: background, contents, border, corners, masks, shadow, filters and `isDoubleSided` are ignored; setting one of the
/// first four, or `masksToBounds`, is noted in the log. `opacity` fades each sublayer by itself; nothing is drawn as a group. `shouldRasterize` is ignored,
/// too: one picture would be flat. Source: Apple, `CATransformLayer`; the order of planes that meet, and `shouldRasterize`, are ours, since Apple
/// documents neither.
open class CATransformLayer: CALayer {
    /// A space without sublayers.
    public override init() {
        super.init()
        values.kind = .space
    }

    /// A copy of a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        values.kind = .space
    }

    /// There are no archives of layers here; gives a layer with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .space
    }

    /// The deepest layer in the space at a point given in the superlayer's space, the nearest plane first; never this layer, which has no plane of its
    /// own, so nil where none of its sublayers is hit.
    open override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }

    /// Never true: a space has no plane of its own.
    open override func contains(_ p: CGPoint) -> Bool { false }

    /// Kept, but not drawn.
    open override var backgroundColor: CGColor? {
        didSet { if backgroundColor != nil { noteIgnored("backgroundColor") } }
    }

    /// Kept, but not drawn.
    open override var contents: Any? {
        didSet { if contents != nil { noteIgnored("contents") } }
    }

    /// Kept, but not drawn.
    open override var borderWidth: CGFloat {
        didSet { if borderWidth != 0 { noteIgnored("borderWidth") } }
    }

    /// Kept, but without effect.
    open override var cornerRadius: CGFloat {
        didSet { if cornerRadius != 0 { noteIgnored("cornerRadius") } }
    }

    /// Kept, but without effect: sublayers are not cut.
    open override var masksToBounds: Bool {
        didSet { if masksToBounds { noteIgnored("masksToBounds") } }
    }

    private func noteIgnored(_ property: String) {
        reportOnce(
            "CATransformLayer \(property)", "\(self): \(property) has no effect in a layer that is only a space; set it on a sublayer")
    }
}
