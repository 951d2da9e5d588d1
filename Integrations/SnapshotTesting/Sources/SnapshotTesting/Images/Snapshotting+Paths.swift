import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// A strategy that compares painted paths pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Creates a strategy that compares images of paths, painted in black.
    ///
    /// - Parameters:
    ///   - precision: The share of the image that must match, 0 to 1.
    ///   - perceptualPrecision: The share of a pixel's color that must match, 0 to 1.
    ///   - scale: Pixels per point of the image.
    ///   - drawingMode: Whether the path is filled, by which rule, and whether it is stroked.
    /// - Returns: The strategy.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
            UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: .init(for: UITraitCollection(displayScale: scale)))
                .image { context in
                    context.cgContext.addPath(path)
                    context.cgContext.drawPath(using: drawingMode)
                }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A strategy that compares filled paths pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Creates a strategy that compares images of paths, filled in black.
    ///
    /// - Parameters:
    ///   - precision: The share of the image that must match, 0 to 1.
    ///   - perceptualPrecision: The share of a pixel's color that must match, 0 to 1.
    ///   - scale: Pixels per point of the image.
    /// - Returns: The strategy.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
            UIGraphicsImageRenderer(bounds: path.bounds, format: .init(for: UITraitCollection(displayScale: scale)))
                .image { _ in path.fill() }
        }
    }
}
