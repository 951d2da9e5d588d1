import CoreGraphics
import Foundation
import Rendering
import Synchronization
import TestSupport
import XCTest

@testable import Browser

/// Frames of a stream, put together again as a page does.
final class FrameStreamTests: XCTestCase {
    /// A client: received messages and its screen.
    private final class Client: @unchecked Sendable {
        private let condition = NSCondition()
        private var messages: [[UInt8]] = []
        private(set) var screen: [UInt32] = []
        private(set) var (width, height) = (0, 0)
        private(set) var number: UInt32 = 0
        private(set) var inputNumber: UInt32 = 0
        /// The first input since the last message that changed something; nil for none.
        private(set) var effectiveInput: UInt32?
        private(set) var time = 0.0
        private(set) var isExact = false

        func add(_ message: [UInt8]) {
            condition.withLock {
                messages.append(message)
                condition.signal()
            }
        }

        var count: Int { condition.withLock { messages.count } }

        /// Waits for the next message and draws it; false if none comes.
        func draw() throws -> Bool {
            condition.lock()
            let end = Date(timeIntervalSinceNow: 5)
            while messages.isEmpty { guard condition.wait(until: end) else { break } }
            let message = messages.isEmpty ? nil : messages.removeFirst()
            condition.unlock()
            guard let message else { return false }
            let data = Data(message)
            func value<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Number {
                Number(littleEndian: message.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) })
            }
            XCTAssertEqual(message[0], 1, "version")
            number = value(4, UInt32.self)
            time = Double(bitPattern: value(8, UInt64.self))
            inputNumber = value(24, UInt32.self)
            effectiveInput = message[1] == 0 ? nil : inputNumber - UInt32(message[1] - 1)
            let (width, height) = (Int(value(28, UInt16.self)), Int(value(30, UInt16.self)))
            if (width, height) != (self.width, self.height) { screen = Array(repeating: 0, count: width * height) }
            (self.width, self.height) = (width, height)
            let count = Int(value(2, UInt16.self) & 0x7FFF)
            isExact = value(2, UInt16.self) < 0x8000
            var offset = 36 + 16 * count
            for index in 0..<count {
                let at = 36 + 16 * index
                let rect = PixelRect(
                    x: Int(value(at, UInt16.self)), y: Int(value(at + 2, UInt16.self)), width: Int(value(at + 4, UInt16.self)),
                    height: Int(value(at + 6, UInt16.self)))
                let (kind, last) = (value(at + 8, UInt32.self), value(at + 12, UInt32.self))
                if kind == 0 {
                    for y in rect.y..<rect.bottom { for x in rect.x..<rect.right { screen[y * width + x] = last } }
                    continue
                }
                let image = try ImageReader(data: data[offset..<offset + Int(last)]).image(at: 0)
                offset += Int(last)
                image.withPixels { pixels in
                    for y in 0..<rect.height {
                        for x in 0..<rect.width { screen[(rect.y + y) * width + rect.x + x] = pixels[y * image.width + x] }
                    }
                }
            }
            XCTAssertEqual(offset, message.count)
            return true
        }
    }

    private let clients = (0..<3).map { _ in Client() }
    private lazy var stream = FrameStream(
        send: { [clients] bytes, client in
            clients[Int(client)].add(bytes); return .sent
        }, onDemand: {})

    override func tearDown() { stream.stop() }

    private func submit(_ frame: [UInt32], _ width: Int, _ height: Int, changed: [PixelRect], time: Double, input: UInt32 = 0) {
        stream.submit(
            frame, width: width, height: height, scale: 2, changed: changed, time: time, inputs: input > 0 ? [0: (input, time - 0.01)] : [:]
        )
    }

    func testClientsShowThePixelsOfTheLastFrame() throws {
        stream.start()
        stream.add(0)
        stream.add(1)
        var random = SeededRandom(seed: 11)
        var frame = [UInt32](repeating: 0xFFFF_FFFF, count: 160 * 120)
        for step in 0..<60 {
            var changed: [PixelRect] = []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let rect = PixelRect(
                    x: Int.random(in: 0..<150, using: &random), y: Int.random(in: 0..<110, using: &random), width: 10, height: 10)
                let color = UInt32.random(in: 0...0xFFFFFF, using: &random)
                for y in rect.y..<rect.bottom {
                    for x in rect.x..<rect.right where (x + y) % 3 > 0 { frame[y * 160 + x] = 0xFF00_0000 | color ^ UInt32(x) }
                }
                // Rectangles that do not overlap, as a renderer's.
                if changed.allSatisfy({ $0.intersection(rect).isEmpty }) {
                    changed.append(rect)
                } else {
                    changed = [PixelRect(x: 0, y: 0, width: 160, height: 120)]
                }
            }
            submit(frame, 160, 120, changed: changed, time: Double(step), input: UInt32(step))
            // The first client takes each frame, the second one of five.
            for client in step % 5 == 4 ? [0, 1] : [0] {
                XCTAssertTrue(try clients[client].draw(), "step \(step), client \(client)")
                // A second client that lacks more gets the newest frame with its next message.
                stream.shown(clients[client].number, decode: 0.001, by: UInt32(client))
                if client == 1, clients[1].time < Double(step) {
                    XCTAssertTrue(try clients[1].draw())
                    stream.shown(clients[1].number, decode: 0.001, by: 1)
                }
                XCTAssertEqual(clients[client].screen, frame, "step \(step), client \(client)")
                XCTAssertEqual(clients[client].time, Double(step))
            }
            XCTAssertEqual(clients[0].inputNumber, UInt32(step))
        }
    }

    func testAFrameNamesTheFirstInputThatChangedSomethingItShows() throws {
        stream.start()
        stream.add(0)
        var frame = [UInt32](repeating: 0xFFFF_FFFF, count: 100)
        let all = PixelRect(x: 0, y: 0, width: 10, height: 10)
        func submit(_ color: UInt32, _ input: UInt32, _ effects: [UInt32: UInt32]) {
            frame[5] = color
            stream.submit(
                frame, width: 10, height: 10, scale: 2, changed: [all], time: Double(input), inputs: [0: (input, 0)], effects: effects)
        }
        submit(0xFFFF_FFFF, 1, [:])
        XCTAssertTrue(try clients[0].draw())
        XCTAssertNil(clients[0].effectiveInput)
        // Two frames while the first one is on its way; the input of a third changes no pixel.
        submit(0xFF00_0001, 4, [0: 3])
        submit(0xFF00_0002, 6, [0: 5])
        submit(0xFF00_0002, 8, [0: 7])
        stream.shown(clients[0].number, decode: 0, by: 0)
        XCTAssertTrue(try clients[0].draw())
        XCTAssertEqual(clients[0].inputNumber, 6)
        XCTAssertEqual(clients[0].effectiveInput, 3)
        stream.shown(clients[0].number, decode: 0, by: 0)
        submit(0xFF00_0003, 9, [:])
        XCTAssertTrue(try clients[0].draw())
        XCTAssertNil(clients[0].effectiveInput, "a change of the app's own")
    }

    func testAFrameSaysWhetherItsVeryPixelsAreShown() throws {
        stream.start()
        stream.add(0)
        var random = SeededRandom(seed: 5)
        let all = PixelRect(x: 0, y: 0, width: 200, height: 200)
        var frames: [[UInt32]] = []
        for step in 0..<6 {
            frames.append((0..<40_000).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random) })
            submit(frames[step], 200, 200, changed: [all], time: Double(step))
            XCTAssertTrue(try clients[0].draw())
            if clients[0].isExact { XCTAssertEqual(clients[0].screen, frames[Int(clients[0].time)], "frame \(step)") }
            // A connection of about a megabyte per second.
            Thread.sleep(forTimeInterval: 0.12)
            stream.shown(clients[0].number, decode: 0, by: 0)
        }
        XCTAssertFalse(clients[0].isExact, "noise is too much for it")
        while !clients[0].isExact {
            guard try clients[0].draw() else { return XCTFail("the pixels do not follow") }
            stream.shown(clients[0].number, decode: 0, by: 0)
        }
        XCTAssertEqual(clients[0].screen, frames[5])
    }

    func testOneFrameIsInFlight() throws {
        stream.start()
        stream.add(0)
        for step in 1...5 {
            let frame = [UInt32](repeating: 0xFF00_0000 | UInt32(step), count: 100)
            submit(frame, 10, 10, changed: [PixelRect(x: 0, y: 0, width: 10, height: 10)], time: Double(step))
        }
        XCTAssertTrue(try clients[0].draw())
        XCTAssertFalse(stream.isFrameWanted(), "until the first is shown")
        stream.shown(99, decode: 0, by: 0)
        XCTAssertFalse(stream.isFrameWanted(), "another frame's number counts for nothing")
        stream.shown(clients[0].number, decode: 0, by: 0)
        if clients[0].time < 5 {
            XCTAssertTrue(try clients[0].draw())
            XCTAssertEqual(clients[0].time, 5, "the newest frame wins")
        }
        XCTAssertEqual(clients[0].count, 0)
    }

    func testUnchangedPixelsAreNotSent() throws {
        stream.start()
        stream.add(0)
        let frame = [UInt32](repeating: 0xFF12_3456, count: 100)
        let all = PixelRect(x: 0, y: 0, width: 10, height: 10)
        submit(frame, 10, 10, changed: [all], time: 1)
        XCTAssertTrue(try clients[0].draw())
        stream.shown(clients[0].number, decode: 0, by: 0)
        submit(frame, 10, 10, changed: [all], time: 2)
        var changed = frame
        changed[55] = 0xFF00_0000
        submit(changed, 10, 10, changed: [all], time: 3)
        XCTAssertTrue(try clients[0].draw())
        XCTAssertEqual(clients[0].time, 3, "the frame of time 2 shows nothing new")
        XCTAssertEqual(clients[0].screen, changed)
    }

    func testAHiddenPageGetsNothingUntilItIsVisible() throws {
        stream.start()
        stream.add(0)
        stream.setVisible(false, 0)
        submit([UInt32](repeating: 0xFF00_00FF, count: 100), 10, 10, changed: [PixelRect(x: 0, y: 0, width: 10, height: 10)], time: 1)
        XCTAssertFalse(stream.isFrameWanted())
        XCTAssertEqual(clients[0].count, 0)
        stream.setVisible(true, 0)
        XCTAssertTrue(try clients[0].draw())
    }

    func testAScreenOfAnotherSizeIsSentWhole() throws {
        stream.start()
        stream.add(0)
        submit([UInt32](repeating: 0xFF00_00FF, count: 200), 10, 20, changed: [PixelRect(x: 0, y: 0, width: 10, height: 20)], time: 1)
        XCTAssertTrue(try clients[0].draw())
        stream.shown(clients[0].number, decode: 0, by: 0)
        submit([UInt32](repeating: 0xFF00_FF00, count: 200), 20, 10, changed: [], time: 2)
        XCTAssertTrue(try clients[0].draw())
        XCTAssertEqual(clients[0].screen, [UInt32](repeating: 0xFF00_FF00, count: 200))
        XCTAssertEqual(clients[0].width, 20)
    }
}
