import XCTest

@testable import Rendering

final class PixelArithmeticTests: XCTestCase {
    func testProductsAreRoundedToTheNearest() {
        for x in 0...255 as ClosedRange<UInt32> {
            for a in 0...255 as ClosedRange<UInt32> {
                let exact = UInt32((Double(x) * Double(a) / 255).rounded())
                XCTAssertEqual(PixelArithmetic.product(x, a), exact)
                XCTAssertEqual(((x * a + 128) * 257) >> 16, exact)
                XCTAssertEqual(PixelArithmetic.scale(x << 24 | x << 8 | (255 - x), by: a) >> 8 & 255, exact)
            }
        }
    }

    func testEightPixelsAtOnceAreAsOneByOne() {
        var random = RandomNumbers(seed: 21)
        for _ in 0..<2_000 {
            let (pixels, alphas) = (
                PixelArithmetic.Pixels8.random(in: 0...UInt32.max, using: &random),
                PixelArithmetic.Pixels8.random(in: 0...255, using: &random)
            )
            let scaled = PixelArithmetic.scale(pixels, by: alphas)
            for index in 0..<8 { XCTAssertEqual(scaled[index], PixelArithmetic.scale(pixels[index], by: alphas[index])) }
        }
    }

    func testKernelsGiveEachPixelTheSameBytesWhereverARunBegins() {
        let source = (0..<40).map { index -> UInt32 in
            let alpha = UInt32(index * 6)
            return alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
        }
        let coverage = (0..<40).map { UInt8($0 * 255 / 39) }
        let kernels: [(UnsafeMutablePointer<UInt32>, Int, Int) -> Void] = [
            { pixels, from, count in SolidKernels.fill(pixels + from, count, with: 0x8020_4060) },
            { pixels, from, count in SolidKernels.blend(pixels + from, count, with: 0x8020_4060) },
            { pixels, from, count in
                coverage.withUnsafeBufferPointer {
                    guard let base = $0.baseAddress else { return }
                    SolidKernels.blend(pixels + from, count, with: 0x8020_4060, coverage: base + from)
                }
            },
            { pixels, from, count in
                source.withUnsafeBufferPointer {
                    guard let base = $0.baseAddress else { return }
                    PixelKernels.blend(pixels + from, base + from, count)
                    PixelKernels.blend(pixels + from, base + from, count, opacity: 99)
                }
            },
            { pixels, from, count in
                source.withUnsafeBufferPointer { source in
                    coverage.withUnsafeBufferPointer { coverage in
                        guard let source = source.baseAddress, let coverage = coverage.baseAddress else { return }
                        PixelKernels.blend(pixels + from, source + from, count, opacity: 200, coverage: coverage + from)
                    }
                }
            },
        ]
        for (index, kernel) in kernels.enumerated() {
            var whole = (0..<40).map { UInt32(0xff00_0000 | $0 * 0x030201) }
            var inParts = whole
            whole.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { kernel(base, 0, 40) } }
            inParts.withUnsafeMutableBufferPointer {
                guard let base = $0.baseAddress else { return }
                for (from, count) in [(0, 3), (3, 11), (14, 8), (22, 1), (23, 17)] { kernel(base, from, count) }
            }
            XCTAssertEqual(whole, inParts, "kernel \(index)")
        }
    }
}
