import Display
import Foundation
import UIKit

// State that the page shows around the screen: settings, the text input, accessibility elements, announcements, the clipboard. Each is
// sent when it has changed and the client's connection has taken what was sent before.
extension BrowserHost {
    /// Seconds between two readings of the accessibility elements.
    private static let elementInterval = 0.2
    /// Seconds after which text is sent that did not fit.
    private static let retryInterval = 0.1

    func hello(access: RequestGate.Access) -> ServerMessage.Hello {
        let devices = DeviceMetrics.all.map { ServerMessage.Hello.Device(name: $0.name, width: $0.width, height: $0.height) }
        return ServerMessage.Hello(
            app: settings.title, mayControl: access == .control, devices: devices, textSizes: TextSize.names,
            command: settings.command)
    }

    /// Sends each client what it lacks.
    func sendDue() {
        guard !outboxes.isEmpty else { return }
        var shown = ClientOutbox.Shown(
            state: ServerMessage.State.ofApp(clients: clients.count), textInput: textInput, timeline: timeline, elements: elements)
        var hasSentAll = true
        for client in outboxes.keys.sorted() {
            shown.state.control = control.controller == client
            shown.state.followsAppearance = followsAppearance
            shown.state.tabs = takesTabs
            let isSent = outboxes[client]?.send(shown) { sendText($0, to: client) } ?? true
            hasSentAll = hasSentAll && isSent
        }
        guard !hasSentAll, !hasSendTimer else { return }
        hasSendTimer = true
        host.after(Self.retryInterval) { [self] in
            hasSendTimer = false
            sendDue()
        }
    }

    /// Reads what pages show beside the screen, after a turn.
    func updateShown() {
        textInput = clients.isEmpty ? ServerMessage.TextInput() : ServerMessage.TextInput.ofApp()
        readAnnouncements()
        readPasteboard()
        sendDue()
        scheduleElements()
    }

    /// Reads the elements soon, once for many turns.
    func scheduleElements() {
        guard hasOldElements, !hasElementTimer, !clients.isEmpty else { return }
        hasElementTimer = true
        host.after(Self.elementInterval) { [self] in
            (hasElementTimer, hasOldElements) = (false, false)
            guard !clients.isEmpty else { return }
            let tookTabs = takesTabs
            takesTabs = UIApplication.shared.takesTabs
            if elements.update() || takesTabs != tookTabs { sendDue() }
        }
    }

    private func readAnnouncements() {
        let posts = UIAccessibility.posts
        // The oldest are dropped from time to time.
        let new = posts.count < announcementCount ? posts[...] : posts[announcementCount...]
        announcementCount = posts.count
        for text in new.compactMap(\.text) { for client in outboxes.keys { outboxes[client]?.announce(text) } }
    }

    private func readPasteboard() {
        let board = UIPasteboard.general
        guard board.changeCount != pasteboardCount else { return }
        pasteboardCount = board.changeCount
        guard pastedChange != pasteboardCount, let text = board.string, let client = control.controller else { return }
        outboxes[client]?.copy(text)
    }
}
