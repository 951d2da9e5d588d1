import UIKit

extension LayersCard {
    static var effects: [CardCell] {
        [
            cell("shadow") { layer in cast(box(DrawingCard.amber, in: layer, width: 50, height: 50, radius: 10)) },
            cell("turned with its shadow") { layer in
                let turned = box(DrawingCard.pink, in: layer, width: 44, height: 44, radius: 6)
                cast(turned)
                turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.6))
            },
            cell("shadowPath") { layer in
                let box = box(DrawingCard.mint, in: layer, width: 44, height: 34, radius: 6)
                cast(box)
                box.position.y -= 10
                box.shadowPath = CGPath(ellipseIn: CGRect(x: -4, y: 34, width: 52, height: 14), transform: nil)
            },
            cell("mask") { layer in
                let shown = rainbow(in: layer)
                let mask = CAShapeLayer()
                mask.path = starPath(radius: 34, center: CGPoint(x: 32, y: 35))
                shown.mask = mask
            },
            cell("mask that fades") { layer in
                let shown = rainbow(in: layer)
                let mask = CAGradientLayer()
                mask.frame = shown.bounds
                mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
                shown.mask = mask
            },
            cell("group opacity, and not") { layer in
                for (index, isGroup) in [true, false].enumerated() {
                    let group = CALayer()
                    group.frame = CGRect(x: CGFloat(index) * 38 - 2, y: 0, width: 36, height: 72)
                    group.opacity = 0.5
                    group.allowsGroupOpacity = isGroup
                    layer.addSublayer(group)
                    for (index, color) in [DrawingCard.pink, DrawingCard.blue].enumerated() {
                        let disc = CALayer()
                        disc.frame = CGRect(x: 0, y: 5 + CGFloat(index) * 24, width: 36, height: 36)
                        disc.cornerRadius = 18
                        disc.backgroundColor = color.cgColor
                        group.addSublayer(disc)
                    }
                }
            },
            cell("blend modes") { layer in
                rainbow(in: layer)
                for (index, filter) in ["multiplyBlendMode", "screenBlendMode", "differenceBlendMode"].enumerated() {
                    let bar = CALayer()
                    bar.frame = CGRect(x: -4, y: 8 + CGFloat(index) * 20, width: 80, height: 14)
                    bar.backgroundColor = UIColor(red: 0.55, green: 0.75, blue: 0.95, alpha: 1).cgColor
                    bar.compositingFilter = filter
                    layer.addSublayer(bar)
                }
            },
        ]
    }

    static func cast(_ layer: CALayer) {
        layer.shadowOpacity = 0.6
        layer.shadowRadius = 5
        layer.shadowOffset = CGSize(width: 4, height: 6)
    }

    @discardableResult
    static func rainbow(in layer: CALayer) -> CAGradientLayer {
        let gradient = CAGradientLayer()
        addCentered(gradient, in: layer, width: 64, height: 64)
        gradient.colors = [DrawingCard.blue, DrawingCard.violet, DrawingCard.pink, DrawingCard.amber].map(\.cgColor)
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        return gradient
    }
}
