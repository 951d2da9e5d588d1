import CPixels
import XCTest

@testable import Rendering

/// Kernels for any processor and for this one give the same bytes, wherever a row begins and ends.
final class KernelsTests: XCTestCase {
    private typealias Row = UnsafeMutablePointer<UInt32>
    private typealias Kernel = (
        _ kernels: Kernels, _ row: Row, _ source: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ count: Int
    ) -> Void

    private static let count = 48
    private let painting: [(name: String, run: Kernel)] = [
        ("fill", { $0.fill($1, $4, with: 0x8020_4060) }),
        ("color", { $0.blend($1, $4, with: 0x8020_4060) }),
        ("color, covered", { $0.blend($1, $4, with: 0x8020_4060, coverage: $3) }),
        ("pixels", { $0.blend($1, $2, $4) }),
        ("pixels, faded", { $0.blend($1, $2, $4, opacity: 99) }),
        ("pixels, covered", { $0.blend($1, $2, $4, opacity: 200, coverage: $3) }),
        ("rows mixed", { $0.shift($1, $4, upper: $2, lower: $2 + 1, fx: 0, fy: 77) }),
        ("shifted", { $0.shift($1, $4, upper: $2, lower: $2 + 2, fx: 255, fy: 130) }),
    ]

    private static func pixel(_ random: inout RandomNumbers) -> UInt32 {
        let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
        return (0..<3).reduce(alpha) { pixel, _ in pixel << 8 | UInt32.random(in: 0...alpha, using: &random) }
    }

    func testRowsInPiecesAndByAnyKernelsAreTheSame() throws {
        var random = RandomNumbers(seed: 21)
        for _ in 0..<200 {
            let below = (0..<Self.count).map { _ in Self.pixel(&random) }
            let source = (0..<Self.count + 8).map { _ in Self.pixel(&random) }
            let coverage = (0..<Self.count + 8).map { _ in UInt8.random(in: 0...255, using: &random) }
            let (first, second) = (Int.random(in: 0...20, using: &random), Int.random(in: 20...Self.count, using: &random))
            for kernel in painting {
                let results = [Kernels.portable, .best].flatMap { kernels in
                    [[0, Self.count], [0, first, second, Self.count]].map { cuts -> [UInt32] in
                        var row = below
                        row.withUnsafeMutableBufferPointer { row in
                            source.withUnsafeBufferPointer { source in
                                coverage.withUnsafeBufferPointer { coverage in
                                    guard let row = row.baseAddress, let source = source.baseAddress, let coverage = coverage.baseAddress
                                    else { return }
                                    for (from, to) in zip(cuts, cuts.dropFirst()) {
                                        kernel.run(kernels, row + from, source + from, coverage + from, to - from)
                                    }
                                }
                            }
                        }
                        return row
                    }
                }
                for result in results.dropFirst() { XCTAssertEqual(result, results[0], kernel.name) }
            }
        }
    }

    func testRowsAreMixedAlikeInAnyPieces() {
        var random = RandomNumbers(seed: 24)
        let count = 1043
        for fraction in 0..<256 {
            let across = fraction % 3 == 0 ? 0 : UInt32.random(in: 1...255, using: &random)
            let texels = (0..<2 * count + 2).map { _ in
                fraction % 2 == 0 ? Self.pixel(&random) : Bool.random(using: &random) ? 0 : UInt32.max
            }
            let rows = [Kernels.portable, .best].map { kernels -> [UInt32] in
                var row = [UInt32](repeating: 7, count: count + 1)
                texels.withUnsafeBufferPointer { texels in
                    guard let upper = texels.baseAddress else { return }
                    kernels.shift(&row, count, upper: upper, lower: upper + count + 1, fx: across, fy: UInt32(fraction))
                }
                return row
            }
            XCTAssertTrue(rows[0] == rows[1], "\(across), \(fraction)")
        }
    }

    func testTexelsAreTheSameInsideAtTheEdgesAndFarOutside() {
        var random = RandomNumbers(seed: 22)
        for _ in 0..<1000 {
            let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random))
            let image = (0..<width * height).map { _ in Self.pixel(&random) }
            let far = Int.random(in: 0..<20, using: &random) == 0 ? 1e7 : 1
            func fixed(_ range: ClosedRange<Double>) -> Int64 { Int64(Double.random(in: range, using: &random) * far * 4_294_967_296) }
            let span = kinora_span(u: fixed(-20...60), v: fixed(-20...60), du: fixed(-3...3), dv: fixed(-3...3))
            let line = kinora_projection(
                u: .random(in: -20...60, using: &random), v: .random(in: -20...60, using: &random),
                w: .random(in: -0.5...2, using: &random),
                du: .random(in: -3...3, using: &random), dv: .random(in: -3...3, using: &random),
                dw: .random(in: -0.02...0.02, using: &random), ahead: .random(in: -9999...9999, using: &random))
            let count = Int.random(in: 0...40, using: &random)
            let column = Int.random(in: -500...500, using: &random)
            for kind in 0..<2 {
                let rows = [Kernels.portable, .best].map { kernels in
                    image.withUnsafeBufferPointer { image -> [UInt32] in
                        let texels = kinora_texels(base: image.baseAddress, width: Int32(width), height: Int32(height))
                        var row = [UInt32](repeating: 7, count: count + 1)
                        row.withUnsafeMutableBufferPointer { row in
                            guard let row = row.baseAddress else { return }
                            if kind == 0 {
                                kernels.sample(row, count, from: texels, along: span)
                            } else {
                                kernels.project(row, count, from: texels, by: line, column: column)
                            }
                        }
                        return row
                    }
                }
                XCTAssertEqual(rows[0], rows[1], kind == 0 ? "\(span)" : "\(line)")
                XCTAssertEqual(rows[0].last, 7, "nothing is written beyond the end")
            }
        }
    }

    func testBytesOfTheMeanAreTheNearestWholeNumbersOfWeightedTexels() {
        let image: [UInt32] = [0xff00_0000, 0xffff_ffff, 0xff40_8040, 0xff80_ff00]
        let span = kinora_span(u: 64 << 24, v: 128 << 24, du: 0, dv: 0)
        var row: [UInt32] = [0]
        image.withUnsafeBufferPointer { image in
            row.withUnsafeMutableBufferPointer { row in
                guard let row = row.baseAddress else { return }
                Kernels.best.sample(row, 1, from: kinora_texels(base: image.baseAddress, width: 2, height: 2), along: span)
            }
        }
        // A quarter to the right, half-way down: weights 3/8, 1/8, 3/8, 1/8.
        func mean(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> UInt32 { UInt32((Double(3 * a + b + 3 * c + d) / 8).rounded()) }
        let expected = 0xff00_0000 | mean(0, 255, 64, 128) << 16 | mean(0, 255, 128, 255) << 8 | mean(0, 255, 64, 0)
        XCTAssertEqual(row[0], expected)
    }

    func testRowsOfCellsByAnyKernelsAreTheSame() {
        var random = RandomNumbers(seed: 23)
        for _ in 0..<300 {
            let count = Int.random(in: 1...90, using: &random)
            let channels = [1, 4].randomElement(using: &random) ?? 1
            let shift = Int.random(in: 1...4, using: &random)
            let pixels = (0..<count).map { _ in Self.pixel(&random) }
            let cells = (0..<count * channels * 4 + 64).map { _ in Int16.random(in: 0...32_640, using: &random) }
            let taps = 2 * Int.random(in: 1...6, using: &random)
            let weights = (0..<taps).map { _ in Int16.random(in: 0...Int16(32_768 / taps), using: &random) }
            let phase = Int.random(in: 0..<1 << shift, using: &random)
            let start = Int.random(in: 0..<256 << shift, using: &random)
            let fy = UInt32.random(in: 0...255, using: &random)
            let results = [Kernels.portable, .best].map { kernels in
                var sums = [UInt16](repeating: 9, count: count * channels)
                kernels.addColumns(&sums, count, pixels, channels: channels)
                var collected = [UInt32](repeating: 3, count: ((phase + count - 1) >> shift + 1) * channels)
                kernels.collect(&collected, sums, channels: channels, phase: phase, count, shift: shift)
                var means = [Int16](repeating: 0, count: count)
                kernels.weigh(&means, count, cells, step: channels, weights, count: taps)
                var wide = [Int16](repeating: 0, count: count * channels)
                kernels.widen(&wide, count, cells: cells, channels: channels, start: start, shift: shift)
                var bytes = [UInt8](repeating: 0, count: count * channels)
                kernels.mixToBytes(&bytes, count * channels, upper: wide, lower: Array(cells.suffix(count * channels)), fy: fy)
                return [sums.map(Int.init), collected.map(Int.init), means.map(Int.init), wide.map(Int.init), bytes.map(Int.init)]
            }
            XCTAssertEqual(results[0], results[1])
        }
    }

    func testCellsKeepAPlainColor() {
        for byte in 0...255 {
            let cells = [Int16](repeating: Int16(byte * 128), count: 64)
            var (means, wide, bytes) = (
                [Int16](repeating: 0, count: 40), [Int16](repeating: 0, count: 40), [UInt8](repeating: 0, count: 40)
            )
            Kernels.best.weigh(&means, 40, cells, step: 1, [10_000, 20_000, 2768, 0], count: 4)
            XCTAssertEqual(means, Array(repeating: Int16(byte * 128), count: 40))
            Kernels.best.widen(&wide, 40, cells: cells, channels: 1, start: 77, shift: 2)
            Kernels.best.mixToBytes(&bytes, 40, upper: means, lower: wide, fy: 99)
            XCTAssertEqual(bytes, Array(repeating: UInt8(byte), count: 40))
        }
    }
}
