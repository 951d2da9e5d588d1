import UIKit

extension LayersCard {
    static var kinds: [CardCell] {
        [
            cell("axial") { rainbow(in: $0) },
            cell("radial") { gradient(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1), in: $0) },
            cell("conic") { gradient(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.5, y: 0), in: $0) },
            cell("locations") { rainbow(in: $0).locations = [0.2, 0.2, 0.6, 0.6] },
            cell("fill rules") { layer in
                for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
                    let star = shape(starPath(radius: 20, center: CGPoint(x: 14 + CGFloat(index) * 34, y: 32)), in: layer)
                    star.fillColor = DrawingCard.amber.cgColor
                    star.fillRule = rule
                    star.lineWidth = 1
                }
            },
            cell("stroke from 0.15 to 0.8") { layer in
                let ring = shape(CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 52, height: 52), transform: nil), in: layer)
                ring.strokeStart = 0.15
                ring.strokeEnd = 0.8
                ring.lineWidth = 8
                ring.lineCap = .round
                ring.strokeColor = DrawingCard.pink.cgColor
            },
            cell("dashes") { layer in
                let box = shape(
                    CGPath(roundedRect: CGRect(x: 2, y: 2, width: 56, height: 56), cornerWidth: 14, cornerHeight: 14, transform: nil),
                    in: layer)
                box.lineDashPattern = [8, 5]
                box.lineWidth = 3
                box.strokeColor = DrawingCard.blue.cgColor
            },
            cell("joins") { layer in
                for (index, join) in [CAShapeLayerLineJoin.miter, .round, .bevel].enumerated() {
                    let y = 24 + CGFloat(index) * 18
                    let angle = shape(UIBezierPath.line((8, y), (30, y - 18), (52, y)).cgPath, in: layer)
                    angle.lineJoin = join
                    angle.lineWidth = 8
                    angle.strokeColor = [DrawingCard.mint, DrawingCard.violet, DrawingCard.ink][index].cgColor
                }
            },
            cell("text") { layer in
                let text = CATextLayer()
                place(text, in: layer, width: 150, height: 48)
                text.string = "Layers without views"
                text.isWrapped = true
                text.alignmentMode = .center
                text.fontSize = 18
                text.foregroundColor = DrawingCard.ink.cgColor
            },
            cell("pattern as background") { layer in
                let tile = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { _ in
                    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 14, height: 14)).fill(DrawingCard.mint)
                    UIBezierPath.line((-2, 9), (5, 2), (9, 6), (16, -1)).stroke(.white, width: 2)
                }
                box(UIColor(patternImage: tile), in: layer, radius: 14)
            },
            cell("replicator") { layer in
                let copies = CAReplicatorLayer()
                place(copies, in: layer, width: 72, height: 72)
                copies.instanceCount = 12
                copies.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
                copies.instanceAlphaOffset = -0.075
                let petal = CALayer()
                petal.frame = CGRect(x: 32, y: 2, width: 8, height: 22)
                petal.cornerRadius = 4
                petal.backgroundColor = DrawingCard.violet.cgColor
                copies.addSublayer(petal)
            },
            cell("magnified: nearest, linear") { layer in
                let tiny = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
                    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill([DrawingCard.blue, DrawingCard.mint])
                    UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).fill(DrawingCard.amber)
                }
                for (index, filter) in [CALayerContentsFilter.nearest, .linear].enumerated() {
                    let shown = CALayer()
                    shown.frame = CGRect(x: CGFloat(index) * 70 - 31, y: 4, width: 64, height: 64)
                    shown.contents = tiny.cgImage
                    shown.magnificationFilter = filter
                    layer.addSublayer(shown)
                }
            },
        ]
    }

    static func shape(_ path: CGPath, in layer: CALayer) -> CAShapeLayer {
        let shape = CAShapeLayer()
        place(shape, in: layer)
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = DrawingCard.ink.cgColor
        return shape
    }

    private static func gradient(_ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint, in layer: CALayer) {
        let gradient = rainbow(in: layer)
        gradient.type = type
        gradient.startPoint = start
        gradient.endPoint = end
    }
}
