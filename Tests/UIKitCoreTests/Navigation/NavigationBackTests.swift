import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// Back navigation by gesture.
@preconcurrency @MainActor
final class NavigationBackTests: XCTestCase {
    func testAFingerOnTheBackButtonPops() {
        let scene = NavigationScene.shown()
        scene.navigation.pushViewController(scene.screen("B"), animated: false)
        scene.stage.settle()
        _ = scene.log.take()
        scene.tap(20, 22)
        XCTAssertEqual(scene.names, ["A"])
        XCTAssertTrue(scene.log.take().contains("didShow(A)"))
    }

    func testTheButtonReachesFromTheEdgeAndThroughTheWholeBar() {
        for (x, y) in [(0.5, 1.0), (43.5, 43), (20, 22)] {
            let scene = NavigationScene.shown()
            scene.root.navigationItem.backButtonDisplayMode = .minimal
            scene.navigation.pushViewController(scene.screen("B"), animated: false)
            scene.stage.settle()
            scene.tap(x, y)
            XCTAssertEqual(scene.names, ["A"], "\(x), \(y)")
        }
    }

    func testAHeldBackButtonIsDimAndReleasedFarAwayDoesNothing() {
        let scene = NavigationScene.shown()
        scene.navigation.pushViewController(scene.screen("B"), animated: false)
        scene.stage.settle()
        let button = scene.navigation.navigationBar.content!.backButton
        scene.stage.touch([.init(time: 0, phase: .began, location: CGPoint(x: 20, y: 22))])
        XCTAssertTrue(button.isHighlighted)
        XCTAssertEqual(button.subviews[0].alpha, 0.3, accuracy: 1e-6)
        scene.stage.touch([.init(time: 0.1, phase: .moved, location: CGPoint(x: 200, y: 200))])
        XCTAssertFalse(button.isHighlighted)
        scene.stage.touch([.init(time: 0, phase: .ended, location: CGPoint(x: 200, y: 200))])
        scene.stage.settle()
        XCTAssertEqual(scene.names, ["A", "B"])
        XCTAssertEqual(button.subviews[0].alpha, 1)
    }

    func testASecondTapDuringThePopDoesNothing() {
        let scene = NavigationScene.shown()
        for name in ["B", "C"] { scene.navigation.pushViewController(scene.screen(name), animated: false) }
        scene.stage.settle()
        for _ in 0..<2 {
            let point = CGPoint(x: 20, y: 22)
            scene.stage.touch([.init(time: 0, phase: .began, location: point), .init(time: 0.05, phase: .ended, location: point)])
        }
        scene.stage.settle()
        XCTAssertEqual(scene.names, ["A", "B"])
    }

    func testAControllerThatConformsIsAskedFirst() {
        let stage = Stage.plain()
        let navigation = AskingNavigation(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        stage.window.rootViewController = navigation
        stage.settle()
        let tap: [TouchSample] = [
            .init(time: 0, phase: .began, location: CGPoint(x: 15, y: 22)),
            .init(time: 0.1, phase: .ended, location: CGPoint(x: 15, y: 22)),
        ]
        stage.touch(tap)
        stage.settle()
        XCTAssertEqual(navigation.viewControllers.count, 2)
        navigation.answer = true
        stage.touch(tap)
        stage.settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertEqual(navigation.questions, 2)
    }

    func testABarOfItsOwnAsksItsDelegateAndTellsItAtTheEnd() {
        let scene = BarScene()
        let bar = scene.navigationBar(UINavigationItem(title: "1"))
        let delegate = BarLog()
        bar.delegate = delegate
        bar.pushItem(UINavigationItem(title: "2"), animated: true)
        XCTAssertEqual(delegate.take(), ["shouldPush 2"])
        scene.stage.advance(by: 0.34)
        XCTAssertEqual(delegate.take(), [])
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(delegate.take(), ["didPush 2"])
        delegate.answer = false
        scene.tap(15, 22)
        XCTAssertEqual(delegate.take(), ["shouldPop 2"])
        XCTAssertNil(bar.popItem(animated: false))
        bar.pushItem(UINavigationItem(title: "3"), animated: false)
        XCTAssertEqual(delegate.take(), ["shouldPop 2", "shouldPush 3"])
        XCTAssertEqual(bar.items?.count, 2)
        delegate.answer = true
        scene.tap(15, 22)
        XCTAssertEqual(delegate.take(), ["shouldPop 2", "didPop 2"])
        XCTAssertEqual(bar.items?.count, 1)
        bar.pushItem(UINavigationItem(title: "4"), animated: false)
        XCTAssertEqual(delegate.take(), ["shouldPush 4", "didPush 4"])
    }

    func testABarAttachedToTheTopHasItsBackgroundUnderTheStatusBar() {
        let scene = BarScene(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let bar = scene.navigationBar(UINavigationItem(title: "1"))
        XCTAssertEqual(bar.backgroundView.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
        let delegate = BarLog()
        delegate.position = .topAttached
        bar.delegate = delegate
        scene.stage.settle()
        XCTAssertEqual(bar.backgroundView.frame, CGRect(x: 0, y: -20, width: 320, height: 64))
    }
}

extension NavigationScene {
    fileprivate func tap(_ x: CGFloat, _ y: CGFloat) {
        let point = CGPoint(x: x, y: y)
        stage.touch([.init(time: 0, phase: .began, location: point), .init(time: 0.1, phase: .ended, location: point)])
        stage.settle()
    }
}

private final class AskingNavigation: UINavigationController, UINavigationBarDelegate {
    var answer = false
    private(set) var questions = 0

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        questions += 1
        return answer
    }
}

private final class BarLog: NSObject, UINavigationBarDelegate {
    private var log: [String] = []
    var answer = true
    var position = UIBarPosition.any

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        log.append("shouldPush \(item.title ?? "")")
        return answer
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { log.append("didPush \(item.title ?? "")") }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        log.append("shouldPop \(item.title ?? "")")
        return answer
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { log.append("didPop \(item.title ?? "")") }
}
