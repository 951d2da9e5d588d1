import RenderScene

extension ConformanceScenes {
    static let star: PathData = {
        var path = PathData()
        for index in 0..<5 {
            let angle = Double(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 12 + 10 * cos(angle), y: 12.5 + 10 * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }()

    static let leaf: PathData = {
        var path = PathData()
        path.move(to: CGPoint(x: 3, y: 20))
        path.addCurve(to: CGPoint(x: 21, y: 4), control1: CGPoint(x: 0, y: 2), control2: CGPoint(x: 12, y: 2))
        path.addQuadCurve(to: CGPoint(x: 3, y: 20), control: CGPoint(x: 20, y: 22))
        path.closeSubpath()
        return path
    }()

    /// Crosses itself, and is open.
    static let loop: PathData = {
        var path = PathData()
        path.move(to: CGPoint(x: 2, y: 18))
        path.addCurve(to: CGPoint(x: 22, y: 18), control1: CGPoint(x: 34, y: -6), control2: CGPoint(x: -10, y: -6))
        return path
    }()

    /// Two rings, the inner one in the same direction or reversed.
    static func rings(reversed: Bool) -> PathData {
        var path = PathData()
        for (radius, isReversed) in [(10.0, false), (5.5, reversed)] {
            var ring = PathData()
            ring.addEllipse(
                in: CGRect(x: 12 - radius, y: 12 - radius, width: 2 * radius, height: 2 * radius),
                transform: isReversed ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0) : .identity)
            path.add(ring)
        }
        return path
    }

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PathData {
        var path = PathData()
        path.addRect(CGRect(x: x, y: y, width: width, height: height))
        return path
    }

    /// A shape layer that covers the scene, so that the path's coordinates are the scene's.
    static func shape(
        _ path: PathData, _ fill: RGBA? = RGBA(0.2, 0.45, 0.8, 1), _ set: (inout ShapeValues) -> Void = { _ in },
        layer: (inout LayerValues) -> Void = { _ in }
    ) -> LayerModel {
        LayerModel(0, 0, 24, 24) {
            var shape = ShapeValues()
            (shape.path, shape.fillColor) = (path, fill)
            set(&shape)
            $0.shape = shape
            layer(&$0)
        }
    }

    static func joined(_ paths: PathData...) -> PathData { paths.reduce(into: PathData()) { $0.add($1) } }

    static var shapes: [ConformanceScene] {
        [
            ConformanceScene("a rectangle between pixels", shape(rect(3.3, 4.7, 16.2, 12.9))),
            ConformanceScene("an ellipse", shape(rings(reversed: false), RGBA(0.9, 0.4, 0.1, 0.8))),
            ConformanceScene("a leaf of curves", shape(leaf)),
            ConformanceScene("a star, wound around twice", shape(star)),
            ConformanceScene("a star by the even-odd rule", shape(star) { $0.fillRule = .evenOdd }),
            ConformanceScene("rings by the even-odd rule", shape(rings(reversed: false)) { $0.fillRule = .evenOdd }),
            ConformanceScene("rings, the inner one reversed", shape(rings(reversed: true))),
            ConformanceScene(
                "rings, the inner one reversed, by the even-odd rule", shape(rings(reversed: true)) { $0.fillRule = .evenOdd }),
            ConformanceScene("an open loop", shape(loop)),
            ConformanceScene("an open loop by the even-odd rule", shape(loop) { $0.fillRule = .evenOdd }),
            ConformanceScene(
                "rectangles that overlap by fractions of a pixel",
                shape(joined(rect(2.2, 2.2, 10.3, 9.1), rect(12.1, 3.4, 8.4, 9.3), rect(4, 11.1, 15, 8)))),
            ConformanceScene(
                "rectangles that overlap by fractions of a pixel, by the even-odd rule",
                shape(joined(rect(2.2, 2.2, 10.3, 9.1), rect(12.1, 3.4, 8.4, 9.3), rect(4, 11.1, 15, 8))) { $0.fillRule = .evenOdd }),
            ConformanceScene(
                "slivers",
                shape(
                    joined(
                        rect(2, 3, 0.3, 18), rect(5.9, 3, 0.2, 18), rect(3, 20.4, 18, 0.15), rect(10, 10, 0.1, 0.1), rect(12, 3, 0.5, 14)))
            ),
            ConformanceScene(
                "beyond the bounds",
                shape(star) { _ in
                } layer: {
                    ($0.bounds.size, $0.position) = (CGSize(width: 6, height: 6), CGPoint(x: 3, y: 3))
                }),
            ConformanceScene(
                "cut to the bounds",
                shape(star) { _ in
                } layer: {
                    ($0.bounds, $0.position) = (CGRect(x: 5, y: 5, width: 14, height: 13), CGPoint(x: 12, y: 11.5))
                    ($0.masksToBounds, $0.cornerRadius, $0.backgroundColor) = (true, 4, RGBA(1, 0.9, 0.5, 1))
                }),
            ConformanceScene(
                "turned and scaled",
                shape(leaf) { _ in
                } layer: {
                    $0.transform = CATransform3DRotate(CATransform3DMakeScale(0.8, 0.6, 1), 0.7, 0, 0, 1)
                }),
            ConformanceScene(
                "mirrored",
                shape(star) {
                    $0.fillRule = .evenOdd
                } layer: {
                    $0.transform.m11 = -0.9
                }),
            ConformanceScene(
                "in perspective",
                shape(rings(reversed: true)) { _ in
                } layer: {
                    $0.transform.m34 = -1 / 40
                    $0.transform = CATransform3DRotate($0.transform, 0.9, 0.3, 1, 0)
                }),
            ConformanceScene(
                "through the eye's plane",
                shape(star) { _ in
                } layer: {
                    $0.transform.m34 = -1 / 8
                    $0.transform = CATransform3DRotate($0.transform, 1.2, 0, 1, 0)
                }),
            ConformanceScene(
                "above contents, below sublayers",
                shape(leaf, RGBA(0.1, 0.6, 0.3, 0.7)) { _ in
                } layer: {
                    $0.contents = TestImages.gradient(8, 8)
                }.adding(LayerModel(8, 8, 12, 4) { $0.backgroundColor = RGBA(1, 1, 1, 0.8) })),
            ConformanceScene(
                "nested and faded",
                shape(rings(reversed: false)) { _ in
                } layer: {
                    $0.opacity = 0.7
                }
                .adding(
                    shape(star, RGBA(1, 0.8, 0.2, 1)) {
                        $0.fillRule = .evenOdd
                    } layer: {
                        ($0.opacity, $0.transform.m11) = (0.6, 0.8)
                    })),
        ]
    }

    /// A shape layer with a line and perhaps a fill.
    static func line(
        _ path: PathData, _ width: Double, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, fill: RGBA? = nil,
        _ set: (inout ShapeValues) -> Void = { _ in }, layer: (inout LayerValues) -> Void = { _ in }
    ) -> LayerModel {
        shape(
            path, fill,
            {
                $0.strokeColor = RGBA(0.75, 0.1, 0.3, 1)
                ($0.lineWidth, $0.lineCap, $0.lineJoin) = (width, cap, join)
                set(&$0)
            }, layer: layer)
    }

    static func polyline(_ points: (Double, Double)...) -> PathData {
        var path = PathData()
        path.move(to: CGPoint(x: points[0].0, y: points[0].1))
        for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
        return path
    }

    static let zigzag = polyline((3, 18), (9, 5), (13, 19), (20, 8.5))

    static var strokes: [ConformanceScene] {
        [
            ConformanceScene("a level line with butt ends", line(polyline((4, 12), (20, 12)), 5)),
            ConformanceScene("a slanting line with square ends", line(polyline((5, 7.3), (19, 16)), 5, .square)),
            ConformanceScene("a slanting line with round ends", line(polyline((5, 7.3), (19, 16)), 6, .round)),
            ConformanceScene("a hair line", line(polyline((3, 4.2), (21, 17.7)), 0.4)),
            ConformanceScene("pointed corners", line(zigzag, 3)),
            ConformanceScene("cut corners", line(zigzag, 3, .square, .bevel)),
            ConformanceScene("round corners", line(zigzag, 3, .round, .round)),
            ConformanceScene("corners beyond the limit", line(zigzag, 2.5) { $0.miterLimit = 2.2 }),
            ConformanceScene("a closed star with pointed corners", line(star, 1.5, fill: RGBA(1, 0.9, 0.6, 1))),
            ConformanceScene(
                "a closed star with round corners, half clear", line(star, 2, .butt, .round) { $0.strokeColor = RGBA(0.1, 0.1, 0.6, 0.5) }),
            ConformanceScene("rings", line(rings(reversed: true), 2.5)),
            ConformanceScene("a leaf, filled", line(leaf, 2, .butt, .round, fill: RGBA(0.6, 0.9, 0.6, 1))),
            ConformanceScene("a loop", line(loop, 3, .round, .round)),
            ConformanceScene("a line wider than its curve", line(rings(reversed: false), 8, .butt, .round)),
            ConformanceScene("dashes", line(polyline((2, 6), (22, 6), (22, 18), (2, 18)), 3) { $0.lineDashPattern = [4, 3.5] }),
            ConformanceScene(
                "dashes that begin just before a corner",
                line(polyline((2, 6), (22, 6), (22, 18), (2, 18)), 3) { $0.lineDashPattern = [4, 2.5] }),
            ConformanceScene(
                "short lines with sharp corners", line(polyline((4, 5), (19, 5), (19.8, 6.1), (6, 19), (5.5, 18), (20, 18)), 4)),
            ConformanceScene(
                "dashes from a phase on, round",
                line(polyline((2, 7), (22, 16)), 2, .round) {
                    ($0.lineDashPattern, $0.lineDashPhase) = ([3, 4], 1.7)
                }),
            ConformanceScene(
                "an odd dash pattern with square ends", line(leaf, 1.5, .square, .round) { $0.lineDashPattern = [3, 2.5, 1] }),
            ConformanceScene("a part of a ring", line(rings(reversed: false), 3, .round) { ($0.strokeStart, $0.strokeEnd) = (0.1, 0.6) }),
            ConformanceScene("a part over two rings", line(rings(reversed: false), 2) { ($0.strokeStart, $0.strokeEnd) = (0.4, 0.85) }),
            ConformanceScene(
                "a part of a loop, dashed",
                line(loop, 2) {
                    ($0.strokeStart, $0.strokeEnd, $0.lineDashPattern) = (0.2, 0.9, [4, 3])
                }),
            ConformanceScene("nothing between equal ends", line(loop, 2) { ($0.strokeStart, $0.strokeEnd) = (0.5, 0.5) }),
            ConformanceScene(
                "turned and stretched, the pen too",
                line(zigzag, 3, .round, .round) { _ in
                } layer: {
                    $0.transform = CATransform3DRotate(CATransform3DMakeScale(0.9, 0.5, 1), 0.4, 0, 0, 1)
                }),
            ConformanceScene(
                "in perspective",
                line(star, 2, .butt, .round, fill: RGBA(0.9, 0.9, 0.2, 1)) { _ in
                } layer: {
                    $0.transform.m34 = -1 / 40
                    $0.transform = CATransform3DRotate($0.transform, 0.9, 0.3, 1, 0)
                }),
            ConformanceScene(
                "fill and line faded as one",
                line(leaf, 4, .butt, .round, fill: RGBA(0.6, 0.9, 0.6, 1)) { _ in
                } layer: {
                    $0.opacity = 0.5
                }),
        ]
    }
}
