import Kinora
import SnapshotTesting
import UIKit
import XCTest

/// Records its callbacks and its safe area when it appears.
private final class Recorder: UIViewController {
    private(set) var callbacks: [String] = []
    private(set) var insets = UIEdgeInsets.zero
    private(set) var shownTraits = UITraitCollection()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        callbacks.append("load")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        callbacks.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        callbacks.append("didAppear")
        (insets, shownTraits) = (view.safeAreaInsets, traitCollection)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        callbacks.append("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        callbacks.append("didDisappear")
    }
}

@preconcurrency @MainActor
final class ControllerSnapshotTests: XCTestCase {
    private func size<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> CGSize {
        var size = CGSize.zero
        strategy.snapshot(value).run { size = $0.size }
        return size
    }

    func testAControllerAppearsInTheSizeOfTheDeviceAndDisappears() {
        let controller = Recorder()
        XCTAssertEqual(size(controller, .image(on: .iPhone13)), CGSize(width: 390, height: 844))
        XCTAssertEqual(controller.callbacks, ["load", "willAppear", "didAppear", "willDisappear", "didDisappear"])
        XCTAssertEqual(controller.insets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(controller.shownTraits.horizontalSizeClass, .compact)
        XCTAssertEqual(controller.shownTraits.preferredContentSizeCategory, .medium)
        XCTAssertNil(controller.parent)
        XCTAssertNil(controller.view.window)
    }

    func testTheOrientationAndOverridesOfADeviceCount() {
        let controller = Recorder()
        XCTAssertEqual(size(controller, .image(on: .iPhone13ProMax(.landscape))), CGSize(width: 926, height: 428))
        XCTAssertEqual(controller.insets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        XCTAssertEqual(controller.shownTraits.horizontalSizeClass, .regular)
        let traits = UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 1)])
        XCTAssertEqual(
            size(
                controller, .image(on: .iPadPro11(.landscape(splitView: .oneHalf)), size: CGSize(width: 500, height: 400), traits: traits)),
            CGSize(width: 500, height: 400))
        XCTAssertEqual(controller.shownTraits.userInterfaceIdiom, .pad)
        XCTAssertEqual(controller.shownTraits.horizontalSizeClass, .compact)
        XCTAssertEqual(controller.shownTraits.userInterfaceStyle, .dark)
        XCTAssertEqual(controller.shownTraits.displayScale, 1)
        XCTAssertEqual(controller.insets, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    }

    func testWithoutADeviceThereIsNoSafeArea() {
        let controller = Recorder()
        XCTAssertEqual(size(controller, .image), UIScreen.main.bounds.size)
        XCTAssertEqual(controller.insets, .zero)
        XCTAssertEqual(size(controller, .image(drawHierarchyInKeyWindow: true)), UIScreen.main.bounds.size)
        XCTAssertEqual(controller.insets, .zero)
    }

    /// As on iOS, bars get no safe area beyond them; the image is smaller by it.
    func testContainersWithBarsAreSmallerByTheSafeArea() {
        XCTAssertEqual(size(UINavigationController(rootViewController: Recorder()), .image(on: .iPhoneX)), CGSize(width: 375, height: 768))
        let tabs = UITabBarController()
        tabs.viewControllers = [Recorder()]
        XCTAssertEqual(size(tabs, .image(on: .iPhoneX)), CGSize(width: 375, height: 778))
        tabs.viewControllers = [UINavigationController(rootViewController: Recorder())]
        XCTAssertEqual(size(tabs, .image(on: .iPhoneX)), CGSize(width: 375, height: 734))
    }

    func testTheKeyWindowGetsItsControllerBack() {
        let stage = Stage()
        let controller = Recorder()
        stage.window.rootViewController = controller
        XCTAssertEqual(size(controller, .image(on: .iPhoneSe, drawHierarchyInKeyWindow: true)), CGSize(width: 320, height: 568))
        XCTAssertTrue(stage.window.rootViewController === controller)
        XCTAssertTrue(controller.view.window === stage.window)
        XCTAssertEqual(controller.view.frame, UIScreen.main.bounds)
        XCTAssertNil(controller.parent)
        XCTAssertEqual(controller.callbacks.last, "didAppear")
    }

    func testAViewThatAsksForConstraintsFillsTheWindow() {
        let controller = Recorder()
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        XCTAssertEqual(size(controller, .image(on: .iPhone12)), CGSize(width: 390, height: 844))
        XCTAssertEqual(controller.insets.top, 47)
    }

    func testNothingOfASnapshotRemains() {
        weak var controller: UIViewController?
        let windows = UIApplication.shared.windows.count
        do {
            let made = Recorder()
            controller = made
            _ = size(made, .image(on: .iPhone8))
            _ = size(made, .image(drawHierarchyInKeyWindow: true))
        }
        XCTAssertNil(controller)
        XCTAssertEqual(UIApplication.shared.windows.count, windows)
    }
}
