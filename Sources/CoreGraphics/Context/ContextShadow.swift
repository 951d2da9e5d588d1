import Foundation

/// The shadow of subsequent drawing.
struct ContextShadow {
    /// In base space, independent of the current matrix.
    let offset: CGSize
    /// Twice the standard deviation of the blur, in base space.
    let blur: CGFloat
    let color: CGColor
}

/// The coverage of a mask for all drawing: one alpha per pixel, immutable.
final class ClipMask {
    let painter: Painter

    init(_ painter: Painter) {
        self.painter = painter
    }
}
