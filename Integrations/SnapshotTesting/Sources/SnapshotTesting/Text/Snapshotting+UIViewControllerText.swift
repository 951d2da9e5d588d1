import UIKit

extension Snapshotting where Value == UIViewController, Format == String {
    /// A strategy that compares controllers by the tree of children and presentations: class, phase of the appearance, class of the view.
    ///
    ///     <UINavigationController>, state: appeared, view: <UIView>
    ///        | <UIViewController>, state: disappeared, view: (view not loaded)
    ///        | <MyViewController>, state: appeared, view: <UIView>
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            MainActor.assumeIsolated {
                SnapshotHost(controller: controller, config: .init(), traits: .init(), isInKeyWindow: false)
                    .text { _, controller in controller.describedHierarchy }
            }
        }
    }

    /// A strategy that compares controllers by the descriptions of their view and its descendants.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Creates a strategy that compares controllers by the descriptions of their view and its descendants, after the layout on a device.
    ///
    /// - Parameters:
    ///   - config: The device: size, safe area and traits.
    ///   - size: The view's size in points; nil is the device's.
    ///   - traits: Overrides of the device's traits.
    /// - Returns: The strategy.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting<UIViewController, String> {
        SimplySnapshotting.lines.pullback { controller in
            var config = config
            if let size { config.size = size }
            return MainActor.assumeIsolated {
                SnapshotHost(controller: controller, config: config, traits: traits, isInKeyWindow: false)
                    .text { view, _ in view.describedTree }
            }
        }
    }
}
