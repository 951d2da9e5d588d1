import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// Heights of bars by device and orientation (`Documentation/Behavior.md#metrics`).
@preconcurrency @MainActor
final class CompactBarTests: XCTestCase {
    /// Content of 2,000 points in a navigation controller with large titles and a toolbar.
    @MainActor
    private final class Scene {
        let stage: Stage
        let root = UIViewController()
        let scroll = UIScrollView()
        let navigation: UINavigationController

        init(_ device: Device) {
            stage = Stage(device: device)
            root.title = "Places"
            root.view.addSubview(scroll)
            scroll.frame = root.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 100, height: 2000)
            root.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
            navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.isToolbarHidden = false
            stage.window.rootViewController = navigation
            stage.settle()
        }

        var bar: UINavigationBar { navigation.navigationBar }

        /// The texts of the bar that are visible: point sizes by text.
        var titles: [CGFloat] {
            var (found, pending): ([CGFloat], [UIView]) = ([], [bar])
            while let view = pending.popLast() {
                guard !view.isHidden, view.alpha > 0 else { continue }
                if let label = view as? UILabel, label.text == "Places", label.bounds.height > 0 { found.append(label.font.pointSize) }
                pending += view.subviews
            }
            return found
        }
    }

    func testOnAPhoneInLandscapeBarsAre32HighWithoutALargeTitle() {
        let scene = Scene(.iPhone15)
        XCTAssertEqual(scene.bar.frame, CGRect(x: 0, y: 59, width: 393, height: 96))
        XCTAssertEqual(scene.navigation.toolbar.frame, CGRect(x: 0, y: 852 - 34 - 44, width: 393, height: 44))
        XCTAssertEqual(scene.titles, [34])
        scene.stage.rotate(to: .landscapeRight)
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame, CGRect(x: 0, y: 0, width: 852, height: 32))
        XCTAssertEqual(scene.navigation.toolbar.frame, CGRect(x: 0, y: 393 - 21 - 32, width: 852, height: 32))
        XCTAssertEqual(scene.root.view.safeAreaInsets, UIEdgeInsets(top: 32, left: 59, bottom: 53, right: 59))
        XCTAssertEqual(scene.scroll.contentOffset.y, -32)
        XCTAssertEqual(scene.titles, [17])
        XCTAssertEqual(scene.bar.sizeThatFits(.zero).height, 32)
        XCTAssertEqual(scene.bar.intrinsicContentSize.height, 32)
        XCTAssertEqual(scene.navigation.toolbar.sizeThatFits(.zero).height, 32)
        XCTAssertEqual(scene.navigation.toolbar.intrinsicContentSize.height, 32)
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame, CGRect(x: 0, y: 59, width: 393, height: 96))
        XCTAssertEqual(scene.titles, [34])
        XCTAssertEqual(scene.scroll.contentOffset.y, -59 - 96)
        XCTAssertEqual(scene.navigation.toolbar.frame.height, 44)
    }

    func testALargeTitleThatHadCollapsedFollowsItsContentBack() {
        for (landscape, height) in [(-32.0, 96.0), (600, 44)] {
            let scene = Scene(.iPhone15)
            scene.scroll.contentOffset.y = 500
            scene.stage.settle()
            XCTAssertEqual(scene.bar.frame.height, 44)
            scene.stage.rotate(to: .landscapeLeft)
            scene.stage.settle()
            XCTAssertEqual(scene.bar.frame.height, 32)
            scene.scroll.contentOffset.y = landscape
            scene.stage.settle()
            scene.stage.rotate(to: .portrait)
            scene.stage.settle()
            XCTAssertEqual(scene.bar.frame.height, height)
            if height == 44 { XCTAssertEqual(scene.scroll.contentOffset.y, landscape) }
            scene.scroll.contentOffset.y = -59 - 96
            scene.stage.settle()
            XCTAssertEqual(scene.bar.frame.height, 96)
        }
    }

    func testAScreenPushedInLandscapeIsAs32HighAndOneOfTheLaunchToo() {
        let scene = Scene(Device(name: "landscape", size: CGSize(width: 852, height: 393), scale: 1))
        XCTAssertEqual(scene.bar.frame.height, 32)
        XCTAssertEqual(scene.titles, [17])
        let next = UIViewController()
        next.title = "Rome"
        next.navigationItem.largeTitleDisplayMode = .always
        next.navigationItem.prompt = "Choose"
        scene.navigation.pushViewController(next, animated: true)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(next.view.safeAreaInsets.top, 62)
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 62)
        next.navigationItem.prompt = nil
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 32)
        let (items, title) = (scene.bar.content?.backButton, scene.bar.content?.slidingTitle)
        XCTAssertEqual(items?.frame.height, 32)
        XCTAssertEqual(title?.center.y ?? 0, 16, accuracy: 1)
    }

    func testLargePhonesKeep44InLandscapeAndTabletsHave50() {
        do {
            let scene = Scene(.iPhone8Plus)
            scene.stage.rotate(to: .landscapeRight)
            scene.stage.settle()
            XCTAssertEqual(scene.bar.frame, CGRect(x: 0, y: 0, width: 736, height: 44))
            XCTAssertEqual(scene.navigation.toolbar.frame.height, 44)
            XCTAssertEqual(scene.titles, [17])
        }
        let scene = Scene(.iPad10)
        for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
            scene.stage.rotate(to: orientation)
            scene.stage.settle()
            XCTAssertEqual(scene.bar.frame.height, 102)
            XCTAssertEqual(scene.navigation.toolbar.frame.height, 50)
            XCTAssertEqual(scene.root.view.safeAreaInsets.top, 24 + 102)
            XCTAssertEqual(scene.titles, [34])
        }
    }

    func testTitlesAndItemsHaveTheSystemsMargins() {
        for (device, orientation, margin) in [
            (Device.iPhone15, UIInterfaceOrientation.portrait, 16.0), (.iPhone15, .landscapeRight, 59 + 20), (.iPhone8Plus, .portrait, 20),
            (.iPad10, .portrait, 20),
        ] {
            let scene = Scene(device)
            scene.root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            scene.stage.rotate(to: orientation)
            scene.stage.settle()
            for bar in [scene.bar, scene.navigation.toolbar] as [UIView] {
                let button = bar.views(of: BarButton.self).first
                XCTAssertEqual(button.map { Double($0.convert(CGPoint.zero, to: bar).x) }, margin, device.name)
            }
            let large = scene.bar.views(of: UILabel.self).first { $0.font.pointSize == 34 && !$0.isHidden }
            if let large { XCTAssertEqual(Double(large.convert(CGPoint.zero, to: scene.bar).x), margin, device.name) }
        }
    }

    func testItemsAreInTheMiddleOfALowBarAndOfAnOwnBarOfAnyHeight() {
        let scene = Scene(.iPhone15)
        scene.stage.rotate(to: .landscapeRight)
        scene.stage.settle()
        let button = scene.navigation.toolbar.views(of: BarButton.self).first
        XCTAssertEqual(button?.frame.height, 32)
        let own = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
        own.items = [UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)]
        scene.root.view.addSubview(own)
        scene.stage.settle()
        XCTAssertEqual(own.views(of: BarButton.self).first.map { $0.convert($0.bounds, to: own).midY }, 22)
    }

    func testAToolbarShownInTheRootsViewDidLoadIsThereAtOnce() {
        final class Root: UIViewController {
            var shows: (UINavigationController?) -> Void = { _ in }
            var animates = false
            var early = true
            override func viewDidLoad() {
                super.viewDidLoad()
                toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
                if early { navigationController?.setToolbarHidden(false, animated: animates) }
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if !early { navigationController?.setToolbarHidden(false, animated: animated) }
            }
        }
        for (animates, early) in [(false, true), (true, true), (false, false)] {
            let stage = Stage(device: .iPhone15)
            let root = Root()
            (root.animates, root.early) = (animates, early)
            let navigation = UINavigationController(rootViewController: root)
            stage.window.rootViewController = navigation
            stage.advance(by: 0)
            let rest = CGRect(x: 0, y: 774, width: 393, height: 44)
            XCTAssertFalse(navigation.toolbar.isHidden)
            XCTAssertEqual(navigation.toolbar.frame, rest, "\(animates) \(early)")
            XCTAssertEqual(navigation.toolbar.layer.presentation()?.frame, rest, "\(animates) \(early)")
            XCTAssertEqual(root.view.safeAreaInsets.bottom, 78)
            XCTAssertEqual(navigation.toolbar.views(of: BarButton.self).count, 1)
        }
        // The same for a root that a tab bar controller or a presentation shows.
        let stage = Stage(device: .iPhone15)
        let root = Root()
        root.animates = true
        let navigation = UINavigationController(rootViewController: root)
        let first = UIViewController()
        stage.window.rootViewController = first
        stage.settle()
        navigation.modalPresentationStyle = .fullScreen
        first.present(navigation, animated: true)
        stage.advance(by: 0.05)
        XCTAssertEqual(navigation.toolbar.frame.height, 44)
        XCTAssertEqual(navigation.toolbar.layer.presentation()?.frame.maxY, 852 - 34)
    }
}

extension UIView {
    fileprivate func views<View: UIView>(of type: View.Type) -> [View] {
        ([self as? View].compactMap { $0 }) + subviews.flatMap { $0.views(of: type) }
    }
}
