import UIKit

extension DrawingCard {
    /// A disc over stripes, in every blend mode, on a layer of their own that is otherwise transparent.
    static var blendModes: [CardCell] {
        CGBlendMode.allCases.map { mode in
            CardCell("\(mode)") { area, context in
                checks(under: area, context)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                backdrop(in: CGRect(x: area.minX, y: area.minY, width: area.width * 0.68, height: area.height), context)
                context.setBlendMode(mode)
                source(in: CGRect(x: area.midX - 18, y: area.minY, width: area.maxX - area.midX + 18, height: area.height), context)
                context.endTransparencyLayer()
            }
        }
    }

    /// The background visible through transparent parts of the layer.
    private static func checks(under area: CGRect, _ context: CGContext) {
        context.setFillColor(gray: 0.93, alpha: 1)
        let bounds = area.insetBy(dx: -10, dy: -10)
        for row in 0..<Int(bounds.height / 8) {
            for column in 0..<Int(bounds.width / 8) + 1 where (row + column) % 2 == 0 {
                context.fill(CGRect(x: bounds.minX + CGFloat(column) * 8, y: bounds.minY + CGFloat(row) * 8, width: 8, height: 8))
            }
        }
    }

    private static func backdrop(in area: CGRect, _ context: CGContext) {
        let colors = [
            UIColor(red: 0.95, green: 0.26, blue: 0.21, alpha: 1), UIColor(red: 1, green: 0.76, blue: 0.03, alpha: 1),
            UIColor(red: 0.30, green: 0.69, blue: 0.31, alpha: 1), UIColor(red: 0.13, green: 0.59, blue: 0.95, alpha: 1),
        ]
        let height = area.height / CGFloat(colors.count)
        for (index, color) in colors.enumerated() {
            context.setFillColor(color.cgColor)
            context.fill(CGRect(x: area.minX, y: area.minY + CGFloat(index) * height, width: area.width, height: height))
        }
    }

    /// From violet to a light yellow of three quarters' opacity.
    private static func source(in area: CGRect, _ context: CGContext) {
        let light = UIColor(red: 1, green: 0.95, blue: 0.6, alpha: 0.75)
        guard let gradient = gradient([UIColor(red: 0.45, green: 0.2, blue: 0.8, alpha: 1), light]) else { return }
        context.saveGState()
        context.addPath(UIBezierPath(roundedRect: area, cornerRadius: area.height / 2).cgPath)
        context.clip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: area.minX, y: 0), end: CGPoint(x: area.maxX, y: 0), options: [.drawsAfterEndLocation])
        context.restoreGState()
    }
}
