import UIKit

extension DrawingCard {
    static var paths: [CardCell] {
        [
            CardCell("winding rule") { area, _ in star(in: area, evenOdd: false) },
            CardCell("even-odd rule") { area, _ in star(in: area, evenOdd: true) },
            CardCell("arcs") { area, _ in pie(in: area) },
            CardCell("cubic curve") { area, _ in curve(in: area) },
            CardCell("quadratic curves") { area, _ in wave(in: area) },
            CardCell("rounded corners") { area, _ in corners(in: area) },
            CardCell("clip of a ring") { area, context in ring(in: area, context) },
            CardCell("outline of a stroke") { area, context in outline(in: area, context) },
        ]
    }

    static func starPath(center: CGPoint, radius: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<5 {
            let angle = -CGFloat.pi / 2 + CGFloat(index) * 4 * .pi / 5
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        return path
    }

    private static func star(in area: CGRect, evenOdd: Bool) {
        let path = starPath(center: CGPoint(x: area.midX, y: area.midY + 3), radius: 38)
        path.usesEvenOddFillRule = evenOdd
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        amber.setFill()
        path.fill()
        ink.setStroke()
        path.stroke()
    }

    private static func pie(in area: CGRect) {
        let center = CGPoint(x: area.midX, y: area.midY)
        var start = -CGFloat.pi / 2
        for (share, color) in [(0.42, blue), (0.27, mint), (0.19, amber), (0.12, pink)] {
            let end = start + CGFloat(share) * 2 * .pi
            let slice = UIBezierPath(arcCenter: center, radius: 35, startAngle: start, endAngle: end, clockwise: true)
            slice.addArc(withCenter: center, radius: 17, startAngle: end, endAngle: start, clockwise: false)
            slice.close()
            color.setFill()
            slice.fill()
            UIColor.white.setStroke()
            slice.lineWidth = 2
            slice.stroke()
            start = end
        }
    }

    private static func curve(in area: CGRect) {
        let (start, end) = (CGPoint(x: area.minX + 4, y: area.maxY - 10), CGPoint(x: area.maxX - 4, y: area.minY + 10))
        let (first, second) = (CGPoint(x: area.minX + 14, y: area.minY - 2), CGPoint(x: area.maxX - 14, y: area.maxY + 2))
        faint.setStroke()
        for (from, to) in [(start, first), (end, second)] { UIBezierPath.line((from.x, from.y), (to.x, to.y)).stroke() }
        let path = UIBezierPath()
        path.move(to: start)
        path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
        path.stroke(violet, width: 4)
        for point in [start, end] { UIBezierPath.circle(point.x, point.y, radius: 4).fill(ink) }
        for point in [first, second] { UIBezierPath.circle(point.x, point.y, radius: 3).fill(pink) }
    }

    private static func wave(in area: CGRect) {
        for (index, color) in [mint, blue, violet].enumerated() {
            let y = area.midY - 14 + CGFloat(index) * 16
            let path = UIBezierPath()
            path.move(to: CGPoint(x: area.minX, y: y))
            for hump in 0..<4 {
                let x = area.minX + CGFloat(hump) * area.width / 4
                path.addQuadCurve(
                    to: CGPoint(x: x + area.width / 4, y: y),
                    controlPoint: CGPoint(x: x + area.width / 8, y: hump % 2 == 0 ? y - 26 : y + 26))
            }
            path.stroke(color, width: 4)
        }
    }

    private static func corners(in area: CGRect) {
        let size = CGSize(width: 43, height: 33)
        let kinds: [(UIRectCorner, UIColor)] = [
            (.allCorners, blue), ([.topLeft, .topRight], mint), ([.topLeft, .bottomRight], pink), (.bottomLeft, amber),
        ]
        for (index, kind) in kinds.enumerated() {
            let origin = CGPoint(
                x: area.midX - size.width - 3 + CGFloat(index % 2) * (size.width + 6),
                y: area.midY - size.height - 3 + CGFloat(index / 2) * (size.height + 6))
            let rect = CGRect(origin: origin, size: size)
            UIBezierPath(roundedRect: rect, byRoundingCorners: kind.0, cornerRadii: CGSize(width: 14, height: 14)).fill(kind.1)
        }
    }

    private static func ring(in area: CGRect, _ context: CGContext) {
        context.saveGState()
        context.addEllipse(in: CGRect(x: area.midX - 36, y: area.midY - 36, width: 72, height: 72))
        context.addEllipse(in: CGRect(x: area.midX - 20, y: area.midY - 20, width: 40, height: 40))
        context.clip(using: .evenOdd)
        for index in 0..<12 {
            context.setFillColor((index % 2 == 0 ? pink : amber).cgColor)
            context.fill(CGRect(x: area.minX + CGFloat(index) * 8, y: area.minY, width: 8, height: area.height))
        }
        context.restoreGState()
    }

    private static func outline(in area: CGRect, _ context: CGContext) {
        let spine = CGMutablePath()
        spine.move(to: CGPoint(x: area.minX + 12, y: area.maxY - 14))
        spine.addLine(to: CGPoint(x: area.minX + 34, y: area.minY + 14))
        spine.addLine(to: CGPoint(x: area.minX + 54, y: area.maxY - 22))
        spine.addQuadCurve(to: CGPoint(x: area.maxX - 12, y: area.minY + 16), control: CGPoint(x: area.maxX - 8, y: area.maxY))
        let edge = spine.copy(strokingWithWidth: 16, lineCap: .round, lineJoin: .round, miterLimit: 10)
        context.addPath(edge)
        context.setFillColor(blue.withAlphaComponent(0.18).cgColor)
        context.fillPath()
        context.addPath(edge)
        context.setStrokeColor(blue.cgColor)
        context.setLineWidth(1.5)
        context.strokePath()
        context.addPath(spine)
        context.setLineDash(phase: 0, lengths: [3, 3])
        context.setLineWidth(1)
        context.strokePath()
    }
}
