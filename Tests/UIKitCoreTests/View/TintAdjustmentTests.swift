import Kinora
import TestSupport
import UIKit
import XCTest

/// `tintAdjustmentMode` and the limits of the text size, which pass down the view tree.
@preconcurrency @MainActor
final class TintAdjustmentTests: XCTestCase {
    private final class Recorder: UIView {
        var changes = 0

        override func tintColorDidChange() { changes += 1 }
    }

    func testDimmedTintIsAGrayOfTheSameLumaInAutomaticSubviews() {
        let stage = Stage(device: .iPhone15)
        defer { withExtendedLifetime(stage) {} }
        let (outer, inner, normal) = (Recorder(), Recorder(), Recorder())
        outer.addSubview(inner)
        outer.addSubview(normal)
        normal.tintAdjustmentMode = .normal
        outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let before = [outer.changes, inner.changes, normal.changes]

        outer.tintAdjustmentMode = .dimmed

        XCTAssertEqual([outer.changes, inner.changes, normal.changes], [before[0] + 1, before[1] + 1, before[2]])
        XCTAssertEqual(inner.tintAdjustmentMode, .dimmed)
        XCTAssertEqual(inner.tintColor, UIColor(white: 0.2126, alpha: 0.5))
        XCTAssertEqual(normal.tintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))

        outer.tintAdjustmentMode = .automatic
        XCTAssertEqual(inner.tintAdjustmentMode, .normal)
        XCTAssertEqual(inner.tintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    func testTextSizesStayWithinTheLimitsOfTheViewAndItsSuperviews() {
        let stage = Stage(device: .iPhone15)
        let window = UIWindow()
        let (outer, inner) = (UIView(), UIView())
        window.isHidden = false
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.maximumContentSizeCategory = .extraLarge
        inner.minimumContentSizeCategory = .medium

        stage.preferredContentSizeCategory = .accessibilityLarge
        XCTAssertEqual(outer.traitCollection.preferredContentSizeCategory, .extraLarge)
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .extraLarge)
        stage.preferredContentSizeCategory = .small
        XCTAssertEqual(outer.traitCollection.preferredContentSizeCategory, .small)
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .medium)
        inner.minimumContentSizeCategory = nil
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .small)
    }
}
