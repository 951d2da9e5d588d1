/// Icons of the system's tab bar items: template images in a square of 26 points. Kinora's own drawings of familiar shapes.
@MainActor
enum TabBarIcon {
    static func image(of item: UITabBarItem.SystemItem) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = mainScreenScale()
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26), format: format).image { _ in
            UIColor.black.set()
            draw(item)
        }
        return image.withRenderingMode(.alwaysTemplate)
    }

    private static func draw(_ item: UITabBarItem.SystemItem) {
        switch item {
        case .favorites, .featured, .topRated: star().fill()
        case .recents, .history, .mostRecent: drawClock()
        case .contacts: drawPerson()
        case .bookmarks: drawBook()
        case .search: drawMagnifier()
        case .downloads: drawDownload()
        case .mostViewed: drawList()
        }
    }

    private static func stroke(_ path: UIBezierPath) {
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }

    private static func line(_ points: [(CGFloat, CGFloat)]) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let at = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: at) } else { path.addLine(to: at) }
        }
        stroke(path)
    }

    private static func star() -> UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<10 {
            let (radius, angle) = (index % 2 == 0 ? 12.5 : 5.2, Double(index) * .pi / 5 - .pi / 2)
            let point = CGPoint(x: 13 + radius * cos(angle), y: 14 + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    private static func drawClock() {
        stroke(UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 22, height: 22)))
        line([(13, 6.5), (13, 13.5), (17.5, 16.5)])
    }

    private static func drawPerson() {
        UIBezierPath(ovalIn: CGRect(x: 7.5, y: 1.5, width: 11, height: 11)).fill()
        let shoulders = UIBezierPath()
        shoulders.move(to: CGPoint(x: 2.5, y: 24.5))
        shoulders.addQuadCurve(to: CGPoint(x: 13, y: 14.5), controlPoint: CGPoint(x: 3, y: 14.5))
        shoulders.addQuadCurve(to: CGPoint(x: 23.5, y: 24.5), controlPoint: CGPoint(x: 23, y: 14.5))
        shoulders.close()
        shoulders.fill()
    }

    private static func drawBook() {
        for sign: CGFloat in [-1, 1] {
            func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 13 + sign * x, y: y) }
            let page = UIBezierPath()
            page.move(to: point(0, 6.5))
            page.addQuadCurve(to: point(11.5, 5), controlPoint: point(6, 2.5))
            page.addLine(to: point(11.5, 20.5))
            page.addQuadCurve(to: point(0, 22), controlPoint: point(6, 18))
            page.close()
            stroke(page)
        }
    }

    private static func drawMagnifier() {
        stroke(UIBezierPath(ovalIn: CGRect(x: 2.5, y: 2.5, width: 15.5, height: 15.5)))
        line([(16, 16), (23.5, 23.5)])
    }

    private static func drawDownload() {
        stroke(UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 22, height: 22)))
        line([(13, 7), (13, 18.5)])
        line([(8.5, 14), (13, 18.5), (17.5, 14)])
    }

    private static func drawList() {
        for y: CGFloat in [6, 13, 20] {
            UIBezierPath(ovalIn: CGRect(x: 2, y: y - 1.6, width: 3.2, height: 3.2)).fill()
            line([(9, y), (24, y)])
        }
    }
}
