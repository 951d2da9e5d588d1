import RenderScene

/// A Gaussian blur of pixels together with a shift, as it is carried out: on cells of 1, 2, 4 … pixels a side, so wide that the deviation is
/// at most eight cells, by weights of 15 bits (some fifty of 8 bits would be off by more than may be seen).
///
/// Everything is a function of absolute places, so that a part of a picture gets the bytes of the whole.
struct GaussianBlur: Equatable, Sendable {
    /// The standard deviation in cells, less what making cells and reading between them blurs by itself.
    let deviation: Double
    /// The same from row to row.
    let deviationY: Double
    /// Of the cells that a cell's value comes from, to each side.
    let radius: Int
    /// Cells have `1 << shift` pixels a side.
    let shift: Int
    /// By which the picture moves, in 1/256 pixel.
    let offsetX: Int
    let offsetY: Int

    /// - Parameters:
    ///   - deviation: in pixels; more than 4096 counts as that, where nothing is left to see of any picture.
    ///   - deviationY: the same from row to row, where that is another one; not much smaller than a wide other one, since cells are squares.
    ///   - offset: in pixels.
    init(deviation: Double, deviationY: Double? = nil, offset: SIMD2<Double> = .zero) {
        let deviation = deviation > 0 ? min(deviation, Self.widest) : 0
        let deviationY = deviationY.map { $0 > 0 ? min($0, Self.widest) : 0 } ?? deviation
        var shift = 0
        while max(deviation, deviationY) > Self.mostCells * Double(1 << shift) { shift += 1 }
        self.shift = shift
        let side = Double(1 << shift)
        // The variances of a box of `side` pixels and of linear interpolation, in cells.
        let own = shift == 0 ? 0 : (1 - 1 / (side * side)) / 12 + 1 / 6
        self.deviation = max(deviation * deviation / (side * side) - own, 0).squareRoot()
        self.deviationY = max(deviationY * deviationY / (side * side) - own, 0).squareRoot()
        radius = Int((max(self.deviation, self.deviationY) * 3).rounded(.up))
        (offsetX, offsetY) = (FixedPoint.clamping(offset.x), FixedPoint.clamping(offset.y))
    }

    private static let widest = 4096.0
    /// A deviation of so many pixels needs no larger cells.
    static let mostCells = 8.0

    /// The part of the shift that moves whole pixels and the rest, where cells are pixels; larger cells are read between.
    func wholeOffset(_ offset: Int) -> Int { shift == 0 ? offset >> FixedPoint.bits : 0 }
    func fraction(_ offset: Int) -> Double { shift == 0 ? Double(offset & (FixedPoint.one - 1)) / Double(FixedPoint.one) : 0 }

    /// The blurred cells that pixels are read from.
    func cells(of output: DeviceRect) -> DeviceRect {
        guard !output.isEmpty else { return .empty }
        return DeviceRect(
            left: cell(at: output.left, offsetX).index, top: cell(at: output.top, offsetY).index,
            right: cell(at: output.right - 1, offsetX).index + (shift == 0 ? 1 : 2),
            bottom: cell(at: output.bottom - 1, offsetY).index + (shift == 0 ? 1 : 2))
    }

    /// The first of two cells between which a pixel is read, and how far from the first, in 1/256.
    @inline(__always)
    func cell(at pixel: Int, _ offset: Int) -> (index: Int, fraction: Int) {
        if shift == 0 { return (pixel - offset >> FixedPoint.bits, 0) }
        let place = place(of: pixel, offset)
        return (place >> (FixedPoint.bits + shift), place >> shift & (FixedPoint.one - 1))
    }

    /// How far a pixel's centre lies from the centre of cell 0, in 1/256 pixel, for cells larger than a pixel.
    @inline(__always)
    func place(of pixel: Int, _ offset: Int) -> Int { pixel * FixedPoint.one + FixedPoint.one / 2 - offset - (FixedPoint.one / 2) << shift }

    /// The pixels that can change others.
    func source(of output: DeviceRect) -> DeviceRect {
        guard !output.isEmpty else { return .empty }
        let cells = cells(of: output).outset(by: radius + 1)
        return DeviceRect(left: cells.left << shift, top: cells.top << shift, right: cells.right << shift, bottom: cells.bottom << shift)
    }

    /// The pixels that others can change.
    func image(of source: DeviceRect) -> DeviceRect {
        guard !source.isEmpty else { return .empty }
        let reach = (radius + 3) << shift
        let (x, y) = (offsetX >> FixedPoint.bits, offsetY >> FixedPoint.bits)
        return DeviceRect(
            left: source.left + x - reach, top: source.top + y - reach, right: source.right + x + reach, bottom: source.bottom + y + reach)
    }
}
