import Kinora
import UIKit
import XCTest

@testable import CoreGraphics

/// Overlays that images show above the app: fingers and the home indicator.
@preconcurrency @MainActor
final class StageOverlayTests: XCTestCase {
    func testFingersAreShownWhileTheyAreDownAndFadeThen() {
        let stage = Stage.small()
        let empty = FrameDigest(stage.image())
        stage.showsFingers = true
        XCTAssertEqual(FrameDigest(stage.image()), empty)
        stage.touchDown(at: CGPoint(x: 30, y: 40))
        let down = stage.image()
        XCTAssertGreaterThan(down.withPixels { $0[40 * 60 + 30] & 0xFF }, 150)
        stage.touchMove(to: CGPoint(x: 30, y: 60), duration: 0.1)
        XCTAssertLessThan(stage.image().withPixels { $0[40 * 60 + 30] & 0xFF }, 150, "the trail")
        XCTAssertGreaterThan(stage.image().withPixels { $0[60 * 60 + 30] & 0xFF }, 150)
        stage.touchUp()
        stage.advance(by: 0.1)
        XCTAssertNotEqual(FrameDigest(stage.image()), empty)
        stage.advance(by: 0.11)
        XCTAssertEqual(FrameDigest(stage.image()), empty)
        stage.touchDown(at: CGPoint(x: 30, y: 40))
        stage.showsFingers = false
        XCTAssertEqual(FrameDigest(stage.image()), empty)
    }

    func testFilmsShowFingersToo() throws {
        let folder = try TemporaryFolder()
        let stage = Stage.small()
        stage.showsFingers = true
        try stage.record(to: folder.file("a.apng")) { stage.longPress(at: CGPoint(x: 30, y: 40), duration: 0.2) }
        let frames = try FilmReader(folder.file("a.apng")).frames
        XCTAssertGreaterThan(frames[5].pixels[40 * 60 + 30] & 0xFF, 150)
    }

    func testTheStatusBarBringsAHomeIndicatorInAContrastingColor() {
        for (device, isThere) in [(Device.iPhone15, true), (.iPhoneSE1, false), (.iPadPro13, true)] {
            for (ground, isLight) in [(UIColor.white, false), (.black, true)] {
                var plain = device
                plain.scale = 1
                let stage = Stage(device: plain)
                stage.window.backgroundColor = ground
                let empty = stage.image()
                stage.showsStatusBar = true
                let image = stage.image()
                let (x, y) = (image.width / 2, image.height - 11)
                let found = image.withPixels { $0[y * image.width + x] & 0xFF }
                let below = empty.withPixels { $0[y * image.width + x] & 0xFF }
                guard isThere else {
                    XCTAssertEqual(found, below, device.name)
                    continue
                }
                if isLight { XCTAssertGreaterThan(found, 200, device.name) } else { XCTAssertLessThan(found, 60, device.name) }
                let last = image.withPixels { $0[(image.height - 2) * image.width + x] & 0xFF }
                XCTAssertEqual(last, below, "nothing at the very edge")
            }
        }
    }

    func testTheHomeIndicatorIsLightOrDarkAndNeverGray() {
        for fraction in stride(from: 0.3, through: 0.7, by: 0.02) {
            var device = Device.iPhone15
            device.scale = 1
            let stage = Stage(device: device)
            stage.window.backgroundColor = .black
            let white = UIView(frame: CGRect(x: 0, y: 0, width: 393 * fraction, height: 852))
            white.backgroundColor = .white
            stage.window.addSubview(white)
            stage.showsStatusBar = true
            let image = stage.image()
            // On white and black next to each other.
            let found = image.withPixels { pixels in [150, 240].map { pixels[(image.height - 11) * image.width + $0] & 0xFF } }
            XCTAssertTrue(found.allSatisfy { $0 > 200 } || found.allSatisfy { $0 < 60 }, "\(fraction): \(found)")
        }
    }

    func testTheHomeIndicatorContrastsWithMostOfTheContentBelow() {
        // Three of its five rows of pixels are on the first gray, two on the second.
        let grounds: [(first: Double, second: Double, isLight: Bool)] = [
            (0.29, 0.97, true), (0.97, 0.29, false), (0.05, 0.7, true), (0.7, 0.05, false),
            // Black contrasts enough with both.
            (0.42, 0.97, false), (0.97, 0.42, false),
        ]
        for (first, second, isLight) in grounds {
            var device = Device.iPhone15
            device.scale = 1
            let stage = Stage(device: device)
            stage.window.backgroundColor = UIColor(white: first, alpha: 1)
            let row = UIView(frame: CGRect(x: 0, y: 842, width: 393, height: 10))
            row.backgroundColor = UIColor(white: second, alpha: 1)
            stage.window.addSubview(row)
            stage.showsStatusBar = true
            let image = stage.image()
            let found = image.withPixels { $0[(image.height - 11) * image.width + 196] & 0xFF }
            if isLight { XCTAssertGreaterThan(found, 200, "\(first)") } else { XCTAssertLessThan(found, 60, "\(first)") }
        }
    }

    func testTheHomeIndicatorChangesOnceAsContentMovesBelowIt() {
        var device = Device.iPhone15
        device.scale = 1
        let stage = Stage(device: device)
        stage.window.backgroundColor = .black
        let white = UIView(frame: .zero)
        white.backgroundColor = .white
        stage.window.addSubview(white)
        stage.showsStatusBar = true
        // The indicator is from 128 to 265.
        func isLight(_ share: Double) -> Bool {
            white.frame = CGRect(x: 0, y: 0, width: 128 + 137 * share, height: 852)
            let image = stage.image()
            return image.withPixels { $0[(image.height - 11) * image.width + 240] & 0xFF } > 200
        }
        let shares = [0, 0.2, 0.6, 0.4, 0.65, 0.8, 0.6, 0.4, 0.55, 0.35, 0.2, 0.4]
        XCTAssertEqual(shares.map(isLight), [true, true, true, true, true, false, false, false, false, false, true, true])
        // The tone is chosen again with a status bar that is shown again.
        XCTAssertEqual(isLight(0.6), true)
        stage.showsStatusBar = false
        stage.showsStatusBar = true
        XCTAssertEqual(isLight(0.6), false)
        // A small advantage is enough where it lasts.
        XCTAssertEqual(isLight(0.4), false)
        stage.advance(by: 0.3)
        XCTAssertEqual(isLight(0.4), false)
        XCTAssertEqual(isLight(0.6), false)
        stage.advance(by: 0.3)
        XCTAssertEqual(isLight(0.4), false)
        stage.advance(by: 0.4)
        XCTAssertEqual(isLight(0.4), true)
    }

    func testFramesShowChosenMomentsWhileSomethingHappens() throws {
        let stage = Stage.small()
        let view = stage.addSquare()
        view.addGestureRecognizer(UITapGestureRecognizer())
        let frames = stage.frames(at: [0.5, 0, 0.25, 1.5]) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = 40 })
            stage.advance(by: 1)
        }
        XCTAssertEqual(stage.now, 1.5, accuracy: 1e-9)
        XCTAssertEqual(frames.map(\.caption), ["0.500 s", "0.000 s", "0.250 s", "1.500 s"])
        let edges = frames.map { frame in
            frame.image.withPixels { pixels in (0..<60).first { x in pixels[10 * 60 + x] & 0xFF > 200 } }
        }
        XCTAssertEqual(edges, [20, 0, 10, 40])
        let folder = try TemporaryFolder()
        try Filmstrip().write(frames, to: folder.file("strip.png"))
        XCTAssertEqual(folder.names, ["strip.png"])
        XCTAssertEqual(stage.frames(at: [0.1, .nan, -1]).map(\.caption), ["0.100 s"])
    }

    func testAFingerOfConstantSpeedTravelsEquallyFarInEachFrame() {
        final class Follower: UIView {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                if let touch = touches.first { frame.origin.x = touch.location(in: nil).x - 10 }
            }
        }
        let script = (0...60).map { step in
            TouchSample(
                time: Double(step) / 120, phase: step == 0 ? .began : step == 60 ? .ended : .moved,
                location: CGPoint(x: 10 + step, y: 10))
        }
        for rate in [24, 30, 60, 120] {
            for begin in [0, 0.1, 0.3, 1.0 / 3] as [Double] {
                let stage = Stage(device: Device(name: "wide", size: CGSize(width: 100, height: 20), scale: 1))
                stage.framesPerSecond = rate
                let view = Follower(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                view.backgroundColor = .white
                stage.window.addSubview(view)
                stage.advance(by: begin)
                // The first and last frames may see a part of the movement.
                let times = (0...rate / 2).map { Double($0) / Double(rate) }
                for isScript in [true, false] {
                    view.frame.origin.x = 0
                    let frames = stage.frames(at: times) {
                        guard !isScript else { return stage.touch(script) }
                        stage.touchDown(at: CGPoint(x: 10, y: 10))
                        stage.touchMove(to: CGPoint(x: 70, y: 10), duration: 0.5)
                        stage.touchUp()
                    }
                    let edges = frames.map { frame -> Int in
                        frame.image.withPixels { pixels -> Int in
                            (0..<100).first { pixels[10 * 100 + $0] & 0xFF > 200 } ?? -1
                        }
                    }
                    let travel = zip(edges, edges.dropFirst()).map { $1 - $0 }.dropFirst().dropLast()
                    XCTAssertEqual(Set(travel), [120 / rate], "\(rate) a second from \(begin) s")
                    stage.advance(by: 1.5 - stage.now + begin)
                }
            }
        }
    }
}
