import Kinora
import XCTest

/// View, layout and color cases of `Documentation/PublicCases.md`; the number of a case is in its comment.
@preconcurrency @MainActor
final class PublicViewCasesTests: XCTestCase {
    private final class LayoutCounter: UIView {
        var count = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
        }
    }

    /// XCTest keeps the objects of all its tests, and a process has one stage at a time.
    private var made: Stage?
    private var stage: Stage {
        let stage = made ?? Stage()
        made = stage
        return stage
    }

    override func tearDown() async throws { made = nil }

    private func shown(_ view: UIView) {
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
    }

    // Case 24.
    func testInitializationLaysNothingOut() {
        let view = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.advance(by: 0.1)
        XCTAssertEqual(view.count, 0)
    }

    // Case 25.
    func testAddingASubviewLaysOutBoth() {
        let (outer, inner) = (LayoutCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), LayoutCounter())
        shown(outer)
        outer.count = 0
        outer.addSubview(inner)
        stage.advance(by: 0.1)
        XCTAssertEqual([outer.count, inner.count], [1, 1])
    }

    // Case 26.
    func testAFrameLaysOutItsViewOnlyIfItsSizeChanges() {
        let view = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        shown(view)
        view.count = 0
        view.frame.origin.x = 50
        stage.advance(by: 0.1)
        XCTAssertEqual(view.count, 0)
        view.frame.size.width = 60
        stage.advance(by: 0.1)
        XCTAssertEqual(view.count, 1)
    }

    // Case 27.
    func testScrollingLaysOutTheScrollView() {
        final class Counted: UIScrollView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let view = Counted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        shown(view)
        view.count = 0
        view.contentOffset.y = 40
        stage.advance(by: 0.1)
        XCTAssertEqual(view.count, 1)
    }

    // Case 28.
    func testRemovingASubviewLaysOutTheSuperview() {
        let (outer, inner) = (LayoutCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), LayoutCounter())
        outer.addSubview(inner)
        shown(outer)
        (outer.count, inner.count) = (0, 0)
        inner.removeFromSuperview()
        stage.advance(by: 0.1)
        XCTAssertEqual([outer.count, inner.count], [1, 0])
    }

    private func arranged() -> (UIStackView, [UIView]) {
        let views = (0..<3).map { _ in UIView() }
        for view in views { view.heightAnchor.constraint(equalToConstant: 30).isActive = true }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 10
        return (stack, views)
    }

    // Case 29.
    func testAViewThatIsNoLongerArrangedStaysASubview() {
        let (stack, views) = arranged()
        stack.removeArrangedSubview(views[1])
        XCTAssertTrue(views[1].superview === stack)
        XCTAssertEqual(stack.arrangedSubviews, [views[0], views[2]])
    }

    // Case 30.
    func testAViewThatLeavesItsStackIsNoLongerArranged() {
        let (stack, views) = arranged()
        views[1].removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews, [views[0], views[2]])
    }

    // Case 31.
    func testAHiddenArrangedViewGivesUpItsLengthAndItsSpacing() {
        let (stack, views) = arranged()
        XCTAssertEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 110)
        views[1].isHidden = true
        XCTAssertEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 70)
    }

    // Case 32.
    func testAHiddenViewElsewhereKeepsItsLength() {
        let (outer, first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: outer.topAnchor), first.heightAnchor.constraint(equalToConstant: 30),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
        ])
        first.isHidden = true
        shown(outer)
        XCTAssertEqual(second.frame.minY, 30)
    }

    // Case 33.
    func testAScaledViewHasTheFrameOfItsImage() {
        let view = UIView()
        view.frame.size = CGSize(width: 100, height: 100)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(view.frame, CGRect(x: -50, y: -50, width: 200, height: 200))
        XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    // Case 34.
    func testALayersTransformChangesTheFrameAlike() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(view.frame, CGRect(x: -25, y: -25, width: 100, height: 100))
        view.transform = .identity
        view.layer.transform = CATransform3DMakeScale(2, 2, 1)
        XCTAssertEqual(view.frame, CGRect(x: -25, y: -25, width: 100, height: 100))
    }

    // Cases 35 and 36.
    func testAnAnchorPointMovesTheFrameAndLeavesThePosition() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.position = CGPoint(x: 272.5, y: 242.5)
        layer.anchorPoint = CGPoint(x: 1, y: 1)
        XCTAssertEqual(layer.position, CGPoint(x: 272.5, y: 242.5))
        XCTAssertEqual(layer.frame, CGRect(x: 272.5 - 40, y: 242.5 - 20, width: 40, height: 20))
    }

    // Cases 37 to 39.
    func testColorsOfDifferentSpacesAreNotEqual() {
        XCTAssertNotEqual(UIColor(red: 0, green: 0, blue: 0, alpha: 1), .black)
        XCTAssertNotEqual(UIColor(red: 1, green: 1, blue: 1, alpha: 1), .white)
        XCTAssertEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1), .red)
    }

    // Cases 40 and 41.
    func testAGreenOfDisplayP3PrintsAndComparesAsOnADevice() {
        let green = UIColor(displayP3Red: 0, green: 210 / 255, blue: 0, alpha: 1)
        XCTAssertEqual(green.description, "UIDisplayP3ColorSpace 0 0.823529 0 1")
        let components = UIColor(cgColor: green.cgColor).cgColor.components ?? []
        for (ours, apples) in zip(components, [-0.416964, 0.838774, -0.249501, 1]) { XCTAssertEqual(ours, apples, accuracy: 2e-4) }
        XCTAssertEqual(UIColor(cgColor: green.cgColor), green)
    }

    // Case 42.
    func testAColorMatrixComputesInLinearLight() throws {
        let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        let half = red.applyingFilter("CIColorMatrix", parameters: ["inputRVector": CIVector(x: 0.5, y: 0, z: 0, w: 0)])
        let pixel = try XCTUnwrap(CIContext().createCGImage(half, from: half.extent)).withPixels { $0[0] }
        XCTAssertEqual(Int(pixel >> 16 & 255), 187, accuracy: 1)
        XCTAssertEqual(pixel & 0xFFFF, 0)
    }
}
