import Display

/// Icons of the system's bar button items: template images in a square of 24 points. Kinora's own drawings of familiar shapes.
@MainActor
enum BarIcon {
    static let length: CGFloat = 24

    /// nil for items that are texts or spaces.
    static func image(of item: UIBarButtonItem.SystemItem) -> UIImage? {
        guard let draw = drawing(of: item) else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = Screen.current?.scale ?? 1
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: length, height: length), format: format).image { _ in
            UIColor.black.set()
            draw()
        }
        // Directional icons are mirrored in right-to-left interfaces.
        let stencil = image.withRenderingMode(.alwaysTemplate)
        return item == .reply ? stencil.imageFlippedForRightToLeftLayoutDirection() : stencil
    }

    private static func drawing(of item: UIBarButtonItem.SystemItem) -> (() -> Void)? {
        switch item {
        case .add: { line([(12, 3), (12, 21)], [(3, 12), (21, 12)]) }
        case .stop: { line([(4.5, 4.5), (19.5, 19.5)], [(19.5, 4.5), (4.5, 19.5)]) }
        case .close: drawClose
        case .compose: drawCompose
        case .reply: drawReply
        case .action: drawAction
        case .organize: drawFolder
        case .bookmarks: drawBook
        case .search: drawMagnifier
        case .refresh: drawRefresh
        case .camera: drawCamera
        case .trash: drawTrash
        case .play: { fill([(6, 3.5), (20.5, 12), (6, 20.5)]) }
        case .pause: { fill([(6, 4), (10, 4), (10, 20), (6, 20)], [(14, 4), (18, 4), (18, 20), (14, 20)]) }
        case .rewind: { fill([(12, 5), (12, 19), (1.5, 12)], [(22.5, 5), (22.5, 19), (12, 12)]) }
        case .fastForward: { fill([(1.5, 5), (12, 12), (1.5, 19)], [(12, 5), (22.5, 12), (12, 19)]) }
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        }
    }

    // MARK: Strokes and fills

    private typealias Points = [(CGFloat, CGFloat)]

    private static func stroke(_ path: UIBezierPath, width: CGFloat = 1.7) {
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }

    private static func path(_ points: Points) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, (x, y)) in points.enumerated() {
            let point = CGPoint(x: x, y: y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    private static func line(_ lines: Points...) {
        for points in lines { stroke(path(points)) }
    }

    /// Fills polygons with slightly rounded corners.
    private static func fill(_ shapes: Points...) {
        for points in shapes {
            let shape = path(points)
            shape.close()
            shape.fill()
            stroke(shape, width: 1)
        }
    }

    private static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
    }

    // MARK: Drawings

    private static func drawClose() {
        UIColor(white: 0, alpha: 0.15).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 24, height: 24)).fill()
        stroke(path([(8, 8), (16, 16)]), width: 2)
        stroke(path([(16, 8), (8, 16)]), width: 2)
    }

    private static func drawCompose() {
        let sheet = UIBezierPath()
        sheet.move(to: CGPoint(x: 12.5, y: 4.5))
        sheet.addLine(to: CGPoint(x: 5.5, y: 4.5))
        sheet.addQuadCurve(to: CGPoint(x: 3, y: 7), controlPoint: CGPoint(x: 3, y: 4.5))
        sheet.addLine(to: CGPoint(x: 3, y: 18.5))
        sheet.addQuadCurve(to: CGPoint(x: 5.5, y: 21), controlPoint: CGPoint(x: 3, y: 21))
        sheet.addLine(to: CGPoint(x: 17, y: 21))
        sheet.addQuadCurve(to: CGPoint(x: 19.5, y: 18.5), controlPoint: CGPoint(x: 19.5, y: 21))
        sheet.addLine(to: CGPoint(x: 19.5, y: 11.5))
        stroke(sheet)
        line([(9.5, 14.5), (10.5, 11.5), (19.2, 2.8), (21.2, 4.8), (12.5, 13.5), (9.5, 14.5)])
    }

    private static func drawReply() {
        line([(9.5, 4.5), (2.5, 11), (9.5, 17.5)])
        let tail = UIBezierPath()
        tail.move(to: CGPoint(x: 3, y: 11))
        tail.addLine(to: CGPoint(x: 12, y: 11))
        tail.addQuadCurve(to: CGPoint(x: 21.5, y: 20), controlPoint: CGPoint(x: 20.5, y: 11))
        stroke(tail)
    }

    private static func drawAction() {
        line(
            [(8.5, 8.5), (4.5, 8.5), (4.5, 22), (19.5, 22), (19.5, 8.5), (15.5, 8.5)], [(12, 15), (12, 1.5)],
            [(8, 5.5), (12, 1.5), (16, 5.5)])
    }

    private static func drawFolder() {
        line([(2, 8.5), (2, 4.5), (8.5, 4.5), (10.5, 6.5), (22, 6.5), (22, 19.5), (2, 19.5), (2, 8.5)], [(2, 10), (22, 10)])
    }

    private static func drawBook() {
        for sign: CGFloat in [-1, 1] {
            func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 12 + sign * x, y: y) }
            let page = UIBezierPath()
            page.move(to: point(0, 6.5))
            page.addQuadCurve(to: point(10, 5), controlPoint: point(5, 3))
            page.addLine(to: point(10, 18.5))
            page.addQuadCurve(to: point(0, 20), controlPoint: point(5, 16.5))
            page.close()
            stroke(page)
        }
    }

    private static func drawMagnifier() {
        stroke(UIBezierPath(ovalIn: CGRect(x: 2.5, y: 2.5, width: 14, height: 14)))
        line([(14.6, 14.6), (21.3, 21.3)])
    }

    private static func drawRefresh() {
        // A circle, open at the top for the arrowhead.
        let arc = UIBezierPath()
        arc.addArc(withCenter: CGPoint(x: 12, y: 13), radius: 8.5, startAngle: -.pi / 6, endAngle: -.pi / 2, clockwise: true)
        stroke(arc)
        line([(11, 1), (14.6, 4.5), (11, 8)])
    }

    private static func drawCamera() {
        line([(2, 7), (6.5, 7), (8.5, 4), (15.5, 4), (17.5, 7), (22, 7), (22, 20), (2, 20), (2, 7)])
        stroke(UIBezierPath(ovalIn: CGRect(x: 7.8, y: 8.8, width: 8.4, height: 8.4)))
    }

    private static func drawTrash() {
        line(
            [(3, 5.5), (21, 5.5)], [(8.5, 5.5), (9, 2.5), (15, 2.5), (15.5, 5.5)],
            [(5, 5.5), (6.2, 22), (17.8, 22), (19, 5.5)], [(9.2, 9.5), (9.6, 18)], [(14.8, 9.5), (14.4, 18)])
    }
}
