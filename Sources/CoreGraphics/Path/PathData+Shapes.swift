import Foundation

extension PathData {
    /// The distance of a cubic's control points from a quarter circle's ends, as a fraction of its radius: 4/3·(√2 − 1).
    private static let quarterCircle: CGFloat = 0.552_284_749_830_793_4

    /// Adds a rectangle, starting at the corner of minimum x and y along x. Does nothing for the null rectangle.
    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds the ellipse inscribed in `rect`, starting at the middle of its maximum x edge toward maximum y.
    package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform, isEllipse: true)
    }

    /// Adds a rectangle with elliptical corners; radii above half the width or height are clamped to that, negative ones to 0.
    package mutating func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        guard cornerWidth > 0, cornerHeight > 0 else { return addRect(rect, transform: transform) }
        addRoundedRect(
            in: rect, cornerWidth: min(cornerWidth, rect.width / 2), cornerHeight: min(cornerHeight, rect.height / 2),
            transform: transform, isEllipse: false)
    }

    /// A rounded rectangle; for an ellipse, straight edges are omitted because they have zero length.
    private mutating func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform, isEllipse: Bool
    ) {
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        // The distance of a control point from its corner.
        let insetX = cornerWidth * (1 - PathData.quarterCircle)
        let insetY = cornerHeight * (1 - PathData.quarterCircle)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

        move(to: point(right, rect.midY), transform: transform)
        if !isEllipse { addLine(to: point(right, bottom - cornerHeight), transform: transform) }
        addCurve(
            to: isEllipse ? point(rect.midX, bottom) : point(right - cornerWidth, bottom),
            control1: point(right, bottom - insetY), control2: point(right - insetX, bottom), transform: transform)
        if !isEllipse { addLine(to: point(left + cornerWidth, bottom), transform: transform) }
        addCurve(
            to: isEllipse ? point(left, rect.midY) : point(left, bottom - cornerHeight),
            control1: point(left + insetX, bottom), control2: point(left, bottom - insetY), transform: transform)
        if !isEllipse { addLine(to: point(left, top + cornerHeight), transform: transform) }
        addCurve(
            to: isEllipse ? point(rect.midX, top) : point(left + cornerWidth, top),
            control1: point(left, top + insetY), control2: point(left + insetX, top), transform: transform)
        if !isEllipse { addLine(to: point(right - cornerWidth, top), transform: transform) }
        addCurve(
            to: isEllipse ? point(right, rect.midY) : point(right, top + cornerHeight),
            control1: point(right - insetX, top), control2: point(right, top + insetY), transform: transform)
        closeSubpath()
    }
}
