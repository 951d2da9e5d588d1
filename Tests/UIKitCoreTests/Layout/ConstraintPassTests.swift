import CoreGraphics
import Kinora
import TestSupport
import UIKit
import XCTest

/// When constraints are updated and applied: before and in layouts.
@preconcurrency @MainActor
final class ConstraintPassTests: XCTestCase {
    private final class Own: UIView {
        var onUpdate: ((Own) -> Void)?
        var onLayout: ((Own) -> Void)?
        var callsSuper = true
        var layouts = 0

        override func updateConstraints() {
            onUpdate?(self)
            super.updateConstraints()
        }

        override func layoutSubviews() {
            if callsSuper { super.layoutSubviews() }
            layouts += 1
            onLayout?(self)
        }
    }

    private func constrained(_ view: UIView, to outer: UIView, height: CGFloat = 30) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        return [
            view.leftAnchor.constraint(equalTo: outer.leftAnchor), view.rightAnchor.constraint(equalTo: outer.rightAnchor),
            view.topAnchor.constraint(equalTo: outer.topAnchor), view.heightAnchor.constraint(equalToConstant: height),
        ]
    }

    func testConstraintsPositionSubviewsOfAViewThatDoesNotCallSuper() {
        let stage = Stage.plain()
        let view = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.callsSuper = false
        let inner = UIView()
        view.addSubview(inner)
        stage.window.addSubview(view)
        NSLayoutConstraint.activate(constrained(inner, to: view))
        stage.advance(by: 0.1)
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 200, height: 30))
        view.frame.size.width = 300
        stage.advance(by: 0.1)
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 300, height: 30))
    }

    /// Each of these laid out its view a hundred times in every frame.
    func testAViewThatAddsAgainInItsLayoutSettles() {
        let kinds: [(String, (Own) -> Void)] = [
            ("one subview again", { $0.addSubview($0.subviews[0]) }), ("two in turn", { for view in $0.subviews { $0.addSubview(view) } }),
            (
                "out and in",
                {
                    let view = $0.subviews[0]
                    view.removeFromSuperview()
                    $0.addSubview(view)
                }
            ), ("to the front", { $0.bringSubviewToFront($0.subviews[0]) }),
            ("a layer", { view in view.layer.sublayers.map { view.layer.insertSublayer($0[1], at: 0) } }),
            ("constraints", { NSLayoutConstraint.activate(self.constrained($0.subviews[0], to: $0)) }),
            (
                "constraints of the superview",
                { view in
                    guard let outer = view.superview else { return }
                    NSLayoutConstraint.activate([view.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor)])
                }
            ),
        ]
        for (name, body) in kinds {
            let stage = Stage.plain()
            let view = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            for _ in 0..<2 { view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
            view.onLayout = body
            stage.window.addSubview(view)
            let lines = Diagnostics.complaints { stage.advance(by: 1) }
            XCTAssertEqual(lines, [], name)
            XCTAssertLessThan(view.layouts, 5, name)
        }
    }

    /// Also where the view is the outermost, on which the engine runs.
    func testTheOutermostViewMayAddConstraintsInItsLayout() {
        let view = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let inner = UIView()
        view.addSubview(inner)
        view.onLayout = { NSLayoutConstraint.activate(self.constrained(inner, to: $0)) }
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 200, height: 30))
        XCTAssertLessThan(view.layouts, 5)
    }

    func testUpdateConstraintsRunsForTheWholeTreeBeforeAnyLayout() {
        let stage = Stage.plain()
        var notes: [String] = []
        let views = (0..<4).map { index in
            let view = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.onUpdate = { _ in notes.append("update \(index)") }
            view.onLayout = { _ in notes.append("layout \(index)") }
            return view
        }
        // 0 contains 1, which contains 2; 3 is beside 1.
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        views[0].addSubview(views[3])
        stage.advance(by: 0.1)
        for view in views { view.setNeedsUpdateConstraints() }
        stage.window.addSubview(views[0])
        stage.advance(by: 0.1)
        XCTAssertEqual(notes, ["update 2", "update 1", "update 3", "update 0", "layout 0", "layout 1", "layout 2", "layout 3"])
        notes = []
        views[2].setNeedsUpdateConstraints()
        stage.advance(by: 0.1)
        XCTAssertEqual(notes, ["update 2"], "no layout by itself")
    }

    /// As Apple's page on `requiresConstraintBasedLayout` says: once someone uses a constraint, views update theirs.
    func testViewsOfATreeWithConstraintsUpdateTheirsOnce() {
        let stage = Stage.plain()
        var notes: [String] = []
        let view = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let inner = UIView()
        view.addSubview(inner)
        view.onUpdate = { [weak self] own in
            notes.append("update")
            guard let self, notes.count == 1 else { return }
            NSLayoutConstraint.activate(constrained(inner, to: own))
        }
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        XCTAssertEqual(notes, [], "no view uses a constraint")
        let other = UIView()
        stage.window.addSubview(other)
        NSLayoutConstraint.activate(constrained(other, to: stage.window))
        stage.advance(by: 0.1)
        XCTAssertEqual(notes, ["update"])
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 200, height: 30))
        // A view that comes later.
        let late = Own(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        late.onUpdate = { _ in notes.append("late") }
        view.addSubview(late)
        stage.advance(by: 0.1)
        XCTAssertEqual(notes, ["update", "late"])
    }

    func testAPlainViewThatMovesTakesOthersAlong() {
        let stage = Stage.plain()
        let (plain, next) = (UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), UIView())
        stage.window.addSubview(plain)
        stage.window.addSubview(next)
        next.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            next.leftAnchor.constraint(equalTo: plain.rightAnchor), next.topAnchor.constraint(equalTo: plain.topAnchor),
            next.widthAnchor.constraint(equalToConstant: 5), next.heightAnchor.constraint(equalToConstant: 5),
        ])
        stage.advance(by: 0.1)
        XCTAssertEqual(next.frame.minX, 30)
        plain.center.x += 100
        stage.advance(by: 0.1)
        XCTAssertEqual(next.frame.minX, 130)
    }

    // MARK: Scroll views

    func testTheFrameGuideStaysWithTheFrame() {
        let stage = Stage.plain()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        scroll.contentSize = CGSize(width: 1000, height: 2000)
        stage.window.addSubview(scroll)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(view)
        let guide = scroll.frameLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5), view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor), view.heightAnchor.constraint(equalToConstant: 44),
        ])
        stage.advance(by: 0.1)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 5, width: 320, height: 44))
        for offset in [CGPoint(x: 30, y: 100), CGPoint(x: -20, y: -10), .zero] {
            scroll.contentOffset = offset
            stage.advance(by: 0.1)
            XCTAssertEqual(view.frame, CGRect(x: offset.x, y: offset.y + 5, width: 320, height: 44))
            XCTAssertEqual(guide.layoutFrame, CGRect(x: offset.x, y: offset.y, width: 320, height: 400))
            XCTAssertEqual(view.convert(view.bounds, to: stage.window), CGRect(x: 0, y: 5, width: 320, height: 44))
        }
    }

    /// Apple's Technical Note TN2154: a subview of a scroll view floats by constraints to a view outside.
    func testASubviewFloatsByConstraintsToAViewOutside() {
        let stage = Stage.plain()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 320, height: 400))
        scroll.contentSize = CGSize(width: 320, height: 2000)
        stage.window.addSubview(scroll)
        let (view, outside) = (UIView(), UIView())
        for each in [view, outside] { each.translatesAutoresizingMaskIntoConstraints = false }
        scroll.addSubview(view)
        stage.window.addSubview(outside)
        let inContent = UIView(frame: CGRect(x: 0, y: 600, width: 10, height: 10))
        scroll.addSubview(inContent)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 60),
            view.leftAnchor.constraint(equalTo: scroll.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40),
            outside.topAnchor.constraint(equalTo: inContent.topAnchor), outside.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            outside.widthAnchor.constraint(equalToConstant: 1), outside.heightAnchor.constraint(equalToConstant: 1),
        ])
        stage.advance(by: 0.1)
        XCTAssertEqual(view.frame.minY, 10)
        XCTAssertEqual(outside.frame.minY, 650)
        scroll.contentOffset.y = 100
        stage.advance(by: 0.1)
        XCTAssertEqual(view.frame.minY, 110)
        XCTAssertEqual(outside.frame.minY, 550)
    }

    func testAViewHoldsTheConstraintsThatWereAddedToIt() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(inner)
        let width = inner.widthAnchor.constraint(equalToConstant: 30)
        root.addConstraint(width)
        XCTAssertEqual(root.constraints, [width])
        XCTAssertEqual(inner.constraints, [])
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame.width, 30)
        root.removeConstraint(width)
        XCTAssertFalse(width.isActive)
    }
}
