import UIKit

extension LayersCard {
    static var moments: [CardCell] {
        [
            moments("gradient colours and locations") { layer in
                let gradient = rainbow(in: layer)
                let calm = [DrawingCard.mint, DrawingCard.mint, DrawingCard.blue, DrawingCard.blue].map(\.cgColor)
                animate(gradient, "colors", from: calm, to: gradient.colors ?? [])
                animate(gradient, "endPoint", from: CGPoint(x: 1, y: 0), to: CGPoint(x: 0, y: 1))
            },
            moments("strokeEnd") { layer in
                let line = shape(starPath(radius: 30), in: layer)
                line.lineWidth = 4
                line.lineJoin = .round
                line.strokeColor = DrawingCard.violet.cgColor
                animate(line, "strokeEnd", from: 0.05, to: 1)
            },
            moments("path") { layer in
                let morph = shape(starPath(radius: 30), in: layer)
                morph.fillColor = DrawingCard.amber.cgColor
                animate(morph, "path", from: polygon(inner: 12), to: polygon(inner: 30))
            },
            moments("mask moving over a picture") { layer in
                let shown = rainbow(in: layer)
                let mask = CALayer()
                mask.bounds = CGRect(x: 0, y: 0, width: 36, height: 36)
                mask.cornerRadius = 18
                mask.backgroundColor = UIColor.black.cgColor
                shown.mask = mask
                animate(mask, "position", from: CGPoint(x: 10, y: 10), to: CGPoint(x: 54, y: 54))
            },
            moments("shadow lifting") { layer in
                let card = box(.white, in: layer, width: 46, height: 46, radius: 8)
                cast(card)
                animate(card, "shadowRadius", from: 1, to: 9)
                animate(card, "shadowOffset", from: CGSize(width: 0, height: 1), to: CGSize(width: 0, height: 12))
                animate(card, "transform.scale", from: 0.8, to: 1)
            },
            moments("a card turning") { layer in
                var eye = CATransform3DIdentity
                eye.m34 = -1 / 160
                layer.sublayerTransform = eye
                let card = box(DrawingCard.blue, in: layer, width: 50, height: 62, radius: 8)
                let mark = CAShapeLayer()
                mark.path = starPath(radius: 18, center: CGPoint(x: 25, y: 32))
                mark.fillColor = UIColor.white.cgColor
                card.addSublayer(mark)
                animate(card, "transform.rotation.y", from: 0, to: 0.85 * Double.pi / 2)
            },
            moments("corners, border and colour") { layer in
                let box = box(DrawingCard.mint, in: layer)
                animate(box, "cornerRadius", from: 0, to: 28)
                animate(box, "borderWidth", from: 0, to: 8)
                animate(box, "backgroundColor", from: DrawingCard.mint.cgColor, to: DrawingCard.pink.cgColor)
            },
            moments("spring from the left") { layer in
                let ball = box(DrawingCard.pink, in: layer, width: 26, height: 26, radius: 13)
                let spring = CASpringAnimation(keyPath: "position.x")
                spring.fromValue = 6
                spring.toValue = 46
                spring.damping = 6
                spring.duration = 2
                spring.beginTime = 1e-9
                spring.fillMode = .both
                spring.isRemovedOnCompletion = false
                ball.add(spring, forKey: "spring")
            },
            moments("copies that follow with a delay") { layer in
                let copies = CAReplicatorLayer()
                addCentered(copies, in: layer, width: 72, height: 72)
                copies.instanceCount = 4
                copies.instanceDelay = 0.15
                copies.instanceTransform = CATransform3DMakeTranslation(18, 0, 0)
                let bar = CALayer()
                bar.frame = CGRect(x: 2, y: 50, width: 12, height: 14)
                bar.cornerRadius = 6
                bar.backgroundColor = DrawingCard.blue.cgColor
                copies.addSublayer(bar)
                animate(bar, "position.y", from: 60, to: 12)
            },
            moments("colour of the text") { layer in
                let text = CATextLayer()
                addCentered(text, in: layer, width: 80, height: 40)
                text.string = "Text"
                text.alignmentMode = .center
                text.fontSize = 28
                animate(text, "foregroundColor", from: DrawingCard.blue.cgColor, to: DrawingCard.pink.cgColor)
            },
            moments("particles") { layer in
                let emitter = CAEmitterLayer()
                addCentered(emitter, in: layer, width: 72, height: 72)
                emitter.emitterPosition = CGPoint(x: 10, y: 62)
                emitter.seed = 5
                let spark = CAEmitterCell()
                spark.contents = dot
                (spark.birthRate, spark.lifetime, spark.color) = (40, 0.7, DrawingCard.pink.cgColor)
                (spark.velocity, spark.velocityRange, spark.yAcceleration) = (120, 30, 160)
                (spark.emissionLongitude, spark.emissionRange) = (-1, 0.5)
                (spark.scaleSpeed, spark.alphaSpeed) = (-0.8, -0.9)
                emitter.emitterCells = [spark]
            },
            moments("planes of one space turning") { layer in
                let space = CATransformLayer()
                addCentered(space, in: layer)
                for (color, angle) in [(DrawingCard.blue, 0.0), (DrawingCard.amber, Double.pi / 2)] {
                    let plane = box(color, in: space, width: 50, height: 44, radius: 6)
                    plane.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)
                }
                var eye = CATransform3DIdentity
                eye.m34 = -1 / 160
                layer.sublayerTransform = CATransform3DRotate(eye, -0.4, 1, 0, 0)
                animate(space, "transform.rotation.y", from: 0.2, to: 0.2 + Double.pi)
            },
            moments("scrolling") { layer in
                let scroll = CAScrollLayer()
                addCentered(scroll, in: layer)
                scroll.masksToBounds = true
                for index in 0..<12 {
                    let tile = CALayer()
                    tile.frame = CGRect(x: index % 3 * 34, y: index / 3 * 34, width: 30, height: 30)
                    tile.backgroundColor = [DrawingCard.mint, DrawingCard.violet, DrawingCard.amber, DrawingCard.blue][index % 4].cgColor
                    scroll.addSublayer(tile)
                }
                animate(scroll, "bounds.origin", from: CGPoint.zero, to: CGPoint(x: 40, y: 70))
            },
            moments("a backdrop blurring") { layer in
                let below = rainbow(in: layer)
                let star = shape(starPath(radius: 24), in: below)
                star.fillColor = UIColor.white.cgColor
                let pane = CALayer()
                addCentered(pane, in: layer, width: 48, height: 60)
                pane.cornerRadius = 8
                pane.borderWidth = 1
                pane.borderColor = UIColor.white.cgColor
                pane.backgroundFilters = [CIFilter(name: "CIGaussianBlur", parameters: ["name": "blur"])].compactMap { $0 }
                animate(pane, "backgroundFilters.blur.inputRadius", from: 0, to: 8)
            },
        ]
    }

    /// A white disc of 8 points.
    private static var dot: CGImage? {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
            UIBezierPath.circle(4, 4, radius: 4).fill(.white)
        }.cgImage
    }

    /// Ten corners, every other one nearer to the center.
    private static func polygon(inner: CGFloat) -> CGPath {
        let points = (0..<10).map { index in
            let angle = -CGFloat.pi / 2 + CGFloat(index) * .pi / 5
            let radius = index % 2 == 0 ? 30 : inner
            return CGPoint(x: 30 + radius * cos(angle), y: 31 + radius * sin(angle))
        }
        return UIBezierPath.polyline(points, closed: true).cgPath
    }
}
