import CoreGraphics
import XCTest

final class CGPatternTests: XCTestCase {
    private func pattern(
        _ bounds: CGRect, matrix: CGAffineTransform = .identity, step: CGFloat? = nil, colored: Bool = true,
        _ draw: @escaping CGPatternDrawPatternCallback
    ) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
        return try XCTUnwrap(
            CGPattern(
                info: nil, bounds: bounds, matrix: matrix, xStep: step ?? bounds.width, yStep: step ?? bounds.height,
                tiling: .constantSpacing, isColored: colored, callbacks: &callbacks))
    }

    /// The lower left quarter of each cell of 4.
    private let quarter: CGPatternDrawPatternCallback = { _, context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    private func rendered(_ size: Int = 16, _ body: (CGContext) throws -> Void) throws -> CGImage {
        let context = CGContext.bitmap(size, size)
        try body(context)
        return try XCTUnwrap(context.makeImage())
    }

    func testACellIsRepeatedInBaseSpaceWhateverTheMatrix() throws {
        let cell = try pattern(CGRect(x: 0, y: 0, width: 4, height: 4), quarter)
        let image = try rendered { context in
            let space = try XCTUnwrap(CGColorSpace(patternBaseSpace: nil))
            context.setFillColorSpace(space)
            context.setFillPattern(cell, colorComponents: [1])
            context.translateBy(x: 1, y: 1)
            context.scaleBy(x: 3, y: 3)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        for y in 0..<16 {
            for x in 0..<16 {
                let up = 15 - y
                let isInside = (1..<13).contains(x) && (1..<13).contains(up)
                XCTAssertEqual(image[x, y], isInside && x % 4 < 2 && up % 4 < 2 ? 0xFFFF_0000 : 0, "\(x), \(up)")
            }
        }
    }

    func testPhaseMatrixAndOpacityApply() throws {
        let cell = try pattern(CGRect(x: 0, y: 0, width: 4, height: 4), matrix: CGAffineTransform(scaleX: 2, y: 2), quarter)
        let image = try rendered { context in
            context.setPatternPhase(CGSize(width: 1, height: 3))
            context.setFillPattern(cell, colorComponents: [0.5])
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }
        for (x, up) in [(1, 3), (4, 6), (9, 11), (12, 14)] { XCTAssertEqual(image[x, 15 - up], 0x8080_0000, "\(x), \(up)") }
        for (x, up) in [(0, 3), (5, 6), (1, 2), (4, 7)] { XCTAssertEqual(image[x, 15 - up], 0, "\(x), \(up)") }
    }

    func testAnUncoloredPatternTakesTheColorGivenAndIgnoresItsOwn() throws {
        let cell = try pattern(CGRect(x: 0, y: 0, width: 4, height: 4), colored: false, quarter)
        let space = try XCTUnwrap(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        let image = try rendered { context in
            context.setFillColorSpace(space)
            context.setFillPattern(cell, colorComponents: [0, 1, 0, 1])
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }
        XCTAssertEqual(image[0, 15], 0xFF00_FF00)
        XCTAssertEqual(image.coveredArea, 64)
        XCTAssertEqual(CGColor(patternSpace: space, pattern: cell, components: [0, 1, 0, 0.5])?.components, [0, 1, 0, 0.5])
    }

    func testACellsDirectionStaysUprightInUIKitsContexts() throws {
        // In points with y down the quarter is the upper left one.
        for scale in [1, 2, 3] as [CGFloat] {
            let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 8, height: 8), scale: scale, isOpaque: false))
            let cell = try pattern(CGRect(x: 0, y: 0, width: 4, height: 4), quarter)
            context.setFillColor(try XCTUnwrap(CGColor(patternSpace: .standardPattern, pattern: cell, components: [1])))
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            let image = try XCTUnwrap(context.makeImage())
            XCTAssertEqual(image[0, 0], 0xFFFF_0000)
            XCTAssertEqual(image[Int(4 * scale) + 1, Int(4 * scale) + 1], 0xFFFF_0000)
            XCTAssertEqual(image[Int(3 * scale), Int(3 * scale)], 0)
            XCTAssertEqual(image.coveredArea, Double(16 * scale * scale), accuracy: 0.01)
        }
    }

    func testGapsAndOverlapsFollowTheSteps() throws {
        let full: CGPatternDrawPatternCallback = { _, context in context.fill(CGRect(x: -100, y: -100, width: 200, height: 200)) }
        let gaps = try pattern(CGRect(x: 0, y: 0, width: 2, height: 2), step: 4, full)
        XCTAssertEqual(
            try rendered { context in
                context.setFillPattern(gaps, colorComponents: [1])
                context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
            }.coveredArea, 64)
        // A cell of one and a half steps: each cell overlaps its neighbors.
        let overlapping = try pattern(CGRect(x: 0, y: 0, width: 6, height: 6), step: 4, full)
        XCTAssertEqual(
            try rendered { context in
                context.setFillPattern(overlapping, colorComponents: [1])
                context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
            }.coveredArea, 256)
    }

    func testLinesMayBePatternsAndImagesTiles() throws {
        let cell = try pattern(CGRect(x: 0, y: 0, width: 4, height: 4), quarter)
        let stroked = try rendered { context in
            context.setStrokePattern(cell, colorComponents: [1])
            context.setLineWidth(4)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 8), CGPoint(x: 16, y: 8)])
        }
        XCTAssertEqual(stroked.coveredArea, 4 * 2 * 2)
        let tile = CGImage(width: 2, height: 1, isOpaque: true) { ($0[0], $0[1]) = (0xFFFF_0000, 0xFF00_00FF) }
        let tiled = try rendered { $0.draw(tile, in: CGRect(x: 1, y: 0, width: 2, height: 1), byTiling: true) }
        XCTAssertEqual((0..<4).map { tiled[$0, 7] }, [0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000])
        XCTAssertEqual(tiled.coveredArea, 256)
    }

    func testAPatternInItselfEnds() throws {
        final class Holder: @unchecked Sendable { var pattern: CGPattern? }
        let holder = Holder()
        let cell = try pattern(CGRect(x: 0, y: 0, width: 4, height: 4)) { _, context in
            guard let pattern = holder.pattern else { return }
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        holder.pattern = cell
        _ = try rendered { context in
            context.setFillPattern(cell, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }
        holder.pattern = nil
    }

    func testOddPatternsAreNoneAndTheEndIsSaid() throws {
        final class Count: @unchecked Sendable { var value = 0 }
        let count = Count()
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: { _ in count.value += 1 })
        func make(_ bounds: CGRect, _ step: CGFloat, _ matrix: CGAffineTransform) -> CGPattern? {
            CGPattern(
                info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: 4, tiling: .noDistortion, isColored: true,
                callbacks: &callbacks)
        }
        let square = CGRect(x: 0, y: 0, width: 4, height: 4)
        XCTAssertNil(make(.zero, 4, .identity))
        XCTAssertNil(make(square, 0, .identity))
        XCTAssertNil(make(square, .nan, .identity))
        XCTAssertNil(make(square, 4, CGAffineTransform(scaleX: 0, y: 1)))
        count.value = 0
        XCTAssertNotNil(make(square, 4, .identity))
        XCTAssertEqual(count.value, 1)
        for step in [1e-9, 1e9] as [CGFloat] {
            let odd = try XCTUnwrap(make(square, step, .identity))
            _ = try rendered { context in
                context.setFillPattern(odd, colorComponents: [1])
                context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
            }
        }
    }
}
