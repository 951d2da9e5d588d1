import CoreGraphics
import XCTest

final class CGBlendModeTests: XCTestCase {
    private typealias Color = SIMD4<Double>

    /// Straight colors; the second is the backdrop.
    private let source = Color(0.8, 0.4, 0.2, 0.6)
    private let backdrop = Color(0.3, 0.5, 0.9, 0.8)

    func testEachModeGivesItsFormula() throws {
        for mode in CGBlendMode.allCases {
            let pixel = try blended(mode) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }[1, 1]
            assert(pixel, equals: expected(mode), "\(mode)")
        }
    }

    func testAModeChangesHalfOfAPixelThatIsHalfCovered() throws {
        for mode in CGBlendMode.allCases {
            let image = try blended(mode) { $0.fill(CGRect(x: 0, y: 0, width: 1.5, height: 4)) }
            let halfway = (expected(mode) + premultiplied(backdrop)) / 2
            // Modes of colors see the coverage as alpha, which is half of the difference for those that only mix.
            switch mode {
            case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
                .destinationAtop, .xor, .multiply, .screen, .hue, .saturation, .color, .luminosity:
                assert(image[1, 1], equals: halfway, "\(mode)", accuracy: 3)
            default:
                break
            }
            assert(image[2, 1], equals: premultiplied(backdrop), "\(mode) changed what it did not cover")
        }
    }

    /// Cairo's own modes of hue leave noise there.
    func testAnEdgeOverNothingHasTheSourcesColor() throws {
        for mode in [CGBlendMode.hue, .saturation, .color, .luminosity] {
            let context = CGContext.bitmap(60, 60)
            context.setBlendMode(mode)
            context.setFillColor(red: source.x, green: source.y, blue: source.z, alpha: source.w)
            context.fillEllipse(in: CGRect(x: 2.3, y: 2.7, width: 50, height: 50))
            for pixel in try XCTUnwrap(context.makeImage()).pixels where pixel >> 24 > 0 {
                let alpha = Double(pixel >> 24)
                for (shift, component) in [(16, source.x), (8, source.y), (0, source.z)] {
                    XCTAssertEqual(Double(pixel >> UInt32(shift) & 0xFF), alpha * component, accuracy: 3, "\(mode)")
                }
            }
        }
    }

    func testAStrokeBlendsLikeAFill() throws {
        for mode in CGBlendMode.allCases {
            let image = try blended(mode) { context in
                context.setLineWidth(2)
                context.move(to: CGPoint(x: 1, y: -4))
                context.addLine(to: CGPoint(x: 1, y: 8))
                context.strokePath()
            }
            assert(image[1, 1], equals: expected(mode), "\(mode)")
            assert(image[2, 1], equals: premultiplied(backdrop), "\(mode) changed what it did not cover")
        }
    }

    /// Over what is opaque, the source in the backdrop is the source: wherever the matrix puts it.
    func testImagesAndGradientsStayWhereTheyAreInEveryMode() throws {
        func rendered(_ mode: CGBlendMode) throws -> CGImage {
            let context = CGContext.bitmap(12, 12)
            context.setFillColor(gray: 0.5, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
            context.setBlendMode(mode)
            context.translateBy(x: 6, y: 2)
            context.scaleBy(x: 2, y: 2)
            let image = CGImage(width: 2, height: 1, isOpaque: true) { ($0[0], $0[1]) = (0xFFFF_0000, 0xFF00_FF00) }
            context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
            context.clip(to: CGRect(x: -3, y: 2, width: 6, height: 2))
            let gradient = try XCTUnwrap(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
            context.drawLinearGradient(gradient, start: CGPoint(x: -3, y: 0), end: CGPoint(x: 3, y: 0), options: [])
            return try XCTUnwrap(context.makeImage())
        }
        let normal = try rendered(.normal)
        XCTAssertEqual(try rendered(.sourceIn).pixels, normal.pixels)
        XCTAssertEqual(try rendered(.copy).pixels, normal.pixels)
        XCTAssertGreaterThan(Set(normal.pixels).count, 10)
    }

    private func blended(_ mode: CGBlendMode, _ body: (CGContext) -> Void) throws -> CGImage {
        let context = CGContext.bitmap(4, 4)
        context.setFillColor(red: backdrop.x, green: backdrop.y, blue: backdrop.z, alpha: backdrop.w)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setFillColor(red: source.x, green: source.y, blue: source.z, alpha: source.w)
        context.setStrokeColor(red: source.x, green: source.y, blue: source.z, alpha: source.w)
        context.setBlendMode(mode)
        body(context)
        return try XCTUnwrap(context.makeImage())
    }

    private func premultiplied(_ color: Color) -> Color {
        Color(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
    }

    /// The premultiplied result by the formulas of Porter and Duff, and of the W3C's Compositing and Blending.
    private func expected(_ mode: CGBlendMode) -> Color {
        let (s, d) = (premultiplied(source), premultiplied(backdrop))
        let (sa, da) = (source.w, backdrop.w)
        switch mode {
        case .clear: return .zero
        case .copy: return s
        case .sourceIn: return s * da
        case .sourceOut: return s * (1 - da)
        case .sourceAtop: return s * da + d * (1 - sa)
        case .destinationOver: return s * (1 - da) + d
        case .destinationIn: return d * sa
        case .destinationOut: return d * (1 - sa)
        case .destinationAtop: return s * (1 - da) + d * sa
        case .xor: return s * (1 - da) + d * (1 - sa)
        case .plusLighter: return (s + d).clamped(lowerBound: .zero, upperBound: .one)
        case .plusDarker:
            let alpha = min(1, sa + da)
            let lacking = Color(repeating: da) - d + (Color(repeating: sa) - s)
            var result = (Color(repeating: alpha) - lacking).clamped(lowerBound: .zero, upperBound: .one)
            result.w = alpha
            return result
        case .normal: return s + d * (1 - sa)
        default:
            var mixed = blend(mode) * (sa * da)
            mixed.w = sa * da
            return s * (1 - da) + d * (1 - sa) + mixed
        }
    }

    private func blend(_ mode: CGBlendMode) -> Color {
        func each(_ formula: (Double, Double) -> Double) -> Color {
            Color(formula(source.x, backdrop.x), formula(source.y, backdrop.y), formula(source.z, backdrop.z), 0)
        }
        func hardLight(_ s: Double, _ d: Double) -> Double { s <= 0.5 ? 2 * s * d : 2 * s + 2 * d - 2 * s * d - 1 }
        switch mode {
        case .multiply: return each { $0 * $1 }
        case .screen: return each { $0 + $1 - $0 * $1 }
        case .overlay: return each { hardLight($1, $0) }
        case .hardLight: return each(hardLight)
        case .darken: return each(min)
        case .lighten: return each(max)
        case .colorDodge: return each { min(1, $1 / (1 - $0)) }
        case .colorBurn: return each { 1 - min(1, (1 - $1) / $0) }
        case .difference: return each { abs($0 - $1) }
        case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
        case .softLight:
            return each { s, d in
                let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
                return s <= 0.5 ? d - (1 - 2 * s) * d * (1 - d) : d + (2 * s - 1) * (root - d)
            }
        case .hue: return luminous(saturated(source, saturation(backdrop)), luminosity(backdrop))
        case .saturation: return luminous(saturated(backdrop, saturation(source)), luminosity(backdrop))
        case .color: return luminous(source, luminosity(backdrop))
        case .luminosity: return luminous(backdrop, luminosity(source))
        default: return .zero
        }
    }

    private func luminosity(_ color: Color) -> Double { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

    private func saturation(_ color: Color) -> Double { max(color.x, color.y, color.z) - min(color.x, color.y, color.z) }

    private func saturated(_ color: Color, _ saturation: Double) -> Color {
        let (low, range) = (min(color.x, color.y, color.z), self.saturation(color))
        return Color(color.x - low, color.y - low, color.z - low, 0) * (saturation / range)
    }

    private func luminous(_ color: Color, _ luminosity: Double) -> Color {
        let shift = luminosity - self.luminosity(color)
        var result = Color(color.x + shift, color.y + shift, color.z + shift, 0)
        let (low, high) = (min(result.x, result.y, result.z), max(result.x, result.y, result.z))
        let center = Color(luminosity, luminosity, luminosity, 0)
        if low < 0 { result = center + (result - center) * (luminosity / (luminosity - low)) }
        if high > 1 { result = center + (result - center) * ((1 - luminosity) / (high - luminosity)) }
        return result
    }

    private func assert(_ pixel: UInt32, equals expected: Color, _ message: String, accuracy: Double = 2, line: UInt = #line) {
        for (shift, value) in [(16, expected.x), (8, expected.y), (0, expected.z), (24, expected.w)] as [(UInt32, Double)] {
            XCTAssertEqual(Double(pixel >> shift & 0xFF), value * 255, accuracy: accuracy, message, line: line)
        }
    }
}
