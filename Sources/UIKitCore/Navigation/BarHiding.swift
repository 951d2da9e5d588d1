import CoreGraphics
import Foundation

/// Hides and shows the bars of a navigation controller: by taps and swipes in its content, with the keyboard, and in little height.
///
/// Bars that the keyboard or the height has hidden stay so until a tap in the content, or until there is more height.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private(set) lazy var tap = UITapGestureRecognizer(target: self, action: Selector("kinora_tapped", BarHiding.tapped))
    private(set) lazy var swipe = UIPanGestureRecognizer(target: self, action: Selector("kinora_swiped", BarHiding.swiped))
    private unowned let controller: UINavigationController
    /// Whether the toolbar was hidden with the bar.
    private var hidToolbar = false
    /// Whether the keyboard or the height has hidden the bars.
    private var isHiddenUntilTap = false {
        didSet { updateTap() }
    }
    /// The finger's y at which a swipe has changed its direction last.
    private var reversal: CGFloat = 0
    private nonisolated(unsafe) var keyboard: (any NSObjectProtocol)?

    /// The points of a swipe that hide or show the bars.
    private static let swipeDistance: CGFloat = 20

    var hidesOnTap = false {
        didSet { updateTap() }
    }
    var hidesOnSwipe: Bool {
        get { swipe.isEnabled }
        set { swipe.isEnabled = newValue }
    }
    var hidesWithKeyboard = false {
        didSet { if hidesWithKeyboard != oldValue { observeKeyboard() } }
    }
    var hidesWhenCompact = false {
        didSet { if hidesWhenCompact != oldValue { heightDidChange() } }
    }

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        for recognizer in [tap, swipe] {
            recognizer.delegate = self
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
        }
    }

    deinit { if let keyboard { NotificationCenter.default.removeObserver(keyboard) } }

    private func updateTap() { tap.isEnabled = hidesOnTap || isHiddenUntilTap }

    // MARK: Bars

    private func change(hidden: Bool, keepsEmptyToolbar: Bool = false) {
        guard hidden != controller.isNavigationBarHidden else { return }
        if hidden {
            let isEmpty = controller.bottomBar.items?.isEmpty ?? true
            hidToolbar = !controller.isToolbarHidden && !(keepsEmptyToolbar && isEmpty)
            if hidToolbar { controller.setToolbarHidden(true, animated: true) }
        } else {
            if hidToolbar { controller.setToolbarHidden(false, animated: true) }
            hidToolbar = false
            isHiddenUntilTap = false
        }
        controller.setNavigationBarHidden(hidden, animated: true)
    }

    // MARK: Fingers

    private func tapped() { change(hidden: !controller.isNavigationBarHidden) }

    private func swiped() {
        let y = swipe.translation(in: controller.view).y
        if swipe.state == .began { reversal = 0 }
        guard swipe.state == .changed else { return }
        // A finger that goes on in the direction of the last change turns there.
        reversal = controller.isNavigationBarHidden ? min(reversal, y) : max(reversal, y)
        if abs(y - reversal) >= Self.swipeDistance {
            reversal = y
            change(hidden: !controller.isNavigationBarHidden, keepsEmptyToolbar: true)
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var at = touch.view
        while let view = at, view !== controller.viewIfLoaded {
            if view === controller.navigationBar || view === controller.bottomBar { return false }
            if gestureRecognizer === tap, view is UIControl { return false }
            at = view.superview
        }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    // MARK: Keyboard and height

    private func hideUntilTap() {
        guard controller.viewIfLoaded?.window != nil, !controller.isNavigationBarHidden else { return }
        change(hidden: true)
        isHiddenUntilTap = true
    }

    private func observeKeyboard() {
        if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
        keyboard = nil
        guard hidesWithKeyboard else { return }
        let name = UIResponder.keyboardWillShowNotification
        keyboard = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.hideUntilTap() }
        }
    }

    /// The height of the view has become compact or regular, or what is to happen then has changed.
    func heightDidChange() {
        guard hidesWhenCompact, let view = controller.viewIfLoaded, view.window != nil else { return }
        if view.traitCollection.verticalSizeClass == .compact { hideUntilTap() } else if isHiddenUntilTap { change(hidden: false) }
    }
}
