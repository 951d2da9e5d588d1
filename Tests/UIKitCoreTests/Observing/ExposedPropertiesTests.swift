import ObjectiveCRuntime
import XCTest

@testable import UIKitCore

/// Any public property is read and set by its key, as in UIKit, where all are Objective-C's.
@preconcurrency @MainActor
final class ExposedPropertiesTests: XCTestCase {
    func testAnyPropertyIsSetByItsKey() {
        let view = UIView()
        view.setValue(true, forKey: "exclusiveTouch")
        XCTAssertTrue(view.isExclusiveTouch)
        view.setValue(3, forKey: "autoresizingMask")
        XCTAssertEqual(view.autoresizingMask, UIView.AutoresizingMask(rawValue: 3))
        let bar = UINavigationBar()
        bar.setValue(UIColor.red, forKey: "barTintColor")
        XCTAssertEqual(bar.barTintColor, .red)
        let label = UILabel()
        label.setValue(0.5, forKey: "minimumScaleFactor")
        XCTAssertEqual(label.minimumScaleFactor, 0.5)
    }

    func testAFlagIsReadByBothItsNames() {
        let view = UIView()
        view.isHidden = true
        XCTAssertEqual(view.value(forKey: "hidden") as? Bool, true)
        XCTAssertEqual(view.value(forKey: "isHidden") as? Bool, true)
        // UIKit's property has the prefix in its key.
        view.setValue(true, forKey: "isAccessibilityElement")
        XCTAssertTrue(view.isAccessibilityElement)
    }

    func testTheConstantOfAConstraintIsObserved() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        var changes: [[CGFloat?]] = []
        let observation = constraint.observe(\.constant, _key: "constant", options: [.old, .new]) {
            changes.append([$1.oldValue, $1.newValue])
        }
        constraint.constant = 25
        constraint.setValue(30, forKey: "constant")
        constraint.constant = 30
        XCTAssertEqual(changes, [[10, 25], [25, 30], [30, 30]], "equal values too, as automatic notification does")
        observation.invalidate()
        constraint.constant = 1
        XCTAssertEqual(changes.count, 3)
    }

    func testTheParentOfAControllerIsObserved() {
        let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
        var changes: [[UIViewController?]] = []
        let observation = child.observe(\.parent, _key: "parent", options: [.old, .new]) { child, change in
            changes.append([change.oldValue ?? nil, change.newValue ?? nil])
            XCTAssertEqual(child.parent?.children.contains(child) ?? false, child.parent != nil)
        }
        parent.addChild(child)
        other.addChild(child)
        child.removeFromParent()
        child.removeFromParent()
        XCTAssertEqual(changes, [[nil, parent], [parent, nil], [nil, other], [other, nil]])
        observation.invalidate()
    }

    /// A setter that does not notify by itself is observed where a key sets it.
    func testAKeySetsWithOneNotification() {
        let view = UIView()
        var changes = 0
        let observations = [
            view.observe(\.alpha, _key: "alpha", options: []) { _, _ in changes += 1 },
            view.observe(\.tag, _key: "tag", options: []) { _, _ in changes += 10 },
        ]
        view.setValue(0.5, forKey: "alpha")
        view.setValue(7, forKey: "tag")
        XCTAssertEqual(changes, 11)
        withExtendedLifetime(observations) {}
    }
}
