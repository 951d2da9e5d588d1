import Kinora
import UIKit
import XCTest

/// Rotation of the device: sizes, safe areas, traits, order of callbacks, and frames meanwhile.
@preconcurrency @MainActor
final class RotationTests: XCTestCase {
    /// Logs the callbacks of a rotation.
    private final class TurningController: UIViewController {
        let name: String
        let log: CallbackLog
        var orientations: UIInterfaceOrientationMask?
        var follows = true
        var preferred: UIInterfaceOrientation?
        var onSize: ((CGSize, any UIViewControllerTransitionCoordinator) -> Void)?

        init(_ name: String, _ log: CallbackLog) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations ?? super.supportedInterfaceOrientations }
        override var shouldAutorotate: Bool { follows }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            preferred ?? super.preferredInterfaceOrientationForPresentation
        }

        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.willTransition(to: newCollection, with: coordinator)
            log.add("\(name).willTransition(traits)")
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.add(
                "\(name).willTransition(\(Int(size.width))x\(Int(size.height))) from \(Int(view.bounds.width))x\(Int(view.bounds.height))")
            onSize?(size, coordinator)
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log.add("\(name).traitsDidChange")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            log.add("\(name).didLayout(\(Int(view.bounds.width))x\(Int(view.bounds.height)))")
        }
    }

    private static func shown(on stage: Stage) -> (TurningController, CallbackLog) {
        let log = CallbackLog()
        let controller = TurningController("A", log)
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        _ = log.take()
        return (controller, log)
    }

    func testAControllerIsNotifiedOfARotationInUIKitsOrder() {
        let stage = Stage()
        let (controller, log) = Self.shown(on: stage)
        controller.onSize = { [log] size, coordinator in
            log.add("duration \(coordinator.transitionDuration), animated \(coordinator.isAnimated)")
            coordinator.animate(
                alongsideTransition: { _ in log.add("alongside \(UIView.inheritedAnimationDuration)") },
                completion: { log.add("completion \($0.isCancelled)") })
        }
        stage.rotate(to: .landscapeRight)
        XCTAssertEqual(
            log.take(),
            [
                "A.willTransition(traits)", "A.willTransition(852x393) from 393x852", "duration 0.3, animated true",
                "A.traitsDidChange",
                "A.didLayout(852x393)", "alongside 0.3",
            ])
        XCTAssertNotNil(controller.transitionCoordinator)
        stage.advance(by: 0.299)
        XCTAssertEqual(log.take(), [])
        stage.advance(by: 0.001)
        XCTAssertEqual(log.take(), ["completion false"])
        XCTAssertNil(controller.transitionCoordinator)
    }

    func testSizesSafeAreasAndTraitsAreThoseOfTheOrientation() {
        let stage = Stage()
        stage.window.rootViewController = UIViewController()
        XCTAssertEqual(stage.window.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 852, height: 393))
        XCTAssertEqual(UIScreen.main.nativeBounds, CGRect(x: 0, y: 0, width: 1179, height: 2556))
        XCTAssertEqual(stage.window.frame, UIScreen.main.bounds)
        XCTAssertEqual(stage.window.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        XCTAssertEqual(stage.window.traitCollection.verticalSizeClass, .compact)
        XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .landscapeLeft)
        XCTAssertEqual(UIDevice.current.orientation, .landscapeRight)
        XCTAssertEqual(stage.image().width, 2556)
        stage.rotate(to: .portrait)
        stage.settle()
        XCTAssertEqual(stage.window.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
        XCTAssertEqual(stage.window.traitCollection.verticalSizeClass, .regular)
        XCTAssertEqual(stage.window.transform, .identity)
    }

    func testSizeClassesAreThoseOfApplesTable() {
        @MainActor func classes(_ device: Device) -> [UIUserInterfaceSizeClass] {
            let stage = Stage(device: device)
            stage.window.rootViewController = UIViewController()
            let upright = UIScreen.main.traitCollection
            stage.rotate(to: .landscapeRight)
            let sideways = UIScreen.main.traitCollection
            return [upright.horizontalSizeClass, upright.verticalSizeClass, sideways.horizontalSizeClass, sideways.verticalSizeClass]
        }
        XCTAssertEqual(classes(.iPhone15), [.compact, .regular, .compact, .compact])
        XCTAssertEqual(classes(.iPhone16ProMax), [.compact, .regular, .regular, .compact])
        XCTAssertEqual(classes(.iPad10), [.regular, .regular, .regular, .regular])
    }

    func testTheInterfaceStaysWhereItsControllerDoesNotFollow() {
        let stage = Stage()
        let (controller, log) = Self.shown(on: stage)
        controller.orientations = .portrait
        stage.rotate(to: .landscapeRight)
        XCTAssertEqual(stage.window.bounds.size, CGSize(width: 393, height: 852))
        XCTAssertEqual(UIDevice.current.orientation, .landscapeLeft)
        XCTAssertEqual(log.take(), [])
        controller.orientations = .allButUpsideDown
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        XCTAssertEqual(stage.window.bounds.size, CGSize(width: 852, height: 393))
        controller.follows = false
        stage.rotate(to: .portrait)
        XCTAssertEqual(stage.window.bounds.size, CGSize(width: 852, height: 393))
        controller.follows = true
        UIViewController.attemptRotationToDeviceOrientation()
        XCTAssertEqual(stage.window.bounds.size, CGSize(width: 393, height: 852))
        stage.rotate(to: .portraitUpsideDown)
        XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .portrait)
    }

    func testARootThatIsNeverUprightTurnsTheInterfaceAtOnce() {
        let stage = Stage()
        let controller = TurningController("A", CallbackLog())
        controller.orientations = .landscape
        controller.preferred = .landscapeLeft
        stage.window.rootViewController = controller
        XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .landscapeLeft)
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 852, height: 393))
        XCTAssertNil(stage.window.layer.animationKeys())
    }

    /// The window's presentation: its angle in degrees, and its size.
    private static func shape(of stage: Stage) -> [Double] {
        guard let layer = stage.window.layer.presentation() else { return [] }
        let transform = layer.affineTransform()
        return [
            Double(atan2(transform.b, transform.a)) * 180 / .pi, Double(layer.bounds.width), Double(layer.bounds.height),
            Double(layer.position.x), Double(layer.position.y),
        ]
    }

    private static func assertEqual(_ a: [Double], _ b: [Double], file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(a.count, b.count, file: file, line: line)
        for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: 1e-6, "\(a) \(b)", file: file, line: line) }
    }

    func testTheWindowTurnsWhileItsSizeChanges() {
        for (orientation, angle) in [(UIInterfaceOrientation.landscapeRight, -90.0), (.landscapeLeft, 90)] {
            let stage = Stage()
            stage.window.rootViewController = UIViewController()
            stage.advance(by: 0.1)
            stage.rotate(to: orientation)
            Self.assertEqual(Self.shape(of: stage), [angle, 393, 852, 426, 196.5])
            for fraction in [0.2, 0.5, 0.9] {
                let time = 0.1 + 0.3 * fraction
                stage.advance(by: time - stage.now)
                let p = easeInOut(fraction)
                Self.assertEqual(Self.shape(of: stage), [angle * (1 - p), 393 + 459 * p, 852 - 459 * p, 426, 196.5])
            }
            stage.settle()
            Self.assertEqual(Self.shape(of: stage), [0, 852, 393, 426, 196.5])
        }
    }

    func testARotationInTheMiddleOfAnotherGoesOnFromWhatIsVisible() {
        let stage = Stage()
        let (controller, _) = Self.shown(on: stage)
        var ends: [Int] = []
        controller.onSize = { size, coordinator in
            coordinator.animate(alongsideTransition: nil) { _ in ends.append(Int(size.width)) }
        }
        stage.rotate(to: .landscapeRight)
        stage.advance(by: 0.15)
        let before = Self.shape(of: stage)
        stage.rotate(to: .portrait)
        let after = Self.shape(of: stage)
        // The device was rotated clockwise by 90 degrees, together with its content.
        Self.assertEqual([after[0], after[1], after[2]], [before[0] + 90, before[1], before[2]])
        stage.settle()
        Self.assertEqual(Self.shape(of: stage), [0, 393, 852, 196.5, 426])
        XCTAssertEqual(ends, [852, 393])
        controller.onSize = nil
    }

    func testAControllerMayRequestAnotherOrientationInACallback() {
        let stage = Stage()
        let (controller, log) = Self.shown(on: stage)
        controller.onSize = { [unowned controller] size, _ in
            controller.orientations = .portrait
            controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
        stage.rotate(to: .landscapeRight)
        controller.onSize = nil
        XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .portrait)
        XCTAssertEqual(log.take().filter { $0.contains("willTransition(8") || $0.contains("willTransition(3") }.count, 2)
        stage.settle()
        XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
        XCTAssertEqual(Self.shape(of: stage)[0], 0, accuracy: 1e-9)
    }

    func testHalfARotationTakesTwiceAsLong() {
        let stage = Stage(device: .iPad10)
        let (controller, log) = Self.shown(on: stage)
        stage.rotate(to: .portraitUpsideDown)
        XCTAssertEqual(controller.transitionCoordinator?.transitionDuration, 0.6)
        XCTAssertEqual(controller.transitionCoordinator?.targetTransform, CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
        // Its size does not change.
        XCTAssertFalse(log.take().contains { $0.contains("willTransition") })
        stage.advance(by: 0.3)
        XCTAssertEqual(abs(Self.shape(of: stage)[0]), 90, accuracy: 1e-6)
        stage.settle()
        XCTAssertEqual(Self.shape(of: stage)[0], 0, accuracy: 1e-9)
        XCTAssertNil(controller.transitionCoordinator)
    }

    func testAnAppAsksForAnOrientationUntilTheDeviceIsTurned() {
        let stage = Stage()
        let (controller, _) = Self.shown(on: stage)
        guard let scene = stage.window.windowScene else { return XCTFail("no scene") }
        var errors: [String] = []
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append("\($0)") }
        stage.settle()
        XCTAssertEqual(scene.interfaceOrientation, .landscapeRight)
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        XCTAssertEqual(scene.interfaceOrientation, .landscapeRight)
        stage.rotate(to: .landscapeLeft)
        stage.rotate(to: .portrait)
        XCTAssertEqual(scene.interfaceOrientation, .portrait)
        controller.orientations = .portrait
        XCTAssertEqual(errors, [])
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append("\($0)") }
        XCTAssertEqual(errors, ["none of the requested orientations (24) is supported by TurningController"])
        XCTAssertEqual(scene.interfaceOrientation, .portrait)
    }

    func testChildrenAreNotifiedOfTheirOwnSizes() {
        let stage = Stage.plain()
        let (controller, log) = Self.shown(on: stage)
        let (half, fixed) = (TurningController("half", log), TurningController("small", log))
        half.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        half.view.autoresizingMask = [.flexibleWidth]
        fixed.view.frame = CGRect(x: 10, y: 300, width: 50, height: 50)
        fixed.view.autoresizingMask = []
        for child in [half, fixed] {
            controller.addChild(child)
            controller.view.addSubview(child.view)
            child.didMove(toParent: controller)
        }
        stage.advance(by: 0)
        _ = log.take()
        stage.rotate(to: .landscapeRight)
        XCTAssertEqual(
            log.take().filter { $0.contains("(6") || $0.contains("(5") },
            [
                "half.willTransition(600x200) from 300x200", "A.willTransition(600x300) from 300x600", "A.didLayout(600x300)",
                "half.didLayout(600x200)", "small.didLayout(50x50)",
            ])
    }

    func testTheSceneDelegateAndTheDeviceTellOfIt() {
        let stage = Stage.plain()
        let log = CallbackLog()
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { log.add("device \(UIDevice.current.orientation.rawValue)") } }
        defer { NotificationCenter.default.removeObserver(observer) }
        final class Delegate: UIResponder, UIWindowSceneDelegate {
            let log: CallbackLog
            init(_ log: CallbackLog) { self.log = log }
            func windowScene(
                _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
                interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
                traitCollection previousTraitCollection: UITraitCollection
            ) {
                log.add("\(previousInterfaceOrientation.rawValue) \(Int(previousCoordinateSpace.bounds.height))")
                let corner = previousCoordinateSpace.convert(CGPoint.zero, to: windowScene.coordinateSpace)
                log.add("corner \(Int(corner.x)) \(Int(corner.y))")
            }
        }
        stage.window.windowScene?.delegate = Delegate(log)
        stage.rotate(to: .landscapeRight)
        XCTAssertEqual(log.take(), ["1 600", "corner 0 300"])
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        stage.rotate(to: .portrait)
        XCTAssertEqual(log.take(), ["device 1", "3 300", "corner 300 0"])
    }
}
