import Foundation

extension PathData {
    /// Adds an arc, after a line to its start (or a move if there is no current point).
    ///
    /// `clockwise` assumes that y points up: true goes toward smaller angles. Angles that differ by a full circle or more in that
    /// direction go around once and on to the end; in the other direction the difference is reduced to less than a full circle; angles
    /// that differ by full circles always make a whole circle.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let fullCircle = 2 * CGFloat.pi
        var sweep = clockwise ? startAngle - endAngle : endAngle - startAngle
        guard sweep.isFinite else { return refuseArc() }
        if sweep >= fullCircle {
            sweep = fullCircle + sweep.truncatingRemainder(dividingBy: fullCircle)
        } else if sweep < 0 {
            sweep = fullCircle + sweep.truncatingRemainder(dividingBy: fullCircle)
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -sweep : sweep, transform: transform)
    }

    /// Adds an arc of `delta` radians, after a line to its start (or a move if there is no current point).
    package mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return refuseArc() }
        guard radius >= 0 else {
            reportOnce("CGPath.radius", "CGPath: an arc with the negative radius \(radius) is left out.")
            return
        }
        func point(at angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if currentPoint == nil {
            move(to: point(at: startAngle), transform: transform)
        } else {
            addLine(to: point(at: startAngle), transform: transform)
        }
        // More than a few revolutions draw over themselves: the reduced arc ends at the same point.
        let turns = delta / (2 * .pi)
        let sweep = abs(turns) > 2 ? (turns - turns.rounded(.towardZero) + (turns > 0 ? 1 : -1)) * 2 * .pi : delta
        let count = Int((abs(sweep) / (.pi / 2)).rounded(.up))
        guard radius > 0, count > 0 else { return }

        let step = sweep / CGFloat(count)
        let handle = radius * 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let from = startAngle + step * CGFloat(index)
            let to = startAngle + step * CGFloat(index + 1)
            let (start, end) = (point(at: from), point(at: to))
            addCurve(
                to: end,
                control1: CGPoint(x: start.x - handle * sin(from), y: start.y + handle * cos(from)),
                control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)),
                transform: transform)
        }
    }

    /// Adds the arc of `radius` tangent to the line from the current point to `tangent1End` and the one from there to `tangent2End`,
    /// after a line to its start; only a line to `tangent1End` if no such arc exists.
    package mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let currentPoint else {
            reportOnce("CGPath.addArc", "CGPath: an arc between tangents without a current point is left out. Call move(to:) first.")
            return
        }
        // The tangents are given before the transform, so the current point is transformed back.
        let start = currentPoint.applying(transform.inverted())
        let (corner, end) = (tangent1End, tangent2End)
        let toStart = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let toEnd = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let lengths = hypot(toStart.dx, toStart.dy) * hypot(toEnd.dx, toEnd.dy)
        let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
        let dot = toStart.dx * toEnd.dx + toStart.dy * toEnd.dy
        guard lengths.isFinite, radius.isFinite else { return refuseArc() }
        guard radius > 0, abs(cross) > lengths * 1e-9 else { return addLine(to: corner, transform: transform) }

        // The angle between the tangents, and the distance from the corner to the tangent points.
        let angle = atan2(abs(cross), dot)
        let distance = radius / tan(angle / 2)
        let startLength = hypot(toStart.dx, toStart.dy)
        let unit = CGVector(dx: toStart.dx / startLength, dy: toStart.dy / startLength)
        let sign: CGFloat = cross > 0 ? 1 : -1
        let touch = CGPoint(x: corner.x + unit.dx * distance, y: corner.y + unit.dy * distance)
        let center = CGPoint(x: touch.x - unit.dy * sign * radius, y: touch.y + unit.dx * sign * radius)
        addRelativeArc(
            center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
            delta: -sign * (.pi - angle), transform: transform)
    }

    private func refuseArc() {
        reportOnce("CGPath.addArc.finite", "CGPath: an arc with a value that is NaN or infinite is left out.")
    }
}
