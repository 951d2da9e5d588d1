import CPixels
import RenderScene
import XCTest

@testable import Rendering

/// Outlines painted as a whole have the bytes of outlines painted row by row, in any part and with any kernels.
final class FlatOutlineTests: RenderingTestCase {
    /// Wide enough for units of 4, 8, 16 and 32 columns, and higher than a strip.
    private static let width = 1240
    private static let height = 150

    private func shape(_ random: inout RandomNumbers) -> DisplayCommand.Shape {
        let size = SIMD2(random.double(0.1...(random.double(0...1) < 0.5 ? 200 : 1400)), random.double(0.1...200))
        let angle = random.double(0...1) < 0.2 ? 0 : random.double(0...7)
        let scale = SIMD2(random.double(-1.5...1.5), random.double(0.05...1.5))
        let rect = PlaneRect(left: -size.x / 2, top: -size.y / 2, right: size.x / 2, bottom: size.y / 2)
        let matrix = Homography(
            cos(angle) * scale.x, sin(angle) * scale.x, 0, -sin(angle) * scale.y, cos(angle) * scale.y, 0,
            random.double(-20...1260), random.double(-20...170), 1)
        let outline = Outline(
            rect, radius: random.double(0...1) < 0.5 ? random.double(0...60) : 0,
            corners: random.double(0...1) < 0.3 ? [.minXMinY, .maxXMaxY] : .all)
        return DisplayCommand.Shape(outline: outline, matrix: matrix, bounds: target)
    }

    private let target = DeviceRect(left: 0, top: 0, right: FlatOutlineTests.width, bottom: FlatOutlineTests.height)

    /// The pixels of the target after something was painted on it.
    private func pixels(_ paint: (Surface) -> Void) -> [UInt32] {
        var pixels = (0..<Self.width * Self.height).map { 0xff00_0000 | UInt32($0 & 0xffff) }
        pixels.withUnsafeMutableBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            paint(Surface(pixels: base, bounds: target, stride: Self.width))
        }
        return pixels
    }

    private func check(_ shape: DisplayCommand.Shape, in region: DeviceRect, _ paint: (Kernels) -> any Paint, _ message: String) {
        let (painter, scratch) = (BandPainter(), OutlineScratch())
        func paintRows(_ paint: some Paint, on surface: Surface) {
            painter.sweep(shape, in: region, mask: nil) { paint.paint($0, on: surface) }
        }
        let rows = pixels { paintRows(paint(.portable), on: $0) }
        for kernels in [Kernels.portable, .best] {
            for reach in [region.right, Self.width] {
                let whole = pixels { surface in
                    guard let outline = scratch.outline(of: shape, in: region, reach: reach, on: surface, kernels) else {
                        return XCTFail(message)
                    }
                    XCTAssertTrue(paint(kernels).paint(outline), message)
                }
                guard rows == whole else {
                    let first = zip(rows, whole).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
                    return XCTFail("\(message), first at \(first % Self.width), \(first / Self.width)")
                }
            }
        }
    }

    private func region(_ random: inout RandomNumbers) -> DeviceRect {
        guard random.double(0...1) < 0.6 else { return target }
        let (left, top) = (Int(random.double(0...Double(Self.width - 2))), Int(random.double(0...Double(Self.height - 2))))
        return DeviceRect(
            left: left, top: top, right: left + Int(random.double(1...Double(Self.width - left))),
            bottom: top + Int(random.double(1...Double(Self.height - top))))
    }

    func testColorsAreTheSameAsRowByRow() {
        var random = RandomNumbers(seed: 31)
        for round in 0..<300 {
            let shape = shape(&random)
            let color = UInt32(premultiplying: RGBA(0.2, 0.9, 0.4, round % 3 == 0 ? 1 : random.double(0...1)), opacity: 1)
            check(shape, in: region(&random), { SolidPaint(color: color, kernels: $0) }, "round \(round)")
        }
    }

    /// From just inside the first column to just inside the last: totals right of a row's columns do not leak into the next row.
    func testAnyWidthIsTheSameAsRowByRow() {
        for width in [1, 7, 8, 9, 250, 254, 255, 256, 260, 510, 520, 1000, 1018, 1021, 1022, 1026, 1096, 1130, 1170, 1228, 1240] {
            let rect = PlaneRect(left: 0.3, top: 0.2, right: Double(width) - 0.4, bottom: Double(Self.height) - 0.3)
            let region = DeviceRect(left: 0, top: 0, right: width, bottom: Self.height)
            let shape = DisplayCommand.Shape(outline: Outline(rect, radius: 3), matrix: .identity, bounds: region)
            check(shape, in: region, { SolidPaint(color: 0x8040_6020, kernels: $0) }, "width \(width)")
        }
    }

    func testTexelsAreTheSameAsRowByRow() throws {
        var random = RandomNumbers(seed: 32)
        let samples = ScratchBuffer<UInt32>()
        samples.reserve(Self.width)
        for round in 0..<300 {
            let shape = shape(&random)
            let (width, height) = (Int(random.double(1...60)), Int(random.double(1...60)))
            let image = TestImages.noise(width, height, seed: UInt64(round))
            let rect = shape.outline.rect
            let scale = SIMD2(Double(width), Double(height)) / SIMD2(rect.width, rect.height)
            let rendered = DisplayCommand.Image(
                shape: shape, image: image, texelScale: scale, texelOffset: SIMD2(-rect.left, -rect.top) * scale)
            let opacity = round % 2 == 0 ? 255 : UInt32(random.double(0...255))
            let region = region(&random)
            image.withPixels { texels in
                guard ImageSampler(texels, of: rendered, .best) != nil else { return }
                check(
                    shape, in: region,
                    { kernels in
                        guard let sampler = ImageSampler(texels, of: rendered, kernels) else {
                            return SolidPaint(color: 0, kernels: kernels)
                        }
                        return SampledPaint(sampler: sampler, opacity: opacity, isOpaque: image.isOpaque, samples: samples.base)
                    }, "round \(round)")
            }
        }
    }

    /// Kernels read beyond the points, eight at a time; before the mask of these lanes a large number there was a row far outside.
    func testNumbersAfterThePointsAddNothing() {
        let rect = PlaneRect(left: 3.5, top: 4.25, right: 60.75, bottom: 6.5)
        let shape = DisplayCommand.Shape(outline: Outline(rect, radius: 0), matrix: .identity, bounds: target)
        let scratch = OutlineScratch()
        for kernels in [Kernels.portable, .best] {
            func painted(_ beyond: Int32?) -> [UInt32] {
                pixels { surface in
                    guard let outline = scratch.outline(of: shape, in: target, reach: Self.width, on: surface, kernels) else {
                        return XCTFail("no outline")
                    }
                    guard let beyond, let x = outline.points.x, let y = outline.points.y else {
                        return kernels.blend(outline, with: 0x8040_2010)
                    }
                    let count = Int(outline.points.count)
                    let rest = [Int32](repeating: beyond, count: 8)
                    let (xs, ys) = ((0...count).map { x[$0] } + rest, (0...count).map { y[$0] } + rest)
                    xs.withUnsafeBufferPointer { x in
                        ys.withUnsafeBufferPointer { y in
                            let points = kinora_outline(x: x.baseAddress, y: y.baseAddress, count: Int32(count))
                            kernels.blend(FlatOutline(canvas: outline.canvas, points: points, scratch: outline.scratch), with: 0x8040_2010)
                        }
                    }
                }
            }
            let expected = painted(nil)
            for beyond in [Int32.max, .max - 255, .max - 256, .min, .min + 1, 0] { XCTAssertEqual(painted(beyond), expected, "\(beyond)") }
        }
    }

    func testWholePixelsAreThoseThatRowsCoverWholly() {
        var random = RandomNumbers(seed: 34)
        let (painter, scratch) = (BandPainter(), OutlineScratch())
        var found = 0
        for round in 0..<300 {
            let (shape, region) = (shape(&random), region(&random))
            guard shape.outline.radius == 0 else { continue }
            var whole = DeviceRect.empty
            _ = pixels { whole = scratch.outline(of: shape, in: region, reach: region.right, on: $0, .best)?.wholePixels ?? whole }
            found += whole.isEmpty ? 0 : 1
            painter.sweep(shape, in: region, mask: nil) { row in
                for run in row.runs {
                    for x in Int(run.start)..<Int(run.end)
                    where x >= whole.left && x < whole.right && row.y >= whole.top && row.y < whole.bottom {
                        let coverage = run.uniform == 0 ? Int32(row.bytes(at: Int32(x))[0]) : run.uniform
                        XCTAssertEqual(coverage, 255, "round \(round), \(x), \(row.y)")
                    }
                }
            }
        }
        XCTAssertGreaterThan(found, 10)
    }

    func testScratchBuffersAreLeftAsTheyWere() {
        let scratch = OutlineScratch()
        let painted = (0..<2).map { _ in
            pixels { surface in
                var random = RandomNumbers(seed: 33)
                for _ in 0..<20 {
                    let (shape, region) = (shape(&random), region(&random))
                    guard let outline = scratch.outline(of: shape, in: region, reach: region.right, on: surface, .best) else {
                        return XCTFail("no outline")
                    }
                    Kernels.best.blend(outline, with: 0x8040_2010)
                }
            }
        }
        XCTAssertEqual(painted[0], painted[1])
    }
}
