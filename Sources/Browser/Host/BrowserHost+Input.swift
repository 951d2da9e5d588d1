import Display
import Foundation
import Headless
import UIKit

extension BrowserHost {
    func handle(_ event: ClientDirectory.Event) {
        switch event {
        case .opened(let client, let access):
            clients[client] = access
            control.add(client, mayControl: access == .control)
            outboxes[client] = ClientOutbox(hello(access: access))
            textInput = ServerMessage.TextInput.ofApp()
            openRequest = openRequest ?? timeline.request
            host.setNeedsRest()
            sendDue()
            hasOldElements = true
            scheduleElements()
            scheduleFrame()
        case .closed(let client):
            (clients[client], inputs[client], outboxes[client]) = (nil, nil, nil)
            if control.remove(client) { cancelTouches() }
            sendDue()
        case .drained(let client):
            outboxes[client]?.drained()
            sendDue()
        case .received(let message, let text, let client): receive(message, text, from: client)
        }
    }

    private func receive(_ message: ClientMessage, _ text: String?, from client: UInt32) {
        guard clients[client] != nil else { return }
        if case .ask(let question, let request) = message { return answer(question, request: request, of: client) }
        guard control.controller == client else { return refuse(client, "this client only watches") }
        if let refusal = refusal(of: message) { return refuse(client, refusal) }
        if case .touches(let inputs, _) = message, inputs.contains(where: { $0.phase == .began && liftedFingers.contains($0.finger) }) {
            liftFingers()
        }
        if let text { note(message, text) }
        deliver(message, from: client)
    }

    /// Has the app get a message of the controlling client.
    func deliver(_ message: ClientMessage, from client: UInt32) {
        let application = UIApplication.shared
        switch message {
        case .timeline(let command, let request): run(command, request: request, from: client)
        case .touches(let inputs, let number): input(number, client) { deliver(inputs, at: $0) }
        case .scroll(let scroll, let number): input(number, client) { _ in application.deliver(scroll) }
        case .key(let key, let number): input(number, client) { _ in key.map(application.deliver) }
        case .text(let text, let number): type(text, number, client)
        case .compose(let text, let number): input(number, client) { _ in application.deliver(CompositionInput(text: text)) }
        case .hover where shownTime != nil: break
        case .hover(let location): host.turn { application.deliver(PointerInput(time: PacedHost.mediaTime($0), location: location)) }
        case .paste(let text): paste(text)
        case .handOver:
            guard control.handOver(from: client) else { return refuse(client, "no other client may control the app") }
            cancelTouches()
            sendDue()
        case .setting, .device, .resize, .rotate, .orientation:
            host.turn { _ in change(message, from: client) }
            sendDue()
        case .element(let id, let action): act(action, on: id)
        case .shown, .visible, .ask: break
        }
    }

    func refuse(_ client: UInt32, _ sentence: String) {
        outboxes[client]?.refuse(sentence)
        sendDue()
    }

    /// Runs a turn for an input, and notes that frames show it from now on.
    private func input(_ number: UInt32, _ client: UInt32, _ body: (Double) -> Void) {
        let serial = host.screen.context.tree.serial
        host.turn { time in
            inputs[client] = (number, time)
            body(time)
        }
        if host.screen.context.tree.serial != serial, effects[client] == nil { effects[client] = number }
    }

    // MARK: Touches

    private func deliver(_ inputs: [TouchInput], at time: Double) {
        // A finger that began before, or that is not down, would be misuse of a stage; a client may be mistaken.
        let known = inputs.filter { $0.phase == .began ? fingersDown[$0.finger] == nil : fingersDown[$0.finger] != nil }
        guard !known.isEmpty else { return }
        for input in known { fingersDown[input.finger] = [.ended, .cancelled].contains(input.phase) ? nil : input.location }
        UIApplication.shared.deliver(TouchBatch(time: PacedHost.mediaTime(time), inputs: known))
    }

    private func cancelTouches() {
        cancel(Set(fingersDown.keys))
        liftedFingers = []
    }

    func cancel(_ fingers: Set<Int>) {
        let down = fingersDown.filter { fingers.contains($0.key) }
        guard !down.isEmpty else { return }
        noteCancelled(down)
        host.turn { time in
            deliver(down.keys.sorted().map { TouchInput(finger: $0, phase: .cancelled, location: down[$0] ?? .zero) }, at: time)
        }
    }

    // MARK: Text

    private func type(_ text: String, _ number: UInt32, _ client: UInt32) {
        for character in text {
            let key: KeyInput.Key =
                switch character {
                case "\n", "\r", "\r\n": .return
                case "\t": .tab
                default: .text(String(character))
                }
            input(number, client) { _ in UIApplication.shared.deliver(KeyInput(key)) }
        }
    }

    private func paste(_ text: String) {
        host.turn { _ in
            UIPasteboard.general.string = text
            pastedChange = UIPasteboard.general.changeCount
            UIApplication.shared.deliver(KeyInput(.text("v"), modifiers: .command))
        }
    }

    // MARK: Settings

    private func change(_ message: ClientMessage, from client: UInt32) {
        switch message {
        case .setting(let setting): change(setting)
        case .device(let name):
            guard let device = DeviceMetrics.named(name) else { return }
            resize(to: device.size, device.insets)
        case .resize(let size):
            let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
            do {
                // The limits of a device's screen: its frames are images.
                let device = try DeviceMetrics(parsing: "\(width)x\(height)@\(Double(host.screen.scale))")
                resize(to: device.size, device.insets)
            } catch { refuse(client, "a screen of \(width) x \(height) points is too large: \(error.reason)") }
        case .rotate(let clockwise): rotate(clockwise: clockwise)
        case .orientation(let orientation): UIDevice.current.rotate(to: orientation)
        default: break
        }
    }

    private func change(_ setting: ClientMessage.Setting) {
        switch setting {
        case .dark(let isOn):
            followsAppearance = false
            UIApplication.changeSystemTraits { $0.userInterfaceStyle = isOn ? .dark : .light }
        case .rightToLeft(let isOn): UIApplication.changeSystemTraits { $0.layoutDirection = isOn ? .rightToLeft : .leftToRight }
        case .textSize(let name):
            guard let category = TextSize.category(named: name) else { return }
            UIApplication.changeSystemTraits { $0.preferredContentSizeCategory = category }
        case .reduceMotion(let isOn): UIAccessibility.set(\.isReduceMotionEnabled, to: isOn)
        case .keyboard(let isOn): UIApplication.showsKeyboard = isOn
        }
    }

    private func resize(to size: CGSize, _ insets: Screen.Insets) {
        UIApplication.shared.windowScene?.resize(
            to: size, safeAreaInsets: UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    private func rotate(clockwise: Bool) {
        // Landscape right: the device was rotated clockwise.
        let order: [UIDeviceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
        let current = UIDevice.current.orientation
        let index = order.firstIndex(of: current) ?? 0
        UIDevice.current.rotate(to: order[(index + (clockwise ? 1 : 3)) % 4])
    }

    // MARK: Accessibility

    private func act(_ action: ClientMessage.ElementAction, on id: UInt32) {
        guard let element = elements.object(id) else { return }
        var tapped: CGPoint?
        host.turn { _ in
            switch action {
            case .activate: if !element.accessibilityActivate() { tapped = element.accessibilityActivationPoint }
            case .increment: element.accessibilityIncrement()
            case .decrement: element.accessibilityDecrement()
            case .focus: (element as? UIView)?.scrollToVisible()
            case .custom(let index):
                if let actions = element.accessibilityCustomActions, actions.indices.contains(index) { _ = actions[index].perform() }
            }
        }
        guard let tapped else { return }
        let finger = (fingersDown.keys.max() ?? -1) + 1
        for phase in [UITouch.Phase.began, .ended] {
            host.turn { deliver([TouchInput(finger: finger, phase: phase, location: tapped)], at: $0) }
        }
    }
}

extension UIView {
    /// Scrolls the scroll views around it so that it becomes visible.
    fileprivate func scrollToVisible() {
        var at = superview
        while let view = at {
            at = view.superview
            guard let scroll = view as? UIScrollView else { continue }
            scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: true)
        }
    }
}
