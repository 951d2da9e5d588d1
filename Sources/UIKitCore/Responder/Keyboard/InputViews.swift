import CoreGraphics
import Display
import Foundation
import QuartzCore

/// The views for input at the bottom of the screen: the keyboard or the first responder's own input view, and an accessory view above.
///
/// They follow the key window's first responder. A change slides them with the system's spring and posts the notifications of
/// `UIResponder`, with frames in screen coordinates. A drag in a scroll view can pull them down. Source: Apple, `UIResponder`;
/// `Documentation/Behavior.md#curves`.
@MainActor
final class InputViews {
    static var current: InputViews { UIKitState.current.inputViews }

    /// Duration in the notifications, in seconds. The spring itself takes half a second.
    static let duration: TimeInterval = 0.25

    /// Whether the screen shows a keyboard for responders that take text; false, as with a hardware keyboard.
    var showsKeyboard = false {
        didSet { if showsKeyboard != oldValue { update() } }
    }

    /// Frame of the input views, in screen coordinates; nil while there are none.
    private(set) var frame: CGRect?
    private lazy var content = InputContent()
    private var window: InputWindow?
    private var deferrals = 0
    private var needsUpdate = false
    /// Counts the changes, so that the end of one that another has replaced is not reported.
    private var change = 0
    private var drag: Drag?
    private var guides: [WeakGuide] = []

    /// A drag that pulls the views down.
    private struct Drag {
        /// The frame before, and the distance pulled, in points.
        let frame: CGRect
        var distance: CGFloat = 0
    }

    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    nonisolated init() {}

    // MARK: Following the first responder

    /// Runs a change of the first responder, and updates the views once after the outermost.
    func deferringUpdates<Result>(_ body: () -> Result) -> Result {
        deferrals += 1
        let result = body()
        deferrals -= 1
        if deferrals == 0, needsUpdate { update() }
        return result
    }

    /// Whether another responder is about to become first responder.
    private(set) var isReplacing = false

    /// Runs the replacement of the first responder by another.
    func replacing<Result>(_ body: () -> Result) -> Result {
        let was = isReplacing
        isReplacing = true
        defer { isReplacing = was }
        return deferringUpdates(body)
    }

    func firstResponderDidChange() {
        if deferrals > 0 { needsUpdate = true } else { update() }
    }

    /// Shows the views of the present first responder.
    ///
    /// - Parameter reloads: Whether to ask the responder again although it is the same.
    func update(reloads: Bool = false) {
        needsUpdate = false
        guard let screen = Screen.current else { return }
        let responder = UIApplication.process.keyWindow?.firstResponder
        let next = InputContent(of: responder, showsKeyboard: showsKeyboard, reusing: reloads ? nil : content)
        guard !next.isEmpty || frame != nil else {
            content = next
            return
        }
        drag = nil
        let bounds = CGRect(origin: .zero, size: UIScreen.current?.bounds.size ?? screen.bounds.size)
        let begin = frame ?? CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 0)
        if next.isEmpty {
            let end = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: begin.height)
            content = next
            frame = nil
            slide(from: begin, to: end, isHiding: true)
            return
        }
        let isNew = next.differs(from: content)
        // Another accessory is announced also where the frame stays.
        let isAnnounced = next.accessory != nil && next.accessory !== content.accessory
        content = next
        let host = madeWindow.host
        if isNew { host.show(next, width: bounds.width) }
        let height = host.fit(next, in: bounds, safeArea: madeWindow.safeAreaInsets.bottom)
        let end = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        guard isNew || end != frame else { return }
        let isShown = frame != nil
        frame = end
        guard !isShown || end != begin || isAnnounced else { return host.move(to: end) }
        // Laid out in its new size where the old views begin, so that the animation moves it alone.
        let first = isShown ? begin : CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: height)
        host.move(to: CGRect(x: 0, y: first.minY, width: bounds.width, height: height))
        slide(from: first, to: end, isHiding: false)
    }

    /// Has the keyboard follow the text of the responder that it types into.
    func textDidChange(of responder: UIResponder) {
        if content.responder === responder { (content.input as? KeyboardView)?.textDidChange() }
    }

    /// The window while it has input views on the screen.
    var shownWindow: InputWindow? { frame == nil ? nil : window }

    private var madeWindow: InputWindow {
        if let window { return window }
        let made = InputWindow(frame: CGRect(origin: .zero, size: UIScreen.current?.bounds.size ?? .zero))
        made.isHidden = false
        window = made
        return made
    }

    private func slide(from begin: CGRect, to end: CGRect, isHiding: Bool) {
        change += 1
        let own = change
        let isAnimated = UIView.areAnimationsEnabled
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: isAnimated ? Self.duration : 0),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        post(isHiding ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification, info)
        guard own == change, let host = window?.host else { return }
        let finish = { [weak self] in
            guard let self, own == change else { return }
            host.removeLeavingInput()
            if isHiding {
                host.clear()
                window?.isHidden = true
                window = nil
            }
            post(UIResponder.keyboardDidChangeFrameNotification, info)
            post(isHiding ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification, info)
        }
        let move = {
            host.move(to: end)
            self.layOutGuides()
        }
        guard isAnimated else {
            move()
            return finish()
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .init(rawValue: 7 << 16)],
            animations: move, completion: { _ in finish() })
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: UIScreen.current, userInfo: info)
    }

    // MARK: Dragging

    /// Follows a finger of a scroll view that dismisses the keyboard interactively. Returns whether there are views that can follow.
    ///
    /// - Parameters:
    ///   - position: the finger's, in points from the top of the screen.
    ///   - includesAccessory: whether the accessory's edge counts as the top, not the keyboard's.
    func follow(_ position: CGFloat, includesAccessory: Bool) -> Bool {
        guard let frame, content.input != nil else { return false }
        let whole = drag?.frame ?? frame
        let inputHeight = window?.host.inputHeight ?? 0
        let top = whole.minY + (includesAccessory ? 0 : whole.height - inputHeight)
        let distance = min(max(0, position - top), content.staysAsAccessory ? inputHeight : whole.height)
        guard distance > 0 || drag != nil else { return true }
        drag = Drag(frame: whole, distance: distance)
        self.frame = whole.offsetBy(dx: 0, dy: distance)
        window?.host.move(to: self.frame ?? whole)
        layOutGuides()
        return true
    }

    /// Ends a drag: the views leave if they were moving down, or were pulled further than half.
    ///
    /// - Parameter velocity: the finger's, in points per second downwards.
    func endFollowing(velocity: CGFloat) {
        guard let drag, let frame else { return }
        self.drag = nil
        let leaves = abs(velocity) > 100 ? velocity > 0 : drag.distance > (window?.host.inputHeight ?? 0) / 2
        if leaves, drag.distance > 0 { content.responder?.resignFirstResponder() }
        guard self.frame == frame, content.input != nil else { return }
        self.frame = drag.frame
        if frame != drag.frame { slide(from: frame, to: drag.frame, isHiding: false) }
    }

    // MARK: Layout guides

    func register(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    /// Height of the strip that the input views cover at the bottom of a view, in its points.
    func coveredHeight(of view: UIView) -> CGFloat {
        guard let frame, let window = view.window else { return 0 }
        let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y + window.frame.minY
        return min(max(0, bottom - frame.minY), view.bounds.height)
    }

    private func layOutGuides() {
        for entry in guides {
            guard let guide = entry.guide, let view = guide.owningView, let window = view.window else { continue }
            view.existingConstraintSystem?.schedule()
            window.layoutIfNeeded()
        }
    }

    /// Places the views again after the screen has changed its size.
    func screenDidChange() {
        guard frame != nil else { return }
        UIView.performWithoutAnimation { update(reloads: true) }
    }
}
