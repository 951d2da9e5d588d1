import Display

/// What the status bar of a scene is now.
///
/// Source: Apple, [UIStatusBarManager](https://developer.apple.com/documentation/uikit/uistatusbarmanager).
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    /// What the controllers want, as it was asked for last.
    var style = UIStatusBarStyle.default
    var isHidden = false
    /// The bar as it is drawn; nil where nobody wants it drawn.
    var bar: StatusBarView?

    override init() { super.init() }

    /// The colour that the controllers want.
    public var statusBarStyle: UIStatusBarStyle { style }

    /// Whether the bar is away, or the device has none.
    public var isStatusBarHidden: Bool { isHidden || height == 0 }

    /// The bar's rectangle on the screen, in points; zero while it is hidden. It is there for layout whether or not the stage draws it.
    public var statusBarFrame: CGRect {
        guard !isStatusBarHidden, let screen = Screen.current else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
    }

    /// The bar's height in the present orientation, hidden or not: less than the covered edge beside a sensor in a pill (`behaviour.md` 5).
    var height: CGFloat {
        guard let screen = Screen.current else { return 0 }
        let top = screen.safeAreaInsets.top
        return screen.keepsTopEdge && top >= 59 ? top.rounded() - (top >= 62 ? 8 : 5) : top
    }
}
