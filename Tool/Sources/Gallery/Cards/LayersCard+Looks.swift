import UIKit

extension LayersCard {
    static var looks: [CardCell] {
        [
            cell("colour and corners") { box(DrawingCard.pink, in: $0, radius: 14) },
            cell("border") { layer in
                let box = box(DrawingCard.amber, in: layer, radius: 14)
                box.borderWidth = 5
                box.borderColor = DrawingCard.ink.cgColor
            },
            cell("some corners") { layer in
                box(DrawingCard.mint, in: layer, radius: 24).maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            },
            cell("circular, continuous") { layer in
                box(DrawingCard.pink, in: layer, width: 68, height: 68, radius: 28).cornerCurve = .circular
                box(DrawingCard.violet, in: layer, width: 68, height: 68, radius: 28).cornerCurve = .continuous
            },
            cell("bounds that cut") { layer in
                let round = box(UIColor(white: 0.9, alpha: 1), in: layer, radius: 28)
                round.masksToBounds = true
                for (index, color) in [DrawingCard.blue, DrawingCard.pink, DrawingCard.amber].enumerated() {
                    let stripe = CALayer()
                    stripe.frame = CGRect(x: CGFloat(index) * 18 - 4, y: -10, width: 9, height: 80)
                    stripe.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
                    stripe.backgroundColor = color.cgColor
                    round.addSublayer(stripe)
                }
            },
            cell("transforms") { layer in
                for step in 0..<4 {
                    let turned = box(DrawingCard.blue.withAlphaComponent(0.35), in: layer, width: 50, height: 34)
                    turned.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(step) * .pi / 4))
                }
            },
            cell("perspective") { layer in
                let card = box(DrawingCard.mint, in: layer, width: 58, height: 58, radius: 8)
                var transform = CATransform3DIdentity
                transform.m34 = -1 / 120
                card.transform = CATransform3DRotate(transform, 0.9, 0, 1, 0)
                let mark = CAShapeLayer()
                mark.path = starPath(radius: 22, center: CGPoint(x: 29, y: 30))
                mark.fillColor = UIColor.white.cgColor
                card.addSublayer(mark)
            },
            cell("order by zPosition") { layer in
                for (index, color) in [DrawingCard.pink, DrawingCard.amber, DrawingCard.blue].enumerated() {
                    let sheet = box(color, in: layer, width: 36, height: 36, radius: 6)
                    sheet.position = CGPoint(x: 22 + CGFloat(index) * 14, y: 22 + CGFloat(index) * 14)
                    sheet.zPosition = -CGFloat(index)
                }
            },
        ]
    }

    static var contents: [CardCell] {
        let gravities: [(String, CALayerContentsGravity)] = [
            ("resize", .resize), ("aspect fit", .resizeAspect), ("aspect fill", .resizeAspectFill), ("bottom right", .bottomRight),
        ]
        return gravities.map { name, gravity in
            cell(name) { layer in
                let frame = shown(in: layer)
                frame.contentsGravity = gravity
                frame.masksToBounds = true
            }
        } + [
            cell("contentsRect") { shown(in: $0).contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.6) },
            cell("contentsCenter") { layer in
                let bubble = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
                    UIBezierPath.rect(0, 0, 24, 24, radius: 10).fill(DrawingCard.blue)
                    UIBezierPath.rect(3, 3, 18, 18, radius: 7).fill(.white)
                }
                let stretched = shown(in: layer)
                stretched.contents = bubble.cgImage
                stretched.contentsCenter = CGRect(x: 10.0 / 24, y: 10.0 / 24, width: 4.0 / 24, height: 4.0 / 24)
            },
            cell("draw(in:)") { layer in
                let drawn = DrawnLayer()
                addCentered(drawn, in: layer)
                drawn.setNeedsDisplay()
            },
            cell("anchorPoint of a fan") { layer in
                for index in 0..<7 {
                    let blade = box(DrawingCard.pink.withAlphaComponent(0.4), in: layer, width: 10, height: 58, radius: 5)
                    blade.anchorPoint = CGPoint(x: 0.5, y: 0.9)
                    blade.position = CGPoint(x: 36, y: 62)
                    blade.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(index - 3) * 0.32))
                }
            },
        ]
    }

    @discardableResult
    private static func shown(in layer: CALayer) -> CALayer {
        let frame = CALayer()
        addCentered(frame, in: layer, width: 68, height: 68)
        frame.backgroundColor = UIColor(white: 0.9, alpha: 1).cgColor
        frame.contents = picture
        return frame
    }
}

/// A layer that draws itself.
private final class DrawnLayer: CALayer {
    override func draw(in context: CGContext) {
        context.setStrokeColor(DrawingCard.violet.cgColor)
        context.setLineWidth(2)
        for index in 0..<9 {
            context.saveGState()
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.rotate(by: CGFloat(index) * .pi / 9)
            context.strokeEllipse(in: CGRect(x: -28, y: -10, width: 56, height: 20))
            context.restoreGState()
        }
    }
}
