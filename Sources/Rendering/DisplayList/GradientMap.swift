import Foundation
import RenderScene

/// Position along a gradient at each pixel. All types are defined in a unit square stretched to the bounds, as in Core Animation: lines of
/// one color are at right angles to the axis there, not in a layer that is no square.
struct GradientMap: Equatable {
    private enum Form {
        case axial, radial, conic
        /// A degenerate axis or ellipse: every position is beyond its end.
        case nowhere
    }

    private let form: Form
    private let map: Map

    private enum Map: Equatable {
        /// Relative to the anchor's center, so that a gradient moved by whole pixels keeps its bytes.
        case affine(origin: SIMD2<Double>, right: SIMD2<Double>, down: SIMD2<Double>, anchorX: Int, anchorY: Int)
        case perspective(Homography)
    }

    init(_ values: GradientValues, in bounds: PlaneRect, under matrix: Homography) {
        let size = SIMD2(bounds.width, bounds.height)
        let axis = values.end - values.start
        let squared = (axis * axis).sum()
        // From the unit square to a space where the position is the first coordinate, the distance from the origin, or the angle.
        var (right, down) = (SIMD2(1.0, 0), SIMD2(0.0, 1))
        var form = Form.nowhere
        switch values.form {
        case .axial where squared > 0: (form, right, down) = (.axial, SIMD2(axis.x / squared, 0), SIMD2(axis.y / squared, 0))
        case .radial where axis.x != 0 && axis.y != 0: (form, right, down) = (.radial, SIMD2(1 / axis.x, 0), SIMD2(0, 1 / axis.y))
        case .conic:
            form = .conic
            if squared > 0 { (right, down) = (SIMD2(axis.x, -axis.y), SIMD2(axis.y, axis.x)) }
        case .axial, .radial: break
        }
        (right, down) = (right / size.x, down / size.y)
        let center = SIMD2(bounds.left, bounds.top) + values.start * size
        let origin = right * -center.x + down * -center.y
        let own = Homography(right.x, right.y, 0, down.x, down.y, 0, origin.x, origin.y, 1)
        guard form != .nowhere, let back = matrix.inverse else {
            self.form = .nowhere
            map = .perspective(.identity)
            return
        }
        self.form = form
        let whole = back.concatenating(own)
        guard whole.isAffine else {
            map = .perspective(whole)
            return
        }
        let corner = matrix(SIMD2(bounds.left, bounds.top)) / matrix.tw
        let limit = Double(1 << 30)
        let isNear = abs(corner.x) < limit && abs(corner.y) < limit
        let (x, y) = isNear ? (Int(corner.x.rounded(.down)), Int(corner.y.rounded(.down))) : (0, 0)
        let first = whole(SIMD2(Double(x) + 0.5, Double(y) + 0.5)) / whole.tw
        map = .affine(
            origin: SIMD2(first.x, first.y), right: SIMD2(whole.xx, whole.xy) / whole.tw, down: SIMD2(whole.yx, whole.yy) / whole.tw,
            anchorX: x, anchorY: y)
    }

    /// Whether all pixels of a row have the same position.
    var isLevel: Bool {
        if form == .nowhere { return true }
        guard form == .axial, case .affine(_, let right, _, _, _) = map else { return false }
        return right.x == 0
    }

    /// Writes the pixels of a gradient along a row of the target.
    func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, from ramp: GradientRamp) {
        if isLevel {
            ramp.fill(row, 1) { _ in position(position(x, y)) }
            (row + 1).update(repeating: row[0], count: count - 1)
        } else {
            ramp.fill(row, count) { position(position(x &+ $0, y)) }
        }
    }

    @inline(__always)
    private func position(_ x: Int, _ y: Int) -> SIMD2<Double> {
        switch map {
        case .affine(let origin, let right, let down, let anchorX, let anchorY):
            return origin + (right * Double(x &- anchorX) + down * Double(y &- anchorY))
        case .perspective(let map):
            let image = map(SIMD2(Double(x) + 0.5, Double(y) + 0.5))
            return SIMD2(image.x, image.y) / image.z
        }
    }

    /// Position along the gradient in 1/2^32; NaN counts as its start.
    @inline(__always)
    private func position(_ p: SIMD2<Double>) -> Int {
        let fraction: Double
        switch form {
        case .axial: fraction = p.x
        case .radial: fraction = (p * p).sum().squareRoot()
        case .conic:
            let turns = atan2(p.y, p.x) / (2 * .pi)
            fraction = turns < 0 ? turns + 1 : turns
        case .nowhere: fraction = 1
        }
        return Int((fraction > 0 ? (fraction < 1 ? fraction : 1) : 0) * Double(GradientRamp.one) + 0.5)
    }
}
