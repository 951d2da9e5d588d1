import UIKit
import XCTest

@preconcurrency @MainActor
final class UIViewAutoresizingTests: XCTestCase {
    /// A view at (20, 30) of 50 x 40 in one of 100 x 100, which becomes 200 x 160.
    private static func frame(_ mask: UIView.AutoresizingMask) -> CGRect {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 40))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 160)
        return inner.frame
    }

    func testEachMaskStretchesItsOwnMargins() {
        XCTAssertEqual(Self.frame([]), CGRect(x: 20, y: 30, width: 50, height: 40))
        XCTAssertEqual(Self.frame(.flexibleLeftMargin), CGRect(x: 120, y: 30, width: 50, height: 40))
        XCTAssertEqual(Self.frame(.flexibleWidth), CGRect(x: 20, y: 30, width: 150, height: 40))
        XCTAssertEqual(Self.frame(.flexibleRightMargin), CGRect(x: 20, y: 30, width: 50, height: 40))
        XCTAssertEqual(Self.frame(.flexibleTopMargin), CGRect(x: 20, y: 90, width: 50, height: 40))
        XCTAssertEqual(Self.frame(.flexibleHeight), CGRect(x: 20, y: 30, width: 50, height: 100))
        XCTAssertEqual(Self.frame(.flexibleBottomMargin), CGRect(x: 20, y: 30, width: 50, height: 40))
    }

    func testEveryCombinationSharesTheChangeInProportion() {
        for raw in 0..<UInt(64) {
            let mask = UIView.AutoresizingMask(rawValue: raw)
            let found = Self.frame(mask)
            // Parts of 20, 50, 30 along x and 30, 40, 30 along y.
            let alongX: [UIView.AutoresizingMask] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
            let alongY: [UIView.AutoresizingMask] = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
            let (x, width) = Self.shared([20, 50, 30], 100, alongX.map(mask.contains))
            let (y, height) = Self.shared([30, 40, 30], 60, alongY.map(mask.contains))
            XCTAssertEqual(found.minX, x, accuracy: 1e-9, "mask \(raw)")
            XCTAssertEqual(found.width, width, accuracy: 1e-9, "mask \(raw)")
            XCTAssertEqual(found.minY, y, accuracy: 1e-9, "mask \(raw)")
            XCTAssertEqual(found.height, height, accuracy: 1e-9, "mask \(raw)")
        }
    }

    private static func shared(_ segments: [CGFloat], _ change: CGFloat, _ flexible: [Bool]) -> (CGFloat, CGFloat) {
        let total = zip(segments, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        let grown = zip(segments, flexible).map { $0.1 ? $0.0 + change * $0.0 / total : $0.0 }
        return (grown[0], grown[1])
    }

    func testAllMasksTogetherScaleTheView() {
        let found = Self.frame(UIView.AutoresizingMask(rawValue: 63))
        XCTAssertEqual(found.minX, 40, accuracy: 1e-9)
        XCTAssertEqual(found.width, 100, accuracy: 1e-9)
        XCTAssertEqual(found.minY, 48, accuracy: 1e-9)
        XCTAssertEqual(found.height, 64, accuracy: 1e-9)
    }

    func testFromZeroTheChangeIsSharedEvenly() {
        let outer = UIView()
        let filling = UIView(), centered = UIView()
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        centered.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        outer.addSubview(filling)
        outer.addSubview(centered)
        outer.bounds.size = CGSize(width: 300, height: 100)
        XCTAssertEqual(filling.frame, CGRect(x: 0, y: 0, width: 300, height: 100))
        XCTAssertEqual(centered.frame, CGRect(x: 150, y: 0, width: 0, height: 0))
    }

    func testShrinkingNeverGivesANegativeSize() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 30, y: 0, width: 40, height: 100))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 20, height: 0)
        XCTAssertEqual(inner.bounds.size, .zero)
    }

    func testItGoesDownTheTreeAndCanBeTurnedOff() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView(frame: outer.bounds), inner = UIView(frame: outer.bounds)
        middle.autoresizingMask = .flexibleWidth
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.bounds.size.width = 150
        XCTAssertEqual(inner.frame.width, 150)
        middle.autoresizesSubviews = false
        outer.bounds.size.width = 200
        XCTAssertEqual(middle.frame.width, 200)
        XCTAssertEqual(inner.frame.width, 150)
    }

    func testATransformedViewIsStretchedInItsOwnSpace() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 100)
        XCTAssertEqual(inner.bounds.size, CGSize(width: 200, height: 100))
        XCTAssertEqual(inner.center, CGPoint(x: 100, y: 50))
    }

    func testAnUnchangedSizeMovesNothing() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        inner.autoresizingMask = UIView.AutoresizingMask(rawValue: 63)
        outer.addSubview(inner)
        outer.frame.origin = CGPoint(x: 50, y: 60)
        outer.bounds.origin = CGPoint(x: 5, y: 6)
        XCTAssertEqual(inner.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
