import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A strategy that compares views pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Creates a strategy that compares images of views.
    ///
    /// The view is moved into a window of its own for the length of the call; it keeps its frame. One without width or height is given its
    /// fitting size.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether to draw the view as displayed in the app's key window, running animations included, instead of
    ///     its model values in a window of its own.
    ///   - precision: The share of the image that must match, 0 to 1.
    ///   - perceptualPrecision: The share of a pixel's color that must match, 0 to 1.
    ///   - size: The view's size in points; nil is its own.
    ///   - traits: Overrides of the view's traits; a display scale is the image's too.
    /// - Returns: The strategy.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
            .pullback { view in
                MainActor.assumeIsolated {
                    SnapshotHost(
                        view: view, config: ViewImageConfig(size: size ?? view.frame.size), traits: traits,
                        isInKeyWindow: drawHierarchyInKeyWindow
                    ).image()
                }
            }
    }
}
