import Kinora
import Transitions
import UIKit
import XCTest

@testable import CoreGraphics

/// Effects, section 4: a view within one screen.
@preconcurrency @MainActor
final class ViewZoomTests: XCTestCase, @unchecked Sendable {
    @MainActor
    private final class Scene {
        let stage = Stage(device: Device(name: "views", size: CGSize(width: 320, height: 480), scale: 1))
        let source = UIView(frame: CGRect(x: 20, y: 400, width: 60, height: 30))
        let view = UIView(frame: CGRect(x: 40, y: 50, width: 240, height: 300))
        var received: [String] = []

        init() {
            for one in [source, view] { stage.window.addSubview(one) }
            stage.settle()
        }

        func noting(_ name: String) -> (Bool) -> Void { { [weak self] in self?.received.append("\(name) \($0)") } }

        func shown() throws -> CGRect { try XCTUnwrap(view.layer.presentation()).frame }
    }

    private func assertEqual(_ a: CGRect, _ b: CGRect, _ accuracy: CGFloat = 1e-6, file: StaticString = #filePath, line: UInt = #line) {
        for (one, other) in [(a.minX, b.minX), (a.minY, b.minY), (a.maxX, b.maxX), (a.maxY, b.maxY)] {
            XCTAssertEqual(one, other, accuracy: accuracy, "\(a) \(b)", file: file, line: line)
        }
    }

    func testAViewGrowsFromAnotherAndShrinksIntoItAgain() throws {
        let scene = Scene()
        let (start, end) = (scene.source.frame, scene.view.frame)
        let before = ModelValues(scene.view)
        scene.view.expand(from: scene.source, completion: scene.noting("expand"))
        scene.stage.advance(by: 0)
        try assertEqual(scene.shown(), start)
        scene.stage.advance(by: 0.2)
        let half = CGRect(
            x: (start.minX + end.minX) / 2, y: (start.minY + end.minY) / 2, width: (start.width + end.width) / 2,
            height: (start.height + end.height) / 2)
        try assertEqual(scene.shown(), half, 1e-3)
        scene.stage.settle()
        XCTAssertEqual(ModelValues(scene.view), before)
        // The source has moved.
        scene.source.frame = CGRect(x: 200, y: 10, width: 0, height: 40)
        scene.view.contract(to: scene.source, completion: scene.noting("contract"))
        scene.stage.advance(by: 0.3999)
        try assertEqual(scene.shown(), scene.source.frame, 0.1)
        scene.stage.settle()
        XCTAssertNil(scene.view.superview)
        XCTAssertEqual(ModelValues(scene.view), before)
        XCTAssertEqual(scene.received, ["expand true", "contract true"])
    }

    func testAnotherAnchorAndATransformOfItsOwnAreKept() throws {
        let scene = Scene()
        scene.view.layer.anchorPoint = CGPoint(x: 0, y: 1)
        scene.view.layer.position = CGPoint(x: 40, y: 350)
        scene.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.8)
        let before = ModelValues(scene.view)
        scene.view.expand(from: scene.source)
        scene.stage.advance(by: 0)
        try assertEqual(scene.shown(), scene.source.frame)
        scene.stage.settle()
        XCTAssertEqual(ModelValues(scene.view), before)
        scene.view.contract(to: scene.source)
        scene.stage.advance(by: 0.3999)
        try assertEqual(scene.shown(), scene.source.frame, 0.1)
        scene.stage.settle()
        XCTAssertEqual(ModelValues(scene.view), before)
    }

    func testRequestsInTheMiddleGoOnFromWhatIsShown() throws {
        let deep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
        for seed in 1...(deep ? 400 : 40) {
            var dice = SeededDice(seed: seed)
            let scene = Scene()
            let elsewhere = UIView(frame: CGRect(x: 200, y: 20, width: 100, height: 10)), nowhere = UIView()
            scene.stage.window.addSubview(elsewhere)
            let before = ModelValues(scene.view)
            var expanded = true
            for step in 0..<6 where scene.view.superview != nil {
                let source = [scene.source, elsewhere, nowhere].randomElement(using: &dice) ?? nowhere
                let shown = try scene.shown()
                expanded = Bool.random(using: &dice)
                let isResting = scene.view.layer.animationKeys() == nil
                if expanded { scene.view.expand(from: source, completion: scene.noting("\(step)")) }
                if !expanded { scene.view.contract(to: source, completion: scene.noting("\(step)")) }
                scene.stage.advance(by: 0)
                if !isResting || !expanded { try assertEqual(scene.shown(), shown, 1e-3) }
                scene.stage.advance(by: .random(in: 0...0.3, using: &dice))
            }
            scene.stage.settle()
            XCTAssertEqual(ModelValues(scene.view), before, "seed \(seed)")
            XCTAssertEqual(scene.view.superview == nil, !expanded, "seed \(seed)")
            XCTAssertEqual(scene.received.count, Set(scene.received.map { $0.first }).count, "seed \(seed): \(scene.received)")
            XCTAssertEqual(scene.received.last?.hasSuffix("true"), true, "seed \(seed): \(scene.received)")
        }
    }

    func testASourceThatIsNowhereStandsForTheMiddle() throws {
        let scene = Scene()
        let nowhere = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        scene.view.expand(from: nowhere)
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(try XCTUnwrap(scene.view.layer.presentation()).opacity, 0.5, accuracy: 1e-4)
        try assertEqual(scene.shown(), CGRect(x: 100, y: 125, width: 120, height: 150), 1e-2)
        scene.stage.settle()
        XCTAssertEqual(scene.view.alpha, 1)
        let (alone, received) = (UIView(), scene)
        alone.expand(from: scene.source, completion: received.noting("expand"))
        alone.contract(to: scene.source, completion: received.noting("contract"))
        XCTAssertEqual(scene.received, ["expand true", "contract true"])
    }

    /// The number of pixels that differ visibly.
    private static func differences(_ a: CGImage, _ b: CGImage) -> Int {
        a.withPixels { a in
            b.withPixels { b in
                zip(a, b).count { a, b in [UInt32(0), 8, 16].contains { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) > 12 } }
            }
        }
    }

    /// Issue 20: "a corner radius that follows the source's and … a cross-fade of the contents"
    func testItBeginsAndEndsWithTheLookOfItsSource() throws {
        for isInterrupted in [false, true] {
            let scene = Scene()
            let (source, view) = (scene.source, scene.view)
            (source.backgroundColor, source.layer.cornerRadius) = (.orange, 12)
            let spot = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
            spot.backgroundColor = .blue
            source.addSubview(spot)
            (view.backgroundColor, view.layer.cornerRadius, view.isHidden) = (.green, 20, true)
            let before = scene.stage.image()
            let model = ModelValues(view)
            view.isHidden = false
            view.expand(from: source, followsSourceCorners: true, contentFade: 0.2)
            scene.stage.advance(by: 0)
            // The antialiased pixels of the corners.
            XCTAssertLessThan(Self.differences(scene.stage.image(), before), 100, "at the beginning")
            scene.stage.advance(by: 1 / 60)
            XCTAssertGreaterThan(Self.differences(scene.stage.image(), before), 100)
            if isInterrupted { scene.stage.advance(by: 0.1) } else { scene.stage.settle() }
            if !isInterrupted {
                XCTAssertEqual([view.subviews.count, view.layer.mask == nil ? 0 : 1], [0, 0], "nothing is left behind")
                XCTAssertEqual(ModelValues(view), model)
            }
            let turned = scene.stage.image()
            view.contract(to: source, followsSourceCorners: true, contentFade: 0.2)
            scene.stage.advance(by: 0)
            if isInterrupted { XCTAssertEqual(Self.differences(scene.stage.image(), turned), 0, "no jump") }
            scene.stage.advance(by: 0.3999)
            XCTAssertNotNil(view.window)
            XCTAssertLessThan(Self.differences(scene.stage.image(), before), 100, "at the end")
            scene.stage.settle()
            XCTAssertNil(view.superview)
            XCTAssertEqual([view.subviews.count, view.layer.mask == nil ? 0 : 1], [0, 0], "nothing is left behind")
        }
    }

    func testWithReduceMotionItFades() throws {
        let scene = Scene()
        scene.stage.isReduceMotionEnabled = true
        let frame = scene.view.frame
        scene.view.expand(from: scene.source)
        scene.stage.advance(by: 0.1)
        try assertEqual(scene.shown(), frame)
        XCTAssertEqual(try XCTUnwrap(scene.view.layer.presentation()).opacity, 0.5, accuracy: 1e-4)
        scene.stage.settle()
        scene.view.contract(to: scene.source)
        scene.stage.advance(by: 0.1)
        try assertEqual(scene.shown(), frame)
        scene.stage.settle()
        XCTAssertNil(scene.view.superview)
        XCTAssertEqual(scene.view.alpha, 1)
    }
}
