import Kinora
import TestSupport
import UIKit
import XCTest

/// Views whose layouts request layouts endlessly.
@preconcurrency @MainActor
final class EndlessLayoutTests: XCTestCase {
    private final class Asking: UIView {
        var onLayout: ((UIView) -> Void)?
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            onLayout?(self)
        }
    }

    private final class Adding: UIView {
        static var made = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            guard subviews.isEmpty else { return }
            Self.made += 1
            addSubview(Adding(frame: bounds))
        }
    }

    private final class Outer: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            for view in subviews { view.setNeedsLayout() }
        }
    }

    func testALayoutThatLaysItsSuperviewOutIsCutOffAndBothAreNamed() {
        let stage = Stage.plain()
        let (outer, inner) = (Outer(frame: stage.window.bounds), Asking(frame: stage.window.bounds))
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        stage.advance(by: 0)
        inner.onLayout = { view in
            view.superview?.setNeedsLayout()
            view.superview?.layoutIfNeeded()
        }
        let before = inner.layouts
        let lines = Diagnostics.complaints {
            inner.setNeedsLayout()
            CATransaction.flush()
        }
        XCTAssertEqual(lines.count, 1, "\(lines)")
        for excerpt in ["Outer", "Asking", "100"] { XCTAssertEqual(lines.first?.contains(excerpt), true, "\(lines)") }
        XCTAssertLessThan(inner.layouts - before, 210)
        // It goes on once the views let it.
        inner.onLayout = nil
        stage.advance(by: 0)
        let rest = inner.layouts
        inner.setNeedsLayout()
        stage.advance(by: 0)
        XCTAssertEqual(inner.layouts, rest + 1)
    }

    func testALayoutOfTheSuperviewWithinOnesOwnIsDone() {
        let stage = Stage.plain()
        let (outer, inner) = (Asking(frame: stage.window.bounds), Asking(frame: stage.window.bounds))
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        stage.advance(by: 0)
        inner.onLayout = { $0.superview?.layoutIfNeeded() }
        let lines = Diagnostics.complaints {
            inner.setNeedsLayout()
            outer.setNeedsLayout()
            stage.advance(by: 0)
        }
        XCTAssertEqual(lines, [])
    }

    func testViewsThatEachAddAnotherStopAfterAHundred() {
        let stage = Stage.plain()
        Adding.made = 0
        stage.window.addSubview(Adding(frame: stage.window.bounds))
        let lines = Diagnostics.complaints { CATransaction.flush() }
        XCTAssertLessThanOrEqual(Adding.made, 110)
        XCTAssertGreaterThanOrEqual(Adding.made, 100)
        XCTAssertEqual(lines.count, 1, "\(lines)")
        for excerpt in ["Adding", "100"] { XCTAssertEqual(lines.first?.contains(excerpt), true, "\(lines)") }
    }

    func testAViewThatNestsFiveHundredOthersIsLaidOutInOneCommit() {
        let stage = Stage.plain()
        let top = Asking(frame: stage.window.bounds)
        var views: [Asking] = []
        top.onLayout = { view in
            guard views.isEmpty else { return }
            var at = view
            for _ in 0..<500 {
                let next = Asking(frame: view.bounds)
                views.append(next)
                at.addSubview(next)
                at = next
            }
        }
        stage.window.addSubview(top)
        let lines = Diagnostics.complaints { stage.advance(by: 0) }
        XCTAssertEqual(lines, [])
        XCTAssertEqual(views.map(\.layouts), views.map { _ in 1 })
    }
}
