/// An edge of an outline in 1/256 pixel, pointing downwards.
struct Edge {
    let x0: Int
    let y0: Int
    let x1: Int
    let y1: Int
    /// 1 if the outline goes down, -1 if it goes up.
    let winding: Int

    @inline(__always)
    var firstRow: Int { y0 >> FixedPoint.bits }

    @inline(__always)
    var lastRow: Int { (y1 - 1) >> FixedPoint.bits }

    /// The x-coordinate at a height, computed from the endpoints alone, so that it does not depend on the first row rasterized.
    @inline(__always)
    func x(at y: Int) -> Int {
        x0 == x1 ? x0 : x0 + (y - y0) * (x1 - x0) / (y1 - y0)
    }
}
