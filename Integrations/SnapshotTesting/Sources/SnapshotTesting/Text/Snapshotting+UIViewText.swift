import UIKit

extension Snapshotting where Value == UIView, Format == String {
    /// A strategy that compares views by the descriptions of the view and its descendants.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Creates a strategy that compares views by descriptions after their layout, without addresses:
    ///
    ///     <UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
    ///        | <UILabel; frame = (16 20; 288 34); text = 'Hello'; userInteractionEnabled = NO; layer = <CALayer>>
    ///
    /// - Parameters:
    ///   - size: The view's size in points; nil is its own.
    ///   - traits: Overrides of the view's traits.
    /// - Returns: The strategy.
    public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting<UIView, String> {
        SimplySnapshotting.lines.pullback { view in
            MainActor.assumeIsolated {
                SnapshotHost(
                    view: view, config: ViewImageConfig(size: size ?? view.frame.size), traits: traits, isInKeyWindow: false
                ).text { view, _ in view.describedTree }
            }
        }
    }
}
