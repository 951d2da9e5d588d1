/// A side of an outline on its way down, row by row: where it is now, and exactly how far it goes with each row.
///
/// The place at a height is `x0 + (y - y0)·dx / dy`, cut towards `x0`: a quotient and a remainder that grow by the same amounts with each row, so that one
/// need not divide again, and it does not matter in which row one began.
struct SweptEdge {
    private let x0: Int
    private let x1: Int
    private let y1: Int
    /// How far it goes down, and sideways in a row.
    private let height: Int
    private let rowQuotient: Int
    private let rowRest: Int
    private let isLeftwards: Bool
    let winding: Int
    /// At the top of what is left of it.
    private var x: Int
    private var y: Int
    /// The distance from x0 at the bottom of the row that comes next, and its remainder.
    private var quotient: Int
    private var rest: Int

    /// Begins in a row that the edge crosses.
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
            // It ends in this row.
            (quotient, rest, rowQuotient, rowRest) = (0, 0, 0, 0)
            return
        }
        (quotient, rest) = ((bottom &- edge.y0) &* width).quotientAndRemainder(dividingBy: height)
        (rowQuotient, rowRest) = (FixedPoint.one &* width).quotientAndRemainder(dividingBy: height)
    }

    /// What of it lies in a row, from left to right, and how far that goes down; false when nothing is left below.
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
