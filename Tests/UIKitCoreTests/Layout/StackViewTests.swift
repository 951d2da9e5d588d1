import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class StackViewTests: XCTestCase {
    private final class Sized: UIView {
        var size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    private func stack(_ views: [UIView], _ size: CGSize? = CGSize(width: 300, height: 100)) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        if let size {
            NSLayoutConstraint.activate([
                stack.widthAnchor.constraint(equalToConstant: size.width), stack.heightAnchor.constraint(equalToConstant: size.height),
            ])
        }
        return stack
    }

    private func frames(_ views: [UIView]) -> [CGRect] {
        root.layoutIfNeeded()
        return views.map(\.frame)
    }

    func testAStackWithoutAWindowIsNotLaidOutAsAViewIsHidden() {
        final class Row: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let (row, views) = (Row(), [Sized(20, 10), Sized(20, 10)])
        let stack = UIStackView(arrangedSubviews: views)
        row.addSubview(stack)
        withExtendedLifetime(Stage()) { UIView.animate(withDuration: 1) { views[0].isHidden = true } }
        XCTAssertEqual(row.layouts, 0, "it has no size yet")
    }

    func testAStackIsAsLargeAsItsViews() {
        let views = [Sized(50, 20), Sized(70, 40)]
        let stack = stack(views, nil)
        stack.spacing = 10
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame.size, CGSize(width: 130, height: 40))
        XCTAssertEqual(views.map(\.frame), [CGRect(x: 0, y: 0, width: 50, height: 40), CGRect(x: 60, y: 0, width: 70, height: 40)])
        stack.axis = .vertical
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame.size, CGSize(width: 70, height: 70))
    }

    func testFillStretchesTheViewThatHugsLeast() {
        let views = [Sized(50, 20), Sized(70, 40)]
        views[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        _ = stack(views)
        XCTAssertEqual(frames(views).map(\.width), [230, 70])
    }

    func testFillEqually() {
        let views = [Sized(50, 20), Sized(70, 40), Sized(10, 10)]
        let stack = stack(views)
        stack.distribution = .fillEqually
        stack.spacing = 15
        XCTAssertEqual(frames(views).map(\.width), [90, 90, 90])
        XCTAssertEqual(frames(views).map(\.minX), [0, 105, 210])
    }

    func testFillProportionally() {
        let views = [Sized(50, 20), Sized(100, 40)]
        let stack = stack(views)
        stack.distribution = .fillProportionally
        XCTAssertEqual(frames(views).map(\.width), [100, 200])
    }

    func testEqualSpacing() {
        let views = [Sized(50, 20), Sized(100, 40), Sized(30, 20)]
        let stack = stack(views)
        stack.distribution = .equalSpacing
        XCTAssertEqual(frames(views).map(\.minX), [0, 110, 270])
        XCTAssertEqual(frames(views).map(\.width), [50, 100, 30])
    }

    func testEqualCentering() {
        let views = [Sized(50, 20), Sized(100, 40), Sized(30, 20)]
        let stack = stack(views)
        stack.distribution = .equalCentering
        let centers = frames(views).map(\.midX)
        XCTAssertEqual(centers[1] - centers[0], centers[2] - centers[1], accuracy: 0.4)
        XCTAssertEqual(views[0].frame.minX, 0)
        XCTAssertEqual(views[2].frame.maxX, 300)
    }

    func testAlignments() {
        let expected: [(UIStackView.Alignment, [CGFloat], [CGFloat])] = [
            (.fill, [0, 0], [100, 100]), (.leading, [0, 0], [20, 40]), (.trailing, [80, 60], [20, 40]), (.center, [40, 30], [20, 40]),
        ]
        for (alignment, tops, heights) in expected {
            let views = [Sized(50, 20), Sized(250, 40)]
            let stack = stack(views)
            stack.alignment = alignment
            XCTAssertEqual(frames(views).map(\.minY), tops, "\(alignment)")
            XCTAssertEqual(frames(views).map(\.height), heights, "\(alignment)")
            stack.removeFromSuperview()
        }
    }

    func testFirstBaselines() {
        let labels = [UILabel(), UILabel()]
        labels[0].font = .systemFont(ofSize: 10)
        labels[1].font = .systemFont(ofSize: 40)
        for label in labels { label.text = "x" }
        let stack = stack(labels, nil)
        stack.alignment = .firstBaseline
        root.layoutIfNeeded()
        XCTAssertEqual(labels[0].frame.minY + labels[0].font.ascender, labels[1].frame.minY + labels[1].font.ascender, accuracy: 0.6)
        XCTAssertGreaterThan(labels[0].frame.minY, 10)
    }

    func testAHiddenViewTakesNoSpace() {
        let views = [Sized(50, 20), Sized(70, 40), Sized(30, 30)]
        let stack = stack(views, nil)
        stack.spacing = 10
        XCTAssertEqual(frames(views).map(\.minX), [0, 60, 140])
        views[1].isHidden = true
        root.layoutIfNeeded()
        XCTAssertEqual(views[2].frame.minX, 60)
        XCTAssertEqual(stack.frame.width, 90)
        views[1].isHidden = false
        root.layoutIfNeeded()
        XCTAssertEqual(views[2].frame.minX, 140)
    }

    func testCustomSpacingAndMargins() {
        let views = [Sized(50, 20), Sized(70, 40), Sized(30, 30)]
        let stack = stack(views, nil)
        stack.spacing = 10
        stack.setCustomSpacing(3, after: views[0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(frames(views).map(\.minX), [2, 55, 135])
        XCTAssertEqual(stack.frame.size, CGSize(width: 169, height: 44))
        XCTAssertEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
    }

    func testRemovalAndInsertion() {
        let views = [Sized(50, 20), Sized(70, 40), Sized(30, 30)]
        let stack = stack(views, nil)
        views[0].removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews, [views[1], views[2]])
        stack.insertArrangedSubview(views[0], at: 1)
        XCTAssertEqual(frames([views[1], views[0], views[2]]).map(\.minX), [0, 70, 120])
        stack.removeArrangedSubview(views[1])
        XCTAssertEqual(views[1].superview, stack)
    }

    func testAVanishingViewAnimates() throws {
        let stage = Stage()
        let views = [Sized(50, 20), Sized(70, 40), Sized(30, 30)]
        let stack = stack(views, nil)
        stage.window.addSubview(root)
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
        stage.advance(by: 0.5)
        XCTAssertEqual(try XCTUnwrap(views[2].layer.presentation()).frame.minX, 85, accuracy: 1)
        stage.advance(by: 1)
        XCTAssertEqual(views[2].frame.minX, 50)
        XCTAssertEqual(stack.frame.width, 80)
    }

    func testAViewThatReturnsIsClippedAndFadesInWhileItUnfolds() throws {
        let stage = Stage()
        let views = [Sized(50, 20), Sized(70, 40), Sized(30, 30)]
        let stack = stack(views, nil)
        stack.axis = .vertical
        stage.window.addSubview(root)
        views[1].isHidden = true
        stage.advance(by: 0.1)
        func shown() throws -> (height: CGFloat, clips: Bool, opacity: Float, isHidden: Bool) {
            let layer = try XCTUnwrap(views[1].layer.presentation())
            return (layer.bounds.height, layer.masksToBounds, layer.opacity, layer.isHidden)
        }
        func change(_ isHidden: Bool) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = isHidden }
        }
        change(false)
        stage.advance(by: 0.25)
        var now = try shown()
        XCTAssertEqual(now.height, 10, accuracy: 0.5)
        XCTAssertEqual(now.opacity, 0.25, accuracy: 0.02)
        XCTAssertTrue(now.clips)
        stage.advance(by: 1)
        now = try shown()
        XCTAssertEqual([now.height, CGFloat(now.opacity)], [40, 1])
        XCTAssertFalse(now.clips || now.isHidden)
        change(true)
        stage.advance(by: 0.75)
        now = try shown()
        XCTAssertEqual(now.opacity, 0.25, accuracy: 0.02)
        XCTAssertTrue(now.clips)
        XCTAssertFalse(now.isHidden)
        // Turned around on its way, it fades from the visible alpha.
        change(false)
        stage.advance(by: 0.02)
        now = try shown()
        XCTAssertEqual(now.opacity, 0.27, accuracy: 0.03)
        stage.advance(by: 2)
        now = try shown()
        XCTAssertEqual(now.opacity, 1)
        XCTAssertFalse(now.clips || now.isHidden || views[1].layer.masksToBounds)
    }

    func testAViewThatReturnsBeforeAnAnimatedLayoutUnfoldsInIt() throws {
        let stage = Stage()
        let views = [Sized(50, 20), Sized(70, 40)]
        let stack = stack(views, nil)
        stack.axis = .vertical
        stage.window.addSubview(root)
        stage.advance(by: 0.1)
        // As cells do in a batch update of their table.
        for isHidden in [true, false] {
            views[1].isHidden = isHidden
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.root.layoutIfNeeded() }
            stage.advance(by: 0.25)
            let layer = try XCTUnwrap(views[1].layer.presentation())
            XCTAssertTrue(layer.masksToBounds)
            XCTAssertFalse(layer.isHidden)
            XCTAssertEqual(layer.opacity, isHidden ? 0.75 : 0.25, accuracy: 0.02)
            XCTAssertEqual(layer.bounds.height, isHidden ? 30 : 10, accuracy: 0.5)
            stage.advance(by: 1)
        }
        views[1].isHidden = true
        stage.advance(by: 0.1)
        XCTAssertTrue(try XCTUnwrap(views[1].layer.presentation()).isHidden, "at once without an animation")
    }

    func testAViewThatTheAppFadesIsNotFadedTwice() throws {
        let stage = Stage()
        let views = [Sized(50, 20), Sized(70, 40)]
        _ = stack(views, nil)
        stage.window.addSubview(root)
        views[1].isHidden = true
        views[1].alpha = 0
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            views[1].isHidden = false
            views[1].alpha = 0.8
        }
        stage.advance(by: 0.5)
        XCTAssertEqual(try XCTUnwrap(views[1].layer.presentation()).opacity, 0.4, accuracy: 0.02)
        UIViewPropertyAnimator(duration: 1, curve: .linear) { views[1].isHidden = true }.startAnimation()
        stage.advance(by: 1.5)
        XCTAssertEqual(views[1].alpha, 0.8, accuracy: 1e-6)
        XCTAssertTrue(try XCTUnwrap(views[1].layer.presentation()).isHidden)
    }

    // MARK: Visual format

    func testVisualFormats() {
        let a = UIView()
        let b = UIView()
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let views = ["a": a, "b": b]
        root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let all =
            NSLayoutConstraint.constraints(withVisualFormat: "|-[a(>=40,==60@999)]-pad-[b]-|", metrics: ["pad": 12], views: views)
            + NSLayoutConstraint.constraints(withVisualFormat: "V:|-(10)-[a(30)]", metrics: nil, views: views)
            + NSLayoutConstraint.constraints(withVisualFormat: "V:[b(a)]", metrics: nil, views: views)
            + NSLayoutConstraint.constraints(withVisualFormat: "H:[a]-[b]", options: .alignAllTop, metrics: nil, views: views).suffix(1)
        NSLayoutConstraint.activate(all)
        XCTAssertEqual(frames([a, b]), [CGRect(x: 16, y: 10, width: 60, height: 30), CGRect(x: 88, y: 10, width: 296, height: 30)])
    }
}
