import UIKit
import UIKitTestSupport
import XCTest

/// `UIBezierPath(roundedRect:)` against paths that UIKit of iOS 17.5 made (`Documentation/Behavior.md#rounded-rectangles`).
final class RoundedRectangleTests: XCTestCase {
    /// The points of a path that differ from the one before, as "x y", to a thousandth.
    private func points(_ path: UIBezierPath) -> [String] {
        var points: [String] = []
        path.cgPath.applyWithBlock { element in
            let count: Int
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: count = 1
            case .addQuadCurveToPoint: count = 2
            case .addCurveToPoint: count = 3
            default: count = 0
            }
            for index in 0..<count {
                let p = element.pointee.points[index]
                let text = "\((Double(p.x) * 1000).rounded() / 1000 + 0) \((Double(p.y) * 1000).rounded() / 1000 + 0)"
                if points.last != text { points.append(text) }
            }
        }
        return points
    }

    func testARectangleOf60By30WithRadius8IsTheOneThatUIKitPrints() {
        let printed = [
            "12.229 0.0", "47.771 0.0", "51.292 0.0", "53.053 0.0", "54.948 0.599", "57.017 1.352", "58.648 2.983", "59.401 5.052",
            "60.0 6.947", "60.0 8.708", "60.0 12.229", "60.0 17.771", "60.0 21.292", "60.0 23.053", "59.401 24.948", "58.648 27.017",
            "57.017 28.648", "54.948 29.401", "53.053 30.0", "51.292 30.0", "47.771 30.0", "12.229 30.0", "8.708 30.0", "6.947 30.0",
            "5.052 29.401", "2.983 28.648", "1.352 27.017", "0.599 24.948", "0.0 23.053", "0.0 21.292", "0.0 17.771", "0.0 12.229",
            "0.0 8.708", "0.0 6.947", "0.599 5.052", "1.352 2.983", "2.983 1.352", "5.052 0.599", "6.947 0.0", "8.708 0.0", "12.229 0.0",
        ]
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 30), cornerRadius: 8)
        XCTAssertEqual(points(path), printed)
        let same = UIBezierPath(
            roundedRect: CGRect(x: 60, y: 30, width: -60, height: -30), byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: 8, height: 500))
        XCTAssertEqual(points(same), printed, "the height of the radii is ignored")
    }

    func testShortEdgesThatTwoCornersDoNotFitOnAreCaps() throws {
        // 208 x 50 with radius 20: 2 · 1.528665 · 20 = 61 points do not fit on 50, so L = 25 / 1.52866483 = 16.354.
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 208, height: 50), cornerRadius: 20)
        XCTAssertEqual(
            Array(points(path).prefix(14)),
            [
                "30.573 0.0", "177.427 0.0", "181.256 0.0", "186.759 0.0", "192.681 1.873", "201.879 5.22", "208.0 13.963", "208.0 23.75",
                "208.0 26.25", "208.0 36.037", "201.879 44.78", "192.681 48.127", "186.759 50.0", "181.256 50.0",
            ])
        XCTAssertFalse(path.contains(CGPoint(x: 206, y: 5)))
        let image = makeRenderer(208, 50, scale: 2).image { _ in
            UIColor.black.set()
            path.fill()
        }
        // The area between the published curves and the corners.
        XCTAssertEqual(try Pixels(image).coverage / 4, 208 * 50 - 2 * 127.763 - 2 * 128.435, accuracy: 3)
        let upright = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 208), cornerRadius: 20)
        XCTAssertEqual(points(upright).first, "25.0 0.0")
        XCTAssertFalse(upright.contains(CGPoint(x: 5, y: 2)))
    }

    func testEdgesThatNoTwoCornersFitOnMakeACapsule() throws {
        let cases: [(CGFloat, CGFloat, CGFloat)] = [(100, 40, 35), (40, 100, 35), (60, 60, 20), (60, 60, 500), (80, 70, 30)]
        for (width, height, radius) in cases {
            let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius)
            let image = makeRenderer(width, height, scale: 2).image { _ in
                UIColor.black.set()
                path.fill()
            }
            let cap = Double(min(width, height)) / 2
            let area: Double = Double(width * height) - (4 - Double.pi) * cap * cap
            XCTAssertEqual(try Pixels(image).coverage / 4, area, accuracy: 1.5, "\(width) x \(height)")
            XCTAssertEqual(points(path).first, "\(width / 2) 0.0", "it begins in the middle of the top")
        }
    }

    func testTheShapeJumpsAtTheLimit() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let below = UIBezierPath(roundedRect: rect, cornerRadius: 100 / 3.05733 - 0.01)
        let above = UIBezierPath(roundedRect: rect, cornerRadius: 100 / 3.05733 + 0.01)
        XCTAssertTrue(below.contains(CGPoint(x: 12, y: 12)))
        XCTAssertFalse(above.contains(CGPoint(x: 12, y: 12)), "a circle")
    }

    func testChosenCornersAreRoundedAndOthersAreNot() {
        let rect = CGRect(x: 0, y: 0, width: 208, height: 50)
        for radius in [10, 20, 80] as [CGFloat] {
            let radii = CGSize(width: radius, height: 0)
            let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: radii)
            XCTAssertEqual(path.bounds, rect)
            XCTAssertTrue(path.contains(CGPoint(x: 207.5, y: 0.5)), "\(radius)")
            XCTAssertTrue(path.contains(CGPoint(x: 0.5, y: 49.5)), "\(radius)")
            XCTAssertFalse(path.contains(CGPoint(x: 0.5, y: 0.5)), "\(radius)")
            XCTAssertFalse(path.contains(CGPoint(x: 207.5, y: 49.5)), "\(radius)")
        }
    }

    func testARadiusThatIsNotPositiveRoundsNothing() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
        for radius in [0, -5, .nan] as [CGFloat] {
            XCTAssertEqual(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath, UIBezierPath(rect: rect).cgPath)
        }
        XCTAssertEqual(UIBezierPath(roundedRect: rect, cornerRadius: .infinity).bounds, rect)
        XCTAssertEqual(
            UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 0, height: 20), cornerRadius: 5).bounds,
            CGRect(x: 1, y: 2, width: 0, height: 20))
    }
}
