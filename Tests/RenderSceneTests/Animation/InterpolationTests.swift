import CoreGraphics
import RenderScene
import TestSupport
import XCTest

final class InterpolationTests: XCTestCase {
    func testNumbersPairsRectanglesAndColorsMixPerComponent() {
        assertNumbers(Interpolation(from: .number(2), to: .number(10))(0.25), [4])
        assertNumbers(Interpolation(from: .pair([0, 10]), to: .pair([4, 20]))(0.5), [2, 15])
        assertNumbers(Interpolation(from: .rect([0, 0, 10, 10]), to: .rect([8, 4, 20, 30]))(0.25), [2, 1, 12.5, 15])
        assertNumbers(Interpolation(from: .color([1, 0, 0, 1]), to: .color([0, 1, 0, 0]))(0.25), [0.75, 0.25, 0, 0.75])
    }

    func testTheLastValueIsExact() {
        var random = SeededRandom(seed: 2)
        for _ in 0..<1000 {
            let a = Double.random(in: -1e6...1e6, using: &random)
            let b = Double.random(in: -1...1, using: &random)
            assertNumbers(Interpolation(from: .number(a), to: .number(b))(1), [b], accuracy: 0)
        }
    }

    func testAnOvershootingFractionGoesOnInTheSameDirection() {
        assertNumbers(Interpolation(from: .number(0), to: .number(10))(1.2), [12])
        assertNumbers(Interpolation(from: .number(0), to: .number(10))(-0.1), [-1])
    }

    func testFlagsShowTheNewValueAtOnce() {
        assertNumbers(Interpolation(from: .flag(false), to: .flag(true))(0), [1])
    }

    func testAColorOutOfNothingShowsNothing() {
        for (a, b) in [(nil, RGBA(1, 0, 0, 1)), (RGBA(1, 0, 0, 1), nil)] as [(RGBA?, RGBA?)] {
            guard case .color(nil) = Interpolation(from: .color(a), to: .color(b))(0.5) else { return XCTFail("a color is shown") }
        }
    }

    func testValuesOfTwoTypesShowTheSecond() {
        assertNumbers(Interpolation(from: .number(3), to: .pair([1, 2]))(0), [1, 2])
    }

    func testAQuarterRotationIsAnEighthHalfwayThrough() {
        let end = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let half = Interpolation(from: .transform(CATransform3DIdentity), to: .transform(end))(0.5)
        assertNumbers(half[.rotationZ], [.pi / 4], accuracy: 1e-9)
    }

    func testArraysOfOneCountMixByElementAndOthersShowTheSecond() {
        assertNumbers(Interpolation(from: .numbers([0, 10]), to: .numbers([4, 20]))(0.25), [1, 12.5])
        let colors = Interpolation(from: .colors([[0, 0, 0, 1], [1, 1, 1, 1]]), to: .colors([[1, 0, 0, 1], [0, 1, 1, 0]]))
        assertNumbers(colors(0.25), [0.25, 0, 0, 1, 0.75, 1, 1, 0.75])
        assertNumbers(colors(1), [1, 0, 0, 1, 0, 1, 1, 0], accuracy: 0)
        assertNumbers(Interpolation(from: .numbers([0, 10]), to: .numbers([4]))(0), [4])
        assertNumbers(Interpolation(from: .colors([[0, 0, 0, 1]]), to: .colors([]))(0.5), [])
    }

    func testPathsOfTheSameStepsMixPointByPoint() {
        func path(_ x: CGFloat, curved: Bool) -> PathData {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: x, y: 0))
            if curved { path.addQuadCurve(to: CGPoint(x: 2 * x, y: 8), control: .zero) } else { path.addLine(to: CGPoint(x: 2 * x, y: 8)) }
            path.closeSubpath()
            return path.data
        }
        let mix = Interpolation(from: .path(path(4, curved: false)), to: .path(path(8, curved: false)))
        guard case .path(let half?) = mix(0.25), case .path(let last?) = mix(1) else { return XCTFail("no path") }
        XCTAssertEqual(half, path(5, curved: false))
        XCTAssertEqual(half.currentPoint, CGPoint(x: 5, y: 0), "after the close")
        XCTAssertEqual(last, path(8, curved: false))
        let longer = CGMutablePath()
        longer.addPath(CGPath(path(8, curved: false)))
        longer.move(to: .zero)
        guard case .path(let other?) = Interpolation(from: .path(path(4, curved: false)), to: .path(longer.data))(0) else {
            return XCTFail("no path")
        }
        XCTAssertEqual(other, longer.data, "of other steps the second shows at once")
        guard case .path(let same?) = Interpolation(from: .path(path(4, curved: false)), to: .path(path(8, curved: true)))(0) else {
            return XCTFail("no path")
        }
        XCTAssertEqual(same, path(4, curved: false), "a line turns into a curve")
    }

    func testImagesCrossFade() {
        let images = (0..<3).map { _ in CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xff00_0000 } }
        let fade = Interpolation(from: .image(images[0]), to: .image(images[1]))
        guard case .crossFade(let old, let new, 0.25) = fade(0.25) else { return XCTFail("no cross-fade") }
        XCTAssertTrue(old === images[0] && new === images[1])
        guard case .image(let first) = fade(0), case .image(let last) = fade(1) else { return XCTFail("no image at the ends") }
        XCTAssertTrue(first === images[0] && last === images[1])
        var values = LayerValues()
        values[PropertyPath(.contents)] = fade(0.75)
        XCTAssertTrue(values.contents === images[1] && values.contentsFade?.old === images[0] && values.contentsFade?.fraction == 0.75)
        guard let shown = values[PropertyPath(.contents)], case .images(let greater, _) = Interpolation(from: shown, to: .image(images[2]))
        else {
            return XCTFail("no way on")
        }
        XCTAssertTrue(greater === images[1], "a new fade goes on from the greater part")
        values[PropertyPath(.contents)] = .image(images[2])
        XCTAssertNil(values.contentsFade)
    }
}
