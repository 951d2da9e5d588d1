import UIKit

/// The image of a subject, and its relation to views.
@MainActor public struct SubjectImage {
    /// The pixels.
    public var image: CGImage
    /// Pixels per point.
    public var scale: CGFloat
    /// The layer that the image shows; nil if it shows none.
    public var layer: CALayer?

    /// Creates an image of a subject.
    public init(image: CGImage, scale: CGFloat = 1, layer: CALayer? = nil) {
        (self.image, self.scale, self.layer) = (image, scale, layer)
    }
}
