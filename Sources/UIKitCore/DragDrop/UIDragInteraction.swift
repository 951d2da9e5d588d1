import CoreGraphics
import GestureEngine
import QuartzCore

/// Makes a view a source of drags: a press of half a second lifts its items, and a movement of the finger begins to drag them.
///
/// A tap of another finger on a view with an interaction adds its items to the drag. If the view has a context menu too, the menu opens
/// first, and a movement closes it and begins the drag. Times and distances are estimates. Source: Apple,
/// [UIDragInteraction](https://developer.apple.com/documentation/uikit/uidraginteraction).
///
/// ```swift
/// final class Photo: UIImageView, UIDragInteractionDelegate {
///     func allowDragging() {
///         isUserInteractionEnabled = true
///         let interaction = UIDragInteraction(delegate: self)
///         interaction.isEnabled = true
///         addInteraction(interaction)
///     }
///
///     func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
///         image.map { [UIDragItem(itemProvider: NSItemProvider(object: $0))] } ?? []
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    private weak var storedDelegate: (any UIDragInteractionDelegate)?
    private weak var storedView: UIView?
    private var press: UILongPressGestureRecognizer?
    private var tap: UITapGestureRecognizer?
    /// The session of a press that is about to be recognized.
    private var pending: DragSession?
    private var run: DragRun?
    /// The location of a press that has opened a context menu, in the window; nil for none.
    private var menuPress: CGPoint?

    /// Movement that begins a drag, in points.
    private static let threshold = GestureThresholds.panDistance

    /// Creates an interaction; the delegate is not retained.
    public init(delegate: any UIDragInteractionDelegate) {
        storedDelegate = delegate
        isEnabled = Self.isEnabledByDefault
        super.init()
    }

    /// The delegate.
    open weak var delegate: (any UIDragInteractionDelegate)? { storedDelegate }

    open var view: UIView? { storedView }

    /// Whether interactions are enabled when they are created: on iPads.
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    /// Whether drags can begin; by default on iPads only. Disabling it cancels a drag.
    open var isEnabled: Bool {
        didSet {
            press?.isEnabled = isEnabled
            tap?.isEnabled = isEnabled
        }
    }

    /// Whether the view's other recognizers may recognize the press that lifts items; false by default.
    open var allowsSimultaneousRecognitionDuringLift = false

    open func willMove(to view: UIView?) {
        for recognizer in [press, tap] as [UIGestureRecognizer?] {
            if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        }
        (press, tap) = (nil, nil)
        run?.cancel()
        (run, pending, menuPress) = (nil, nil, nil)
    }

    open func didMove(to view: UIView?) {
        storedView = view
        guard let view else { return }
        let press = UILongPressGestureRecognizer(target: self, action: Selector("kinora_pressed:", UIDragInteraction.pressed))
        let tap = UITapGestureRecognizer(target: self, action: Selector("kinora_tapped:", UIDragInteraction.tapped))
        for recognizer in [press, tap] {
            recognizer.delegate = self
            recognizer.isEnabled = isEnabled
            view.addGestureRecognizer(recognizer)
        }
        (self.press, self.tap) = (press, tap)
    }

    // MARK: Recognition

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === press, let view, let window = view.window else { return gestureRecognizer === tap }
        guard run == nil, let delegate else { return false }
        let session = DragSession()
        session.window = window
        session.finger = gestureRecognizer.location(in: window)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        pending = session.items.isEmpty ? nil : session
        return pending != nil
    }

    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Taps add items to a drag of another finger, also of the same view.
        if gestureRecognizer === press { return run == nil }
        return gestureRecognizer !== tap || DragState.current.open.contains { !$0.follows(touch) }
    }

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === press, contextMenu != nil, otherGestureRecognizer.delegate === contextMenu { return true }
        return gestureRecognizer === press && allowsSimultaneousRecognitionDuringLift
    }

    /// The context menu of the same view, which a press opens too.
    private var contextMenu: UIContextMenuInteraction? {
        view?.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    }

    // MARK: The press

    private func pressed(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: nil)
        switch press.state {
        case .began: began(at: point)
        case .changed: moved(to: point)
        case .ended:
            if let run, run.session.finger != point { run.move(to: point) }
            end { $0.release() }
        case .cancelled, .failed: end { $0.cancel() }
        case .possible: break
        }
    }

    private func began(at point: CGPoint) {
        guard let session = pending else { return }
        session.finger = point
        guard contextMenu != nil else { return lift(afterMenu: false) }
        // At the same time the menu may open.
        MediaTimer(
            after: 0, name: "UIDragInteraction waits",
            onMainActor: { [weak self] in
                guard let self, pending === session else { return }
                if contextMenu?.isOpen == true { menuPress = session.finger } else { lift(afterMenu: false) }
            }
        ).start()
    }

    private func moved(to point: CGPoint) {
        if let menuPress, let pending {
            guard hypot(point.x - menuPress.x, point.y - menuPress.y) >= Self.threshold else { return }
            self.menuPress = nil
            pending.finger = menuPress
            lift(afterMenu: contextMenu?.yieldToDrag() == true)
        }
        guard let run else { return }
        if run.phase == .lifting, hypot(point.x - run.start.x, point.y - run.start.y) >= Self.threshold { run.begin() }
        run.move(to: point)
    }

    private func lift(afterMenu: Bool) {
        guard let session = pending, let window = session.window, let press else { return }
        pending = nil
        let run = DragRun(session, of: self, press: press, in: window)
        self.run = run
        run.lift(committingFirst: afterMenu)
    }

    private func end(_ action: (DragRun) -> Void) {
        (pending, menuPress) = (nil, nil)
        guard let run else { return }
        self.run = nil
        action(run)
    }

    // MARK: Further items

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard let view, let delegate else { return }
        let point = tap.location(in: view)
        let runs = DragState.current.open
        guard !runs.isEmpty,
            let session = delegate.dragInteraction(self, sessionForAddingItems: runs.map(\.session), withTouchAt: point),
            let run = runs.first(where: { $0.session === session })
        else { return }
        let items = delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
        if !items.isEmpty { run.add(items, from: self) }
    }
}
