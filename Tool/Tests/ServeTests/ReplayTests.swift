import Foundation
import XCTest

/// A replay in a real browser: the same pixels again, others with an edit, and what can be taken away.
@preconcurrency @MainActor
final class ReplayTests: XCTestCase {
    /// Observations of `replay.py`.
    struct Replayed: Decodable {
        struct Animation: Decodable {
            struct Source: Decodable {
                let file: String
                let line: Int
            }

            let id: Int
            let keyPath: String
            let begin: Double
            let end: Double?
            let source: Source?
        }

        struct Edited: Decodable {
            let curve: String
            let begin: Double
            let duration: Double
        }

        /// The form of an animation with a property animator.
        struct Animator: Decodable {
            let sent: String
            let text: String
            let swift: [String]
        }

        /// The time of the first touch, the present before, and the time at which the replay ended.
        let first: Double
        let last: Double
        let ended: Double
        let hasSamePixels: Bool
        let hasSameAnimations: Bool
        let animations: [Animation]
        let edited: Edited
        let differs: Bool
        /// The largest horizontal scale of the zoomed view with a spring.
        let overshoot: Double
        let texts: [String: String]
        let errors: [String]
        let animator: Animator
        /// The time that was asked, and that at which the app was then.
        let middle: [Double]
        let goesOn: Bool
    }

    func testAReplayRepeatsTheAppAndAnEditChangesIt() throws {
        try ServedProgram.need("chromium")
        let seen = try XCTUnwrap(try ServedProgram("kinora-serve", ["gallery"]).open(in: "chromium", scenario: "replay").replay)
        XCTAssertEqual(seen.ended, seen.last)
        XCTAssertTrue(seen.hasSamePixels)
        XCTAssertTrue(seen.hasSameAnimations)
        let zoom = seen.animations.filter { $0.begin > seen.first }
        XCTAssertGreaterThan(zoom.count, 4)
        XCTAssertTrue(zoom.allSatisfy { abs(($0.end ?? 0) - $0.begin - 0.4) < 1e-6 }, "the effect takes 0.4 s")
        let transform = try XCTUnwrap(zoom.first { $0.keyPath == "transform" })
        XCTAssertEqual(transform.source.map { ($0.file as NSString).lastPathComponent }, "ZoomAnimator.swift")
        try checkEdit(seen, of: transform)
        try checkTexts(seen)
        checkAnimator(seen.animator)
        XCTAssertEqual(seen.errors, Array(repeating: "TypeError", count: 8) + ["there is no animation 1000"])
        XCTAssertEqual(seen.middle[1], seen.middle[0], accuracy: 1e-9)
        XCTAssertTrue(seen.goesOn)
    }

    /// A spring with a response of 0.3 s and half of the critical damping, in closed form.
    private func checkEdit(_ seen: Replayed, of transform: Replayed.Animation) throws {
        XCTAssertEqual(seen.edited.curve, "spring")
        XCTAssertEqual(seen.edited.begin, transform.begin)
        let frequency = 2 * Double.pi / 0.3
        let decay = 0.5 * frequency
        let b = decay / (frequency * 0.75.squareRoot())
        XCTAssertEqual(seen.edited.duration, log((1 + b) / 0.001) / decay, accuracy: 1e-9)
        XCTAssertTrue(seen.differs)
        // It passes its end by exp(-π ζ / √(1 - ζ²)) of the distance, from a sixth of the width.
        XCTAssertEqual(seen.overshoot, 1 + exp(-Double.pi * 0.5 / 0.75.squareRoot()) * (1 - 64.0 / 390), accuracy: 0.01)
    }

    /// Observations of the scenario `animator`.
    struct Driven: Decodable {
        struct Spring: Decodable {
            /// The damping ratio before, and those of all animations of the animator after.
            let curves: [Double]
            /// The time at which the animation began before and after, and that of the present.
            let begins: [Double]
            let times: [Double]
            let durations: [Double]
            let ends: [Double]
            /// From the beginning: 0 to 1 from the first value to the last.
            let progress: [Double]
            /// Seconds of the values from the beginning.
            let moments: [Double]
            let isBack: Bool
        }

        let animator: Spring
    }

    /// The spring of the cards that rise, with the same fingers and in closed form: a response of 0.4 s and half of the critical damping.
    func testAnEditedSpringOfAPropertyAnimatorIsReplayedInChromium() throws {
        try ServedProgram.need("chromium")
        let result: Driven = try ServedProgram("kinora-serve", ["card-stack"]).look("animator")
        let seen = result.animator
        XCTAssertEqual(seen.curves, [1, 0.5])
        XCTAssertEqual(seen.begins[1], seen.begins[0])
        XCTAssertEqual(seen.times[1], seen.times[0])
        let frequency = 2 * Double.pi / 0.4
        let (decay, rate) = (0.5 * frequency, frequency * 0.75.squareRoot())
        let length = log((1 + decay / rate) / 0.001) / decay
        XCTAssertEqual(seen.durations.count, 1, "all of the animator's animations have it: \(seen.durations)")
        XCTAssertEqual(try XCTUnwrap(seen.durations.first), length, accuracy: 1e-6)
        for end in seen.ends { XCTAssertEqual(end, length, accuracy: 1e-5) }
        XCTAssertGreaterThan(seen.progress.count, 60)
        for (time, value) in zip(seen.moments, seen.progress) where time < length {
            XCTAssertEqual(value, 1 - exp(-decay * time) * (cos(rate * time) + decay / rate * sin(rate * time)), accuracy: 1e-3, "\(time)")
        }
        XCTAssertEqual(try XCTUnwrap(seen.progress.max()), 1 + exp(-Double.pi * 0.5 / 0.75.squareRoot()), accuracy: 0.01)
        XCTAssertTrue(seen.isBack, "null takes the edit back")
    }

    private func checkAnimator(_ seen: Replayed.Animator) {
        XCTAssertEqual(seen.sent, #"[[7,{"duration":2}],[7,null]]"#)
        XCTAssertTrue(seen.text.contains("property animator 3"), seen.text)
        XCTAssertEqual(
            seen.swift,
            [
                """
                let timing = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
                let animator = UIViewPropertyAnimator(duration: 2, timingParameters: timing)
                animator.addAnimations {
                    view.layer.position.x += 200
                }
                animator.startAnimation(afterDelay: 0.2)

                """,
                """
                let timing = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
                let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
                animator.addAnimations {
                    view.layer.opacity = 0.5
                }
                animator.startAnimation(afterDelay: 0.2)

                """,
            ])
    }

    private func checkTexts(_ seen: Replayed) throws {
        let gesture = try XCTUnwrap(seen.texts["gesture"])
        XCTAssertTrue(gesture.hasPrefix("gesture 1\nscreen 390 844\n"), gesture)
        XCTAssertEqual(gesture.split(separator: "\n").count { $0.contains(" began ") }, 2)
        let test = try XCTUnwrap(seen.texts["test"])
        XCTAssertTrue(test.contains("@Suite(.onStage) @MainActor struct ReplayTests"), test)
        XCTAssertTrue(test.contains("// transform of UIView, added at ZoomAnimator.swift:"), test)
        XCTAssertEqual(test.components(separatedBy: "try expect(").count, 2, "the edited animation alone")
        let trace = try JSONSerialization.jsonObject(with: Data(try XCTUnwrap(seen.texts["trace"]).utf8)) as? [String: Any]
        XCTAssertEqual(trace?["format"] as? String, "kinora.animations")
        XCTAssertEqual(seen.texts["film"]?.dropFirst(4).prefix(4), "ftyp")
        XCTAssertEqual(seen.texts["strip"]?.dropFirst().prefix(3), "PNG")
        let page = try XCTUnwrap(seen.texts["html"])
        XCTAssertTrue(page.hasPrefix("<!doctype html>"))
        XCTAssertTrue(page.contains("data:video/mp4;base64,AAAA"))
        XCTAssertFalse(page.contains("__"), "all is filled in")
    }
}
