import UIKit

extension DrawingCard {
    static var shadows: [CardCell] {
        [
            CardCell("sharp") { area, context in shadow(blur: 0, in: area, context) },
            CardCell("blur 4") { area, context in shadow(blur: 4, in: area, context) },
            CardCell("blur 14") { area, context in shadow(blur: 14, in: area, context) },
            CardCell("a glow") { area, context in glow(in: area, context) },
            CardCell("turned: same light") { area, context in turnedShadows(in: area, context) },
            CardCell("without a layer") { area, context in group(in: area, context, asLayer: false) },
            CardCell("in a layer") { area, context in group(in: area, context, asLayer: true) },
            CardCell("an inner shadow") { area, context in innerShadow(in: area, context) },
        ]
    }

    private static func shadow(blur: CGFloat, in area: CGRect, _ context: CGContext) {
        context.setShadow(offset: CGSize(width: 5, height: 6), blur: blur, color: UIColor(white: 0, alpha: 0.55).cgColor)
        UIBezierPath(roundedRect: area.insetBy(dx: 12, dy: 10), cornerRadius: 12).fill(amber)
    }

    private static func glow(in area: CGRect, _ context: CGContext) {
        UIBezierPath(roundedRect: area.insetBy(dx: -4, dy: -4), cornerRadius: 10).fill(UIColor(red: 0.09, green: 0.07, blue: 0.2, alpha: 1))
        context.setShadow(offset: .zero, blur: 16, color: UIColor(red: 0.3, green: 0.9, blue: 1, alpha: 1).cgColor)
        let bolt = UIBezierPath.polygon(
            (area.midX + 8, area.minY + 6), (area.midX - 18, area.midY + 6), (area.midX - 1, area.midY + 6), (area.midX - 8, area.maxY - 6),
            (area.midX + 18, area.midY - 8), (area.midX + 1, area.midY - 8))
        bolt.fill(.white)
    }

    private static func turnedShadows(in area: CGRect, _ context: CGContext) {
        for (index, angle) in [0, 0.5, 2.2].enumerated() {
            context.saveGState()
            context.translateBy(x: area.minX + 15 + CGFloat(index) * 32, y: area.midY)
            context.rotate(by: CGFloat(angle))
            context.setShadow(offset: CGSize(width: 4, height: 6), blur: 4, color: UIColor(white: 0, alpha: 0.5).cgColor)
            UIBezierPath(rect: CGRect(x: -10, y: -16, width: 20, height: 32)).fill([mint, blue, pink][index])
            context.restoreGState()
        }
    }

    /// Three discs at half opacity with a shadow: separately, or as one layer.
    private static func group(in area: CGRect, _ context: CGContext, asLayer: Bool) {
        context.setAlpha(0.6)
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 5, color: UIColor(white: 0, alpha: 0.8).cgColor)
        if asLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        for (index, color) in [pink, amber, blue].enumerated() {
            let angle = -CGFloat.pi / 2 + CGFloat(index) * 2 * .pi / 3
            UIBezierPath.circle(area.midX + 15 * cos(angle), area.midY + 3 + 15 * sin(angle), radius: 20).fill(color)
        }
        if asLayer { context.endTransparencyLayer() }
    }

    /// The shadow of the inverted shape, clipped to the shape.
    private static func innerShadow(in area: CGRect, _ context: CGContext) {
        let shape = UIBezierPath(roundedRect: area.insetBy(dx: 8, dy: 14), cornerRadius: 22)
        shape.fill(UIColor(red: 0.88, green: 0.90, blue: 0.95, alpha: 1))
        shape.clip {
            context.setShadow(offset: CGSize(width: 2, height: 4), blur: 7, color: UIColor(white: 0, alpha: 0.6).cgColor)
            let around = UIBezierPath(rect: area.insetBy(dx: -40, dy: -40))
            around.append(shape)
            around.usesEvenOddFillRule = true
            around.fill(.black)
        }
    }
}
