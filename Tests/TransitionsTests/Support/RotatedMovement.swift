import CoreGraphics
import Kinora
import UIKit
import XCTest

/// The device is turned in the middle of a movement, at random moments: what is on the glass goes on from where it is, as fast as it is.
///
/// In the moment of the turn nothing moves on the glass. From then on the window turns as a whole, and within it the movement and what the
/// turn does to the sizes of the screens add up: no visible point travels further in a frame than in the fastest frames of the two,
/// each undisturbed, together, and none changes its pace more abruptly than they do together, by a factor that allows for the screen's
/// other shape. So a jump that is hardly longer than what a frame adds to the pace is found.
@MainActor
struct RotatedMovement {
    let stage: Stage
    /// Begins the movement; what a hand holds stays held.
    let begin: () -> Void
    /// Asks for something else while the interface turns; nil for no request.
    var ask: (() -> Void)?
    /// Lets go what is held; nil where nothing is.
    var release: (() -> Void)?
    /// Checks the final state.
    let check: (String) -> Void

    /// The fastest view's travel in a frame, and its change from frame to frame.
    struct Pace {
        var distance = 0.0, fade = 0.0, bend = 0.0, fadeBend = 0.0

        @MainActor mutating func note(_ a: SeenViews?, _ b: SeenViews, _ c: SeenViews) {
            let travel = b.travel(to: c)
            (distance, fade) = (max(distance, travel.distance), max(fade, travel.fade))
            guard let change = a?.bend(over: b, to: c) else { return }
            (bend, fadeBend) = (max(bend, change.distance), max(fadeBend, change.fade))
        }
    }

    static let frame = 1.0 / 60
    /// More than any movement here takes.
    private static let mostFrames = 300

    private var seen: SeenViews { SeenViews(in: stage.window, .window, clipped: true) }

    /// Frame by frame until nothing moves.
    private func run(_ body: (SeenViews?, SeenViews, SeenViews) -> Void) -> Int {
        var (before, last): (SeenViews?, SeenViews) = (nil, seen)
        var frames = 0
        while frames < Self.mostFrames, !stage.settle(timeout: 0).isEmpty {
            stage.advance(by: Self.frame)
            let next = seen
            body(before, last, next)
            (before, last) = (last, next)
            frames += 1
        }
        return frames
    }

    /// - Parameters:
    ///   - factor: how much more than the two undisturbed movements together a frame may be.
    ///   - moments: how often; twenty times as often in deep tests.
    static func check(
        _ name: String, moments: Int = 10, factor: Double = 4.0 / 3, _ make: (CGSize) -> RotatedMovement, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let moments = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 20 * moments : moments
        // A phone, which is never upside down, and a tablet.
        for (size, count) in [(CGSize(width: 320, height: 480), moments - moments / 4), (CGSize(width: 768, height: 1024), moments / 4)] {
            let (effect, rotation, frames) = undisturbed { make(size) }
            var dice = SeededDice(seed: Int(size.width) + name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 65_536 })
            for index in 0..<count {
                let movement = make(size)
                movement.begin()
                let moment = Int.random(in: 1..<max(frames, 3), using: &dice)
                movement.stage.advance(by: Double(moment) * frame)
                let message = "\(name), \(Int(size.width)), \(index): frame \(moment)"
                // Two turns, one soon after the other, add up too.
                let rotations = index % 3 == 2 ? 2 : 1
                movement.rotate(rotations, &dice, message, file: file, line: line)
                movement.askDuringRotation(message, file: file, line: line)
                let (pace, most) = (movement.rest(), Double(rotations) * factor)
                func compare(_ a: Double, _ b: Double, _ what: String) {
                    XCTAssertLessThanOrEqual(a, b, "\(message): \(what)", file: file, line: line)
                }
                compare(pace.distance, most * (effect.distance + rotation.distance), "travel")
                // A movement reversed at its very beginning returns as quickly.
                if movement.ask == nil { compare(pace.bend, most * (effect.bend + rotation.bend), "change of pace") }
                compare(pace.fade, factor * (effect.fade + rotation.fade) + 1e-3, "fading")
                var fadeBend = effect.fadeBend + rotation.fadeBend
                // A reversed movement changes direction at once.
                if movement.ask != nil { fadeBend = max(fadeBend, effect.fade + rotation.fade) }
                compare(pace.fadeBend, factor * fadeBend + 1e-2, "change of fading")
                XCTAssertEqual(movement.stage.settle(), [], message, file: file, line: line)
                movement.check(message)
                checkNothingIsLeft(in: movement.stage.window, message, file: file, line: line)
            }
        }
    }

    /// Turns the device to other orientations, one or a few frames after another.
    private func rotate(_ count: Int, _ dice: inout SeededDice, _ message: String, file: StaticString, line: UInt) {
        var orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
        if UIDevice.current.userInterfaceIdiom == .pad { orientations.append(.portraitUpsideDown) }
        var held = UIInterfaceOrientation.portrait
        for number in 0..<count {
            if number > 0 { stage.advance(by: Double(Int.random(in: 1...12, using: &dice)) * Self.frame) }
            held = orientations.filter { $0 != held }.randomElement(using: &dice) ?? .landscapeLeft
            let here = SeenViews(in: stage.window)
            stage.rotate(to: held)
            let jump = here.travel(to: SeenViews(in: stage.window))
            XCTAssertEqual(jump.distance, 0, accuracy: 1e-6, "\(message): the turn", file: file, line: line)
            XCTAssertEqual(jump.fade, 0, accuracy: 1e-6, "\(message): the turn", file: file, line: line)
        }
    }

    private func askDuringRotation(_ message: String, file: StaticString, line: UInt) {
        guard let ask else { return }
        stage.advance(by: 6 * Self.frame)
        let here = SeenViews(in: stage.window)
        ask()
        let jump = here.travel(to: SeenViews(in: stage.window))
        XCTAssertEqual(jump.distance, 0, accuracy: 1e-6, "\(message): the request", file: file, line: line)
        XCTAssertEqual(jump.fade, 0, accuracy: 1e-6, "\(message): the request", file: file, line: line)
    }

    /// Lets it go on to its end.
    private func rest() -> Pace {
        var pace = Pace()
        _ = run { pace.note($0, $1, $2) }
        if let release {
            release()
            _ = run { pace.note($0, $1, $2) }
        }
        return pace
    }

    /// The movement, and the same screen's turns.
    private static func undisturbed(_ make: () -> RotatedMovement) -> (effect: Pace, rotation: Pace, frames: Int) {
        let movement = make()
        var (effect, rotation) = (Pace(), Pace())
        movement.begin()
        var frames = movement.run { effect.note($0, $1, $2) }
        if let release = movement.release {
            release()
            frames = movement.run { effect.note($0, $1, $2) }
        }
        for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portrait] {
            movement.stage.rotate(to: orientation)
            _ = movement.run { rotation.note($0, $1, $2) }
        }
        return (effect, rotation, frames)
    }
}
