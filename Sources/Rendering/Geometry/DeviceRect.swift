/// A rectangle of whole pixels: left and top inside, right and bottom outside.
struct DeviceRect: Equatable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = DeviceRect(left: 0, top: 0, right: 0, bottom: 0)

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { left >= right || top >= bottom }

    /// The intersection; `empty` if there is none.
    func intersection(_ other: DeviceRect) -> DeviceRect {
        let common = DeviceRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
        return common.isEmpty ? .empty : common
    }

    func moved(by offset: SIMD2<Int>) -> DeviceRect {
        DeviceRect(left: left + offset.x, top: top + offset.y, right: right + offset.x, bottom: bottom + offset.y)
    }

    func outset(by distance: Int) -> DeviceRect {
        DeviceRect(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
    }

    /// The smallest rectangle around both; an empty one has no effect.
    func union(_ other: DeviceRect) -> DeviceRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return DeviceRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    /// Calls `body` with the nonempty pieces of this rectangle outside a contained one: above, left, right and below.
    @inline(__always)
    func forEachPiece(around hole: DeviceRect, _ body: (DeviceRect) -> Void) {
        let above = DeviceRect(left: left, top: top, right: right, bottom: hole.top)
        let before = DeviceRect(left: left, top: hole.top, right: hole.left, bottom: hole.bottom)
        let after = DeviceRect(left: hole.right, top: hole.top, right: right, bottom: hole.bottom)
        let below = DeviceRect(left: left, top: hole.bottom, right: right, bottom: bottom)
        if !above.isEmpty { body(above) }
        if !before.isEmpty { body(before) }
        if !after.isEmpty { body(after) }
        if !below.isEmpty { body(below) }
    }
}
