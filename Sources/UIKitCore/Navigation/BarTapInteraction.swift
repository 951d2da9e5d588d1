import CoreGraphics

/// Hides and shows the bars of a navigation controller by taps in its content.
@MainActor
final class BarTapInteraction: NSObject, UIGestureRecognizerDelegate {
    private(set) lazy var recognizer = UITapGestureRecognizer(target: self, action: Selector("kinora_tapped", BarTapInteraction.tapped))
    private unowned let controller: UINavigationController
    /// Whether the last tap hid the toolbar too.
    private var hidToolbar = false

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        recognizer.delegate = self
        recognizer.isEnabled = false
        recognizer.cancelsTouchesInView = false
    }

    var isEnabled: Bool {
        get { recognizer.isEnabled }
        set { recognizer.isEnabled = newValue }
    }

    private func tapped() {
        let hides = !controller.isNavigationBarHidden
        if hides {
            hidToolbar = !controller.isToolbarHidden
            if hidToolbar { controller.setToolbarHidden(true, animated: true) }
        } else if hidToolbar {
            hidToolbar = false
            controller.setToolbarHidden(false, animated: true)
        }
        controller.setNavigationBarHidden(hides, animated: true)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var at = touch.view
        while let view = at, view !== controller.viewIfLoaded {
            if view === controller.navigationBar || view === controller.bottomBar || view is UIControl { return false }
            at = view.superview
        }
        return true
    }
}
