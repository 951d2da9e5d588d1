import Display
import Foundation
import Headless
import QuartzCore
import UIKit

// The input of the app, and its repetition in a fresh one.
extension BrowserHost {
    /// Notes a message before the app gets it.
    func note(_ message: ClientMessage, _ text: String) {
        guard message.isInput else { return }
        if case .touches(let inputs, _) = message { touchEvents.add(inputs, at: host.now) }
        var entry = InputLog.Entry(time: host.now, message: text)
        if case .element(let id, _) = message { entry.element = elements.elements.first { $0.id == id }.map(InputLog.Element.init) }
        log.add(entry)
    }

    /// Notes touches that no page has sent.
    func noteCancelled(_ fingers: [Int: CGPoint]) {
        touchEvents.add(fingers.map { TouchInput(finger: $0.key, phase: .cancelled, location: $0.value) }, at: host.now)
        let touches = fingers.keys.sorted().map { finger in
            let location = fingers[finger] ?? .zero
            return #"{"phase":"cancelled","finger":\#(finger),"x":\#(Double(location.x)),"y":\#(Double(location.y))}"#
        }
        log.add(InputLog.Entry(time: host.now, message: #"{"type":"touches","touches":[\#(touches.joined(separator: ","))]}"#))
    }

    // MARK: Starting again

    /// Why the app cannot be started again; nil if it can.
    var replayRefusal: String? {
        log.isFull ? "more input came than is kept (\(InputLog.mostBytes >> 20) MB), so that the start cannot be repeated" : nil
    }

    /// Starts the program again, which leads a fresh app to a time. Returns if that fails, after a sentence.
    func startAgain(until end: Double?, for client: UInt32) {
        if let replayRefusal { return refuse(client, replayRefusal) }
        let now = host.now
        let end = min(max(end ?? now, 0), now)
        let replay = Replay(
            date: host.startDate.timeIntervalSinceReferenceDate, end: end, log: InputLog(entries: log.entries.filter { $0.time <= end }),
            edits: animations.edits, animatorEdits: animations.animatorEdits, controlToken: tokens.control.text,
            watchToken: tokens.watch.text, followsAppearance: followsAppearance)
        do {
            let path = try replay.write()
            let environment = [BrowserSettings.portVariable: String(serverPort)]
            endConnections(code: Self.startsAgain, reason: "the app starts again")
            let reason = Replay.startAgain(path, environment)
            unlink(path)
            Program.end(saying: "serve: the program could not be started again: \(reason)", status: 3)
        } catch {
            refuse(client, "the input could not be written to a file for the next start: \(error.localizedDescription)")
        }
    }

    /// The code with which connections are closed before the program starts again.
    private static let startsAgain: Int32 = 4002

    // MARK: Repeating

    /// Leads the fresh app to the end of a replay, and pauses there.
    func `repeat`(_ replay: Replay) {
        host.speed = 0
        for entry in replay.log.entries {
            host.run(to: entry.time)
            let bytes = Array(entry.message.utf8)
            guard var message = bytes.withUnsafeBytes({ try? ClientMessage($0) }) else { continue }
            if case .element(_, let action) = message {
                _ = elements.update()
                guard let id = elements.elements.first(where: { InputLog.Element($0) == entry.element })?.id else { continue }
                message = .element(id, action)
            }
            log.add(entry)
            if case .touches(let inputs, _) = message { touchEvents.add(inputs, at: entry.time) }
            deliver(message, from: 0)
        }
        host.run(to: replay.end)
        inputs = [:]
        followsAppearance = replay.followsAppearance
        // No page holds them any more.
        liftedFingers = Set(fingersDown.keys)
        // Pages that connect wait for the frame of this time.
        timeline = currentTimeline(request: 0, frame: host.now)
    }
}
