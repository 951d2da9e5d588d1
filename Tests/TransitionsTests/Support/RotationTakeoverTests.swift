import Kinora
import Transitions
import UIKit
import XCTest

/// A rotation in the middle takes over from what is on the screen.
@preconcurrency @MainActor
final class RotationTakeoverTests: XCTestCase, @unchecked Sendable {
    // MARK: Scenes

    @MainActor
    final class Thumbnail {
        let view = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 100))
    }

    private static func zoom(_ style: ZoomTransition.Style) -> (ZoomTransition, Thumbnail) {
        let thumbnail = Thumbnail()
        let zoom = ZoomTransition { thumbnail.view }
        zoom.style = style
        return (zoom, thumbnail)
    }

    private func presentation(_ delegate: any UIViewControllerTransitioningDelegate, _ thumbnail: Thumbnail? = nil, size: CGSize)
        -> RotatedMovement
    {
        let scene = ModalScene(delegate, size: size)
        if let thumbnail { scene.first.view.addSubview(thumbnail.view) }
        return RotatedMovement(
            stage: scene.stage, begin: { scene.present() },
            check: {
                XCTAssertNotNil(scene.first.presentedViewController, $0)
                XCTAssertEqual(scene.completions, 1, $0)
                scene.checkRest($0)
            })
    }

    private func dismissal(_ delegate: any UIViewControllerTransitioningDelegate, _ thumbnail: Thumbnail? = nil, size: CGSize)
        -> RotatedMovement
    {
        let scene = ModalScene(delegate, size: size)
        if let thumbnail { scene.first.view.addSubview(thumbnail.view) }
        scene.present()
        scene.stage.settle()
        return RotatedMovement(
            stage: scene.stage, begin: { scene.dismiss() },
            check: {
                XCTAssertNil(scene.first.presentedViewController, $0)
                XCTAssertEqual(scene.completions, 2, $0)
                scene.checkRest($0)
                XCTAssertNil(scene.modal, $0)
            })
    }

    /// Two screens of a navigation controller.
    @MainActor
    final class Navigation {
        let stage: Stage
        let screens = ["A", "B"].map { ScreenController($0) }
        let navigation: UINavigationController
        private let delegate: (any UINavigationControllerDelegate)?

        init(_ delegate: (any UINavigationControllerDelegate)?, _ thumbnail: Thumbnail?, size: CGSize) {
            stage = Stage(device: Device(name: "navigation", size: size, scale: 1))
            navigation = UINavigationController(rootViewController: screens[0])
            self.delegate = delegate
            if let thumbnail { screens[0].view.addSubview(thumbnail.view) }
            navigation.delegate = delegate
            stage.window.rootViewController = navigation
            stage.settle()
        }

        func push(animated: Bool = true) {
            navigation.pushViewController(screens[1], animated: animated)
            stage.advance(by: 0)
        }

        func pop() {
            navigation.popViewController(animated: true)
            stage.advance(by: 0)
        }

        func check(_ names: [String], _ message: String) {
            XCTAssertEqual(navigation.viewControllers.map { $0.title ?? "" }, names, message)
            for screen in screens {
                XCTAssertTrue(screen.isAtRest, "\(screen), \(message)")
                XCTAssertEqual(screen.viewIfLoaded?.window != nil, screen.title == names.last, "\(screen), \(message)")
            }
            let frame = navigation.topViewController?.view.convert(navigation.topViewController?.view.bounds ?? .zero, to: nil)
            XCTAssertEqual(frame, stage.window.bounds, message)
            XCTAssertNil(navigation.transitionCoordinator, message)
        }
    }

    private func push(_ delegate: (any UINavigationControllerDelegate)?, _ thumbnail: Thumbnail? = nil, size: CGSize) -> RotatedMovement {
        let scene = Navigation(delegate, thumbnail, size: size)
        return RotatedMovement(stage: scene.stage, begin: { scene.push() }, check: { scene.check(["A", "B"], $0) })
    }

    private func pop(_ delegate: (any UINavigationControllerDelegate)?, _ thumbnail: Thumbnail? = nil, size: CGSize) -> RotatedMovement {
        let scene = Navigation(delegate, thumbnail, size: size)
        scene.push(animated: false)
        scene.stage.settle()
        return RotatedMovement(stage: scene.stage, begin: { scene.pop() }, check: { scene.check(["A"], $0) })
    }

    // MARK: The system's own

    func testTheSystemsOwnTransitions() {
        RotatedMovement.check("system push", moments: 4) { push(nil, size: $0) }
        RotatedMovement.check("system pop", moments: 4) { pop(nil, size: $0) }
        final class DefaultDelegate: NSObject, UIViewControllerTransitioningDelegate {}
        RotatedMovement.check("system present", moments: 4) { presentation(DefaultDelegate(), size: $0) }
        RotatedMovement.check("system dismiss", moments: 4) { dismissal(DefaultDelegate(), size: $0) }
    }

    // MARK: Spin

    final class SpinDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        let spin = SpinTransition()

        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { spin.animator(isReversed: operation == .pop) }

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { spin.animator(isReversed: false) }
    }

    func testASpinThatIsTurnedGoesOn() {
        RotatedMovement.check("spin") { presentation(SpinTransition(), size: $0) }
        RotatedMovement.check("spin back") { dismissal(SpinTransition(), size: $0) }
        RotatedMovement.check("spin push", moments: 4) { push(SpinDelegate(), size: $0) }
        RotatedMovement.check("spin pop", moments: 4) { pop(SpinDelegate(), size: $0) }
        RotatedMovement.check("spin tabs", moments: 4) { size in
            let stage = Stage(device: Device(name: "tabs", size: size, scale: 1))
            let delegate = SpinDelegate()
            let screens = [ScreenController("A", .red), ScreenController("B", .green)]
            let tabs = UITabBarController()
            tabs.viewControllers = screens
            tabs.delegate = delegate
            stage.window.rootViewController = tabs
            stage.settle()
            return RotatedMovement(
                stage: stage,
                begin: {
                    tabs.selectedIndex = 1
                    stage.advance(by: 0)
                },
                check: { [delegate] in
                    _ = delegate
                    XCTAssertEqual(screens.map { $0.view.window != nil }, [false, true], $0)
                    for screen in screens { XCTAssertTrue(screen.isAtRest, "\(screen), \($0)") }
                })
        }
    }

    // MARK: Depth

    func testAPushInDepthThatIsTurnedGoesOn() {
        RotatedMovement.check("depth push") { push(DepthNavigationDelegate(), size: $0) }
        RotatedMovement.check("depth pop") { pop(DepthNavigationDelegate(), size: $0) }
    }

    /// A navigation controller whose second screen a finger pulls away, and the finger.
    @MainActor
    final class Pull {
        let scene: Navigation
        let delegate = DepthNavigationDelegate()
        /// On the glass, as the device is held upright.
        private var finger = CGPoint(x: 10, y: 300)

        init(size: CGSize) {
            scene = Navigation(delegate, nil, size: size)
            delegate.interaction.attach(to: scene.navigation)
            scene.push(animated: false)
            scene.stage.settle()
        }

        /// Comes down at the edge and goes to the right.
        func begin(_ travel: CGFloat) {
            var samples = [TouchSample(time: 0, phase: .began, location: location)]
            for step in 1...10 {
                let x = location.x + travel * CGFloat(step) / 10
                samples.append(TouchSample(time: Double(step) / 60, phase: .moved, location: CGPoint(x: x, y: location.y)))
            }
            scene.stage.touch(samples)
            finger.x += travel
        }

        private var screen: UIScreen { scene.stage.window.screen }

        /// Position of the finger in the rotated window.
        private var location: CGPoint { screen.coordinateSpace.convert(finger, from: screen.fixedCoordinateSpace) }

        /// In the window's directions.
        func move(by distance: CGVector) {
            let location = CGPoint(x: location.x + distance.dx, y: location.y + distance.dy)
            finger = screen.coordinateSpace.convert(location, to: screen.fixedCoordinateSpace)
            scene.stage.touch([TouchSample(time: 0, phase: .moved, location: location)])
        }

        func lift() { scene.stage.touch([TouchSample(time: 0, phase: .ended, location: location)]) }
    }

    func testAPopThatAFingerHoldsIsTurnedWithoutAJump() {
        for (finishes, travel) in [(true, CGFloat(130)), (false, 70)] {
            RotatedMovement.check("depth held, finishes \(finishes)", moments: 6) { size in
                let pull = Pull(size: size)
                return RotatedMovement(
                    stage: pull.scene.stage, begin: { pull.begin(travel) }, release: { pull.lift() },
                    check: { pull.scene.check(finishes ? ["A"] : ["A", "B"], $0) })
            }
            RotatedMovement.check("depth released, finishes \(finishes)", moments: 6) { size in
                let pull = Pull(size: size)
                return RotatedMovement(
                    stage: pull.scene.stage,
                    begin: {
                        pull.begin(travel)
                        pull.lift()
                    }, check: { pull.scene.check(finishes ? ["A"] : ["A", "B"], $0) })
            }
        }
    }

    func testAFingerGoesOnFromWhereItIsAfterTheInterfaceHasTurned() {
        for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
            let pull = Pull(size: CGSize(width: 320, height: 480))
            let interaction = pull.delegate.interaction
            pull.begin(80)
            XCTAssertEqual(interaction.percentComplete, 0.4, accuracy: 1e-9)
            pull.scene.stage.rotate(to: orientation)
            pull.scene.stage.advance(by: 0.1)
            pull.move(by: CGVector(dx: 0, dy: 1))
            XCTAssertEqual(interaction.percentComplete, 0.4, accuracy: 1e-9)
            pull.move(by: CGVector(dx: 10, dy: 0))
            XCTAssertEqual(interaction.percentComplete, 0.45, accuracy: 1e-9)
            pull.move(by: CGVector(dx: 20, dy: -7))
            XCTAssertEqual(interaction.percentComplete, 0.55, accuracy: 1e-9)
            pull.lift()
            pull.scene.stage.settle()
            pull.scene.check(["A"], "\(orientation)")
            checkNothingIsLeft(in: pull.scene.stage.window)
        }
    }

    /// A request soon after a turn, which still goes on: the screens turn round, the interface does not.
    func testWhatReversesDuringARotationDoesNotJump() {
        for style in [ZoomTransition.Style.screen, .view] {
            RotatedMovement.check("zoom \(style), asked back", moments: 4, factor: 2) { size in
                let (zoom, thumbnail) = Self.zoom(style)
                let scene = Navigation(zoom, thumbnail, size: size)
                return RotatedMovement(
                    stage: scene.stage, begin: { scene.push() }, ask: { scene.pop() }, check: { scene.check(["A"], $0) })
            }
        }
        RotatedMovement.check("depth, asked back", moments: 6, factor: 2) { size in
            let scene = Navigation(DepthNavigationDelegate(), nil, size: size)
            return RotatedMovement(
                stage: scene.stage, begin: { scene.push() }, ask: { scene.pop() }, check: { scene.check(["A"], $0) })
        }
        RotatedMovement.check("spin, asked back", moments: 6, factor: 2) { size in
            let scene = ModalScene(SpinTransition(), size: size)
            return RotatedMovement(
                stage: scene.stage, begin: { scene.present() }, ask: { scene.dismiss() },
                check: {
                    XCTAssertNil(scene.first.presentedViewController, $0)
                    scene.checkRest($0)
                })
        }
    }

    // MARK: Zoom

    func testAZoomThatIsTurnedGoesOn() {
        for style in [ZoomTransition.Style.screen, .view] {
            for isLeaving in [false, true] {
                RotatedMovement.check("zoom \(style)\(isLeaving ? " back" : "")") { size in
                    let (zoom, thumbnail) = Self.zoom(style)
                    return isLeaving ? dismissal(zoom, thumbnail, size: size) : presentation(zoom, thumbnail, size: size)
                }
                RotatedMovement.check("zoom \(style) \(isLeaving ? "pop" : "push")", moments: 4) { size in
                    let (zoom, thumbnail) = Self.zoom(style)
                    return isLeaving ? pop(zoom, thumbnail, size: size) : push(zoom, thumbnail, size: size)
                }
            }
        }
    }

    func testAViewThatExpandsOrContractsIsTurnedWithoutAJump() {
        for isLeaving in [false, true] {
            RotatedMovement.check(isLeaving ? "contract" : "expand") { size in
                let stage = Stage(device: Device(name: "views", size: size, scale: 1))
                let screen = ScreenController("Screen")
                stage.window.rootViewController = screen
                let source = UIView(frame: CGRect(x: 20, y: 400, width: 60, height: 30))
                let view = UIView(frame: screen.view.bounds.insetBy(dx: 20, dy: 30))
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                for one in [source, view] { screen.view.addSubview(one) }
                stage.settle()
                var received: [Bool] = []
                return RotatedMovement(
                    stage: stage,
                    begin: {
                        if isLeaving {
                            view.contract(to: source) { received.append($0) }
                        } else {
                            view.expand(from: source) { received.append($0) }
                        }
                        stage.advance(by: 0)
                    },
                    check: {
                        XCTAssertEqual(received, [true], $0)
                        XCTAssertEqual(view.superview == nil, isLeaving, $0)
                        XCTAssertTrue(screen.isAtRest, $0)
                        if !isLeaving { XCTAssertEqual(view.frame, screen.view.bounds.insetBy(dx: 20, dy: 30), $0) }
                    })
            }
        }
    }

    // MARK: Dashboard

    func testADashboardThatIsTurnedGoesOn() {
        let styles: [(DashboardNavigationController.PresentationDirection, isIn: Bool)] = [
            (.inViaScale, true), (.outViaScale, false), (.inFromBottom, true), (.outToBottom, false),
        ]
        for (direction, isIn) in styles {
            RotatedMovement.check("\(direction)") { size in
                let stage = Stage(device: Device(name: "dashboard", size: size, scale: 1))
                let (root, screen) = (ScreenController("A", .blue), ScreenController("B", .red))
                let navigation = DashboardNavigationController(rootViewController: root)
                stage.window.rootViewController = navigation
                stage.settle()
                if !isIn {
                    navigation.pushViewController(screen, animated: false)
                    stage.settle()
                }
                var received: [Bool] = []
                return RotatedMovement(
                    stage: stage,
                    begin: {
                        navigation.present(isIn ? screen : root, withDirection: direction) { received.append($0) }
                        stage.advance(by: 0)
                    },
                    check: {
                        XCTAssertEqual(received, [true], $0)
                        XCTAssertEqual(navigation.viewControllers, isIn ? [root, screen] : [root], $0)
                        for one in [root, screen] {
                            XCTAssertTrue(one.isAtRest, "\(one), \($0)")
                            XCTAssertEqual(one.view.window != nil, one === navigation.topViewController, $0)
                        }
                        XCTAssertEqual(navigation.topViewController?.view.bounds.size, stage.window.bounds.size, $0)
                    })
            }
        }
    }
}
