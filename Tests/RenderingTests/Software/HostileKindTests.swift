import Foundation
import RenderScene
import XCTest

@testable import Rendering

/// Layers of every type at sizes, positions and depths that no app should use: correct or empty images, in little memory.
final class HostileKindTests: RenderingTestCase {
    private static let red = TestImages.solid(3, 3, 0xffff_0000)

    /// With `--deep` as many layers as the names say; else fewer.
    private static let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"

    /// Layers that are red in their middle, by type.
    nonisolated(unsafe) private static let kinds: [(name: String, make: (_ width: Double, _ height: Double) -> LayerModel)] = {
        func layer(_ width: Double, _ height: Double, _ set: (inout LayerValues) -> Void) -> LayerModel {
            LayerModel(24 - width / 2, 24 - height / 2, width, height, set)
        }
        func box(_ width: Double, _ height: Double) -> PathData {
            var path = PathData()
            path.addRect(CGRect(x: 0, y: 0, width: width, height: height), transform: .identity)
            return path
        }
        func filled(_ set: @escaping (inout LayerValues) -> Void) -> (Double, Double) -> LayerModel {
            {
                layer($0, $1) {
                    $0.backgroundColor = .red; set(&$0)
                }
            }
        }
        func gradient(_ form: GradientValues.Form) -> (Double, Double) -> LayerModel {
            { width, height in
                layer(width, height) {
                    var gradient = GradientValues()
                    (gradient.colors, gradient.form) = (form == .conic ? [.red, .red] : [.red, .red, .blue], form)
                    (gradient.start, gradient.end) = (SIMD2(0.5, 0.5), SIMD2(1, 1))
                    gradient.locations = form == .conic ? [] : [0, 0.9, 1]
                    $0.gradient = gradient
                }
            }
        }
        func shadow(_ radius: Double, _ path: PathData? = nil) -> Shadow {
            var shadow = Shadow()
            (shadow.radius, shadow.opacity, shadow.offset, shadow.path) = (radius, 1, SIMD2(3, 3), path)
            return shadow
        }
        return [
            ("plain", filled { _ in }),
            ("round", filled { $0.cornerRadius = 9 }),
            ("continuous", filled { ($0.cornerRadius, $0.rare.fields.cornerCurve, $0.borderWidth) = (12, .continuous, 1) }),
            ("contents", { layer($0, $1) { $0.contents = red } }),
            (
                "trilinear",
                {
                    layer($0, $1) {
                        $0.contents = red
                        $0.rare.fields.filters.minification = .trilinear
                    }
                }
            ),
            ("nine-patch", { layer($0, $1) { ($0.contents, $0.contentsCenter) = (red, CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)) } }),
            ("axial", gradient(.axial)), ("radial", gradient(.radial)), ("conic", gradient(.conic)),
            (
                "shape",
                { width, height in
                    layer(width, height) {
                        var shape = ShapeValues()
                        (shape.path, shape.fillColor, shape.strokeColor, shape.lineWidth) = (box(width, height), .red, .blue, 2)
                        $0.shape = shape
                    }
                }
            ),
            (
                "dashed",
                { width, height in
                    layer(width, height) {
                        var shape = ShapeValues()
                        (shape.path, shape.fillColor, shape.strokeColor) = (box(width, height), .red, .blue)
                        (shape.lineWidth, shape.lineDashPattern, shape.strokeEnd) = (1, [3, 2], 0.7)
                        $0.shape = shape
                    }
                }
            ),
            (
                "masked",
                { width, height in
                    filled { _ in }(width, height).masked(
                        by: LayerModel(0, 0, width, height) { ($0.backgroundColor, $0.cornerRadius) = (.black, 5) })
                }
            ),
            ("shadow", filled { $0.rare.fields.shadow = shadow(4) }),
            ("wide shadow", filled { $0.rare.fields.shadow = shadow(1e7) }),
            ("shadow of a path", { width, height in filled { $0.rare.fields.shadow = shadow(4, box(width, height)) }(width, height) }),
            ("group", { filled { $0.opacity = 0.9999 }($0, $1).adding(LayerModel(0, 0, 4, 4) { $0.backgroundColor = .red }) }),
            ("clip", { layer($0, $1) { $0.masksToBounds = true }.adding(LayerModel(0, 0, $0, $1) { $0.backgroundColor = .red }) }),
            ("lightened", filled { $0.rare.fields.blendMode = .lighten }),
            (
                "filtered",
                {
                    layer($0, $1) {
                        $0.rare.fields.backgroundFilters = [.blur(6), .controls(saturation: 0.5), .blur(1e9), .invert]
                        $0.backgroundColor = .red
                    }
                }
            ),
            ("rasterized", { filled { $0.rare.fields.shouldRasterize = true }($0, $1).adding(LayerModel(0, 0, 1, 1)) }),
            (
                "copied",
                { width, height in
                    layer(width, height) {
                        var replicator = ReplicatorValues()
                        (replicator.count, replicator.transform) = (5, CATransform3DMakeTranslation(1, 0, 0))
                        $0.replicator = replicator
                    }.adding(LayerModel(0, 0, width, height) { $0.backgroundColor = .red })
                }
            ),
            (
                "emitting",
                { width, height in
                    layer(width, height) {
                        var cell = EmitterCellValues()
                        (cell.birthRate, cell.lifetime, cell.contents, cell.scale) = (1, 3, red, max(width, height))
                        var emitter = EmitterValues()
                        (emitter.cells, emitter.position) = ([cell], SIMD2(width / 2, height / 2))
                        $0.emitter = emitter
                        $0.backgroundColor = .red
                    }
                }
            ),
        ]
    }()

    private func space(_ layer: LayerModel, _ transform: CATransform3D = CATransform3DIdentity) -> LayerModel {
        LayerModel(0, 0, 48, 48) { ($0.kind, $0.transform) = (.space, transform) }.adding(layer)
    }

    private func shown(_ layer: LayerModel, with renderer: SoftwareRenderer = .init()) -> [UInt32] {
        pixels(render(root(48, 48, layer), 48, 48, at: 2.5, with: renderer))
    }

    func testLayersOfTwentyThousandPointsAreRightInTheirMiddle() throws {
        let renderer = SoftwareRenderer()
        try Self.withinMegabytes(160) {
            for (name, make) in Self.kinds {
                for (index, layer) in [
                    ("alone", make(20_000, 20_000)), ("in a space", space(make(20_000, 20_000))),
                    ("in a group", LayerModel(0, 0, 48, 48) { $0.opacity = 0.9999 }.adding(make(20_000, 20_000))),
                    ("in a picture", LayerModel(0, 0, 48, 48) { $0.rare.fields.shouldRasterize = true }.adding(make(20_000, 20_000))),
                ] {
                    let pixel = shown(layer, with: renderer)[24 * 48 + 24]
                    XCTAssertGreaterThanOrEqual(pixel >> 16 & 255, 254, "\(name), \(index)")
                    XCTAssertLessThanOrEqual(pixel & 0xffff, 0x0101, "\(name), \(index)")
                }
            }
        }
    }

    func testLayersOfABillionPointsAreRightOrEmpty() throws {
        let renderer = SoftwareRenderer()
        try Self.withinMegabytes(160) {
            for (name, make) in Self.kinds {
                for layer in [make(2e9, 2e9), make(1e9, 40), space(make(2e9, 2e9)), space(make(2e9, 2e9), Self.rotation(1.2))] {
                    let pixel = shown(layer, with: renderer)[24 * 48 + 24]
                    XCTAssertTrue(pixel >> 16 & 255 >= 254 || pixel & 0xffffff == 0, "\(name): \(String(pixel, radix: 16))")
                }
                let far = make(20, 20)
                far.values.position = CGPoint(x: 1e9, y: -1e9)
                XCTAssertEqual(Set(shown(far, with: renderer)), [0xff00_0000], name)
            }
        }
    }

    func testLayersWithoutSizeOrPlaneDrawNothing() {
        let renderer = SoftwareRenderer()
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 100
        let singular = [
            CATransform3DMakeScale(0, 1, 1), Self.rotation(.pi / 2), CATransform3DMakeScale(0, 0, 0),
            CATransform3DTranslate(eye, 0, 0, 200),
            CATransform3DMakeScale(1e-200, 1e-200, 1),
        ]
        for (name, make) in Self.kinds where !["copied", "clip", "group", "emitting", "rasterized"].contains(name) {
            XCTAssertEqual(Set(shown(make(0, 0), with: renderer)), [0xff00_0000], name)
        }
        for (name, make) in Self.kinds {
            for transform in singular {
                let layer = make(30, 30)
                layer.values.transform = transform
                XCTAssertEqual(Set(shown(layer, with: renderer)), [0xff00_0000], "\(name), \(transform)")
                XCTAssertEqual(Set(shown(space(layer), with: renderer)), [0xff00_0000], "\(name) in a space, \(transform)")
            }
        }
    }

    func testEveryKindIsDrawnTenThousandDeep() throws {
        let depth = Self.isDeep ? 10_000 : 1_500
        try Self.withinMegabytes(500) {
            for (name, make) in Self.kinds {
                var builder = RenderTreeBuilder(capacity: 20_000)
                var next: UInt64 = 0
                func open(_ layer: LayerModel, _ role: RenderNode.Role) {
                    next += 1
                    builder.open(RenderNode(layer: LayerID(rawValue: next), name: "level", values: layer.values, role: role))
                }
                let layer = make(48, 48)
                // A copy of copies doubles the layers with each level.
                if layer.values.replicator != nil { layer.values.rare.fields.kind = .plain }
                for _ in 0..<depth {
                    open(layer, .sublayer)
                    if let mask = layer.mask {
                        open(mask, .mask)
                        builder.close()
                    }
                }
                open(LayerModel(0, 0, 48, 48) { $0.backgroundColor = .red }, .sublayer)
                for _ in 0...depth { builder.close() }
                let target = RenderTarget(width: 48, height: 48, scale: 1)
                let pixel = pixels(SoftwareRenderer().render(builder.tree(at: 0, serial: 1), at: 2.5, target: target))[24 * 48 + 24]
                XCTAssertGreaterThanOrEqual(pixel >> 16 & 255, 250, name)
            }
        }
    }

    func testAHundredThousandLayersOfAllKindsAreDrawn() throws {
        try Self.withinMegabytes(500) {
            let all = root(48, 48)
            all.sublayers = (0..<(Self.isDeep ? 100_000 : 4_000)).map { index in
                let layer = Self.kinds[index % Self.kinds.count].make(2, 2)
                layer.values.position = CGPoint(x: 1 + index % 45, y: 1 + index / 45 % 45)
                return layer
            }
            XCTAssertEqual(pixels(render(all, 48, 48, at: 2.5)).count, 48 * 48)
        }
    }

    private static func rotation(_ angle: Double) -> CATransform3D { CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0) }

    /// Fails where the body needs so much more memory than there was before, at any moment of it.
    private static func withinMegabytes(_ limit: Int, _ body: () throws -> Void) throws {
        // Writing 5 forgets the most there has been.
        try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        let before = try megabytes("VmRSS:")
        try body()
        XCTAssertLessThan(try megabytes("VmHWM:") - before, limit)
    }

    private static func megabytes(_ field: String) throws -> Int {
        let lines = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
        let words = try XCTUnwrap(lines.first { $0.hasPrefix(field) }).split(whereSeparator: \.isWhitespace)
        return try XCTUnwrap(Int(words[1])) >> 10
    }
}
