import UIKit
import XCTest

@testable import Kinora

final class GestureScriptPropertyTests: XCTestCase {
    /// The factor of further cases with `./kinora test --deep`.
    private static let depth: UInt64 = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 40 : 1

    func testRandomScriptsRoundTrip() throws {
        for seed in 0..<500 * Self.depth {
            var random = Dice(seed: seed)
            let script = random.script()
            let text = script.text
            let read = try GestureScript(text: text)
            XCTAssertEqual(read, script, "seed \(seed)")
            XCTAssertEqual(read.text, text, "seed \(seed)")
        }
    }

    func testEveryBeginningOfAScriptIsReadOrRefusedAtItsEnd() throws {
        for seed in 0..<20 * Self.depth {
            var random = Dice(seed: seed)
            let bytes = Array(random.script(samples: 12).text.utf8)
            for count in 0...bytes.count { try expectError(Array(bytes[..<count]), "seed \(seed), \(count) bytes") }
        }
    }

    func testEveryChangedScriptIsReadOrRefusedWithALocationInIt() throws {
        for seed in 0..<300 * Self.depth {
            var random = Dice(seed: seed)
            var bytes = Array(random.script(samples: 12).text.utf8)
            for _ in 0..<10 {
                let at = random.below(bytes.count)
                switch random.below(4) {
                case 0: bytes[at] = UInt8(random.below(256))
                case 1: bytes.remove(at: at)
                case 2: bytes.insert(UInt8(random.below(256)), at: at)
                default:
                    bytes.insert(
                        contentsOf: Array(["nan", " ", "\r\n", "-", "1e400", "\u{FEFF}", "gesture 1\n"][random.below(7)].utf8), at: at)
                }
                try expectError(bytes, "seed \(seed)")
            }
        }
    }

    /// Either it is a script, which then round-trips, or the error's place is in the text.
    private func expectError(_ bytes: [UInt8], _ message: String) throws {
        do {
            let script = try GestureScriptReader.read(bytes, file: "f")
            XCTAssertEqual(try GestureScript(text: script.text), script, message)
        } catch GestureScriptError.malformed(_, let line, let column, _, _) {
            let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            guard lines.indices.contains(line - 1) else { return XCTFail("\(message): line \(line) of \(lines.count)") }
            XCTAssertTrue((1...lines[line - 1].count + 1).contains(column), "\(message): column \(column)")
        }
    }
}

/// Random numbers from a seed.
struct Dice {
    private var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed &* SeededRandom.step &+ 1) }

    mutating func next() -> UInt64 { random.next() }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// A number of any size and sign, now and then a whole one.
    mutating func number() -> Double {
        switch below(4) {
        case 0: return Double(below(1000) - 300)
        case 1: return Double(below(100_000)) / 64
        case 2: return Double(Int64(bitPattern: next())) / 1e15
        default:
            let value = Double(bitPattern: next())
            return value.isFinite ? value : -0.0
        }
    }

    mutating func script(samples limit: Int = 60) -> GestureScript {
        var samples: [TouchSample] = []
        var down: [Int] = []
        var time = 0.0
        for _ in 0..<below(limit) + 1 {
            if below(3) > 0 { time += [1.0 / 120, 1e-9, 0.5, Double(below(1_000_000_000)) / 1e9][below(4)] }
            let location = CGPoint(x: number(), y: number())
            if down.isEmpty || below(5) == 0 {
                let finger = [0, 1, 2, -7, Int.max, Int.min, 300][below(7)]
                guard !down.contains(finger) else { continue }
                down.append(finger)
                samples.append(TouchSample(time: time, finger: finger, phase: .began, location: location))
            } else {
                let index = below(down.count)
                let phase = [UITouch.Phase.moved, .moved, .moved, .stationary, .ended, .cancelled][below(6)]
                samples.append(TouchSample(time: time, finger: down[index], phase: phase, location: location))
                if phase == .ended || phase == .cancelled { down.remove(at: index) }
            }
        }
        do {
            return try GestureScript(samples, screen: below(2) == 0 ? nil : CGSize(width: 320.5, height: Double(below(2000)) + 1))
        } catch { preconditionFailure("\(error)") }
    }
}
