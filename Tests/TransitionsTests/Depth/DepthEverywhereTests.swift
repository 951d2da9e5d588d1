import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// Section 3 of the effects, on every device, both ways, with and without movement.
@preconcurrency @MainActor
final class DepthEverywhereTests: XCTestCase, @unchecked Sendable {
    @MainActor
    private final class Scene {
        let stage: Stage
        let kind: ScreenKind
        let first = ScreenController("First", .blue)
        let second = ScreenController("Second", .red)
        let navigation: UINavigationController
        let delegate = DepthNavigationDelegate()

        init(_ kind: ScreenKind, reducesMotion: Bool = false) {
            self.kind = kind
            stage = kind.makeStage(reducesMotion: reducesMotion)
            navigation = UINavigationController(rootViewController: first)
            navigation.setNavigationBarHidden(true, animated: false)
            navigation.delegate = delegate
            stage.window.rootViewController = navigation
            stage.settle()
        }

        func push(animated: Bool = true) {
            navigation.pushViewController(second, animated: animated)
            if animated { stage.advance(by: 0) } else { stage.settle() }
        }

        func advance(to time: TimeInterval, after start: TimeInterval) {
            let seconds = start + time - stage.now
            if seconds > 0 { stage.advance(by: seconds) }
        }

        /// A finger from the leading edge, so far in so many frames of 1/60 s.
        func pull(by travel: CGFloat, frames: Int = 20, lifts: Bool = true) {
            func x(_ distance: CGFloat) -> CGFloat { kind.isMirrored ? kind.size.width - distance : distance }
            var samples = [TouchSample(time: 0, phase: .began, location: CGPoint(x: x(30), y: 300))]
            for frame in 1...frames {
                let location = CGPoint(x: x(30 + travel * CGFloat(frame) / CGFloat(frames)), y: 300)
                samples.append(TouchSample(time: Double(frame) / 60, phase: .moved, location: location))
            }
            if lifts { samples.append(TouchSample(time: Double(frames) / 60, phase: .ended, location: CGPoint(x: x(30 + travel), y: 300))) }
            stage.touch(samples)
        }

        /// A screen at a distance along the line of sight.
        func check(_ controller: UIViewController, z: Double, alpha: Double, _ message: String) throws {
            let shown = try XCTUnwrap(controller.view.layer.presentation(), message)
            let m = shown.transform
            XCTAssertEqual(Double(m.m34 / m.m44) * (1 - z / 500), -1.0 / 500, accuracy: 1e-6, message)
            // A point of the layer's plane is projected to m11 / m44; in the corners, which are furthest away, within half a pixel.
            let half = 0.5 / Double(kind.device.scale) * 100 / hypot(kind.width / 2, kind.height / 2)
            XCTAssertEqual(100 * Double(m.m11 / m.m44), 100 / (1 - z / 500), accuracy: half, message)
            XCTAssertEqual(100 * Double(m.m22 / m.m44), 100 / (1 - z / 500), accuracy: half, message)
            XCTAssertEqual(Double(shown.opacity), alpha, accuracy: 1e-4, message)
        }
    }

    func testEveryNumberHoldsOnEveryDeviceInBothDirections() throws {
        for kind in ScreenKind.all {
            let scene = Scene(kind)
            for isPush in [true, false] {
                if isPush {
                    scene.push()
                } else {
                    scene.navigation.popViewController(animated: true)
                    scene.stage.advance(by: 0)
                }
                let start = scene.stage.now
                let (from, to) = isPush ? (scene.first, scene.second) : (scene.second, scene.first)
                let sign = isPush ? 1.0 : -1
                for time in [0, 0.3, 0.9, 1.6] {
                    scene.advance(to: time, after: start)
                    let message = "\(kind), \(isPush ? "push" : "pop") at \(time)"
                    let f = Curve.easeOut(time / 2)
                    try scene.check(from, z: sign * 150 * f, alpha: 1 - f, message)
                    try scene.check(to, z: -sign * 150 * (1 - f), alpha: f, message)
                    XCTAssertEqual([from, to].map { Double($0.view.layer.zPosition) }, [sign * 300, -sign * 300], message)
                    for layer in [from.view.layer, to.view.layer] {
                        XCTAssertTrue(layer.shouldRasterize, message)
                        XCTAssertEqual(layer.rasterizationScale, kind.device.scale, message)
                    }
                }
                scene.stage.settle()
                XCTAssertEqual(scene.stage.now - start, 2, accuracy: 0.02, "\(kind)")
                checkNothingIsLeft(in: scene.stage.window, "\(kind)")
                XCTAssertNil(from.view.window, "\(kind)")
            }
        }
    }

    func testAFingerLeadsOnEveryDeviceFromTheLeadingEdge() throws {
        for kind in ScreenKind.all {
            let scene = Scene(kind)
            scene.push(animated: false)
            for (travel, finishes) in [(CGFloat(60), false), (100, false), (102, true), (230, true)] {
                scene.pull(by: travel, lifts: false)
                XCTAssertTrue(scene.delegate.interaction.isInteracting, "\(kind), \(travel)")
                let progress = min(Double(travel) / 200, 1)
                XCTAssertEqual(Double(scene.delegate.interaction.percentComplete), progress, accuracy: 1e-9, "\(kind), \(travel)")
                let f = Curve.easeOut(progress)
                if progress < 1 { try scene.check(scene.second, z: -150 * f, alpha: 1 - f, "\(kind), \(travel)") }
                if progress < 1 { try scene.check(scene.first, z: 150 * (1 - f), alpha: f, "\(kind), \(travel)") }
                let end = kind.isMirrored ? kind.size.width - 30 - travel : 30 + travel
                scene.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: end, y: 300))])
                scene.stage.settle()
                XCTAssertEqual(scene.navigation.viewControllers.count, finishes ? 1 : 2, "\(kind), \(travel)")
                checkNothingIsLeft(in: scene.stage.window, "\(kind), \(travel)")
                if finishes { scene.push(animated: false) }
            }
        }
    }

    func testAQuickFingerThatWentTooLittleUnwinds() {
        let scene = Scene(ScreenKind.all[0])
        scene.push(animated: false)
        scene.pull(by: 98, frames: 3)
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 2, "98 points in 0.05 s")
        scene.pull(by: 104, frames: 120)
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 1, "104 points in 2 s")
    }

    func testTheSystemsPopRestsWhileItIsAttached() {
        let scene = Scene(ScreenKind.all[0])
        let interaction = scene.delegate.interaction
        XCTAssertTrue(scene.navigation.isNavigationBarHidden)
        XCTAssertEqual(scene.navigation.interactivePopGestureRecognizer?.isEnabled, false)
        scene.pull(by: 150)
        XCTAssertFalse(interaction.isInteracting, "at the root")
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 1)
        interaction.attach(to: scene.navigation)
        let count = scene.navigation.view.gestureRecognizers?.filter { $0.delegate === interaction }.count
        XCTAssertEqual(count, 1)
        interaction.detach()
        XCTAssertEqual(scene.navigation.interactivePopGestureRecognizer?.isEnabled, true)
    }

    func testWithReduceMotionItFadesOnEveryDevice() throws {
        for kind in ScreenKind.all {
            let scene = Scene(kind, reducesMotion: true)
            for isPush in [true, false] {
                if isPush { scene.push() } else { scene.navigation.popViewController(animated: true) }
                scene.stage.advance(by: 0)
                let start = scene.stage.now
                scene.advance(to: 0.05, after: start)
                let shown = try XCTUnwrap(scene.second.view.layer.presentation())
                XCTAssertEqual(shown.opacity, isPush ? 0.25 : 0.75, accuracy: 1e-6, "\(kind)")
                XCTAssertTrue(CATransform3DIsIdentity(shown.transform), "\(kind)")
                scene.advance(to: 0.22, after: start)
                XCTAssertNil(scene.navigation.transitionCoordinator, "\(kind)")
                checkNothingIsLeft(in: scene.stage.window, "\(kind)")
            }
        }
    }
}
