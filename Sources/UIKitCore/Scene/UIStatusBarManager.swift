import Display

/// The state of a scene's status bar.
///
/// Source: Apple, [UIStatusBarManager](https://developer.apple.com/documentation/uikit/uistatusbarmanager).
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    /// The style last requested by the view controllers.
    var style = UIStatusBarStyle.default
    var isHidden = false
    /// The rendered bar; nil if it is not rendered.
    var bar: StatusBarView?

    /// The running transitions without a system animator.
    var transitions: [WeakTransition] = []
    /// The tone before the first of them.
    private var formerTone = StatusBarView.Appearance.Tone.dark
    /// Whether the tone has changed since: until the end of the last one the bar follows the content below it.
    private var isAdaptive = false

    /// Called before the first transition begins. View controllers may have changed the tone just before.
    func beginsToAdapt() {
        isAdaptive = false
        if let bar { formerTone = bar.shownTone }
    }

    /// The tone to show for the one that the view controllers request.
    func tone(_ requested: StatusBarView.Appearance.Tone) -> StatusBarView.Appearance.Tone {
        guard transitions.contains(where: { $0.object != nil }) else { return requested }
        if requested != formerTone { isAdaptive = true }
        return isAdaptive ? .adaptive : requested
    }

    struct WeakTransition {
        weak var object: AnyObject?
    }

    override init() { super.init() }

    /// The style requested by the view controllers.
    public var statusBarStyle: UIStatusBarStyle { style }

    /// Whether the bar is hidden, or the device has none.
    public var isStatusBarHidden: Bool { isHidden || height == 0 }

    /// The bar's frame in screen coordinates, in points; zero while it is hidden. Used for layout whether or not the stage renders the
    /// bar.
    public var statusBarFrame: CGRect {
        guard !isStatusBarHidden, let screen = Screen.current else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
    }

    /// The bar's height in the current orientation, even if hidden; smaller than the top inset with a Dynamic Island
    /// (`Documentation/Behavior.md#metrics`).
    var height: CGFloat {
        guard let screen = Screen.current else { return 0 }
        let top = screen.safeAreaInsets.top
        return screen.keepsTopEdge && top >= 59 ? top.rounded() - (top >= 62 ? 8 : 5) : top
    }
}
