import CoreGraphics
import QuartzCore

/// Delivers presses of buttons and keys from the host to recognizers and responders.
///
/// An input becomes a `UIPressesEvent`, sent to the application, by it to the key window, and by this back here: first the recognizers of
/// the responder's view and its ancestors, then the responder, unless a recognizer has taken over the press; then the recognizers'
/// actions.
@MainActor
final class PressDelivery {
    /// In the order they began.
    private var presses: [UIPress] = []

    // MARK: From the host

    /// Sends an event for an input. Ignores the beginning of a press that has begun and the end of one that has not.
    ///
    /// `typing` is the key's effect on text.
    func deliver(_ input: PressInput, typing: KeyInput? = nil, to application: UIApplication) {
        for press in presses { press.storedPhase = .stationary }
        let known = presses.first { $0.type == input.type }
        switch input.phase {
        case .began:
            guard known == nil, application.touchDelivery.ignoreCount == 0, let window = application.keyWindow else { return }
            if let key = input.key, window.pressResponder.performKeyCommand(key, typing: typing) { return }
            begin(input, typing, in: window)
        case .ended, .cancelled:
            guard let known else { return }
            known.storedPhase = input.phase
            known.storedTimestamp = input.time
        case .changed, .stationary: return
        }
        let event = UIPressesEvent(presses: presses, time: input.time)
        let arbiter = application.touchDelivery.arbiter
        if input.phase == .began, let press = presses.last { arbiter.assign(press, event: event) }
        arbiter.handle(event) { application.sendEvent($0) }
        arbiter.forget(presses.filter(\.phase.isOver).map(\.token))
        presses.removeAll(where: \.phase.isOver)
        arbiter.flush()
    }

    private func begin(_ input: PressInput, _ typing: KeyInput?, in window: UIWindow) {
        let key = input.key.map {
            UIKey(
                $0.code, characters: $0.characters, charactersIgnoringModifiers: $0.charactersIgnoringModifiers, modifierFlags: $0.modifiers
            )
        }
        let press = UIPress(input.type, key: key, time: input.time)
        let responder = window.pressResponder
        press.storedResponder = responder
        press.typing = typing
        press.storedWindow = window
        press.token.hitWindow = window
        press.token.hitView = Self.view(of: responder)
        presses.append(press)
    }

    /// The view whose recognizers receive a responder's presses.
    private static func view(of responder: UIResponder) -> UIView? {
        var at: UIResponder? = responder
        while let one = at {
            if let view = one as? UIView { return view }
            if let controller = one as? UIViewController { return controller.viewIfLoaded }
            at = one.next
        }
        return nil
    }

    // MARK: Dispatch in a window

    /// Sends an event to the windows in which its presses began.
    func dispatch(_ event: UIPressesEvent) {
        var windows: [UIWindow] = []
        for press in event.orderedPresses where press.phase != .stationary {
            if let window = press.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        for window in windows { window.sendEvent(event) }
    }

    /// Dispatches an event in a window.
    func dispatch(_ event: UIPressesEvent, in window: UIWindow) {
        let touchDelivery = UIApplication.process.touchDelivery
        let changed = event.orderedPresses.filter { $0.window === window && $0.phase != .stationary }
        for phase in [UIPress.Phase.began, .ended, .cancelled] {
            let own = changed.filter { $0.phase == phase }
            guard !own.isEmpty else { continue }
            touchDelivery.arbiter.send(own, phase: phase, event: event)
            for press in event.orderedPresses where press.window === window && press.isTakenOver { cancel(press, event) }
            notify(own.filter { !$0.isOver }, phase, event)
        }
        touchDelivery.carryOutDecisions()
    }

    /// Cancels a press in its responder after a recognizer has taken it over, if the responder has received it.
    private func cancel(_ press: UIPress, _ event: UIPressesEvent) {
        guard !press.isOver else { return }
        let hasBegun = press.phase != .began
        press.isOver = true
        guard hasBegun, let responder = press.responder else { return }
        let phase = press.storedPhase
        press.storedPhase = .cancelled
        responder.pressesCancelled([press], with: event)
        press.storedPhase = phase
    }

    private func notify(_ presses: [UIPress], _ phase: UIPress.Phase, _ event: UIPressesEvent) {
        var left = presses
        while let responder = left.first?.responder {
            let own = Set(left.filter { $0.responder === responder })
            left.removeAll { $0.responder === responder }
            for press in own where phase.isOver { press.isOver = true }
            switch phase {
            case .began: responder.pressesBegan(own, with: event)
            case .ended: responder.pressesEnded(own, with: event)
            case .cancelled: responder.pressesCancelled(own, with: event)
            case .changed, .stationary: break
            }
        }
    }
}

extension UIWindow {
    /// The responder that receives presses first.
    fileprivate var pressResponder: UIResponder { focusedResponder ?? firstResponder ?? rootViewController ?? self }

    /// The focused view of the window, or the view around the focused item.
    private var focusedResponder: UIView? {
        guard let item = UIFocusSystem.shown?.focusedItem, let view = UIFocusSystem.view(item), view.window === self else { return nil }
        return view
    }
}

extension UIPress {
    /// Whether a recognizer has recognized it and withholds it from the responder.
    fileprivate var isTakenOver: Bool { token.recognizers.contains { $0.storedState.isRecognized && $0.cancelsTouchesInView } }
}
