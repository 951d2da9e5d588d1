import UIKit

extension DrawingCard {
    static var lines: [CardCell] {
        [
            CardCell("miter join") { area, _ in join(.miter, in: area) },
            CardCell("round join") { area, _ in join(.round, in: area) },
            CardCell("bevel join") { area, _ in join(.bevel, in: area) },
            CardCell("miter limit 2, 4, 10") { area, _ in miterLimits(in: area) },
            CardCell("butt, round, square") { area, _ in caps(in: area) },
            CardCell("dashes") { area, _ in dashes(in: area) },
            CardCell("dashes around") { area, _ in stitches(in: area) },
            CardCell("widths from 0.25") { area, context in widths(in: area, context) },
        ]
    }

    private static func join(_ style: CGLineJoin, in area: CGRect) {
        let path = UIBezierPath.line(
            (area.minX + 12, area.maxY - 10), (area.midX - 8, area.minY + 14), (area.midX + 10, area.maxY - 16),
            (area.maxX - 10, area.minY + 22))
        path.lineJoinStyle = style
        path.lineWidth = 15
        blue.setStroke()
        path.stroke()
        path.lineWidth = 1
        UIColor.white.setStroke()
        path.stroke()
    }

    private static func miterLimits(in area: CGRect) {
        for (index, limit) in [2, 4, 10].enumerated() {
            let x = area.minX + 16 + CGFloat(index) * 31
            let path = UIBezierPath.line((x - 9, area.maxY - 6), (x, area.minY + 24), (x + 9, area.maxY - 6))
            path.lineWidth = 7
            path.miterLimit = CGFloat(limit)
            mint.setStroke()
            path.stroke()
        }
    }

    private static func caps(in area: CGRect) {
        for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
            let y = area.minY + 12 + CGFloat(index) * 24
            let path = UIBezierPath.line((area.minX + 14, y), (area.maxX - 14, y))
            path.lineCapStyle = cap
            path.lineWidth = 15
            violet.setStroke()
            path.stroke()
            path.lineCapStyle = .butt
            path.lineWidth = 1
            UIColor.white.setStroke()
            path.stroke()
        }
    }

    private static func dashes(in area: CGRect) {
        let patterns: [(lengths: [CGFloat], phase: CGFloat, cap: CGLineCap, width: CGFloat)] = [
            ([6, 4], 0, .butt, 3), ([6, 4], 5, .butt, 3), ([0, 7], 0, .round, 5), ([12, 4, 2, 4], 0, .butt, 3), ([10, 8], 0, .round, 5),
            ([7], 0, .butt, 3),
        ]
        for (index, pattern) in patterns.enumerated() {
            let y = area.minY + 4 + CGFloat(index) * 13
            let path = UIBezierPath.line((area.minX + 2, y), (area.maxX - 2, y))
            path.setLineDash(pattern.lengths, count: pattern.lengths.count, phase: pattern.phase)
            path.lineCapStyle = pattern.cap
            path.lineWidth = pattern.width
            (index % 2 == 0 ? ink : pink).setStroke()
            path.stroke()
        }
    }

    private static func stitches(in area: CGRect) {
        let rect = area.insetBy(dx: 4, dy: 4)
        UIBezierPath(roundedRect: rect, cornerRadius: 16).fill(UIColor(red: 0.55, green: 0.36, blue: 0.24, alpha: 1))
        let seam = UIBezierPath(roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 11)
        seam.setLineDash([5, 3], count: 2, phase: 0)
        seam.lineWidth = 1.5
        UIColor(red: 1, green: 0.87, blue: 0.68, alpha: 1).setStroke()
        seam.stroke()
    }

    private static func widths(in area: CGRect, _ context: CGContext) {
        context.setStrokeColor(ink.cgColor)
        for (index, width) in [0.25, 0.5, 1, 1.5, 2, 3, 4, 6].enumerated() {
            let x = area.minX + 3 + CGFloat(index) * 10
            context.setLineWidth(CGFloat(width))
            context.strokeLineSegments(between: [CGPoint(x: x, y: area.maxY), CGPoint(x: x + 16, y: area.minY)])
        }
    }
}
