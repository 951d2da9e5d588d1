import CoreGraphics
import Kinora
import TestSupport
import UIKit
import XCTest

/// Frames by constraints.
@preconcurrency @MainActor
final class ConstraintLayoutTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func added(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    private final class Sized: UIView {
        var size = CGSize(width: 100, height: 40) {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize { size }
    }

    func testEdgesAndInsets() {
        let view = added()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        XCTAssertEqual(view.frame, .zero)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 30, width: 290, height: 40))
        XCTAssertEqual(root.constraints.count, 3)
        XCTAssertEqual(view.constraints.count, 1)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 370)
    }

    func testIntrinsicSizeWithPriorities() {
        let view = Sized()
        _ = added(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 110, y: 220, width: 100, height: 40))
        view.size = CGSize(width: 50, height: 20)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 135, y: 230, width: 50, height: 20))
        let width = view.widthAnchor.constraint(equalToConstant: 80)
        width.priority = UILayoutPriority(740)
        width.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 80)
        view.setContentHuggingPriority(UILayoutPriority(745), for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 50)
    }

    func testNestedViewsAndGuides() {
        let box = added()
        let inner = added(to: box)
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20), box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5), box.heightAnchor.constraint(equalToConstant: 100),
            guide.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5), guide.widthAnchor.constraint(equalToConstant: 15),
            guide.topAnchor.constraint(equalTo: box.topAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
            inner.leftAnchor.constraint(equalTo: guide.rightAnchor), inner.topAnchor.constraint(equalTo: guide.bottomAnchor),
            inner.rightAnchor.constraint(equalTo: root.centerXAnchor), inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, CGRect(x: 20, y: 0, width: 160, height: 100))
        XCTAssertEqual(inner.frame, CGRect(x: 20, y: 10, width: 120, height: 90))
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 5, y: 0, width: 15, height: 10))
    }

    func testRightToLeftMirrorsLeadingAndItsConstant() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = added()
        let other = added()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 50),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            other.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
            other.leadingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: 8),
            other.widthAnchor.constraint(equalTo: view.widthAnchor), other.topAnchor.constraint(equalTo: view.topAnchor),
            other.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 260)
        XCTAssertEqual(other.frame.minX, 202)
    }

    func testAChangeOfDirectionMovesWhatIsThere() {
        let view = added()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 50),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 10)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 260)
    }

    func testNeighborsShareEdgesOnPixels() {
        var last: UIView?
        var views: [UIView] = []
        for _ in 0..<3 {
            let view = added()
            view.leftAnchor.constraint(equalTo: last?.rightAnchor ?? root.leftAnchor).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            if let last { view.widthAnchor.constraint(equalTo: last.widthAnchor).isActive = true }
            views.append(view)
            last = view
        }
        views[2].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        for (one, other) in zip(views, views.dropFirst()) { XCTAssertEqual(one.frame.maxX, other.frame.minX, accuracy: 1e-9) }
        XCTAssertEqual(views[2].frame.maxX, 320)
        let scale = root.traitCollection.displayScale
        XCTAssertEqual((views[0].frame.maxX * scale).rounded(), views[0].frame.maxX * scale, accuracy: 1e-6)
    }

    func testALabelWrapsToItsWidth() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "wrapping words ", count: 20)
        _ = added(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, 320)
        XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 320, height: 10_000)).height, accuracy: 0.5)
        root.frame.size.width = 160
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 160, height: 10_000)).height, accuracy: 0.5)
    }

    func testConstantsAnimate() throws {
        let stage = Stage()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        let left = view.leftAnchor.constraint(equalTo: stage.window.leftAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: stage.window.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.advance(by: 0.1)
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.window.layoutIfNeeded() }
        XCTAssertEqual(view.frame.minX, 100)
        stage.advance(by: 0.5)
        XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).frame.minX, 50, accuracy: 0.5)
        stage.advance(by: 1)
        XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).frame.minX, 100)
    }

    /// As on iOS: a header that is laid out at the table's width gets the height of its wrapped text.
    func testTheSmallestSizeKeepsTheWidthAtWhichATextWasLaidOut() {
        for isIndependent in [true, false] {
            let header = isIndependent ? UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20)) : added()
            let label = UILabel()
            (label.numberOfLines, label.text) = (0, String(repeating: "several words ", count: 12))
            if isIndependent {
                root.addSubview(header)
            } else {
                header.widthAnchor.constraint(equalToConstant: 200).isActive = true
            }
            _ = added(label, to: header)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -8),
                label.topAnchor.constraint(equalTo: header.topAnchor), label.bottomAnchor.constraint(equalTo: header.bottomAnchor),
            ])
            let wrapped = label.sizeThatFits(CGSize(width: 184, height: CGFloat.greatestFiniteMagnitude)).height
            let line = label.sizeThatFits(CGSize(width: 9_999, height: CGFloat.greatestFiniteMagnitude)).height
            XCTAssertGreaterThan(wrapped, 3 * line)
            if isIndependent {
                XCTAssertEqual(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, line, accuracy: 0.5)
            }
            root.layoutIfNeeded()
            for _ in 0..<2 {
                let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                XCTAssertEqual(size.height, wrapped, accuracy: 0.5)
                XCTAssertLessThanOrEqual(size.width, 200)
            }
            let wide = header.systemLayoutSizeFitting(
                CGSize(width: 400, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            if isIndependent { XCTAssertLessThan(wide.height, wrapped) }
            root.layoutIfNeeded()
            XCTAssertEqual(label.frame.width, 184, accuracy: 0.5)
        }
    }

    func testFittingSizes() {
        let cell = UIView()
        let view = Sized()
        _ = added(view, to: cell)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -8),
            view.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
            view.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
        ])
        XCTAssertEqual(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 116, height: 48))
        let fixed = cell.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(fixed, CGSize(width: 300, height: 48))
    }

    func testAConflictIsLoggedAsUIKitDoesAndTheLastIsBroken() throws {
        var lines: [String] = []
        let view = added()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        let first = view.widthAnchor.constraint(equalToConstant: 40)
        let second = view.widthAnchor.constraint(equalToConstant: 50)
        second.identifier = "second"
        first.isActive = true
        lines = Diagnostics.complaints { second.isActive = true }
        XCTAssertTrue(second.isActive)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 40)
        let text = try XCTUnwrap(lines.first)
        XCTAssertTrue(text.contains("Unable to simultaneously satisfy constraints."), text)
        XCTAssertTrue(text.contains("<NSLayoutConstraint:\(address(of: first)) UIView:"), text)
        XCTAssertTrue(text.contains(".width == 50   (active)>"), text)
        XCTAssertTrue(text.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint:"), text)
        XCTAssertTrue(text.contains("'second'"), text)
        first.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 50)
    }

    func testARemovedViewTakesItsConstraintsAlong() {
        let box = added()
        let inner = added(to: box)
        let own = inner.widthAnchor.constraint(equalToConstant: 30)
        let toRoot = inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
        NSLayoutConstraint.activate([
            own, toRoot, inner.topAnchor.constraint(equalTo: box.topAnchor), inner.heightAnchor.constraint(equalTo: box.heightAnchor),
            box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 7, y: 0, width: 30, height: 100))
        box.removeFromSuperview()
        XCTAssertTrue(own.isActive)
        XCTAssertFalse(toRoot.isActive)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        other.addSubview(box)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 1), box.centerXAnchor.constraint(equalTo: other.centerXAnchor),
            box.topAnchor.constraint(equalTo: other.topAnchor),
        ])
        other.layoutIfNeeded()
        XCTAssertEqual(box.frame, CGRect(x: 50, y: 0, width: 100, height: 100))
        XCTAssertEqual(inner.frame, CGRect(x: 1, y: 0, width: 30, height: 100))
    }

    func testUpdateConstraintsRunsFromTheLeavesUpBeforeLayout() {
        final class Updating: UIView {
            var note: (String) -> Void = { _ in }
            override func updateConstraints() {
                note("update \(tag)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                note("layout \(tag)")
                super.layoutSubviews()
            }
        }
        var notes: [String] = []
        let outer = Updating(frame: root.bounds)
        let inner = Updating(frame: root.bounds)
        outer.tag = 1
        inner.tag = 2
        for view in [outer, inner] { view.note = { notes.append($0) } }
        root.addSubview(outer)
        outer.addSubview(inner)
        root.layoutIfNeeded()
        notes = []
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(notes, ["update 2", "update 1", "layout 1", "layout 2"])
        XCTAssertFalse(outer.needsUpdateConstraints())
    }

    func testScrollContentFollowsConstraints() {
        let scroll = UIScrollView()
        _ = added(scroll)
        let content = added(to: scroll)
        NSLayoutConstraint.activate([
            scroll.leftAnchor.constraint(equalTo: root.leftAnchor), scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leftAnchor.constraint(equalTo: scroll.leftAnchor), content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 1000),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 1020))
        XCTAssertEqual(content.frame, CGRect(x: 0, y: 10, width: 320, height: 1000))
        scroll.contentOffset.y = 100
        root.layoutIfNeeded()
        XCTAssertEqual(content.frame, CGRect(x: 0, y: 10, width: 320, height: 1000))
    }

    func testMarginsAndTheSafeArea() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = added()
        let guide = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor), view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 314, height: 476))
        root.layoutMargins.left = 12
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 12, y: 1, width: 304, height: 476))
    }

    func testAmbiguityAndWhatHoldsAView() {
        let view = added()
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        left.isActive = true
        XCTAssertTrue(view.hasAmbiguousLayout)
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([
            width, view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 5),
        ])
        XCTAssertFalse(view.hasAmbiguousLayout)
        XCTAssertEqual(view.constraintsAffectingLayout(for: .horizontal), [left, width])
    }

    // MARK: Bad and unusual input

    /// 5,000 by `--deep`: unoptimized, they take seconds.
    func testManyNestedViews() {
        var view = root
        var last = root
        for _ in 0..<(ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 5000 : 1000) {
            last = added(to: view)
            NSLayoutConstraint.activate([
                last.leftAnchor.constraint(equalTo: view.leftAnchor), last.topAnchor.constraint(equalTo: view.topAnchor),
                last.widthAnchor.constraint(equalTo: view.widthAnchor), last.heightAnchor.constraint(equalTo: view.heightAnchor),
            ])
            view = last
        }
        root.layoutIfNeeded()
        XCTAssertEqual(last.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
        root.frame.size.width = 100
        root.layoutIfNeeded()
        XCTAssertEqual(last.frame.width, 100)
    }

    func testActivationInsideALayoutCounts() {
        final class Late: UIView {
            var constraint: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                constraint?.isActive = true
            }
        }
        let view = Late()
        _ = added(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        view.constraint = view.widthAnchor.constraint(equalToConstant: 30)
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 30)
    }

    /// Apps initialize properties with such constraints and replace them later.
    func testAConstraintWithoutItemsDoesNothing() {
        let constraint = NSLayoutConstraint()
        constraint.isActive = true
        XCTAssertFalse(constraint.isActive)
        XCTAssertNil(constraint.firstItem)
        constraint.constant = 3
        constraint.isActive = false
        XCTAssertTrue("\(constraint)".contains("(inactive)"), "\(constraint)")
    }

    func testDescriptions() {
        let view = added()
        let id = address(of: view)
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        XCTAssertTrue("\(width)".hasSuffix(" UIView:\(id).width == 40   (inactive)>"), "\(width)")
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
        left.isActive = true
        XCTAssertTrue("\(left)".hasSuffix(" H:|-(8)-[UIView:\(id)]   (active, names: '|':UIView:\(address(of: root)))>"), "\(left)")
    }
}
