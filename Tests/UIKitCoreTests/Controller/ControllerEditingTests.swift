import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@preconcurrency @MainActor
final class ControllerEditingTests: XCTestCase {
    func testTheEditButtonFollowsTheMode() {
        let controller = UIViewController()
        let button = controller.editButtonItem
        XCTAssertTrue(button === controller.editButtonItem)
        XCTAssertEqual(button.title, "Edit")
        controller.isEditing = true
        XCTAssertEqual(button.title, "Done")
        XCTAssertEqual(button.style, .done)
        controller.setEditing(false, animated: true)
        XCTAssertEqual(button.title, "Edit")
        XCTAssertEqual(button.style, .plain)
    }

    func testTheEditButtonTurnsTheTableToo() {
        let stage = Stage.plain()
        let controller = UITableViewController(style: .plain)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.settle()
        stage.tap(at: CGPoint(x: 270, y: controller.view.safeAreaInsets.top - 22))
        XCTAssertTrue(controller.isEditing)
        XCTAssertTrue(controller.tableView.isEditing)
    }

    func testScrollViewsKeepClearOfBarsUnlessSwitchedOff() {
        let stage = Stage.plain()
        let controller = UIViewController()
        let scroll = UIScrollView()
        controller.view = scroll
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.settle()
        XCTAssertGreaterThan(scroll.adjustedContentInset.top, 0)
        controller.automaticallyAdjustsScrollViewInsets = false
        stage.settle()
        XCTAssertEqual(scroll.adjustedContentInset.top, 0)
        // Content that scrolls keeps clear of them all the same.
        scroll.contentSize = CGSize(width: 10, height: 5000)
        stage.settle()
        XCTAssertGreaterThan(scroll.adjustedContentInset.top, 0)
    }

    func testASegueRunsItsClosure() {
        let (from, to) = (UIViewController(), UIViewController())
        var count = 0
        let segue = UIStoryboardSegue(identifier: "go", source: from, destination: to) { count += 1 }
        segue.perform()
        XCTAssertEqual(count, 1)
        XCTAssertEqual(segue.identifier, "go")
        XCTAssertTrue(segue.source === from && segue.destination === to)
    }

    func testASubclassOfASeguePerformsIt() {
        final class Showing: UIStoryboardSegue {
            override func perform() { source.present(destination, animated: false) }
        }
        let stage = Stage.plain()
        let (from, to) = (UIViewController(), UIViewController())
        stage.window.rootViewController = from
        Showing(identifier: nil, source: from, destination: to).perform()
        XCTAssertTrue(from.presentedViewController === to)
    }

    func testStoredValuesOfSystemFeaturesAreKept() {
        let controller = UIViewController()
        controller.restorationIdentifier = "a"
        XCTAssertEqual(controller.restorationIdentifier, "a")
        let view = UIView()
        XCTAssertNil(view.restorationIdentifier)
        XCTAssertFalse(view.accessibilityIgnoresInvertColors)
        view.restorationIdentifier = "b"
        view.accessibilityIgnoresInvertColors = true
        XCTAssertEqual(view.restorationIdentifier, "b")
        XCTAssertTrue(view.accessibilityIgnoresInvertColors)
        XCTAssertFalse(controller.prefersHomeIndicatorAutoHidden)
        XCTAssertNil(controller.childForHomeIndicatorAutoHidden)
        XCTAssertEqual(controller.preferredScreenEdgesDeferringSystemGestures, [])
        XCTAssertNil(controller.childForScreenEdgesDeferringSystemGestures)
    }

    func testAMemoryWarningReachesAllControllers() {
        final class Child: UIViewController {
            static var count = 0
            override func didReceiveMemoryWarning() { Child.count += 1 }
        }
        Child.count = 0
        let stage = Stage.plain()
        let root = UINavigationController(rootViewController: Child())
        stage.window.rootViewController = root
        root.present(Child(), animated: false)
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += Child.count == 0 ? 1 : 10 } }
        stage.sendMemoryWarning()
        XCTAssertEqual(Child.count, 2)
        XCTAssertEqual(posts, 1)
        NotificationCenter.default.removeObserver(token)
    }

    func testRotationAnnouncesTheStatusBar() {
        let stage = Stage()
        stage.window.rootViewController = UIViewController()
        var log: [String] = []
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification, UIApplication.willChangeStatusBarFrameNotification,
            UIApplication.didChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarFrameNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { post in
                let orientation = post.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
                let frame = post.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
                let text = orientation.map { "\($0)" } ?? frame.map { "\($0.cgRectValue.width > 0)" } ?? "?"
                let kind = post.name.rawValue.contains("Will") ? "will" : "did"
                MainActor.assumeIsolated { log.append("\(kind) \(text)") }
            }
        }
        stage.rotate(to: .landscapeRight)
        XCTAssertEqual(log, ["will 3", "will false", "did 1", "did true"])
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    func testTimersOfCoreFoundationFireInVirtualTime() {
        let stage = Stage.plain()
        var count = 0
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.5, 0, 0, 0) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, CFRunLoopMode.commonModes)
        stage.advance(by: 0.4)
        XCTAssertEqual(count, 0)
        stage.advance(by: 0.2)
        XCTAssertEqual(count, 1)
        stage.advance(by: 1)
        XCTAssertEqual(count, 1)
        XCTAssertFalse(CFRunLoopGetMain() !== RunLoop.main)
        CFRunLoopTimerInvalidate(timer)
    }

    func testSettersOfTheStatusBarAreLoggedOnce() {
        let stage = Stage.plain()
        let before = UIApplication.shared.statusBarStyle
        let complaints = Diagnostics.complaints {
            UIApplication.shared.statusBarStyle = .lightContent
            UIApplication.shared.isStatusBarHidden = true
            UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
            UIApplication.shared.setStatusBarHidden(true, with: .fade)
        }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertTrue(complaints.first?.contains("preferredStatusBarStyle") ?? false)
        XCTAssertEqual(UIApplication.shared.statusBarStyle, before)
        withExtendedLifetime(stage) {}
    }
}

@Suite struct NibTrapTests {
    @Test func readingANibTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil) }
        }
        #expect(
            result.trapSentence
                == "UINib: could not load NIB in bundle with name 'Cell'. Add Cell.xib to the resources of the target.")
    }

    @Test func loadingANibTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = Bundle.main.loadNibNamed("Card", owner: nil) }
        }
        #expect(
            result.trapSentence
                == "UINib: could not load NIB in bundle with name 'Card'. Add Card.xib to the resources of the target.")
    }

    @Test func aCellOfARegisteredNibTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let table = UITableView()
                table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
                _ = table.dequeueReusableCell(withIdentifier: "row")
            }
        }
        #expect(
            result.trapSentence
                == "UINib: could not load NIB in bundle with name 'Row'. Add Row.xib to the resources of the target.")
    }

    @Test func performingAnUnknownSegueTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { UIViewController().performSegue(withIdentifier: "go", sender: nil) }
        }
        #expect(result.trapSentence?.contains("has no segue with identifier 'go'. Give the segue this identifier") == true)
    }
}
