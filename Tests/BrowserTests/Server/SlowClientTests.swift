import Foundation
import Rendering
import TestSupport
import XCTest

@testable import Browser

/// Clients that read nothing: they keep little memory, and no other client waits for them.
@preconcurrency @MainActor
final class SlowClientTests: XCTestCase {
    /// Memory of this process in MiB.
    private var memory: Double { Double(ProcessMemory.residentBytes) / Double(1 << 20) }

    private func connect(_ server: TestServer) throws -> RawConnection {
        let connection = try RawConnection(port: server.port)
        connection.send(HostileRequest.Address(port: server.port, token: server.control.text, watchToken: "").upgrade())
        XCTAssertEqual(connection.status(), 101)
        return connection
    }

    /// Runs the main thread's queue for some time, or until a condition holds.
    private func run(_ seconds: Double, until condition: () -> Bool = { false }) {
        let end = FrameStream.now + seconds
        while FrameStream.now < end, !condition() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) }
    }

    private func elements(_ round: Int) -> [MirroredElement] {
        (0..<1000).map { index in
            MirroredElement(
                id: UInt32(index), role: .text, label: "Element \(index) of round \(round), " + String(repeating: "text ", count: 40),
                value: "", hint: "", x: 0, y: Double(index + round), width: 10, height: 10, disabled: false, selected: false, on: nil,
                adjustable: false, actions: [])
        }
    }

    func testThirtyTwoClientsThatReadNothingKeepLessThan200MB() throws {
        let server = try TestServer()
        defer { server.stop() }
        // All but the last never read.
        let connections = try (0..<32).map { _ in try connect(server) }
        let mirror = ElementMirror()
        var outboxes: [UInt32: ClientOutbox] = [:]
        func takeEvents() {
            for event in server.received.events {
                switch event {
                case .opened(let client, _):
                    outboxes[client] = ClientOutbox(
                        ServerMessage.Hello(app: "A", mayControl: true, devices: [], textSizes: [], command: nil))
                case .drained(let client): outboxes[client]?.drained()
                case .closed(let client): outboxes[client] = nil
                case .received: break
                }
            }
            server.received.events = []
        }
        run(5) { server.received.events.count == 32 }
        takeEvents()
        XCTAssertEqual(outboxes.count, 32)
        let (width, height) = (780, 1688)
        var pixels = [UInt32](repeating: 0, count: width * height)
        var noise: UInt32 = 1
        let before = memory
        var largest = before
        for round in 0..<60 {
            // Pixels that do not compress, and 300 KB of elements, all new.
            for index in pixels.indices {
                noise = noise &* 1_664_525 &+ 1_013_904_223
                pixels[index] = noise | 0xFF00_0000
            }
            pixels.withUnsafeBufferPointer {
                server.stream.submit(
                    $0.baseAddress!, width: width, height: height, scale: 2,
                    changed: [PixelRect(x: 0, y: 0, width: width, height: height)], time: Double(round), inputs: [:])
            }
            _ = mirror.set(elements(round))
            for client in outboxes.keys {
                _ = outboxes[client]?.send(
                    ClientOutbox.Shown(
                        state: ServerMessage.State(), textInput: ServerMessage.TextInput(), timeline: ServerMessage.Timeline(),
                        elements: mirror)
                ) { bytes in bytes.withUnsafeBytes { server.server.send($0, isText: true, to: client) } }
            }
            run(0.05)
            takeEvents()
            largest = max(largest, memory)
        }
        print("32 clients that read nothing: \(Int(largest - before)) MiB more")
        XCTAssertLessThan(largest - before, 200)
        withExtendedLifetime(connections) {}
    }

    func testMessagesThatTheAppDoesNotTakeEndTheirClient() throws {
        let server = try TestServer()
        defer { server.stop() }
        let connection = try connect(server)
        run(1) { !server.received.events.isEmpty }
        // 60 KB each, while the app's thread does nothing.
        let text = #"{"type":"paste","text":""# + String(repeating: "x", count: 59_000) + #""}"#
        for _ in 0..<120 { connection.sendText(text) }
        XCTAssertEqual(connection.closeCode(seconds: 5), 1008)
        run(1) { if case .closed = server.received.events.last { true } else { false } }
        let count = server.received.events.count { if case .received = $0 { true } else { false } }
        XCTAssertGreaterThan(count, 50)
        XCTAssertLessThanOrEqual(count * 59_000, ClientDirectory.mostWaiting)
    }
}
