/// An outline's edge during the sweep from row to row: its current position, and its exact movement per row.
///
/// The x-coordinate at a height is `x0 + (y - y0)·dx / dy`, truncated towards `x0`: an incremental division with a constant quotient and
/// remainder per row. So no row needs a division, and the result does not depend on the first row.
struct SweptEdge {
    private let x0: Int
    private let x1: Int
    private let y1: Int
    /// Height, and horizontal movement per row.
    private let height: Int
    private let rowQuotient: Int
    private let rowRest: Int
    private let isLeftwards: Bool
    let winding: Int
    /// Top of the rest of the edge.
    private var x: Int
    private var y: Int
    /// Distance from x0 at the bottom of the next row, and its remainder.
    private var quotient: Int
    private var rest: Int

    /// Starts in a row that the edge crosses.
    init(_ edge: Edge, row: Int) {
        (x0, x1, y1, winding) = (edge.x0, edge.x1, edge.y1, edge.winding)
        height = edge.y1 &- edge.y0
        isLeftwards = edge.x1 < edge.x0
        let width = isLeftwards ? edge.x0 &- edge.x1 : edge.x1 &- edge.x0
        let top = row << FixedPoint.bits
        y = max(edge.y0, top)
        let bottom = top &+ FixedPoint.one
        if width == 0 {
            (x, quotient, rest, rowQuotient, rowRest) = (x0, 0, 0, 0, 0)
            return
        }
        x = y == edge.y0 ? x0 : edge.x(at: y)
        if bottom >= edge.y1 {
            // The edge ends in this row.
            (quotient, rest, rowQuotient, rowRest) = (0, 0, 0, 0)
            return
        }
        (quotient, rest) = ((bottom &- edge.y0) &* width).quotientAndRemainder(dividingBy: height)
        (rowQuotient, rowRest) = (FixedPoint.one &* width).quotientAndRemainder(dividingBy: height)
    }

    /// Calls `body` with the segment in a row, from left to right, and its height; returns false if the edge ends there.
    @inline(__always)
    mutating func advance(row: Int, _ body: (_ left: Int, _ right: Int, _ height: Int) -> Void) -> Bool {
        let bottom = (row &+ 1) << FixedPoint.bits
        guard y1 > bottom else {
            body(min(x, x1), max(x, x1), y1 &- y)
            return false
        }
        let next = isLeftwards ? x0 &- quotient : x0 &+ quotient
        body(min(x, next), max(x, next), bottom &- y)
        (x, y) = (next, bottom)
        quotient &+= rowQuotient
        rest &+= rowRest
        if rest >= height {
            rest &-= height
            quotient &+= 1
        }
        return true
    }
}
