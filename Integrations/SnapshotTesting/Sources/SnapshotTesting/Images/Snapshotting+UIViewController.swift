import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A strategy that compares the views of controllers pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Creates a strategy that compares images of controllers' views on a device.
    ///
    /// The controller is shown in a window for the length of the call, and gets its appearance callbacks.
    ///
    /// - Parameters:
    ///   - config: The device: size, safe area and traits.
    ///   - drawHierarchyInKeyWindow: Whether to draw the view as displayed in the app's key window, running animations included, instead of
    ///     its model values in a window of its own. The key window's safe area then counts.
    ///   - precision: The share of the image that must match, 0 to 1.
    ///   - perceptualPrecision: The share of a pixel's color that must match, 0 to 1.
    ///   - size: The view's size in points; nil is the device's.
    ///   - traits: Overrides of the device's traits; a display scale is the image's too.
    /// - Returns: The strategy.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
            .pullback { controller in
                var config = config
                if let size { config.size = size }
                return MainActor.assumeIsolated {
                    SnapshotHost(controller: controller, config: config, traits: traits, isInKeyWindow: drawHierarchyInKeyWindow).image()
                }
            }
    }

    /// Creates a strategy that compares images of controllers' views.
    ///
    /// The controller is shown in a window for the length of the call, and gets its appearance callbacks.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether to draw the view as displayed in the app's key window, running animations included, instead of
    ///     its model values in a window of its own.
    ///   - precision: The share of the image that must match, 0 to 1.
    ///   - perceptualPrecision: The share of a pixel's color that must match, 0 to 1.
    ///   - size: The view's size in points; nil is its own.
    ///   - traits: Overrides of the controller's traits; a display scale is the image's too.
    /// - Returns: The strategy.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .image(
            on: ViewImageConfig(size: size, traits: traits), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
            perceptualPrecision: perceptualPrecision, traits: traits)
    }
}
