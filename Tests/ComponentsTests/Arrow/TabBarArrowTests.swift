import Components
import Kinora
import TestSupport
import UIKit
import XCTest

/// The arrow on a tab bar, to the number (Documentation/Effects.md#tab-arrow).
@preconcurrency @MainActor
final class TabBarArrowTests: XCTestCase, @unchecked Sendable {
    func testATapLetsItSlideToTheItem() {
        for kind in ScreenKind.all {
            let scene = ArrowScene(kind)
            for index in [3, 4, 1, 0, 2] {
                scene.tabs.tap(index)
                XCTAssertEqual(scene.controller.selectedIndex, index)
                scene.checkRest(over: index, "\(kind) \(index)")
            }
            XCTAssertEqual(scene.tabs.log.count, 10, "the delegate is the app's")
            XCTAssertTrue(scene.controller.delegate === scene.tabs)
            XCTAssertTrue(scene.bar.delegate === scene.controller)
        }
    }

    func testItGoesWhereTheAppSelects() {
        let scene = ArrowScene()
        scene.controller.selectedIndex = 3
        scene.arrow.update(animated: false)
        XCTAssertEqual(scene.arrow.frame.minX, scene.left(3), accuracy: 1e-9)
        XCTAssertEqual(scene.arrow.layer.animationKeys() ?? [], [])
        scene.checkRest(over: 3)
        scene.controller.selectedIndex = 1
        scene.arrow.update(animated: true)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.arrow.seenFrame.minX, (scene.left(1) + scene.left(3)) / 2, accuracy: 0.5)
        scene.arrow.update(animated: false)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.arrow.seenFrame.minX, scene.left(1), accuracy: 1e-9, "at once")
        scene.checkRest(over: 1)
        // Of requests in one frame the last wins.
        scene.controller.selectedIndex = 4
        scene.arrow.update(animated: true)
        scene.controller.selectedIndex = 2
        scene.arrow.update(animated: true)
        scene.checkRest(over: 2)
        scene.arrow.overlap = .infinity
        XCTAssertEqual(scene.arrow.overlap, 2)
    }

    func testItAddsItselfAboveTheBar() throws {
        let scene = ArrowScene()
        let views = try XCTUnwrap(scene.arrow.superview?.subviews)
        XCTAssertTrue(scene.arrow.superview === scene.controller.view)
        XCTAssertGreaterThan(try XCTUnwrap(views.firstIndex(of: scene.arrow)), try XCTUnwrap(views.firstIndex(of: scene.bar)))
        XCTAssertFalse(scene.arrow.isUserInteractionEnabled)
        // Its color is visible: that of the selected item.
        scene.stage.window.tintColor = UIColor(red: 0, green: 0.8, blue: 0, alpha: 1)
        scene.stage.settle()
        let point = scene.arrow.convert(CGPoint(x: 11, y: 9), to: nil as UIView?)
        XCTAssertEqual(
            UIImage(cgImage: scene.stage.image(), scale: 2, orientation: .up).pixel(point), [0, 204, 0, 255])
        scene.bar.tintColor = .blue
        XCTAssertEqual(UIImage(cgImage: scene.stage.image(), scale: 2, orientation: .up).pixel(point), [0, 0, 255, 255])
        scene.arrow.color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        XCTAssertEqual(UIImage(cgImage: scene.stage.image(), scale: 2, orientation: .up).pixel(point), [255, 0, 0, 255])
        scene.stage.userInterfaceStyle = .dark
        scene.stage.settle()
        XCTAssertEqual(UIImage(cgImage: scene.stage.image(), scale: 2, orientation: .up).pixel(point), [0, 255, 0, 255])
    }

    func testItMovesFromWhereItIsInATimeOfItsOwn() {
        for kind in ScreenKind.all {
            let scene = ArrowScene(kind, selected: 2)
            scene.checkRest(over: 2, "\(kind): it starts there")
            let itemWidth = scene.bar.bounds.width / 5
            scene.tabs.tap(4)
            let column = Double(kind.isMirrored ? 0 : 4)
            XCTAssertEqual(scene.arrow.frame.minX, column * itemWidth + itemWidth / 2 - scene.arrow.bounds.width / 2, accuracy: 1e-9)
            XCTAssertEqual(scene.arrow.frame.minY, scene.bar.frame.minY - scene.arrow.bounds.height + 2, accuracy: 1e-9)
            for step in 0...8 {
                let fraction = EaseInOut.value(Double(step) / 8)
                XCTAssertEqual(
                    scene.arrow.seenFrame.minX, scene.left(2) + (scene.left(4) - scene.left(2)) * fraction, accuracy: 1e-2,
                    "\(kind) \(step)")
                scene.stage.advance(by: 0.025)
            }
            scene.checkRest(over: 4, "\(kind)")
        }
    }

    func testItTurnsWithTheBar() {
        for kind in ScreenKind.all {
            let scene = ArrowScene(kind, selected: 3)
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                let old = scene.arrow.frame
                scene.stage.rotate(to: orientation)
                scene.stage.advance(by: 0.15)
                XCTAssertEqual(scene.arrow.frame.minX, scene.left(3), accuracy: 1e-9, "\(kind)")
                let middle = (old.minX + scene.left(3)) / 2
                XCTAssertEqual(
                    scene.arrow.seenFrame.minX, middle, accuracy: abs(old.minX - middle) * 0.12 + 0.01, "\(kind): on the way")
                scene.checkRest(over: 3, "\(kind)")
            }
            scene.tabs.tap(1)
            scene.stage.advance(by: 0.1)
            scene.stage.rotate(to: .landscapeRight)
            scene.checkRest(over: 1, "\(kind): while it moved")
        }
    }

    func testItSurvivesOtherItems() {
        for kind in ScreenKind.all {
            let scene = ArrowScene(kind, selected: 1)
            let screens = scene.controller.viewControllers ?? []
            scene.controller.viewControllers = Array(screens[0..<3])
            scene.checkRest(over: 1, "\(kind): fewer")
            scene.controller.setViewControllers(screens, animated: true)
            scene.checkRest(over: 1, "\(kind): more")
            scene.controller.viewControllers = [TabBarScene.screen(7), TabBarScene.screen(8)]
            scene.checkRest(over: 0, "\(kind): others")
            scene.controller.viewControllers = nil
            scene.stage.settle()
            XCTAssertTrue(scene.arrow.isHidden, "\(kind): none")
            scene.arrow.update(animated: true)
            scene.controller.viewControllers = screens
            scene.controller.selectedIndex = 4
            scene.arrow.update(animated: true)
            scene.checkRest(over: 4, "\(kind): again")
            XCTAssertFalse(scene.arrow.isHidden)
            scene.controller.viewControllers = screens.reversed()
            scene.arrow.update(animated: true)
            scene.checkRest(over: 0, "\(kind): in another order")
        }
    }

    func testScreensThatLiveOnKeepNothingOfIt() {
        let table = UITableViewController(style: .plain)
        do {
            let stage = ScreenKind.all[0].makeStage()
            let tabs = UITabBarController()
            tabs.viewControllers = [table, UIViewController()]
            stage.window.rootViewController = tabs
            let before = table.tableView.subviews.count
            let arrow = TabBarArrow(tabBarController: tabs)
            stage.settle()
            XCTAssertEqual(table.tableView.subviews.count, before + 1, "where it listens")
            XCTAssertEqual(table.tableView.contentOffset.y, -table.tableView.adjustedContentInset.top)
            tabs.selectedIndex = 1
            stage.settle()
            XCTAssertEqual(arrow.center.x, tabs.tabBar.bounds.width * 0.75, accuracy: 1e-9, "received of all the same")
            XCTAssertEqual(table.tableView.subviews.count, before)
            tabs.selectedIndex = 0
            arrow.update(animated: false)
            stage.settle()
            stage.window.rootViewController = nil
            tabs.viewControllers = nil
        }
        XCTAssertFalse(table.tableView.subviews.contains { $0.isHidden && $0.frame.size == table.tableView.bounds.size })
    }

    func testARotationAtAnyMomentDoesNotJump() {
        var random = SeededRandom(seed: 77)
        for kind in [ScreenKind.all[0], ScreenKind.all[3], ScreenKind.all[4]] {
            let scene = ArrowScene(kind)
            for moment in 0..<20 {
                let isRotated = moment % 2 == 0
                scene.controller.selectedIndex = isRotated ? 4 : 0
                scene.arrow.update(animated: true)
                scene.stage.advance(by: Double.random(in: 0...0.2, using: &random))
                let before = scene.arrow.seenFrame
                scene.stage.rotate(to: isRotated ? .landscapeRight : .portrait)
                scene.stage.advance(by: 0)
                XCTAssertEqual(scene.arrow.seenFrame.midX, before.midX, accuracy: 1e-6, "\(kind) \(moment)")
                XCTAssertEqual(scene.arrow.seenFrame.midY, before.midY, accuracy: 1e-6, "\(kind) \(moment)")
                scene.checkRest(over: isRotated ? 4 : 0, "\(kind) \(moment)")
            }
        }
    }

    func testItHidesWithTheBar() {
        for kind in ScreenKind.all {
            let scene = ArrowScene(kind, selected: 1)
            scene.bar.isHidden = true
            scene.stage.settle()
            XCTAssertTrue(scene.arrow.isHidden, "\(kind)")
            scene.bar.isHidden = false
            scene.stage.settle()
            XCTAssertFalse(scene.arrow.isHidden, "\(kind)")
            scene.checkRest(over: 1, "\(kind)")
        }
    }

    func testItLeavesWithAPushedScreenAndComesBack() {
        for kind in ScreenKind.all {
            let scene = ArrowScene(kind, selected: 1)
            let pushed = UIViewController()
            pushed.hidesBottomBarWhenPushed = true
            scene.tabs.navigation?.pushViewController(pushed, animated: true)
            var positions = Set<Double>()
            for _ in 0..<20 {
                scene.stage.advance(by: 0.03)
                XCTAssertEqual(scene.arrow.seenFrame.minX, scene.seenLeft(1), accuracy: 1e-6, "\(kind)")
                positions.insert(scene.arrow.seenFrame.minX)
            }
            XCTAssertGreaterThan(positions.count, 5, "\(kind): it moves")
            scene.checkRest(over: 1, "\(kind): away")
            XCTAssertTrue(scene.arrow.frame.maxX < 0 || scene.arrow.frame.minX > kind.device.size.width, "\(kind)")
            scene.tabs.navigation?.popViewController(animated: true)
            for _ in 0..<20 {
                scene.stage.advance(by: 0.03)
                XCTAssertEqual(scene.arrow.seenFrame.minX, scene.seenLeft(1), accuracy: 1e-6, "\(kind)")
            }
            scene.checkRest(over: 1, "\(kind): back")
            scene.tabs.navigation?.pushViewController(pushed, animated: false)
            scene.checkRest(over: 1, "\(kind): away at once")
            scene.controller.selectedIndex = 3
            scene.arrow.update(animated: true)
            scene.checkRest(over: 3, "\(kind): another tab brings the bar back")
        }
    }

    func testAFingerThatPullsTheBarBackPullsTheArrowToo() {
        for kind in ScreenKind.all {
            let scene = ArrowScene(kind, selected: 1)
            let pushed = UIViewController()
            pushed.hidesBottomBarWhenPushed = true
            scene.tabs.navigation?.pushViewController(pushed, animated: false)
            scene.stage.settle()
            let size = kind.device.size
            for isFinished in [false, true] {
                let (from, direction) = kind.isMirrored ? (size.width - 3, -1.0) : (3, 1.0)
                let distance = size.width * (isFinished ? 0.8 : 0.3)
                var time = 0.0
                scene.stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: from, y: 250))])
                for step in 1...10 {
                    time = 0.05
                    scene.stage.touch([
                        TouchSample(
                            time: time, phase: .moved, location: CGPoint(x: from + direction * distance * Double(step) / 10, y: 250))
                    ])
                    XCTAssertEqual(scene.arrow.seenFrame.minX, scene.seenLeft(1), accuracy: 1e-6, "\(kind) \(step)")
                }
                XCTAssertGreaterThan(abs(scene.bar.seenFrame.minX - scene.bar.frame.minX), 10, "\(kind): the bar is on its way")
                scene.stage.touch([TouchSample(time: 0.2, phase: .ended, location: CGPoint(x: from + direction * distance, y: 250))])
                for _ in 0..<10 {
                    scene.stage.advance(by: 0.03)
                    XCTAssertEqual(scene.arrow.seenFrame.minX, scene.seenLeft(1), accuracy: 1e-6, "\(kind)")
                }
                scene.checkRest(over: 1, "\(kind)")
                XCTAssertEqual(scene.bar.frame.minX == 0, isFinished, "\(kind)")
            }
        }
    }

    func testItGoesAlongWithABarThatTheAppMoves() {
        for kind in ScreenKind.all where kind.device.safeAreaInsets != .zero {
            let scene = ArrowScene(kind, selected: 1)
            let frame = scene.bar.frame
            UIView.animate(withDuration: 0.4) { scene.bar.frame.origin.y += 90 }
            for _ in 0..<12 {
                scene.stage.advance(by: 0.03)
                XCTAssertEqual(
                    scene.arrow.seenFrame.minY, scene.bar.seenFrame.minY - scene.arrow.bounds.height + 2, accuracy: 1e-6, "\(kind)")
            }
            UIView.animate(withDuration: 0.4) { scene.bar.frame = frame }
            for _ in 0..<16 {
                scene.stage.advance(by: 0.03)
                XCTAssertEqual(
                    scene.arrow.seenFrame.minY, scene.bar.seenFrame.minY - scene.arrow.bounds.height + 2, accuracy: 1e-6, "\(kind)")
            }
            scene.checkRest(over: 1, "\(kind)")
        }
    }

    func testARefusedTapAndAChangeThatIsGivenUpLeaveItWhereItBelongs() {
        let scene = ArrowScene()
        scene.tabs.refused = scene.controller.viewControllers?[3]
        scene.tabs.tap(3)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.arrow.seenFrame, scene.arrow.frame)
        scene.checkRest(over: 0)
        scene.tabs.refused = nil
        let interactor = UIPercentDrivenInteractiveTransition()
        (scene.tabs.animator, scene.tabs.interactor) = (Fade(), interactor)
        scene.tabs.tap(3)
        scene.stage.advance(by: 0.3)
        interactor.update(0.4)
        scene.stage.advance(by: 0.1)
        interactor.cancel()
        scene.stage.settle()
        XCTAssertEqual(scene.controller.selectedIndex, 0)
        scene.checkRest(over: 0)
        scene.tabs.interactor = nil
        scene.tabs.tap(2)
        scene.checkRest(over: 2)
    }

    func testWithReduceMotionItFadesFromOneItemToAnother() throws {
        for kind in ScreenKind.all {
            let scene = ArrowScene(kind)
            scene.stage.isReduceMotionEnabled = true
            scene.tabs.tap(4)
            let image = try XCTUnwrap(
                scene.controller.view.subviews.first { $0 !== scene.arrow && $0.frame.size == scene.arrow.bounds.size }, "\(kind)")
            for step in 0..<8 {
                let fraction = EaseInOut.value(Double(step) / 8)
                XCTAssertEqual(scene.arrow.seenFrame.minX, scene.left(4), accuracy: 1e-9)
                XCTAssertEqual(scene.arrow.seenAlpha, fraction, accuracy: 1e-4, "\(kind) \(step)")
                XCTAssertEqual(image.seenFrame.minX, scene.left(0), accuracy: 1e-9)
                XCTAssertEqual(image.seenAlpha, 1 - fraction, accuracy: 1e-4)
                scene.stage.advance(by: 0.025)
            }
            scene.checkRest(over: 4, "\(kind)")
        }
    }

    func testTapsAtAnyMomentDoNotJump() {
        var random = SeededRandom(seed: 7)
        for kind in [ScreenKind.all[0], ScreenKind.all[3], ScreenKind.all[4]] {
            let scene = ArrowScene(kind)
            // Two movements under way at most.
            let most = 2 * scene.bar.bounds.width * EaseInOut.steepest / 0.2 / 60
            for moment in 0..<40 {
                let (start, end) = moment % 2 == 0 ? (0, 4) : (4, 0)
                scene.controller.selectedIndex = start
                scene.arrow.update(animated: false)
                scene.stage.settle()
                scene.controller.selectedIndex = end
                scene.arrow.update(animated: true)
                scene.stage.advance(by: Double.random(in: 0...0.2, using: &random))
                let before = scene.arrow.seenFrame.minX
                let next = moment % 4 < 2 ? start : Int.random(in: 1...3, using: &random)
                scene.controller.selectedIndex = next
                scene.arrow.update(animated: true)
                scene.stage.advance(by: 0)
                XCTAssertEqual(scene.arrow.seenFrame.minX, before, accuracy: 1e-6, "\(kind) \(moment)")
                var last = before
                for _ in 0..<14 {
                    scene.stage.advance(by: 1 / 60)
                    XCTAssertLessThanOrEqual(abs(scene.arrow.seenFrame.minX - last), most, "\(kind) \(moment)")
                    last = scene.arrow.seenFrame.minX
                }
                scene.checkRest(over: next, "\(kind) \(moment)")
            }
        }
    }

    func testNothingIsLeftBehind() {
        weak var arrow: TabBarArrow?
        weak var controller: UITabBarController?
        do {
            let scene = ArrowScene()
            (arrow, controller) = (scene.arrow, scene.controller)
            scene.tabs.tap(3)
            scene.stage.settle()
            scene.arrow.removeFromSuperview()
            let (recognizers, inBar) = (scene.bar.gestureRecognizers?.count ?? 0, scene.bar.subviews.count)
            XCTAssertEqual(recognizers, 0)
            XCTAssertEqual(scene.navigation.view.subviews.filter { $0.frame == scene.navigation.view.bounds && $0.isHidden }.count, 0)
            scene.tabs.tap(1)
            scene.stage.settle()
            scene.controller.view.addSubview(scene.arrow)
            scene.checkRest(over: 1, "taken back")
            XCTAssertGreaterThan(scene.bar.subviews.count, inBar)
            scene.tabs.tap(2)
            scene.checkRest(over: 2)
            scene.tabs.tap(0)
            scene.stage.advance(by: 0.1)
            scene.stage.window.rootViewController = UIViewController()
            scene.stage.settle()
        }
        XCTAssertNil(arrow)
        XCTAssertNil(controller)
    }

    func testEverythingCanBeChanged() {
        let scene = ArrowScene()
        (scene.arrow.duration, scene.arrow.curve, scene.arrow.overlap) = (0.4, .linear, 5)
        XCTAssertEqual(scene.arrow.frame.minY, scene.bar.frame.minY - 6)
        scene.tabs.tap(4)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.arrow.seenFrame.minX, scene.left(0) + (scene.left(4) - scene.left(0)) / 4, accuracy: 1e-6)
        scene.stage.settle()
        scene.arrow.bounds.size = CGSize(width: 40, height: 20)
        scene.stage.settle()
        XCTAssertEqual(scene.arrow.frame, CGRect(x: scene.tabs.middle(4) - 20, y: scene.bar.frame.minY - 15, width: 40, height: 20))
    }

    /// Fades the new screen in, in 0.4 seconds.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(true) }
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.4, animations: { view.alpha = 1 }) { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                view.alpha = 1
            }
        }
    }
}

extension ArrowScene {
    fileprivate var navigation: UINavigationController { tabs.navigation ?? UINavigationController() }
}
