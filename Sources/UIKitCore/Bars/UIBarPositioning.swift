/// The position of a bar on the screen. Source: Apple, [UIBarPosition](https://developer.apple.com/documentation/uikit/uibarposition).
public enum UIBarPosition: Int, Sendable {
    /// Unspecified.
    case any = 0
    /// At the bottom of its container: the shadow line is at the top, and the background extends to the bottom of the screen.
    case bottom = 1
    /// At the top of its container.
    case top = 2
    /// At the top of its container and of the screen: the background extends under the status bar.
    case topAttached = 3

    /// Extent of a bar's background beyond the bar: to the end of the screen if the bar begins or ends at the window's safe area.
    @MainActor
    func backgroundExtension(of bar: UIView) -> (top: CGFloat, bottom: CGFloat) {
        guard let window = bar.window else { return (0, 0) }
        let frame = bar.convert(bar.bounds, to: window)
        let insets = window.safeAreaInsets
        switch self {
        case .topAttached where frame.minY > 0 && frame.minY <= insets.top: return (frame.minY, 0)
        case .bottom where frame.maxY < window.bounds.height && frame.maxY >= window.bounds.height - insets.bottom:
            return (0, window.bounds.height - frame.maxY)
        default: return (0, 0)
        }
    }
}

/// A bar with a position. Source: Apple, [UIBarPositioning](https://developer.apple.com/documentation/uikit/uibarpositioning).
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// A delegate that decides on a bar's position; optional.
///
/// Source: Apple, [UIBarPositioningDelegate](https://developer.apple.com/documentation/uikit/uibarpositioningdelegate).
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of the bar; the bar's own default if not implemented.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Constants for the metrics of a bar. Bars have one height here, so there is one.
///
/// Source: Apple, [UIBarMetrics](https://developer.apple.com/documentation/uikit/uibarmetrics).
public enum UIBarMetrics: Int, Sendable {
    /// Ordinary height.
    case `default` = 0
}

/// The style of a bar, light or dark. Source: Apple, [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle).
public enum UIBarStyle: Int, Sendable {
    /// Follows the traits.
    case `default` = 0
    /// Dark, with light texts.
    case black = 1
    /// Dark and translucent: makes the bar's `isTranslucent` true.
    @available(iOS, deprecated: 13, message: "use black, and set isTranslucent to true")
    case blackTranslucent = 2

    /// The same as `black`.
    @available(iOS, deprecated: 13, renamed: "black")
    public static var blackOpaque: UIBarStyle { .black }

    var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }

    /// Whether the style makes its bar translucent.
    var isTranslucent: Bool { rawValue == 2 }
}
