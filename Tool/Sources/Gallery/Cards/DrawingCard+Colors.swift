import UIKit

extension DrawingCard {
    static var colors: [CardCell] {
        [
            CardCell("linear") { area, context in linear(in: area, context) },
            CardCell("stops and a hard edge") { area, context in hardEdge(in: area, context) },
            CardCell("without its ends") { area, context in bounded(in: area, context) },
            CardCell("radial") { area, context in radial(in: area, context) },
            CardCell("a sphere") { area, context in sphere(in: area, context) },
            CardCell("a cone, extended") { area, context in cone(in: area, context) },
            CardCell("coloured pattern") { area, context in pattern(in: area, context) },
            CardCell("stencil pattern") { area, context in uncoloredPattern(in: area, context) },
        ]
    }

    private static func linear(in area: CGRect, _ context: CGContext) {
        guard let gradient = gradient([violet, pink, amber]) else { return }
        UIBezierPath(roundedRect: area, cornerRadius: 12).clip {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: area.minX, y: area.minY), end: CGPoint(x: area.maxX, y: area.maxY), options: [])
        }
    }

    private static func hardEdge(in area: CGRect, _ context: CGContext) {
        let sky = UIColor(red: 0.36, green: 0.70, blue: 0.98, alpha: 1)
        let sea = UIColor(red: 0.02, green: 0.28, blue: 0.52, alpha: 1)
        guard let gradient = gradient([sky, .white, sea, mint], at: [0, 0.55, 0.55, 1]) else { return }
        UIBezierPath(roundedRect: area, cornerRadius: 12).clip {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: area.minY), end: CGPoint(x: 0, y: area.maxY), options: [])
        }
    }

    private static func bounded(in area: CGRect, _ context: CGContext) {
        guard let gradient = gradient([blue, blue.withAlphaComponent(0)]) else { return }
        context.drawLinearGradient(
            gradient, start: CGPoint(x: area.minX + 20, y: area.minY), end: CGPoint(x: area.maxX - 20, y: area.midY), options: [])
    }

    private static func radial(in area: CGRect, _ context: CGContext) {
        guard let gradient = gradient([.white, amber, pink, violet], at: [0, 0.25, 0.6, 1]) else { return }
        let center = CGPoint(x: area.midX, y: area.midY)
        UIBezierPath(roundedRect: area, cornerRadius: 12).clip {
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: 4, endCenter: center, endRadius: 52,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
    }

    private static func sphere(in area: CGRect, _ context: CGContext) {
        let shade = UIColor(red: 0.05, green: 0.12, blue: 0.36, alpha: 1)
        guard let gradient = gradient([.white, blue, shade], at: [0, 0.4, 1]) else { return }
        context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: area.midX - 12, y: area.midY - 14), startRadius: 2,
            endCenter: CGPoint(x: area.midX, y: area.midY), endRadius: 36, options: [])
    }

    private static func cone(in area: CGRect, _ context: CGContext) {
        guard let gradient = gradient([mint, violet]) else { return }
        UIBezierPath(roundedRect: area, cornerRadius: 12).clip {
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: area.minX + 22, y: area.midY), startRadius: 8,
                endCenter: CGPoint(x: area.maxX - 34, y: area.midY), endRadius: 24, options: .drawsAfterEndLocation)
        }
    }

    private static func pattern(in area: CGRect, _ context: CGContext) {
        let (pink, mint) = (pink.cgColor, mint.cgColor)
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(pink)
                context.fillEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 6))
                context.setFillColor(mint)
                context.fillEllipse(in: CGRect(x: 9, y: 9, width: 6, height: 6))
            }, releaseInfo: nil)
        guard
            let pattern = CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 16, height: 16), matrix: CGAffineTransform(rotationAngle: .pi / 12), xStep: 16,
                yStep: 16, tiling: .constantSpacing, isColored: true, callbacks: &callbacks),
            let space = CGColorSpace(patternBaseSpace: nil)
        else { return }
        UIBezierPath(ovalIn: area).fill(UIColor(red: 1, green: 0.93, blue: 0.80, alpha: 1))
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: [1])
        context.fillEllipse(in: area)
    }

    private static func uncoloredPattern(in area: CGRect, _ context: CGContext) {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setLineWidth(2)
                context.strokeLineSegments(between: [
                    CGPoint(x: -2, y: 10), CGPoint(x: 10, y: -2), CGPoint(x: 2, y: 14), CGPoint(x: 14, y: 2), CGPoint(x: -2, y: 2),
                    CGPoint(x: 2, y: -2),
                ])
            }, releaseInfo: nil)
        guard
            let pattern = CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8, yStep: 8, tiling: .noDistortion,
                isColored: false, callbacks: &callbacks),
            let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())
        else { return }
        context.setFillColorSpace(space)
        let halves = [
            (CGRect(x: area.minX, y: area.minY, width: area.width, height: 34), [0.2, 0.45, 0.95, 1] as [CGFloat]),
            (CGRect(x: area.minX, y: area.maxY - 34, width: area.width, height: 34), [0.96, 0.30, 0.48, 1]),
        ]
        for (rect, components) in halves {
            context.setFillPattern(pattern, colorComponents: components)
            context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: 8).cgPath)
            context.fillPath()
        }
    }
}
