import Kinora
import UIKit
import XCTest

@testable import Gallery
@testable import KinoraCommandLine

@preconcurrency @MainActor
final class SceneFingersTests: XCTestCase {
    /// A screen that logs its touches, with a button in it.
    @MainActor
    private final class Log {
        let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
        var presses: [Double] = []
        var releases: [Double] = []
        weak var stage: Stage?

        init() {
            button.accessibilityIdentifier = "button"
            button.addAction(UIAction { [unowned self] _ in presses.append(stage?.now ?? -1) }, for: .touchDown)
            button.addAction(UIAction { [unowned self] _ in releases.append(stage?.now ?? -1) }, for: .touchUpInside)
        }

        func play(_ story: FingerStory, stoppingAt stops: [Double]) throws {
            let stage = Stage()
            self.stage = stage
            stage.window.rootViewController = UIViewController()
            stage.window.rootViewController?.view.addSubview(button)
            var fingers = SceneFingers(story, of: "log", on: stage)
            for time in stops {
                try fingers.run(until: time)
                if stage.now < time { stage.advance(by: time - stage.now) }
            }
        }
    }

    private static func taps(_ times: Double...) -> FingerStory {
        var story = FingerStory()
        for time in times { story.tap(.identifier("button"), at: time) }
        return story
    }

    func testATapEndsAtItsTimeHoweverTheSceneIsStopped() throws {
        for stops in [[2.0], [0.1, 0.25, 0.3, 1.55, 2], (0...120).map { Double($0) / 60 }] {
            let log = Log()
            try log.play(Self.taps(0.3, 1.6), stoppingAt: stops)
            for (found, expected) in [(log.presses, [0.22, 1.52]), (log.releases, [0.3, 1.6])] {
                XCTAssertEqual(found.count, 2)
                for (one, other) in zip(found, expected) { XCTAssertEqual(one, other, accuracy: 1e-6) }
            }
        }
    }

    func testAnElementThatNoFingerReachesFailsTheScene() throws {
        let hide: [(UIButton) -> Void] = [
            { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.frame.origin.x = 2000 },
        ]
        for hide in hide {
            let log = Log()
            hide(log.button)
            XCTAssertThrowsError(try log.play(Self.taps(0.3), stoppingAt: [0.25, 1])) {
                XCTAssert("\($0)".hasPrefix("log: at 0.22 s no finger reaches the element 'button': "), "\($0)")
            }
            XCTAssertEqual(log.releases, [])
        }
    }

    func testFingersThatOverlapAreSeveral() throws {
        let log = Log()
        var story = FingerStory()
        story.drag(.identifier("button"), at: 0.1, down: 5, for: 0.5)
        story.tap(.screen, at: 0.4)
        story.tap(.identifier("button"), at: 0.8)
        let stage = Stage()
        log.stage = stage
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(log.button)
        var fingers = SceneFingers(story, of: "log", on: stage)
        let script = try stage.recordGestures {
            try fingers.run(until: 1)
            stage.advance(by: 1 - stage.now)
        }
        let ends = script.samples.filter { $0.phase == .ended }
        XCTAssertEqual(ends.map(\.finger), [1, 0, 0])
        for (end, time) in zip(ends, [0.4, 0.6, 0.8]) { XCTAssertEqual(end.time, time, accuracy: 1e-9) }
    }

    func testPositionsAreMirroredWithTheInterface() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let stage = Stage()
            stage.layoutDirection = direction
            stage.window.rootViewController = UIViewController()
            var story = FingerStory()
            story.drag(.leadingEdge, at: 0, by: 100, for: 0.1)
            let positions = try XCTUnwrap(story.strokes[0].positions(in: stage.window))
            let isMirrored = direction == .rightToLeft
            XCTAssertEqual(positions[0].location.x, isMirrored ? 393 - 8 : 8)
            XCTAssertEqual(positions[positions.count - 1].location.x, isMirrored ? 393 - 108 : 108, accuracy: 1e-9)
        }
    }
}
