import KinoraTesting
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A strategy that compares layers pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Creates a strategy that compares images of layers, of their model values.
    ///
    /// - Parameters:
    ///   - precision: The share of the image that must match, 0 to 1.
    ///   - perceptualPrecision: The share of a pixel's color that must match, 0 to 1.
    ///   - traits: The display scale of the image; unspecified it is the screen's.
    /// - Returns: The strategy.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
            .pullback { layer in
                MainActor.assumeIsolated {
                    let stage = AutomaticStage.makeIfMissing()
                    return withExtendedLifetime(stage) {
                        UIGraphicsImageRenderer(bounds: layer.bounds, format: .init(for: traits)).image { context in
                            layer.setNeedsLayout()
                            layer.layoutIfNeeded()
                            layer.render(in: context.cgContext)
                        }
                    }
                }
            }
    }
}
