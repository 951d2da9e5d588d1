import Display
import Foundation
import UIKit

// State that the page shows around the screen: settings, the text input, accessibility elements, announcements, the clipboard. Each is
// sent when it has changed.
extension BrowserHost {
    /// Seconds between two readings of the accessibility elements.
    private static let elementInterval = 0.2

    func sendHello(to client: UInt32, access: RequestGate.Access) {
        let devices = DeviceMetrics.all.map { ServerMessage.Hello.Device(name: $0.name, width: $0.width, height: $0.height) }
        send(
            ServerMessage.Hello(app: settings.title, mayControl: access == .control, devices: devices, textSizes: TextSize.names),
            to: client)
        if sentTextInput.active { send(sentTextInput, to: client) }
        send(elements.message, to: client)
    }

    func sendStates() {
        var state = ServerMessage.State.ofApp(clients: clients.count)
        for client in clients.keys.sorted() {
            state.control = control.controller == client
            guard sentStates[client] != state else { continue }
            sentStates[client] = state
            send(state, to: client)
        }
    }

    func sendTextInput() {
        let new = clients.isEmpty ? ServerMessage.TextInput() : ServerMessage.TextInput.ofApp()
        guard new != sentTextInput else { return }
        sentTextInput = new
        for client in clients.keys { send(new, to: client) }
    }

    /// Reads the elements soon, once for many turns.
    func scheduleElements() {
        guard hasOldElements, !hasElementTimer, !clients.isEmpty else { return }
        hasElementTimer = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.elementInterval) {
            MainActor.assumeIsolated { [self] in
                (hasElementTimer, hasOldElements) = (false, false)
                guard !clients.isEmpty, elements.update() else { return }
                for client in clients.keys { send(elements.message, to: client) }
            }
        }
    }

    func sendAnnouncements() {
        let posts = UIAccessibility.posts
        // The oldest are dropped from time to time.
        let new = posts.count < announcementCount ? posts[...] : posts[announcementCount...]
        announcementCount = posts.count
        for text in new.compactMap(\.text) {
            for client in clients.keys { send(ServerMessage.Note(type: .announce, text: text), to: client) }
        }
    }

    func sendPasteboard() {
        let board = UIPasteboard.general
        guard board.changeCount != pasteboardCount else { return }
        pasteboardCount = board.changeCount
        guard pastedChange != pasteboardCount, let text = board.string, let client = control.controller else { return }
        send(ServerMessage.Note(type: .clipboard, text: text), to: client)
    }
}
