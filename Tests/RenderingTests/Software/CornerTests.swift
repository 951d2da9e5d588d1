import RenderScene
import XCTest

@testable import Rendering

/// Round corners and their curves.
final class CornerTests: RenderingTestCase {
    private func card(_ corners: RoundCorners, _ curve: CornerCurve = .circular, radius: Double = 14, border: Double = 0) -> LayerModel {
        LayerModel(8, 8, 48, 48) {
            ($0.backgroundColor, $0.cornerRadius, $0.borderWidth, $0.borderColor) = (.red, radius, border, .white)
            $0.rare.fields.roundCorners = corners
            $0.rare.fields.cornerCurve = curve
        }
    }

    func testOnlyTheMaskedCornersAreRound() {
        let masks: [(RoundCorners, Int, Int)] = [
            (.minXMinY, 0, 0), (.maxXMinY, 1, 0), (.minXMaxY, 0, 1), (.maxXMaxY, 1, 1),
        ]
        let all = pixels(render(root(64, 64, card(.all)), 64, 64))
        for raw in 0..<16 as Range<UInt8> {
            let corners = RoundCorners(rawValue: raw)
            let image = pixels(render(root(64, 64, card(corners)), 64, 64))
            for (corner, x, y) in masks {
                // Each quarter is that of the layer with all corners round, or full.
                for index in 0..<24 * 24 {
                    let at = (8 + y * 24 + index / 24) * 64 + 8 + x * 24 + index % 24
                    XCTAssertEqual(image[at], corners.contains(corner) ? all[at] : 0xffff_0000)
                }
            }
        }
    }

    func testMaskingAndBordersFollowTheCorners() {
        let image = pixels(
            render(
                root(
                    64, 64,
                    LayerModel(8, 8, 48, 48) {
                        ($0.masksToBounds, $0.cornerRadius) = (true, 14)
                        $0.rare.fields.roundCorners = .minXMinY
                    }.adding(LayerModel(-8, -8, 64, 64) { $0.backgroundColor = .white })), 64, 64))
        XCTAssertEqual(image[9 * 64 + 9], 0xff00_0000)
        XCTAssertEqual(image[9 * 64 + 54], 0xffff_ffff)
        let bordered = pixels(render(root(64, 64, card(.maxXMaxY, border: 3)), 64, 64))
        XCTAssertEqual(bordered[9 * 64 + 9], 0xffff_ffff, "the border turns a sharp corner")
        XCTAssertEqual(bordered[54 * 64 + 54], 0xff00_0000)
    }

    func testAContinuousCornerTakesItsAreaFromItsCurve() {
        // Green's theorem over the three cubic curves, cut finely, against the pixels that the corner leaves out.
        let radius = 14.0
        let points = ContinuousCorner.points(extent: ContinuousCorner.extent).map { $0 * radius }
        var area = 0.0
        var from = points[0]
        for first in stride(from: 0, to: 9, by: 3) {
            for step in 1...1000 {
                let t = Double(step) / 1000
                let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
                let to = points[first] * a + points[first + 1] * b + points[first + 2] * c + points[first + 3] * d
                area += abs(from.x * to.y - from.y * to.x) / 2
                from = to
            }
        }
        let image = pixels(render(root(64, 64, card(.all, .continuous, radius: radius)), 64, 64))
        let covered = image.reduce(0.0) { $0 + Double($1 >> 16 & 255) / 255 }
        XCTAssertEqual(48 * 48 - covered, 4 * area, accuracy: 2, "sides within 0.02 pixels of curves of 100")
        XCTAssertEqual(area / radius / radius, 0.2146, accuracy: 0.03, "about what a circle leaves out")
    }

    func testAContinuousCornerWithoutSpaceIsACircle() {
        let circle = pixels(render(root(64, 64, card(.all, .circular, radius: 24)), 64, 64))
        let image = pixels(render(root(64, 64, card(.all, .continuous, radius: 24)), 64, 64))
        for index in image.indices { XCTAssertEqual(Double(image[index] >> 16 & 255), Double(circle[index] >> 16 & 255), accuracy: 6) }
    }
}
