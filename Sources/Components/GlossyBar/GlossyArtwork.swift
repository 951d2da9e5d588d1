import UIKit

/// Default images of a glossy tab bar, drawn at the screen's scale.
@MainActor
enum GlossyArtwork {
    /// The fill of unselected icons: two thirds white.
    static var gray: UIImage {
        drawn(CGSize(width: 1, height: 1)) { bounds, _ in
            UIColor(white: 2 / 3, alpha: 1).setFill()
            UIRectFill(bounds)
        }
    }

    /// The line along the bar's top edge and the arrow's outline.
    private static let line = (color: UIColor(white: 0.42, alpha: 1), width: CGFloat(0.5))
    /// The bar's color just below that line.
    private static let top = UIColor(white: 0.31, alpha: 1)

    /// 22 points high: a highlight line, then from gray to nearly black.
    static var background: UIImage {
        drawn(CGSize(width: 1, height: 22)) { bounds, context in
            fade(context, from: top, to: UIColor(white: 0.13, alpha: 1), in: bounds)
            line.color.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: line.width))
        }
    }

    /// Blue, lit from above, with the edge of a reflection across the middle.
    static var selectedIconFill: UIImage {
        drawn(CGSize(width: 32, height: 32)) { bounds, context in
            fade(
                context, from: UIColor(red: 0.38, green: 0.71, blue: 1, alpha: 1),
                to: UIColor(red: 0.08, green: 0.36, blue: 0.86, alpha: 1), in: bounds)
            let shine = UIBezierPath()
            shine.move(to: .zero)
            shine.addLine(to: CGPoint(x: bounds.maxX, y: 0))
            shine.addLine(to: CGPoint(x: bounds.maxX, y: bounds.height * 0.38))
            shine.addQuadCurve(
                to: CGPoint(x: 0, y: bounds.height * 0.62), controlPoint: CGPoint(x: bounds.width * 0.4, y: bounds.height * 0.42))
            shine.close()
            shine.addClip()
            fade(context, from: UIColor(white: 1, alpha: 0.6), to: UIColor(white: 1, alpha: 0.2), in: bounds)
        }
    }

    /// A sunken plate with round corners: shaded along its top edge, lit along its bottom one.
    static var selectedItemBackground: UIImage {
        drawn(CGSize(width: 9, height: 40)) { bounds, context in
            let plate = UIBezierPath(
                roundedRect: bounds.insetBy(dx: 1, dy: 0).divided(atDistance: 38, from: .minYEdge).slice, cornerRadius: 3)
            context.saveGState()
            plate.addClip()
            fade(context, from: UIColor(white: 1, alpha: 0.12), to: UIColor(white: 1, alpha: 0.24), in: bounds)
            UIColor(white: 0, alpha: 0.35).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: 0.5))
            context.restoreGState()
            UIColor(white: 1, alpha: 0.1).setFill()
            UIRectFill(CGRect(x: 3, y: 38, width: bounds.width - 6, height: 0.5))
        }
    }

    /// A halo behind an icon in the middle of an item, as high as the items: it has faded out where it is cut off.
    static var glow: UIImage {
        drawn(CGSize(width: 60, height: GlossyTabBar.standardHeight)) { bounds, context in
            let lights = [(0.85, 0.95, 1, 0.95), (0.5, 0.78, 1, 0.75), (0.25, 0.55, 1, 0.25), (0.2, 0.5, 1, 0)].map {
                UIColor(red: $0.0, green: $0.1, blue: $0.2, alpha: $0.3).cgColor
            }
            guard let gradient = CGGradient(colorsSpace: nil, colors: lights as CFArray, locations: [0, 0.3, 0.65, 1]) else { return }
            // As wide as the image, and down to the cut.
            let height = bounds.height - 2 * GlossyTabItem.glowCut
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.scaleBy(x: 1, y: height / bounds.width)
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: bounds.width / 2, options: [])
        }
    }

    /// A tip on the bar's top edge: its outline continues the bar's line, and its fill covers the line in between.
    ///
    /// - Parameter overlap: The height of the image's part over the bar, in points.
    static func arrow(overlap: CGFloat) -> UIImage {
        drawn(CGSize(width: 22, height: 11)) { bounds, context in
            // The bar's top line, in the image's coordinates.
            let edge = min(max(bounds.maxY - overlap, 1), bounds.maxY - line.width)
            let tip = UIBezierPath()
            tip.move(to: CGPoint(x: 0, y: edge + line.width / 2))
            tip.addLine(to: CGPoint(x: bounds.midX, y: line.width))
            tip.addLine(to: CGPoint(x: bounds.maxX, y: edge + line.width / 2))
            context.saveGState()
            // Down to the bottom edge of the bar's line, which the fill covers.
            let area = UIBezierPath()
            area.move(to: CGPoint(x: 0, y: edge + line.width))
            area.addLine(to: CGPoint(x: bounds.midX, y: line.width))
            area.addLine(to: CGPoint(x: bounds.maxX, y: edge + line.width))
            area.close()
            area.addClip()
            fade(
                context, from: UIColor(white: 0.46, alpha: 1), to: top,
                in: bounds.divided(atDistance: edge + line.width, from: .minYEdge).slice)
            context.restoreGState()
            tip.lineWidth = line.width
            line.color.setStroke()
            tip.stroke()
        }
    }

    private static func drawn(_ size: CGSize, _ draw: (CGRect, CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { draw(CGRect(origin: .zero, size: size), $0.cgContext) }
    }

    /// Draws a gradient from the top edge to the bottom one.
    private static func fade(_ context: CGContext, from top: UIColor, to bottom: UIColor, in bounds: CGRect) {
        guard let gradient = CGGradient(colorsSpace: nil, colors: [top.cgColor, bottom.cgColor] as CFArray, locations: nil) else { return }
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: bounds.minY), end: CGPoint(x: 0, y: bounds.maxY),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
}
