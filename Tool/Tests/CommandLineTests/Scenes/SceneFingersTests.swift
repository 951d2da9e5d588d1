import Kinora
import UIKit
import XCTest

@testable import Gallery
@testable import kinora

final class SceneFingersTests: XCTestCase {
    /// A screen with a button, and what became of it.
    @MainActor
    private final class Log {
        let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
        var presses: [Double] = []
        var releases: [Double] = []
        var calls: [Double] = []
        weak var stage: Stage?

        func scene(times: [Double]) -> GalleryScene {
            GalleryScene(
                id: "log", title: "Log", summary: "", duration: 2, filmstripTimes: [],
                makeRoot: {
                    let controller = UIViewController()
                    controller.view.addSubview(self.button)
                    self.button.addAction(UIAction { _ in self.presses.append(self.stage?.now ?? -1) }, for: .touchDown)
                    self.button.addAction(UIAction { _ in self.releases.append(self.stage?.now ?? -1) }, for: .touchUpInside)
                    return controller
                },
                cues: times.map { time in
                    GalleryScene.Cue(time: time, target: { self.button }) { self.calls.append(self.stage?.now ?? -1) }
                })
        }
    }

    @MainActor
    private static func play(_ log: Log, cues times: [Double], stoppingAt stops: [Double]) {
        let stage = Stage()
        log.stage = stage
        let scene = log.scene(times: times)
        scene.start(stage.window)
        var fingers = SceneFingers([], tapping: scene.cues, on: stage)
        for time in stops {
            fingers.run(until: time)
            if stage.now < time { stage.advance(by: time - stage.now) }
        }
    }

    func testACueIsATapThatEndsAtItsTime() {
        MainActor.assumeIsolated {
            for stops in [[2.0], [0.1, 0.25, 0.3, 1.55, 2], (0...120).map { Double($0) / 60 }] {
                let log = Log()
                Self.play(log, cues: [0.3, 1.6], stoppingAt: stops)
                for (found, expected) in [(log.presses, [0.22, 1.52]), (log.releases, [0.3, 1.6])] {
                    XCTAssertEqual(found.count, 2)
                    for (one, other) in zip(found, expected) { XCTAssertEqual(one, other, accuracy: 1e-6) }
                }
                XCTAssertEqual(log.calls, [])
            }
        }
    }

    func testWhatNoFingerReachesIsCalledAtTheSameTime() {
        MainActor.assumeIsolated {
            let hide: [(UIButton) -> Void] = [
                { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.frame.origin.x = 2000 },
            ]
            for hide in hide {
                let log = Log()
                hide(log.button)
                Self.play(log, cues: [0.3, 1.6], stoppingAt: [0.25, 1, 2])
                XCTAssertEqual(log.releases, [])
                XCTAssertEqual(log.calls.count, 2)
                for (one, other) in zip(log.calls, [0.3, 1.6]) { XCTAssertEqual(one, other, accuracy: 1e-6) }
            }
        }
    }

    func testTheDashboardsAreTappedOnEveryDeviceAndInBothDirections() throws {
        try MainActor.assumeIsolated {
            for id in ["dashboard-scale", "dashboard-slide"] {
                for device in ["15", "se", "ipad"] {
                    for direction in ["ltr", "rtl"] {
                        let settings = try SceneSettings(ParsedArguments(values: ["--device": device, "--direction": direction]))
                        let stage = settings.makeStage()
                        var called = 0
                        var scene = try GalleryScene.named(id)
                        scene.cues = scene.cues.map { cue in
                            GalleryScene.Cue(time: cue.time, target: cue.target) {
                                called += 1
                                cue.action()
                            }
                        }
                        scene.start(stage.window)
                        let navigation = try XCTUnwrap(stage.window.rootViewController as? UINavigationController)
                        var fingers = SceneFingers([], tapping: scene.cues, on: stage)
                        for (time, count) in [(1.0, 2), (2.3, 1)] {
                            fingers.run(until: time)
                            if stage.now < time { stage.advance(by: time - stage.now) }
                            XCTAssertEqual(navigation.viewControllers.count, count, "\(id) \(device) \(direction) \(time)")
                        }
                        XCTAssertEqual(called, 0, "\(id) \(device) \(direction): by touches alone")
                    }
                }
            }
        }
    }
}
