import Kinora
import UIKit
import XCTest

/// Keys move the focus on iPads: arrows within a group, Tab between groups.
@preconcurrency @MainActor
final class FocusMovementTests: XCTestCase {
    private var scene: FocusScene?

    override func tearDown() { scene = nil }

    private func made(_ device: Device = .iPad10) -> FocusScene {
        let made = FocusScene(device: device)
        scene = made
        return made
    }

    func testNothingIsFocusedBeforeAKey() {
        let scene = made()
        scene.addGrid()
        scene.stage.advance(by: 0.5)
        XCTAssertNotNil(scene.system)
        XCTAssertNil(scene.system?.focusedItem)
        scene.stage.pressKey(.character("x"))
        XCTAssertNil(scene.system?.focusedItem)
        XCTAssertEqual(scene.press(.right), ["a"], "the first key shows the focus")
    }

    func testArrowsMoveInAGrid() {
        let scene = made()
        scene.addGrid()
        XCTAssertEqual(scene.press(.tab, .right, .right, .down, .left, .up), ["a", "b", "c", "f", "e", "b"])
        XCTAssertEqual(scene.press(.up), ["b"], "nothing is above")
        XCTAssertTrue(scene.boxes["b"]?.isFocused == true)
    }

    func testAPhoneHasNoFocus() {
        let scene = made(.iPhone15)
        scene.addGrid()
        XCTAssertNil(scene.system)
        XCTAssertNil(scene.stage.window.windowScene?.focusSystem)
        XCTAssertEqual(scene.press(.tab, .right), [nil, nil])
    }

    func testAnEnvironmentOutsideOfWindowsHasNoFocusSystem() {
        let scene = made()
        XCTAssertNil(UIFocusSystem.focusSystem(for: UIView()))
        XCTAssertNil(UIFocusSystem.focusSystem(for: UIViewController()))
        XCTAssertTrue(UIFocusSystem.focusSystem(for: scene.stage.window) === scene.stage.window.windowScene?.focusSystem)
    }

    func testDisabledAndHiddenViewsAreLeftOut() {
        let scene = made()
        scene.addGrid()
        _ = scene.press(.tab)
        scene.boxes["b"]?.isHidden = true
        XCTAssertEqual(scene.press(.right), ["c"])
        scene.boxes["f"]?.isUserInteractionEnabled = false
        XCTAssertEqual(scene.press(.down), ["i"])
        scene.boxes["h"]?.alpha = 0
        XCTAssertEqual(scene.press(.left), ["g"])
        scene.boxes["d"]?.isFocusable = false
        XCTAssertEqual(scene.press(.up), ["a"])
    }

    func testTabMovesBetweenGroupsInReadingOrderAndWraps() {
        let scene = made()
        scene.addGrid()
        for (name, group) in [("a", "one"), ("b", "two"), ("d", "one"), ("e", "two"), ("c", "three"), ("f", "three")] {
            scene.boxes[name]?.focusGroupIdentifier = group
        }
        // g, h and i belong to the group of the window, below the others.
        XCTAssertEqual(scene.press(.tab, .tab, .tab, .tab, .tab), ["a", "b", "c", "g", "a"])
        XCTAssertEqual(scene.press(.tab, .tab, modifiers: .shift), ["g", "c"])
        XCTAssertEqual(scene.press(.left), ["c"], "arrows stay in the group")
        XCTAssertEqual(scene.press(.down), ["f"])
    }

    func testAGroupRemembersTheItemThatWasFocusedLast() {
        let scene = made()
        scene.addGrid()
        for name in ["a", "d", "g"] { scene.boxes[name]?.focusGroupIdentifier = "column" }
        XCTAssertEqual(scene.press(.tab, .down, .tab, .tab), ["a", "d", "b", "d"])
    }

    func testTheHighestPriorityIsThePrimaryItem() {
        let scene = made()
        scene.addGrid()
        for name in ["a", "d", "g"] { scene.boxes[name]?.focusGroupIdentifier = "column" }
        scene.boxes["g"]?.focusGroupPriority = .previouslyFocused + 10
        XCTAssertEqual(scene.press(.tab), ["g"])
        XCTAssertEqual(scene.press(.up, .tab, .tab), ["d", "b", "g"], "more than the item that was focused last")
        scene.boxes["a"]?.focusGroupPriority = UIFocusGroupPriority(-5)
        scene.boxes["e"]?.focusGroupPriority = .prioritized
        XCTAssertEqual(scene.press(.tab), ["e"])
    }

    func testAScrollViewIsAGroupAndScrollsToTheFocus() {
        let scene = made()
        scene.add("top", 40, 40)
        let scroll = UIScrollView(frame: CGRect(x: 40, y: 200, width: 200, height: 200))
        scroll.contentSize = CGSize(width: 200, height: 600)
        scene.controller.view.addSubview(scroll)
        for index in 0..<5 { scene.add("row\(index)", 20, CGFloat(index) * 110, to: scroll) }
        XCTAssertEqual(scene.press(.tab, .down, .tab, .down, .down), ["top", "top", "row0", "row1", "row2"])
        scene.stage.settle()
        XCTAssertEqual(scroll.contentOffset.y, 220 + 60 - 200, accuracy: 0.01)
        XCTAssertEqual(scene.press(.up, .up, .up), ["row1", "row0", "row0"])
        scene.stage.settle()
        XCTAssertEqual(scroll.contentOffset.y, 0, accuracy: 0.01)
    }

    func testTabOrderIsMirroredInRightToLeftLayouts() {
        let scene = made()
        scene.controller.view.semanticContentAttribute = .forceRightToLeft
        scene.stage.window.semanticContentAttribute = .forceRightToLeft
        scene.addGrid()
        for name in ["a", "b", "c"] { scene.boxes[name]?.focusGroupIdentifier = name }
        for name in "defghi" { scene.boxes[String(name)]?.isFocusable = false }
        XCTAssertEqual(scene.press(.tab, .tab, .tab), ["c", "b", "a"])
        scene.boxes["d"]?.isFocusable = true
        scene.boxes["e"]?.isFocusable = true
        XCTAssertEqual(scene.press(.tab, .left), ["e", "d"], "arrows are those of the screen")
    }

    func testAGuideRedirectsAnArrow() {
        let scene = made()
        scene.add("a", 40, 100)
        scene.add("b", 300, 400)
        XCTAssertEqual(scene.press(.tab, .right), ["a", "a"], "b is not in the beam")
        let guide = UIFocusGuide()
        scene.controller.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: scene.controller.view.leadingAnchor, constant: 200),
            guide.topAnchor.constraint(equalTo: scene.controller.view.topAnchor, constant: 100),
            guide.widthAnchor.constraint(equalToConstant: 20), guide.heightAnchor.constraint(equalToConstant: 60),
        ])
        XCTAssertEqual(scene.press(.right), ["a"], "a guide without environments")
        guide.preferredFocusEnvironments = scene.boxes["b"].map { [$0] }
        XCTAssertEqual(scene.press(.right), ["b"])
        _ = scene.press(.left)
        scene.boxes["a"]?.focusGroupPriority = .prioritized
        scene.system?.requestFocusUpdate(to: scene.controller)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.focused, "a")
        guide.isEnabled = false
        XCTAssertEqual(scene.press(.right), ["a"])
    }

    func testMovementsThatFailAreNotified() {
        let scene = made()
        scene.addGrid()
        var headings: [UIFocusHeading] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
        ) { note in
            nonisolated(unsafe) let posted = note
            MainActor.assumeIsolated {
                let context = posted.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
                if let context { headings.append(context.focusHeading) }
                XCTAssertNil(context?.nextFocusedItem)
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        _ = scene.press(.tab, .left, .right, .up)
        XCTAssertEqual(headings, [.left, .up])
    }
}
