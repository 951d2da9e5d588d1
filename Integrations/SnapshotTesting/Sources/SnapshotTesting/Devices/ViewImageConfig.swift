import UIKit

/// The size, safe area and traits in which a snapshot of a view controller is taken.
///
///     assertSnapshot(of: controller, as: .image(on: .iPhone13))
///     assertSnapshot(of: controller, as: .image(on: .iPadPro11(.landscape(splitView: .oneHalf))))
public struct ViewImageConfig: Sendable {
    /// The orientation of a device.
    public enum Orientation {
        /// The longer edge is horizontal.
        case landscape
        /// The longer edge is vertical.
        case portrait
    }

    /// The orientation of a tablet, and the app's share of the screen.
    public enum TabletOrientation {
        /// Shares of the screen in portrait.
        public enum PortraitSplits {
            /// The narrower of two apps.
            case oneThird
            /// The wider of two apps.
            case twoThirds
            /// The only app.
            case full
        }

        /// Shares of the screen in landscape.
        public enum LandscapeSplits {
            /// The narrower of two apps.
            case oneThird
            /// One of two apps of equal width.
            case oneHalf
            /// The wider of two apps.
            case twoThirds
            /// The only app.
            case full
        }

        /// The longer edge is horizontal.
        case landscape(splitView: LandscapeSplits)
        /// The longer edge is vertical.
        case portrait(splitView: PortraitSplits)
    }

    /// The safe area of the window, in points.
    public var safeArea: UIEdgeInsets
    /// The size in points; nil is that of the controller's view.
    public var size: CGSize?
    /// Overrides of the screen's traits.
    public var traits: UITraitCollection

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - safeArea: The safe area of the window, in points.
    ///   - size: The size in points; nil is that of the controller's view.
    ///   - traits: Overrides of the screen's traits.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}
