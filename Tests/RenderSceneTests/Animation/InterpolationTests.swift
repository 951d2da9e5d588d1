import CoreGraphics
import RenderScene
import XCTest

final class InterpolationTests: XCTestCase {
    func testNumbersPairsRectanglesAndColoursMixPerPart() {
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

    func testAColourOutOfNothingShowsNothing() {
        for (a, b) in [(nil, RGBA(1, 0, 0, 1)), (RGBA(1, 0, 0, 1), nil)] as [(RGBA?, RGBA?)] {
            guard case .color(nil) = Interpolation(from: .color(a), to: .color(b))(0.5) else { return XCTFail("a colour is shown") }
        }
    }

    func testValuesOfTwoTypesShowTheSecond() {
        assertNumbers(Interpolation(from: .number(3), to: .pair([1, 2]))(0), [1, 2])
    }

    func testAQuarterTurnIsTurnedHalfwayThrough() {
        let end = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let half = Interpolation(from: .transform(CATransform3DIdentity), to: .transform(end))(0.5)
        assertNumbers(half[.rotationZ], [.pi / 4], accuracy: 1e-9)
    }
}
