import Kinora
import Transitions
import UIKit
import XCTest

/// Effects, section 3.
@preconcurrency @MainActor
final class DepthTransitionTests: XCTestCase, @unchecked Sendable {
    /// A navigation controller with a first screen, whose pushes and pops go in depth. On black, each screen has a white square 100 points
    /// to the right of the middle.
    @MainActor
    final class Scene {
        let stage: Stage
        let first = DepthScreen(), second = DepthScreen()
        let navigation: UINavigationController
        let delegate = DepthNavigationDelegate()

        init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3) {
            stage = Stage(device: Device(name: "depth", size: size, scale: scale))
            navigation = UINavigationController(rootViewController: first)
            navigation.setNavigationBarHidden(true, animated: false)
            navigation.delegate = delegate
            stage.window.backgroundColor = .black
            stage.window.rootViewController = navigation
            stage.settle()
        }

        func push() {
            navigation.pushViewController(second, animated: true)
            stage.advance(by: 0)
        }

        /// Distance from the middle of the screen to a screen's mark in the rendered image, in points; nil if there is none.
        func seen(_ color: (red: Bool, green: Bool)) -> Double? {
            let image = stage.image()
            guard let data = image.dataProvider?.data as Data? else { return nil }
            let row = image.height / 2
            var (sum, weight) = (0.0, 0.0)
            for x in image.width / 2..<image.width {
                let at = row * image.bytesPerRow + x * 4
                let value = Double(color.red ? data[at + 2] : data[at + 1])
                sum += value * (Double(x) + 0.5)
                weight += value
            }
            guard weight > 0 else { return nil }
            return (sum / weight - Double(image.width) / 2) / stage.device.scale
        }
    }

    final class DepthScreen: UIViewController {
        let mark = UIView()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(mark)
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            mark.frame = CGRect(x: view.bounds.midX + 98, y: view.bounds.midY - 20, width: 4, height: 40)
        }
    }

    /// ease-out is a cubic of (0,0) (0,0) (.58,1) (1,1).
    private func easeOut(_ x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let s = (low + high) / 2
            if 3 * (1 - s) * s * s * 0.58 + s * s * s < x { low = s } else { high = s }
        }
        let s = (low + high) / 2
        return 3 * (1 - s) * s * s + s * s * s
    }

    func testAPointIsVisibleWhereTheEyeSeesIt() {
        for scale in [1.0, 2, 3] {
            let scene = Scene(scale: scale)
            scene.first.loadViewIfNeeded()
            scene.second.loadViewIfNeeded()
            scene.first.mark.backgroundColor = .red
            scene.second.mark.backgroundColor = .green
            scene.push()
            for time in [0.1, 0.4, 0.8, 1.2, 1.6] {
                scene.stage.advance(by: time - scene.stage.now)
                let f = easeOut(scene.stage.now / 2)
                guard let leaving = scene.seen((true, false)), let arriving = scene.seen((false, true)) else {
                    return XCTFail("nothing is seen at \(time)")
                }
                XCTAssertEqual(leaving, 100 / (1 - 150 * f / 500), accuracy: 0.5 / scale, "leaving at \(time), scale \(scale)")
                XCTAssertEqual(arriving, 100 / (1 + 150 * (1 - f) / 500), accuracy: 0.5 / scale, "arriving at \(time), scale \(scale)")
            }
        }
    }

    func testAfterwardsNothingIsLeftBehind() {
        let scene = Scene()
        scene.push()
        XCTAssertTrue(scene.second.view.layer.shouldRasterize)
        XCTAssertEqual(scene.second.view.layer.zPosition, -300)
        XCTAssertEqual(scene.first.view.layer.zPosition, 300)
        scene.stage.settle()
        XCTAssertEqual(scene.stage.now, 2, accuracy: 0.02)
        for screen in [scene.first, scene.second] {
            XCTAssertEqual(screen.view.alpha, 1)
            XCTAssertEqual(screen.view.layer.zPosition, 0)
            XCTAssertFalse(screen.view.layer.shouldRasterize)
            XCTAssertNil(screen.view.layer.animationKeys())
            XCTAssertTrue(CATransform3DIsIdentity(screen.view.layer.transform))
        }
        XCTAssertNil(scene.first.view.window)
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.second.view.layer.zPosition, -300)
        XCTAssertEqual(scene.first.view.layer.zPosition, 300)
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 1)
        XCTAssertEqual(scene.first.view.layer.zPosition, 0)
    }

    private func pull(_ scene: Scene, to travel: Double, lifts: Bool = true, phase: UITouch.Phase = .ended) {
        var samples = [TouchSample(time: 0, phase: .began, location: CGPoint(x: 20, y: 400))]
        for step in 1...20 {
            samples.append(
                TouchSample(time: Double(step) * 0.02, phase: .moved, location: CGPoint(x: 20 + travel * Double(step) / 20, y: 400)))
        }
        if lifts { samples.append(TouchSample(time: 0.4, phase: phase, location: CGPoint(x: 20 + travel, y: 400))) }
        scene.stage.touch(samples)
    }

    func testAFingerFromTheEdgeLeadsThePop() {
        let scene = Scene()
        scene.first.loadViewIfNeeded()
        scene.second.loadViewIfNeeded()
        scene.second.mark.backgroundColor = .green
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.stage.settle()
        pull(scene, to: 100, lifts: false)
        XCTAssertTrue(scene.delegate.interaction.isInteracting)
        XCTAssertEqual(scene.delegate.interaction.percentComplete, 0.5, accuracy: 1e-9)
        let f = easeOut(0.5)
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.seen((false, true)) ?? 0, 100 / (1 + 150 * f / 500), accuracy: 0.5 / 3)
        scene.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: 120, y: 400))])
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 2, "0.5 itself goes back")
        XCTAssertEqual(scene.second.view.alpha, 1)
        XCTAssertNil(scene.second.view.layer.animationKeys())
        pull(scene, to: 120)
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 1)
    }

    func testACancelledTouchGoesBack() {
        let scene = Scene()
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.stage.settle()
        pull(scene, to: 180, phase: .cancelled)
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 2)
    }

    func testElsewhereAndAtTheRootNothingBegins() {
        let scene = Scene()
        pull(scene, to: 150)
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 1)
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.stage.settle()
        scene.stage.touch([
            TouchSample(time: 0, phase: .began, location: CGPoint(x: 60, y: 400)),
            TouchSample(time: 0.1, phase: .moved, location: CGPoint(x: 160, y: 400)),
            TouchSample(time: 0.2, phase: .moved, location: CGPoint(x: 260, y: 400)),
            TouchSample(time: 0.3, phase: .ended, location: CGPoint(x: 260, y: 400)),
        ])
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 2, "60 points from the edge")
        scene.delegate.interaction.attach(to: scene.navigation)
        XCTAssertEqual(scene.navigation.view.gestureRecognizers?.filter { $0.delegate === scene.delegate.interaction }.count, 1)
    }

    func testAFingerCatchesARunningPush() {
        let scene = Scene()
        scene.push()
        scene.stage.advance(by: 0.6)
        pull(scene, to: 60, lifts: false)
        XCTAssertTrue(scene.delegate.interaction.isInteracting)
        // Caught somewhere between the touch and the ten points it takes to know.
        let caught = scene.delegate.interaction.percentComplete
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.delegate.interaction.percentComplete, caught)
        XCTAssertEqual(caught, 0.3 + 0.08 / 2 - (60 - 12) / 200, accuracy: 0.03)
        scene.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: 80, y: 400))])
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 1)
        XCTAssertNil(scene.second.viewIfLoaded?.window)
    }
}
