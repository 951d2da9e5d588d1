/// Where on the screen a bar lies. Source: Apple, [UIBarPosition](https://developer.apple.com/documentation/uikit/uibarposition).
public enum UIBarPosition: Int, Sendable {
    /// Nothing is said of it.
    case any = 0
    /// Below what it belongs to: its line is at the top, and its background reaches to the screen's end below.
    case bottom = 1
    /// Above what it belongs to.
    case top = 2
    /// Above it at the upper end of the screen: its background reaches under the status bar.
    case topAttached = 3

    /// How far a bar's background reaches beyond it: to the screen's end, where the bar begins or ends with the window's safe area.
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

/// A bar that knows where it lies. Source: Apple, [UIBarPositioning](https://developer.apple.com/documentation/uikit/uibarpositioning).
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar lies.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar lies; optional.
///
/// Source: Apple, [UIBarPositioningDelegate](https://developer.apple.com/documentation/uikit/uibarpositioningdelegate).
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar lies; the bar's own default unless declared.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// For which heights of a bar something is meant. Bars have one height here, so there is one.
///
/// Source: Apple, [UIBarMetrics](https://developer.apple.com/documentation/uikit/uibarmetrics).
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
}

/// Whether a bar looks light or dark. Source: Apple, [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle).
public enum UIBarStyle: Int, Sendable {
    /// As the traits say.
    case `default` = 0
    /// Dark, with light texts.
    case black = 1

    var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}
