import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A strategy that compares images pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Creates a strategy that compares images.
    ///
    /// - Parameters:
    ///   - precision: The share of the image that must match, 0 to 1.
    ///   - perceptualPrecision: The share of a pixel's color that must match, 0 to 1.
    ///   - scale: Pixels per point of the stored reference; nil or 0 is the screen's.
    /// - Returns: The strategy.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting {
        Snapshotting(
            pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}
