import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore

@preconcurrency @MainActor
final class UIBarButtonItemTests: XCTestCase {
    func testAFingerSendsTheActionWithTheItem() {
        let scene = BarScene()
        let items = [scene.item("One"), .flexibleSpace(), scene.item("Two")]
        let bar = scene.toolbar(items)
        for frame in scene.buttonFrames(in: bar) { scene.tap(frame.midX, frame.midY) }
        XCTAssertEqual(scene.log, ["One", "Two"])
    }

    func testAFingerHas44PointsFromTopToBottomOfTheBar() {
        let scene = BarScene()
        let bar = scene.toolbar([.flexibleSpace(), scene.imageItem(20), .flexibleSpace()])
        let frame = scene.buttonFrames(in: bar)[0]
        XCTAssertEqual(frame, CGRect(x: 150, y: 436, width: 20, height: 44))
        for (x, y) in [(138.5, 458.0), (181.5, 458), (160, 436.5), (160, 479)] { scene.tap(x, y) }
        XCTAssertEqual(scene.log.count, 4)
        for (x, y) in [(137.5, 458.0), (182.5, 458), (160, 435)] { scene.tap(x, y) }
        XCTAssertEqual(scene.log.count, 4)
    }

    func testTheNarrowestItemAtTheEdgeStillHas44Points() {
        let scene = BarScene()
        let bar = scene.toolbar([scene.imageItem(2), scene.imageItem(2)])
        XCTAssertEqual(scene.buttonFrames(in: bar).map(\.minX), [16, 60])
        // 12 points count for each: 16 on either side, and no more than up to the next.
        for x in [0.5, 43.5] { scene.tap(x, 458) }
        XCTAssertEqual(scene.log.count, 2)
    }

    func testAnActionIsPerformedByTheItem() {
        let scene = BarScene()
        var senders: [UIBarButtonItem?] = []
        let action = UIAction(title: "Act") { senders.append($0.sender as? UIBarButtonItem) }
        let item = UIBarButtonItem(primaryAction: action)
        XCTAssertEqual(item.title, "Act")
        let system = UIBarButtonItem(systemItem: .add, primaryAction: action)
        XCTAssertNil(system.title)
        let bar = scene.toolbar([item, system])
        for frame in scene.buttonFrames(in: bar) { scene.tap(frame.midX, frame.midY) }
        XCTAssertTrue(senders.count == 2 && senders[0] === item && senders[1] === system)
    }

    func testATapSelectsAnItemThatChangesItsSelection() throws {
        let scene = BarScene()
        var selections: [Bool] = []
        let action = UIAction(title: "Filter") { selections.append(($0.sender as? UIBarButtonItem)?.isSelected == true) }
        let item = UIBarButtonItem(primaryAction: action)
        let bar = scene.toolbar([item])
        let button = try XCTUnwrap(scene.views(of: BarButton.self, in: bar).first)
        let label = try XCTUnwrap(scene.views(of: UILabel.self, in: bar).first)
        let frame = scene.buttonFrames(in: bar)[0]
        scene.tap(frame.midX, frame.midY)
        XCTAssertFalse(item.isSelected, "unless it is to")
        item.changesSelectionAsPrimaryAction = true
        scene.tap(frame.midX, frame.midY)
        XCTAssertTrue(item.isSelected)
        XCTAssertEqual(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .white)
        let field = try XCTUnwrap(button.subviews.first?.subviews.first)
        XCTAssertEqual(field.backgroundColor, button.tintColor)
        XCTAssertTrue(button.accessibilityDefaults.traits.contains(.selected))
        scene.tap(frame.midX, frame.midY)
        XCTAssertEqual(selections, [false, true, false])
        XCTAssertNil(field.superview)
    }

    /// The gray of a disabled item would fade in from less than its own alpha.
    func testAnItemThatItsActionDisablesIsAtOnceAsGrayAsItStays() throws {
        let scene = BarScene()
        let item = scene.item("Show")
        item.primaryAction = UIAction(title: "Show") { _ in item.isEnabled = false }
        let bar = scene.toolbar([item])
        let button = try XCTUnwrap(scene.views(of: BarButton.self, in: bar).first)
        let content = try XCTUnwrap(button.subviews.first)
        let center = CGPoint(x: scene.buttonFrames(in: bar)[0].midX, y: 458)
        scene.hold(center.x, center.y)
        XCTAssertEqual(content.layer.presentation()?.opacity, 0.3)
        scene.stage.touch([.init(time: 0.1, phase: .ended, location: center)])
        XCTAssertFalse(item.isEnabled)
        for frame in 0..<20 {
            scene.stage.advance(by: 1 / 60)
            XCTAssertEqual(content.layer.presentation()?.opacity, 1, "frame \(frame)")
            XCTAssertEqual(scene.color(in: bar), .tertiaryLabel, "frame \(frame)")
        }
    }

    func testADisabledItemDoesNothingAndIsGray() {
        let scene = BarScene()
        let item = scene.item("Off")
        item.isEnabled = false
        item.tintColor = .systemRed
        let bar = scene.toolbar([item])
        scene.tap(scene.buttonFrames(in: bar)[0].midX, 458)
        XCTAssertEqual(scene.log, [])
        XCTAssertEqual(scene.color(in: bar), .tertiaryLabel)
        item.isEnabled = true
        scene.stage.settle()
        scene.tap(scene.buttonFrames(in: bar)[0].midX, 458)
        XCTAssertEqual(scene.log, ["Off"])
        XCTAssertEqual(scene.color(in: bar), .systemRed)
    }

    func testAHeldButtonIsDimAndComesBack() {
        let scene = BarScene()
        let bar = scene.toolbar([scene.item("Held")])
        let content = scene.views(of: BarButton.self, in: bar)[0].subviews[0]
        scene.hold(30, 458)
        XCTAssertEqual(content.alpha, 0.3, accuracy: 1e-6)
        // 70 points away it lets go.
        scene.stage.touch([.init(time: 0, phase: .moved, location: CGPoint(x: 300, y: 100))])
        XCTAssertEqual(content.alpha, 1)
        scene.stage.touch([.init(time: 0.5, phase: .ended, location: CGPoint(x: 300, y: 100))])
        XCTAssertEqual(scene.log, [])
    }

    func testATargetOfNilIsFoundUpTheResponderChain() {
        let scene = BarScene()
        let controller = ActingController()
        scene.stage.window.rootViewController = controller
        let item = UIBarButtonItem(
            title: "Up", style: .plain, target: nil, action: Selector("acted:", ActingController.acted))
        let bar = scene.toolbar([item])
        scene.tap(scene.buttonFrames(in: bar)[0].midX, 458)
        XCTAssertTrue(controller.sender === item)
    }

    func testTheTargetIsNotKept() {
        var target: NSObject? = NSObject()
        let item = UIBarButtonItem(title: "Weak", style: .plain, target: target, action: "none")
        XCTAssertTrue(item.target === target)
        target = nil
        XCTAssertNil(item.target)
    }

    func testEverySystemItemIsATextAnImageOrASpace() {
        let scene = BarScene()
        for system in UIBarButtonItem.SystemItem.allCases {
            let kinds = [system.text != nil, system.image != nil, system.isSpace]
            XCTAssertEqual(kinds.filter { $0 }.count, 1, "\(system)")
        }
        let bar = scene.toolbar([scene.item(.cancel), .flexibleSpace(), scene.item(.done)])
        XCTAssertEqual(scene.texts(in: bar), ["Cancel", "Done"])
        XCTAssertEqual(
            scene.buttonFrames(in: bar).map(\.width), [barWidth("Cancel"), barWidth("Done", weight: .semibold)])
    }

    func testGivenWidthsAndPossibleTitlesTakeSpace() {
        let scene = BarScene()
        let (fixed, growing) = (scene.item("A"), scene.item("B"))
        fixed.width = 90
        growing.possibleTitles = ["B", "A longer one"]
        let bar = scene.toolbar([fixed, growing])
        XCTAssertEqual(scene.buttonFrames(in: bar).map(\.width), [90, barWidth("A longer one")])
        fixed.width = .nan
        XCTAssertEqual(fixed.width, 90)
    }

    func testChangesShowInTheBar() {
        let scene = BarScene()
        let (first, second) = (scene.item("First"), scene.item("Second"))
        let bar = scene.toolbar([first, second])
        first.title = "Changed"
        scene.stage.settle()
        XCTAssertEqual(scene.texts(in: bar), ["Changed", "Second"])
        XCTAssertEqual(scene.buttonFrames(in: bar).map(\.minX), [16, 16 + barWidth("Changed") + 8])
        first.isHidden = true
        scene.stage.settle()
        XCTAssertEqual(scene.buttonFrames(in: bar).map(\.minX), [16])
        XCTAssertEqual(scene.texts(in: bar), ["Second"])
        second.style = .done
        second.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .normal)
        scene.stage.settle()
        XCTAssertEqual(scene.buttonFrames(in: bar).map(\.width), [barWidth("Second", weight: .semibold)])
        XCTAssertEqual(scene.color(in: bar), .systemGreen)
        XCTAssertNotNil(second.titleTextAttributes(for: .normal))
        XCTAssertNil(second.titleTextAttributes(for: .disabled))
    }

    func testACustomViewHasItsOwnSizeAndItsTouches() {
        let scene = BarScene()
        let view = UIControl(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
        var taps = 0
        view.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let item = UIBarButtonItem(customView: view)
        let bar = scene.toolbar([.flexibleSpace(), item, .flexibleSpace()])
        XCTAssertEqual(view.convert(view.bounds, to: nil), CGRect(x: 125, y: 443, width: 70, height: 30))
        scene.tap(160, 458)
        XCTAssertEqual(taps, 1)
        item.customView = nil
        item.title = "Text"
        scene.stage.settle()
        XCTAssertNil(view.superview)
        XCTAssertEqual(scene.texts(in: bar), ["Text"])
    }

    func testAnItemOfABarThatIsGoneIsFree() {
        let scene = BarScene()
        weak var gone: UIToolbar?
        let item = scene.item("Free")
        do {
            let bar = scene.toolbar([item])
            gone = bar
            bar.removeFromSuperview()
            scene.stage.settle()
        }
        XCTAssertNil(gone)
        item.title = "Nobody sees it"
    }
}

private final class ActingController: UIViewController {
    private(set) var sender: UIBarButtonItem?

    func acted(_ sender: UIBarButtonItem) { self.sender = sender }
}
