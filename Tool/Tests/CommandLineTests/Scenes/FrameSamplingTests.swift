import Kinora
import UIKit
import XCTest

@testable import Gallery
@testable import KinoraCommandLine

/// A finger of constant speed travels as far in each frame of a film as in any other.
@preconcurrency @MainActor
final class FrameSamplingTests: XCTestCase, @unchecked Sendable {
    /// A screen whose stripes follow the finger.
    private static func makeRoot() -> UIViewController {
        final class Follower: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                for index in -60..<60 where index.isMultiple(of: 2) {
                    let stripe = UIView(frame: CGRect(x: CGFloat(index) * 20, y: 0, width: 20, height: 200))
                    stripe.backgroundColor = .black
                    view.addSubview(stripe)
                }
                view.backgroundColor = .white
                view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("panned:", Follower.panned)))
            }

            private func panned(_ sender: UIPanGestureRecognizer) {
                view.bounds.origin.x = -sender.location(in: nil).x
            }
        }
        return Follower()
    }

    private static let story: @Sendable (CGSize) -> FingerStory = { _ in
        var story = FingerStory()
        story.drag(.screen, at: 0.1, anchor: CGPoint(x: 0.2, y: 0.5), by: 120, for: 1)
        return story
    }

    private static let scene = GalleryScene(
        id: "drag", title: "Drag", summary: "", duration: 1.2, filmstripTimes: [], makeRoot: makeRoot, story: story)

    /// Samples at a rate, with times of so many decimals.
    private static func script(rate: Int, decimals: Int) throws -> GestureScript {
        var text = "0.1 0 began 40 15\n"
        for step in 1...rate {
            let time = String(format: "%.\(decimals)f", 0.1 + Double(step) / Double(rate))
            text += "\(time) 0 moved \(40 + 120 * Double(step) / Double(rate)) 15\n"
        }
        return try GestureScript(text: text + "1.2 0 ended 160 15\n")
    }

    private func frames(_ rate: Int, _ gesture: GestureScript?) throws -> (offsets: [CGFloat], differences: [Double]) {
        var player = ScenePlayer(scene: Self.scene, framesPerSecond: rate)
        player.settings.device = Device(name: "small", size: CGSize(width: 200, height: 30), scale: 1)
        player.gesture = gesture
        let stage = player.settings.makeStage()
        stage.showsStatusBar = false
        var (offsets, differences): ([CGFloat], [Double]) = ([], [])
        var last: CGImage?
        // While the pan is recognized and well before the finger rests.
        let times = player.frameTimes.filter { $0 > 0.3 && $0 < 1.05 }
        try player.play(on: stage, stoppingAt: times) { _ in
            let image = stage.image()
            if let last { differences.append(image.meanDifference(from: last)) }
            last = image
            offsets.append(-(stage.window.rootViewController?.view.bounds.minX ?? 0))
        }
        return (offsets, differences)
    }

    func testConstantSpeedIsConstantTravelInEveryFrame() throws {
        let scripts: [(String, GestureScript?)] = [
            ("the scene's finger", nil), ("60 a second", try Self.script(rate: 60, decimals: 9)),
            ("120 a second", try Self.script(rate: 120, decimals: 9)), ("times to 0.1 ms", try Self.script(rate: 60, decimals: 4)),
            ("100 a second, times to 1 ms", try Self.script(rate: 100, decimals: 3)),
        ]
        for (name, script) in scripts {
            for rate in [24, 30, 60, 120] {
                let (offsets, differences) = try frames(rate, script)
                let travel = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
                XCTAssertGreaterThan(travel.count, 15)
                let expected = 120 / CGFloat(rate)
                // Times rounded by 1 ms are speeds that differ so much.
                let tolerance = name.hasSuffix("1 ms") ? (name.contains("0.1") ? 0.02 : 0.2) : 1e-6
                for step in travel { XCTAssertEqual(step, expected, accuracy: expected * tolerance, "\(name), \(rate)") }
                guard tolerance < 0.1, let least = differences.min(), let most = differences.max() else { continue }
                let mean = differences.reduce(0, +) / Double(differences.count)
                XCTAssertLessThan((most - least) / mean, 0.1, "\(name), \(rate): \(least)...\(most)")
            }
        }
    }

    func testSamplesThatAreThereStayAndFramesBetweenThemAreAdded() {
        let samples = [
            TouchSample(time: 0.1, phase: .began, location: CGPoint(x: 0, y: 0)),
            TouchSample(time: 0.2, phase: .moved, location: CGPoint(x: 10, y: 20)),
            TouchSample(time: 0.25, phase: .ended, location: CGPoint(x: 10, y: 20)),
        ]
        let sampled = samples.sampled(framesPerSecond: 30)
        XCTAssertEqual(sampled.filter { samples.contains($0) }, samples)
        XCTAssertEqual(sampled.map(\.phase), [.began, .moved, .moved, .moved, .ended])
        for (sample, time) in zip(sampled, [0.1, 4.0 / 30, 5.0 / 30, 0.2, 0.25]) { XCTAssertEqual(sample.time, time, accuracy: 1e-12) }
        XCTAssertEqual(sampled[1].location.x, 10.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(sampled[1].location.y, 20.0 / 3, accuracy: 1e-9)
    }
}

extension CGImage {
    /// Mean absolute difference of the channels, 0 to 255.
    fileprivate func meanDifference(from other: CGImage) -> Double {
        withPixels { these in
            other.withPixels { those in
                var sum = 0
                for index in these.indices {
                    for shift in [0, 8, 16] as [UInt32] {
                        sum += abs(Int(these[index] >> shift & 0xFF) - Int(those[index] >> shift & 0xFF))
                    }
                }
                return Double(sum) / Double(these.count * 3)
            }
        }
    }
}
