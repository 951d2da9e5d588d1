import CoreGraphics
import XCTest

final class PathDashTests: XCTestCase {
    func testADashedLineIsCutWhereItsPatternSays() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 5, y: 0), CGPoint(x: 55, y: 0)])
        let dashes = pieces(path.copy(dashingWithPhase: 3, lengths: [10, 5]))
        XCTAssertEqual(dashes.map(\.minX), [5, 17, 32, 47])
        XCTAssertEqual(dashes.map(\.maxX), [12, 27, 42, 55])
        // An odd number of lengths changes sides: 4 on, 4 off.
        XCTAssertEqual(pieces(path.copy(dashingWithPhase: 0, lengths: [4])).map(\.minX), [5, 13, 21, 29, 37, 45, 53])
        // A phase may count backwards, and many turns.
        XCTAssertEqual(pieces(path.copy(dashingWithPhase: 3 - 150, lengths: [10, 5])), dashes)
    }

    func testDashesGoAroundCornersAndHaveTheirLengthOnCurves() {
        let corner = CGMutablePath()
        corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        XCTAssertEqual(
            pieces(corner.copy(dashingWithPhase: 0, lengths: [8, 1])),
            [CGRect(x: 0, y: 0, width: 8, height: 0), CGRect(x: 9, y: 0, width: 1, height: 7), CGRect(x: 10, y: 8, width: 0, height: 2)])
        // An eighth of a circle each, on and off.
        let circle = CGMutablePath()
        circle.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        let arcs = pieces(circle.copy(dashingWithPhase: 0, lengths: [25.01 * .pi]))
        XCTAssertEqual(arcs.count, 4)
        XCTAssertEqual(arcs[0].minX, 100 * cos(.pi / 4), accuracy: 0.05)
        XCTAssertEqual(arcs[0].maxY, 100 * sin(.pi / 4), accuracy: 0.05)
        XCTAssertEqual(arcs[1].maxY, 100, accuracy: 0.05)
        XCTAssertEqual(arcs[1].minX, -100 * cos(.pi / 4), accuracy: 0.05)
    }

    func testEachSubpathRestartsThePattern() {
        let path = CGMutablePath()
        for y in [0, 1, 2] as [CGFloat] { path.addLines(between: [CGPoint(x: 0, y: y), CGPoint(x: 7, y: y)]) }
        XCTAssertEqual(pieces(path.copy(dashingWithPhase: 0, lengths: [2, 3])).map(\.minX), [0, 5, 0, 5, 0, 5])
    }

    func testADashContinuesOverTheStartOfAClosedSubpath() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        // 40 around: 5 on from the start, and the last dash from 36 to 40.
        let dashes = pieces(square.copy(dashingWithPhase: 0, lengths: [5, 7]))
        XCTAssertEqual(dashes.count, 3)
        XCTAssertTrue(dashes.contains(CGRect(x: 0, y: 0, width: 5, height: 4)), "\(dashes)")
        // One dash as long as the part leaves it closed.
        XCTAssertEqual(square.copy(dashingWithPhase: 0, lengths: [50, 1]), square)
    }

    func testADashOfNoLengthIsADot() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let dots = path.copy(dashingWithPhase: 0, lengths: [0, 4])
        XCTAssertEqual(pieces(dots).map(\.minX), [0, 4, 8])
        let discs = dots.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
        XCTAssertEqual(pieces(discs).map(\.width), [2, 2, 2])
    }

    func testRefusedPatternsLeaveTheLineWhole() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        for lengths in [[], [0, 0], [-1, 2], [.nan, 1], [.infinity]] as [[CGFloat]] {
            XCTAssertEqual(path.copy(dashingWithPhase: 0, lengths: lengths), path)
        }
        XCTAssertEqual(path.copy(dashingWithPhase: .nan, lengths: [1]), path)
        let huge = CGPath(rect: CGRect(x: 0, y: 0, width: 1e9, height: 1e9), transform: nil)
        XCTAssertEqual(huge.copy(dashingWithPhase: 0, lengths: [1, 1]), huge)
    }

    /// The bounds of each part.
    private func pieces(_ path: CGPath) -> [CGRect] {
        var dashes: [CGMutablePath] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                dashes.append(CGMutablePath())
                dashes.last?.move(to: points[0])
            case .addLineToPoint: dashes.last?.addLine(to: points[0])
            case .addQuadCurveToPoint: dashes.last?.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: dashes.last?.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: dashes.last?.closeSubpath()
            }
        }
        return dashes.map(\.boundingBoxOfPath)
    }
}
