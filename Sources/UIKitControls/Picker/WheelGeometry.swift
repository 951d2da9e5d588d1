import CoreGraphics
import QuartzCore

/// A wheel of a picker: rows of equal height on a cylinder that turns about a horizontal axis, seen from the front.
///
/// A row at the middle has its full height; the arc that it covers is as long as it is high. Positions are in rows: 2.5 is the edge between
/// rows 2 and 3. Source: `Documentation/Behavior.md#pickers`.
struct WheelGeometry: Equatable {
    /// Height of a row in points, greater than 0.
    let rowHeight: CGFloat
    /// Height of the wheel on the screen, in points.
    let height: CGFloat

    /// Distance of the eye from the front of the cylinder, in points. (An estimate.)
    static let eye: CGFloat = 1000
    /// Opacity of a row beside the selected one, before the cylinder turns it away. (An estimate of iOS 17.)
    static let dimmed: CGFloat = 0.55

    /// The radius of the cylinder in points: half of the height.
    var radius: CGFloat { max(height / 2, 1) }

    /// The angle that a row covers, in radians.
    var angle: CGFloat { rowHeight / radius }

    /// The offset of a scroll view whose middle shows row 0.
    var firstOffset: CGFloat { (rowHeight - height) / 2 }

    /// The position in rows, of the middle for an offset of the scroll view.
    func position(at offset: CGFloat) -> CGFloat { (offset - firstOffset) / rowHeight }

    /// The offset of the scroll view that shows a row in the middle.
    func offset(of row: Int) -> CGFloat { firstOffset + CGFloat(row) * rowHeight }

    /// The row nearest to a position, of `count` rows; 0 without rows.
    func row(nearest position: CGFloat, of count: Int) -> Int {
        guard count > 0, !position.isNaN else { return 0 }
        return Int(min(max(position.rounded(), 0), CGFloat(count - 1)))
    }

    /// The offset nearest to a proposed one at which a wheel of `count` rows rests: a row is in the middle.
    func rest(near offset: CGFloat, of count: Int) -> CGFloat { self.offset(of: row(nearest: position(at: offset), of: count)) }

    /// The rows that face the front with `position` in the middle, of `count` rows.
    func visibleRows(at position: CGFloat, of count: Int) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let reach = .pi / 2 / angle
        let first = min(max((position - reach).rounded(.down) + 1, 0), CGFloat(count - 1))
        let last = min(max((position + reach).rounded(.up) - 1, 0), CGFloat(count - 1))
        return Int(first)..<Int(max(last, first)) + 1
    }

    /// The tilt of a row in radians: 0 in the middle, positive below.
    func tilt(of row: Int, at position: CGFloat) -> CGFloat { (CGFloat(row) - position) * angle }

    /// The distance on the screen from the middle to a point of the cylinder, in points.
    func projected(_ tilt: CGFloat) -> CGFloat {
        radius * sin(tilt) * Self.eye / (Self.eye + radius * (1 - cos(tilt)))
    }

    /// The tilt of the point of the cylinder that is visible at a distance from the middle; inverse of `projected`. Distances beyond the
    /// wheel's edge count as the edge.
    func tilt(at distance: CGFloat) -> CGFloat {
        let ratio = distance * (Self.eye + radius) / (radius * hypot(Self.eye, distance))
        return min(max(asin(min(max(ratio, -1), 1)) - atan2(distance, Self.eye), -.pi / 2), .pi / 2)
    }

    /// The row of `count` rows that is visible at a distance from the middle; nil where there is none.
    func row(at distance: CGFloat, position: CGFloat, of count: Int) -> Int? {
        let row = (position + tilt(at: distance) / angle).rounded()
        return row >= 0 && row < CGFloat(count) ? Int(row) : nil
    }

    /// The opacity of a row: 1 in the selection, less beside it, 0 where the cylinder turns away.
    func opacity(_ tilt: CGFloat) -> CGFloat {
        let beside = min(max(abs(tilt) / angle - 0.5, 0) * 2, 1)
        return (1 - beside * (1 - Self.dimmed)) * max(cos(min(abs(tilt), .pi / 2)), 0)
    }

    /// The transform of a row's layer whose center is that of the wheel. `lookOffset` is the distance of the
    /// wheel's center from the point that the eye looks at, to the right, in points.
    func transform(_ tilt: CGFloat, lookOffset: CGFloat) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Self.eye
        var result = CATransform3DConcat(perspective, CATransform3DMakeTranslation(-lookOffset, 0, 0))
        result = CATransform3DTranslate(result, lookOffset, radius * sin(tilt), -radius * (1 - cos(tilt)))
        return CATransform3DRotate(result, -tilt, 1, 0, 0)
    }
}
