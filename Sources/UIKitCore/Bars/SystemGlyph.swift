import CoreGraphics

/// A glyph of the system's bar button items, tab bar items and buttons: Kinora's own drawing of a familiar shape.
@MainActor
package struct SystemGlyph {
    /// Width and height of the square in which the marks have their coordinates, in points.
    private let length: CGFloat
    private let lineWidth: CGFloat
    private let marks: [Mark]

    /// Returns a template image.
    package func image(scale: CGFloat = mainScreenScale()) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: length, height: length), format: format).image { _ in
            UIColor.black.setStroke()
            for mark in marks { mark.draw(lineWidth: lineWidth) }
        }
        return image.withRenderingMode(.alwaysTemplate)
    }

    private static func bar(_ marks: Mark...) -> SystemGlyph { SystemGlyph(length: 24, lineWidth: 1.7, marks: marks) }

    private static func tab(_ marks: Mark...) -> SystemGlyph { SystemGlyph(length: 26, lineWidth: 2, marks: marks) }

    private static func button(_ marks: Mark..., length: CGFloat = 24) -> SystemGlyph {
        SystemGlyph(length: length, lineWidth: 1.75, marks: marks)
    }
}

// MARK: Bar button items

extension SystemGlyph {
    static let plus = bar(.lines([(12, 3), (12, 21)], [(3, 12), (21, 12)]))
    static let cross = bar(.lines([(4.5, 4.5), (19.5, 19.5)], [(19.5, 4.5), (4.5, 19.5)]))
    static let crossOnDisc = bar(.disc(0, 0, 24, alpha: 0.15), .lines([(8, 8), (16, 16)], [(16, 8), (8, 16)], width: 2))
    static let pencilOnSheet = bar(
        .curve(
            .from(12.5, 4.5).line(5.5, 4.5).curve(3, 7, by: 3, 4.5).line(3, 18.5).curve(5.5, 21, by: 3, 21).line(17, 21)
                .curve(19.5, 18.5, by: 19.5, 21).line(19.5, 11.5)),
        .lines([(9.5, 14.5), (10.5, 11.5), (19.2, 2.8), (21.2, 4.8), (12.5, 13.5), (9.5, 14.5)]))
    static let arrowBack = bar(
        .lines([(9.5, 4.5), (2.5, 11), (9.5, 17.5)]), .curve(.from(3, 11).line(12, 11).curve(21.5, 20, by: 20.5, 11)))
    static let arrowOutOfBox = bar(
        .lines(
            [(8.5, 8.5), (4.5, 8.5), (4.5, 22), (19.5, 22), (19.5, 8.5), (15.5, 8.5)], [(12, 15), (12, 1.5)],
            [(8, 5.5), (12, 1.5), (16, 5.5)]))
    static let folder = bar(
        .lines([(2, 8.5), (2, 4.5), (8.5, 4.5), (10.5, 6.5), (22, 6.5), (22, 19.5), (2, 19.5), (2, 8.5)], [(2, 10), (22, 10)]))
    static let book = bar(
        .mirrored(.from(12, 6.5).curve(22, 5, by: 17, 3).line(22, 18.5).curve(12, 20, by: 17, 16.5).closed, atX: 12))
    static let magnifier = bar(.circle(2.5, 2.5, 14), .lines([(14.6, 14.6), (21.3, 21.3)]))
    /// A circle, open at the top for the arrowhead.
    static let circlingArrow = bar(
        .curve(
            UIBezierPath(arcCenter: CGPoint(x: 12, y: 13), radius: 8.5, startAngle: -.pi / 6, endAngle: -.pi / 2, clockwise: true)),
        .lines([(11, 1), (14.6, 4.5), (11, 8)]))
    static let camera = bar(
        .lines([(2, 7), (6.5, 7), (8.5, 4), (15.5, 4), (17.5, 7), (22, 7), (22, 20), (2, 20), (2, 7)]), .circle(7.8, 8.8, 8.4))
    static let trash = bar(
        .lines(
            [(3, 5.5), (21, 5.5)], [(8.5, 5.5), (9, 2.5), (15, 2.5), (15.5, 5.5)],
            [(5, 5.5), (6.2, 22), (17.8, 22), (19, 5.5)], [(9.2, 9.5), (9.6, 18)], [(14.8, 9.5), (14.4, 18)]))
    static let play = bar(.polygons([(6, 3.5), (20.5, 12), (6, 20.5)]))
    static let pause = bar(.polygons([(6, 4), (10, 4), (10, 20), (6, 20)], [(14, 4), (18, 4), (18, 20), (14, 20)]))
    static let rewind = bar(.polygons([(12, 5), (12, 19), (1.5, 12)], [(22.5, 5), (22.5, 19), (12, 12)]))
    static let fastForward = bar(.polygons([(1.5, 5), (12, 12), (1.5, 19)], [(12, 5), (22.5, 12), (12, 19)]))
}

// MARK: Tab bar items

extension SystemGlyph {
    static let star = tab(
        .fill(
            .through(
                (0..<10).map { index in
                    let (radius, angle) = (index % 2 == 0 ? 12.5 : 5.2, Double(index) * .pi / 5 - .pi / 2)
                    return (13 + radius * cos(angle), 14 + radius * sin(angle))
                })))
    static let clock = tab(.circle(2, 2, 22), .lines([(13, 6.5), (13, 13.5), (17.5, 16.5)]))
    static let person = tab(
        .disc(7.5, 1.5, 11), .fill(.from(2.5, 24.5).curve(13, 14.5, by: 3, 14.5).curve(23.5, 24.5, by: 23, 14.5)))
    static let tabBook = tab(
        .mirrored(.from(13, 6.5).curve(24.5, 5, by: 19, 2.5).line(24.5, 20.5).curve(13, 22, by: 19, 18).closed, atX: 13))
    static let tabMagnifier = tab(.circle(2.5, 2.5, 15.5), .lines([(16, 16), (23.5, 23.5)]))
    static let arrowDownInCircle = tab(.circle(2, 2, 22), .lines([(13, 7), (13, 18.5)], [(8.5, 14), (13, 18.5), (17.5, 14)]))
    static let list = tab(
        .disc(2, 4.4, 3.2), .disc(2, 11.4, 3.2), .disc(2, 18.4, 3.2),
        .lines([(9, 6), (24, 6)], [(9, 13), (24, 13)], [(9, 20), (24, 20)]))
}

// MARK: Buttons

extension SystemGlyph {
    package static let infoInCircle = button(
        .circle(2, 2, 20), .disc(10.5, 6, 2.75),
        .lines([(10.4, 11), (12.2, 11), (12.2, 17)], [(10.2, 17), (14.2, 17)], width: 1.6).joined)
    package static let plusInCircle = button(
        .circle(2, 2, 20), .lines([(7.25, 12), (16.75, 12)], [(12, 7.25), (12, 16.75)]).joined)
    /// The cross of a close button, whose disc is a separate view.
    package static let buttonCross = button(
        .lines([(10.5, 19.5), (19.5, 10.5)], [(10.5, 10.5), (19.5, 19.5)], width: 2.5).joined, length: 30)
}

// MARK: Marks

/// Paths of a glyph, each filled, then stroked with round ends and joins.
private struct Mark {
    var paths: [UIBezierPath]
    /// Opacity of the fill; 0 for none.
    var fill: CGFloat = 0
    /// Width of the lines; 0 for none, nil for the glyph's.
    var width: CGFloat?

    typealias Point = (CGFloat, CGFloat)

    static func lines(_ lines: [Point]..., width: CGFloat? = nil) -> Mark { Mark(paths: lines.map { .through($0) }, width: width) }

    static func curve(_ path: UIBezierPath) -> Mark { Mark(paths: [path]) }

    static func fill(_ path: UIBezierPath) -> Mark { Mark(paths: [path.closed], fill: 1, width: 0) }

    /// Polygons with slightly rounded corners.
    static func polygons(_ polygons: [Point]...) -> Mark { Mark(paths: polygons.map { .through($0).closed }, fill: 1, width: 1) }

    static func circle(_ x: CGFloat, _ y: CGFloat, _ diameter: CGFloat) -> Mark { Mark(paths: [.circle(x, y, diameter)]) }

    static func disc(_ x: CGFloat, _ y: CGFloat, _ diameter: CGFloat, alpha: CGFloat = 1) -> Mark {
        Mark(paths: [.circle(x, y, diameter)], fill: alpha, width: 0)
    }

    /// A path and its mirror image at a vertical axis.
    static func mirrored(_ path: UIBezierPath, atX x: CGFloat) -> Mark {
        let mirrored = UIBezierPath(cgPath: path.cgPath)
        mirrored.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0))
        return Mark(paths: [mirrored, path])
    }

    /// The lines as one path, whose crossings are not drawn twice.
    var joined: Mark {
        let path = UIBezierPath()
        for line in paths { path.append(line) }
        return Mark(paths: [path], fill: fill, width: width)
    }

    func draw(lineWidth: CGFloat) {
        UIColor(white: 0, alpha: fill).setFill()
        for path in paths {
            if fill > 0 { path.fill() }
            path.lineWidth = width ?? lineWidth
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            if path.lineWidth > 0 { path.stroke() }
        }
    }
}

extension UIBezierPath {
    fileprivate static func through(_ points: [Mark.Point]) -> UIBezierPath {
        let path = from(points[0].0, points[0].1)
        for (x, y) in points.dropFirst() { _ = path.line(x, y) }
        return path
    }

    fileprivate static func from(_ x: CGFloat, _ y: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: x, y: y))
        return path
    }

    fileprivate static func circle(_ x: CGFloat, _ y: CGFloat, _ diameter: CGFloat) -> UIBezierPath {
        UIBezierPath(ovalIn: CGRect(x: x, y: y, width: diameter, height: diameter))
    }

    fileprivate func line(_ x: CGFloat, _ y: CGFloat) -> UIBezierPath {
        addLine(to: CGPoint(x: x, y: y))
        return self
    }

    fileprivate func curve(_ x: CGFloat, _ y: CGFloat, by controlX: CGFloat, _ controlY: CGFloat) -> UIBezierPath {
        addQuadCurve(to: CGPoint(x: x, y: y), controlPoint: CGPoint(x: controlX, y: controlY))
        return self
    }

    fileprivate var closed: UIBezierPath {
        close()
        return self
    }
}
