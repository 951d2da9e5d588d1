import Foundation

/// The shadow that drawing casts.
struct ContextShadow {
    /// In base space, which the current matrix does not change.
    let offset: CGSize
    /// Twice the standard deviation of the blur, in base space.
    let blur: CGFloat
    let color: CGColor
}

/// What a mask lets through of all that is drawn: one alpha per pixel, made once and never changed.
final class ClipMask {
    let painter: Painter

    init(_ painter: Painter) {
        self.painter = painter
    }
}
