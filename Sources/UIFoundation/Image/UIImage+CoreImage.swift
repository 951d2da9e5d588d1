import CoreGraphics

extension UIImage {
    /// Creates an image of a Core Image recipe, at one pixel per point.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image of a Core Image recipe, which is rendered at once; an empty image for a recipe without pixels or without end.
    ///
    /// Differs from UIKit: `cgImage` has the rendered pixels.
    ///
    /// - Complexity: that of the rendering.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent)
        self.init(pixels: pixels, traits: ImageTraits(scale: scale, orientation: orientation), recipe: ciImage)
    }
}

extension CIImage {
    /// Creates an image of the stored pixels, without their orientation; nil for an empty image.
    public convenience init?(image: UIImage) {
        guard let cgImage = image.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }
}

extension CIColor {
    /// Creates a color from a color of UIKit; a dynamic one is resolved.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    /// Creates a color from a color of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}
