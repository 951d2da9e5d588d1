import Foundation
import XCTest

@testable import Kinora
@testable import KinoraCommandLine

final class FrameDifferenceTests: XCTestCase {
    /// The values of a frame: brightness of each pixel, then the two colors of each square.
    fileprivate struct Values {
        var luma: [UInt8]
        var blue: [UInt8]
        var red: [UInt8]
    }

    private static let (width, height) = (77, 9)
    /// Of ITU-R BT.709 with the range of videos, from the standard's coefficients.
    private static let matrix = FilmPlanes.Matrix(
        luma: 76309, black: 16, redOfRed: 117489, blueOfBlue: 138438, greenOfBlue: 13975, greenOfRed: 34925)

    private static func color(_ values: Values, _ x: Int, _ y: Int) -> [Int] {
        let square = y / 2 * ((width + 1) / 2) + x / 2
        let (light, blue, red) = (
            1.164383 * (Double(values.luma[y * width + x]) - 16), Double(values.blue[square]) - 128, Double(values.red[square]) - 128
        )
        return [light + 1.792741 * red, light - 0.213249 * blue - 0.532909 * red, light + 2.112402 * blue].map {
            Int(min(max($0, 0), 255).rounded())
        }
    }

    func testPlanesAreComparedByTheColorsThatTheyMean() {
        var generator = RandomWalk(seed: 11)
        let squares = (Self.width + 1) / 2 * ((Self.height + 1) / 2)
        for limit: Int32 in [0, 24] {
            for noise in [0, 2, 9, 40, 255] {
                func value(near old: UInt8) -> UInt8 {
                    guard noise > 0, Int.random(in: 0..<4, using: &generator) == 0 else { return old }
                    return UInt8(min(max(Int(old) + Int.random(in: -noise...noise, using: &generator), 0), 255))
                }
                func values(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) } }
                let base = Values(luma: values(Self.width * Self.height), blue: values(squares), red: values(squares))
                let head = Values(
                    luma: base.luma.map(value(near:)), blue: base.blue.map(value(near:)), red: base.red.map(value(near:)))
                let change = Self.difference(base, head, limit)?.change(of: 3)
                var (least, most, delta) = (0, 0, 0)
                for y in 0..<Self.height {
                    for x in 0..<Self.width {
                        let largest = zip(Self.color(base, x, y), Self.color(head, x, y)).map { abs($0 - $1) }.max() ?? 0
                        // Rounding moves a component by one, so that pixels at the limit may count or not.
                        if largest > Int(limit) + 2 { least += 1 }
                        if largest > Int(limit) - 2, largest > 0 || limit == 0 { most += 1 }
                        delta = max(delta, largest)
                    }
                }
                XCTAssertGreaterThanOrEqual(change?.pixels ?? -1, least, "\(limit) \(noise)")
                XCTAssertLessThanOrEqual(change?.pixels ?? .max, most, "\(limit) \(noise)")
                if least > 0 { XCTAssertEqual(change?.delta ?? 0, delta, accuracy: 2) }
                if noise == 0 { XCTAssertEqual(change, FilmComparison.Change(frame: 3, pixels: 0, delta: 0, box: nil)) }
            }
        }
    }

    func testTheRectangleSurroundsWhatDiffers() {
        let squares = (Self.width + 1) / 2 * ((Self.height + 1) / 2)
        let base = Values(
            luma: Array(repeating: 100, count: Self.width * Self.height), blue: Array(repeating: 128, count: squares),
            red: Array(repeating: 128, count: squares))
        var head = base
        for (x, y) in [(5, 2), (76, 8), (40, 3)] { head.luma[y * Self.width + x] = 200 }
        let change = Self.difference(base, head, 24)?.change(of: 0)
        XCTAssertEqual(change?.pixels, 3)
        XCTAssertEqual(change?.delta, 116)
        XCTAssertEqual(change?.box, FilmComparison.PixelBox(x: 5, y: 2, width: 72, height: 7))
    }

    private static func difference(_ base: Values, _ head: Values, _ limit: Int32) -> FrameDifference? {
        base.withPlanes(width: width, matrix) { base in
            head.withPlanes(width: width, matrix) { head in FrameDifference(base, head, width: width, height: height, limit: limit) }
        }
    }
}

extension FrameDifferenceTests.Values {
    fileprivate func withPlanes<Result>(width: Int, _ matrix: FilmPlanes.Matrix, _ body: (FilmPlanes) -> Result) -> Result {
        luma.withUnsafeBufferPointer { luma in
            blue.withUnsafeBufferPointer { blue in
                red.withUnsafeBufferPointer { red in
                    body(
                        FilmPlanes(
                            luma: luma.baseAddress!, blue: blue.baseAddress!, red: red.baseAddress!,
                            rows: (width, (width + 1) / 2, (width + 1) / 2), matrix: matrix))
                }
            }
        }
    }
}
