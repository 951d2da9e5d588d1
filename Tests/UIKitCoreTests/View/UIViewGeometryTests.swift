import Kinora
import TestSupport
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class UIViewGeometryTests: XCTestCase {
    func testFrameIsBoundsAndCenterAroundTheAnchorPoint() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 40))
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 40))
        view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
        // The position stays, so the box moves.
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 40))
        XCTAssertEqual(view.frame, CGRect(x: 35, y: 0, width: 100, height: 40))
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
        XCTAssertEqual(view.center, CGPoint(x: 20, y: 10))
        view.bounds.size = CGSize(width: 40, height: 20)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: -10, width: 40, height: 20))
    }

    func testTheOriginOfTheBoundsDoesNotMoveTheFrame() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        view.bounds.origin = CGPoint(x: 500, y: -70)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 40))
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(view.bounds, CGRect(x: 500, y: -70, width: 3, height: 4))
    }

    func testTheFrameOfARotatedViewIsTheBoxAroundIt() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 80))
        let angle = CGFloat.pi / 6
        view.transform = CGAffineTransform(rotationAngle: angle)
        let width = 60 * cos(angle) + 80 * sin(angle), height = 60 * sin(angle) + 80 * cos(angle)
        XCTAssertEqual(view.frame.width, width, accuracy: 1e-9)
        XCTAssertEqual(view.frame.height, height, accuracy: 1e-9)
        XCTAssertEqual(view.frame.midX, 130, accuracy: 1e-9)
        XCTAssertEqual(view.frame.midY, 140, accuracy: 1e-9)
        XCTAssertEqual(view.bounds.size, CGSize(width: 60, height: 80))
    }

    func testSettingTheFrameUndoesAScaleAndAQuarterRotation() {
        let scaled = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scaled.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        scaled.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
        XCTAssertEqual(scaled.bounds.size, CGSize(width: 50, height: 80))
        XCTAssertEqual(scaled.frame, CGRect(x: 10, y: 20, width: 100, height: 40))
        let rotated = UIView()
        rotated.transform = CGAffineTransform(rotationAngle: .pi / 2)
        rotated.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
        XCTAssertEqual(rotated.bounds.width, 40, accuracy: 1e-9)
        XCTAssertEqual(rotated.bounds.height, 100, accuracy: 1e-9)
        XCTAssertEqual(rotated.frame.minX, 10, accuracy: 1e-9)
        XCTAssertEqual(rotated.frame.maxY, 60, accuracy: 1e-9)
    }

    func testATransformTurnsAboutTheAnchorPoint() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.layer.anchorPoint = .zero
        view.center = CGPoint(x: 50, y: 50)
        view.transform = CGAffineTransform(scaleX: 3, y: 2)
        XCTAssertEqual(view.frame, CGRect(x: 50, y: 50, width: 300, height: 200))
        XCTAssertEqual(view.convert(.zero, to: nil), CGPoint(x: 0, y: 0), "outside a window nil is the outermost view")
    }

    func testTransform3DAndTransformAreTheLayers() {
        let view = UIView()
        view.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        XCTAssertTrue(CATransform3DEqualToTransform(view.transform3D, CATransform3DMakeAffineTransform(view.transform)))
        view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
        XCTAssertTrue(CATransform3DEqualToTransform(view.layer.transform, CATransform3DMakeRotation(1, 0, 1, 0)))
    }

    func testGeometryThatIsNotFiniteIsRefusedWithOneLineEach() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let complaints = Diagnostics.complaints {
            view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
            view.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
            view.bounds.size.width = .infinity
            view.center.x = -.infinity
            view.transform = CGAffineTransform(scaleX: CGFloat.nan, y: 1)
            view.alpha = .nan
            XCTAssertEqual(UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).frame, .zero)
        }
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertTrue(view.transform.isIdentity)
        XCTAssertEqual(view.alpha, 1)
        XCTAssertEqual(complaints.count, 5, "\(complaints)")
    }

    func testPointsConvertThroughScrolledAndRotatedViews() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
        scrolled.bounds.origin = CGPoint(x: 0, y: 100)
        let rotated = UIView(frame: CGRect(x: 50, y: 150, width: 100, height: 60))
        rotated.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(scrolled)
        scrolled.addSubview(rotated)
        // The rotated view's center is at (100, 180) in the scrolled one, whose bounds start at y = 100.
        let center = rotated.convert(CGPoint(x: 50, y: 30), to: root)
        Self.assertEqual(center, CGPoint(x: 110, y: 100))
        // Its x axis points down.
        Self.assertEqual(rotated.convert(CGPoint(x: 60, y: 30), to: root), CGPoint(x: 110, y: 110))
        Self.assertEqual(rotated.convert(CGPoint(x: 110, y: 110), from: root), CGPoint(x: 60, y: 30))
        Self.assertEqual(rotated.convert(CGPoint(x: 60, y: 30), to: nil), CGPoint(x: 110, y: 110))
        Self.assertEqual(scrolled.convert(CGPoint(x: 0, y: 100), to: nil), CGPoint(x: 10, y: 20))
        let box = rotated.convert(rotated.bounds, to: root)
        Self.assertEqual(box.origin, CGPoint(x: 80, y: 50))
        Self.assertEqual(CGPoint(x: box.width, y: box.height), CGPoint(x: 60, y: 100))
        Self.assertEqual(rotated.convert(box, from: root).origin, .zero)
    }

    func testNilIsTheWindowForViewsInOne() {
        let stage = Stage.plain()
        let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        window.isHidden = false
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        window.addSubview(view)
        XCTAssertEqual(view.convert(.zero, to: nil), CGPoint(x: 5, y: 6))
        XCTAssertEqual(view.convert(.zero, to: stage.window), CGPoint(x: 35, y: 46))
    }

    /// Outermost views are neighbors, each at its own frame.
    func testViewsOfTwoTreesConvertThroughTheOutermostFrames() {
        let (one, other) = (UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10)), UIView(frame: .zero))
        let far = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
        one.addSubview(inner)
        let point = CGPoint(x: 10, y: 10)
        XCTAssertEqual(one.convert(point, to: other), CGPoint(x: 20, y: 20))
        XCTAssertEqual(one.convert(point, to: Optional(other)), CGPoint(x: 20, y: 20))
        XCTAssertEqual(other.convert(point, from: one), CGPoint(x: 20, y: 20))
        XCTAssertEqual(inner.convert(CGPoint.zero, to: far), CGPoint(x: -89, y: -188))
        XCTAssertEqual(far.convert(inner.bounds, from: inner), CGRect(x: -89, y: -188, width: 5, height: 5))
        XCTAssertEqual(one.layer.convert(point, to: other.layer), CGPoint(x: 20, y: 20))
        XCTAssertEqual(one.convert(point, to: nil), point, "nil is the outermost view's own space")
        // A superview in a tree is no other tree.
        XCTAssertEqual(inner.convert(CGPoint.zero, to: one), CGPoint(x: 1, y: 2))
    }

    func testSizeToFitKeepsTheOriginOfTheFrame() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: size.height * 2) }
        }
        let view = Fitting(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        view.layer.anchorPoint = CGPoint(x: 1, y: 0)
        view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
        view.sizeToFit()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 80))
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        plain.sizeToFit()
        XCTAssertEqual(plain.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    private static func assertEqual(_ a: CGPoint, _ b: CGPoint, line: UInt = #line) {
        XCTAssertEqual(a.x, b.x, accuracy: 1e-9, line: line)
        XCTAssertEqual(a.y, b.y, accuracy: 1e-9, line: line)
    }
}
