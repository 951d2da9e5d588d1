import Kinora
@testable import UIKitCore
import UIKitTestSupport
import XCTest

/// The halo around the focused item.
@preconcurrency @MainActor
final class FocusHaloTests: XCTestCase {
    private var scene: FocusScene?

    override func tearDown() { scene = nil }

    private func made() -> FocusScene {
        let made = FocusScene()
        scene = made
        return made
    }

    private func halos(in view: UIView) -> [FocusHaloView] { view.subtree.compactMap { $0 as? FocusHaloView } }

    /// The color of a point of the screen, in points, as 0xAARRGGBB.
    private func color(_ x: CGFloat, _ y: CGFloat) -> UInt32? {
        guard let pixels = (scene?.stage.image()).map({ Pixels($0) }) else { return nil }
        let scale = CGFloat(pixels.width) / 820
        return pixels[Int(x * scale), Int(y * scale)]
    }

    func testTheRingIsAboveTheItemAndFollowsIt() throws {
        let scene = made()
        let (a, b) = (scene.add("a", 100, 100), scene.add("b", 100, 300))
        _ = scene.press(.tab)
        let halo = try XCTUnwrap(halos(in: scene.stage.window).first)
        XCTAssertTrue(halo.superview === scene.controller.view)
        let order = scene.controller.view.subviews
        XCTAssertEqual(order.firstIndex(of: halo), order.firstIndex(of: a).map { $0 + 1 })
        XCTAssertEqual(halo.alpha, 1)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(halo.frame, a.frame)
        a.frame.origin.x = 160
        a.frame.size.width = 120
        XCTAssertEqual(halo.frame, a.frame)
        a.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(halo.frame, a.frame)
        a.transform = .identity
        _ = scene.press(.down)
        XCTAssertEqual(halos(in: scene.stage.window).count, 2, "the old one fades out")
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(halos(in: scene.stage.window).map(\.frame), [b.frame].filter { _ in scene.focused == "b" })
    }

    func testTheRingAppearsIn150MillisecondsAndTheOldOneFadesIn250() throws {
        let scene = made()
        scene.add("a", 100, 100)
        scene.add("b", 100, 300)
        _ = scene.press(.tab)
        let first = try XCTUnwrap(halos(in: scene.stage.window).first)
        XCTAssertEqual(first.layer.presentation()?.opacity ?? 1, 0, accuracy: 0.01)
        scene.stage.advance(by: 0.16)
        XCTAssertEqual(first.layer.presentation()?.opacity ?? 0, 1, accuracy: 0.01)
        _ = scene.press(.down)
        scene.stage.advance(by: 0.24)
        XCTAssertNotNil(first.superview)
        scene.stage.advance(by: 0.02)
        XCTAssertNil(first.superview)
    }

    func testCoordinatedAnimationsHaveTheSystemsDurations() {
        final class Watching: UIViewController {
            var lines: [String] = []
            override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
                coordinator.addCoordinatedFocusingAnimations({
                    self.lines.append("focus \($0.duration) \(UIView.inheritedAnimationDuration)")
                })
                coordinator.addCoordinatedUnfocusingAnimations(
                    { self.lines.append("leave \($0.duration)") },
                    completion: {
                        self.lines.append("left")
                    })
                coordinator.addCoordinatedAnimations(nil, completion: { self.lines.append("done") })
            }
        }
        let scene = made()
        let controller = Watching()
        scene.stage.window.rootViewController = controller
        controller.view.addSubview(FocusBox("a", 20, 100))
        scene.stage.pressKey(.tab)
        XCTAssertEqual(controller.lines, ["focus 0.15 0.15", "leave 0.25"])
        scene.stage.advance(by: 1)
        XCTAssertEqual(Set(controller.lines.suffix(2)), ["left", "done"])
    }

    func testTheRingIsDrawnInTheTintColor() throws {
        let scene = made()
        let box = scene.add("a", 100, 100)
        box.layer.cornerRadius = 0
        box.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        scene.controller.view.backgroundColor = .white
        scene.stage.advance(by: 0.1)
        let before = try XCTUnwrap(color(96.5, 130))
        _ = scene.press(.tab)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(color(96.5, 130), 0xFFFF_0000, "from 2 to 5 points outside")
        XCTAssertEqual(color(99, 130), before, "the gap")
        XCTAssertEqual(color(94, 130), before)
    }

    func testTheRingOfAButtonFollowsItsBackground() throws {
        final class Focusable: UIButton {
            override var canBecomeFocused: Bool { true }
        }
        let scene = made()
        var configuration = UIButton.Configuration.filled()
        configuration.background.cornerRadius = 12
        configuration.cornerStyle = .fixed
        let button = Focusable(configuration: configuration)
        button.frame = CGRect(x: 100, y: 100, width: 120, height: 60)
        scene.controller.view.addSubview(button)
        _ = scene.press(.tab)
        scene.stage.advance(by: 0.5)
        let path = try XCTUnwrap(halos(in: scene.stage.window).first?.layer.sublayers?.first as? CAShapeLayer).path
        let box = try XCTUnwrap(path?.boundingBoxOfPath)
        // The gap of 2 points, and half of the ring's 3.
        XCTAssertEqual(box.minX, -3.5, accuracy: 0.01)
        XCTAssertEqual(box.width, 127, accuracy: 0.01)
        XCTAssertEqual(path?.contains(CGPoint(x: -1, y: 30)), true)
        // The point of the diagonal on a corner of 15.5 points.
        let corner = stride(from: -3.5, to: 20, by: 0.05).first { path?.contains(CGPoint(x: $0, y: $0)) == true }
        XCTAssertEqual(try XCTUnwrap(corner), -3.5 + 15.5 * (1 - 0.5.squareRoot()), accuracy: 0.2)
    }

    func testARingThatWouldBeClippedIsInside() throws {
        let scene = made()
        let clip = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 60))
        clip.clipsToBounds = true
        scene.controller.view.addSubview(clip)
        let box = scene.add("a", 0, 0, to: clip)
        box.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        _ = scene.press(.tab)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(color(101, 130), 0xFFFF_0000)
        XCTAssertNotEqual(color(105, 130), 0xFFFF_0000)
    }

    func testAnEffectHasAContainerAReferenceAndAPath() throws {
        let scene = made()
        let box = scene.add("a", 100, 100)
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        let badge = UIView(frame: CGRect(x: 60, y: -10, width: 20, height: 20))
        for view in [label, badge] { box.addSubview(view) }
        let effect = UIFocusHaloEffect(path: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 60)))
        effect.referenceView = label
        effect.position = .inside
        box.focusEffect = effect
        XCTAssertFalse(box.focusEffect === effect, "it is copied")
        _ = scene.press(.tab)
        let halo = try XCTUnwrap(halos(in: box).first)
        XCTAssertEqual(box.subviews, [label, halo, badge])
        effect.containerView = scene.controller.view
        effect.referenceView = nil
        box.focusEffect = effect
        XCTAssertTrue(halos(in: scene.stage.window).first?.superview === scene.controller.view, "the present one is replaced")
        box.focusEffect = nil
        XCTAssertEqual(halos(in: scene.stage.window).count, 0)
        XCTAssertNil(box.focusEffect)
    }

    func testARemovedItemLeavesNoRing() {
        let scene = made()
        let box = scene.add("a", 100, 100)
        _ = scene.press(.tab)
        box.removeFromSuperview()
        XCTAssertEqual(halos(in: scene.stage.window).count, 0)
        scene.stage.advance(by: 0.1)
        XCTAssertNil(scene.system?.focusedItem)
    }

    func testItemsOfACustomContainerAreFocusedAndScrolledTo() {
        final class Item: NSObject, UIFocusItem {
            let frame: CGRect
            weak var owner: Canvas?
            init(_ frame: CGRect, in owner: Canvas) {
                (self.frame, self.owner) = (frame, owner)
                super.init()
            }
            var canBecomeFocused: Bool { true }
            var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
            var parentFocusEnvironment: (any UIFocusEnvironment)? { owner }
            var focusItemContainer: (any UIFocusItemContainer)? { nil }
            func setNeedsFocusUpdate() {}
            func updateFocusIfNeeded() {}
            func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
            func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
        }
        final class Canvas: UIView {
            private(set) lazy var items = (0..<3).map { Item(CGRect(x: 0, y: CGFloat($0) * 50, width: 40, height: 40), in: self) }
            override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
                super.focusItems(in: rect) + items.filter { $0.frame.intersects(rect) }
            }
        }
        let scene = made()
        let canvas = Canvas(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        scene.controller.view.addSubview(canvas)
        for key in [Stage.Key.tab, .down] { scene.stage.pressKey(key) }
        XCTAssertTrue(scene.system?.focusedItem === canvas.items[1])
        XCTAssertTrue(canvas.contains(canvas.items[1]) && scene.controller.contains(canvas.items[1]))
        XCTAssertFalse(canvas.items[1].contains(canvas))
        scene.stage.pressKey(.up)
        XCTAssertTrue(scene.system?.focusedItem === canvas.items[0])
    }
}
