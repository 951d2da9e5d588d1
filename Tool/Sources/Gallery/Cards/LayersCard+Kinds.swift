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
                addCentered(text, in: layer, width: 150, height: 48)
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
                addCentered(copies, in: layer, width: 72, height: 72)
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
            cell("one space: planes that cross", span: 2) { layer in
                var eye = CATransform3DIdentity
                eye.m34 = -1 / 300
                layer.sublayerTransform = eye
                let space = CATransformLayer()
                addCentered(space, in: layer, width: 72, height: 72)
                space.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.35, 1, 0, 0), 0.2, 0, 1, 0)
                for (index, color) in [DrawingCard.blue, DrawingCard.amber, DrawingCard.pink].enumerated() {
                    let plane = box(color, in: space, width: 56, height: 56, radius: 6)
                    plane.transform = CATransform3DMakeRotation(.pi / 3 * CGFloat(index), 0, 1, 0)
                }
            },
            cell("emitter, after 2 seconds", span: 2) { layer in
                layer.speed = 0
                layer.timeOffset = 2
                let emitter = CAEmitterLayer()
                emitter.frame = CGRect(x: -40, y: 0, width: 152, height: 72)
                emitter.emitterPosition = CGPoint(x: 76, y: 66)
                emitter.emitterSize = CGSize(width: 12, height: 2)
                emitter.emitterShape = .line
                let spark = CAEmitterCell()
                spark.contents =
                    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
                        UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 6, height: 6)).fill(.white)
                    }.cgImage
                spark.contentsScale = UIScreen.main.scale
                (spark.birthRate, spark.lifetime) = (60, 1.2)
                (spark.velocity, spark.velocityRange) = (95, 25)
                (spark.emissionLongitude, spark.emissionRange) = (0, 0.9)
                spark.yAcceleration = 70
                spark.scaleRange = 0.4
                spark.alphaSpeed = -0.6
                spark.color = DrawingCard.pink.cgColor
                (spark.greenRange, spark.blueRange) = (0.6, 0.6)
                emitter.emitterCells = [spark]
                layer.addSublayer(emitter)
            },
            cell("a picture at one pixel per point, and not", span: 2) { layer in
                for (index, isPicture) in [true, false].enumerated() {
                    let star = shape(starPath(radius: 30), in: layer)
                    star.position.x += CGFloat(index) * 76 - 38
                    star.fillColor = DrawingCard.violet.cgColor
                    star.strokeColor = nil
                    star.shouldRasterize = isPicture
                    star.rasterizationScale = 1
                }
            },
        ]
    }

    static func shape(_ path: CGPath, in layer: CALayer) -> CAShapeLayer {
        let shape = CAShapeLayer()
        addCentered(shape, in: layer)
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
