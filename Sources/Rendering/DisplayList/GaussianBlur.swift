import RenderScene

/// Parameters of a Gaussian blur combined with an offset. Works on cells of 1, 2, 4 … pixels per edge, chosen so that the deviation is at
/// most eight cells, with 15-bit weights (some fifty 8-bit weights would add up to a visible error).
///
/// Everything is a function of absolute positions, so that a part of an image has the same bytes as in the whole.
struct GaussianBlur: Equatable, Sendable {
    /// Standard deviation in cells, less the blur that making cells and interpolating between them adds.
    let deviation: Double
    /// Standard deviation from row to row.
    let deviationY: Double
    /// Kernel radius: number of source cells on each side.
    let radius: Int
    /// Cells are `1 << shift` pixels wide and high.
    let shift: Int
    /// Offset of the image in 1/256 pixel.
    let offsetX: Int
    let offsetY: Int

    /// - Parameters:
    ///   - deviation: in pixels; clamped to 4096, beyond which nothing of an image remains visible.
    ///   - deviationY: from row to row, if different; not much smaller than a wide horizontal deviation, since cells are squares.
    ///   - offset: in pixels.
    init(deviation: Double, deviationY: Double? = nil, offset: SIMD2<Double> = .zero) {
        let deviation = deviation > 0 ? min(deviation, Self.widest) : 0
        let deviationY = deviationY.map { $0 > 0 ? min($0, Self.widest) : 0 } ?? deviation
        var shift = 0
        while max(deviation, deviationY) > Self.mostCells * Double(1 << shift) { shift += 1 }
        self.shift = shift
        let cellSize = Double(1 << shift)
        // The variances of a box of `cellSize` pixels and of linear interpolation, in cells.
        let own = shift == 0 ? 0 : (1 - 1 / (cellSize * cellSize)) / 12 + 1 / 6
        self.deviation = max(deviation * deviation / (cellSize * cellSize) - own, 0).squareRoot()
        self.deviationY = max(deviationY * deviationY / (cellSize * cellSize) - own, 0).squareRoot()
        radius = Int((max(self.deviation, self.deviationY) * 3).rounded(.up))
        (offsetX, offsetY) = (FixedPoint.clamping(offset.x), FixedPoint.clamping(offset.y))
    }

    private static let widest = 4096.0
    /// Deviation in cells up to which cells need not be larger.
    static let mostCells = 8.0

    /// Whole-pixel part of the offset, and its fraction, if cells are pixels; larger cells are interpolated.
    func wholeOffset(_ offset: Int) -> Int { shift == 0 ? offset >> FixedPoint.bits : 0 }
    func fraction(_ offset: Int) -> Double { shift == 0 ? Double(offset & (FixedPoint.one - 1)) / Double(FixedPoint.one) : 0 }

    /// The blurred cells that the pixels of `output` are interpolated from.
    func cells(of output: DeviceRect) -> DeviceRect {
        guard !output.isEmpty else { return .empty }
        return DeviceRect(
            left: cell(at: output.left, offsetX).index, top: cell(at: output.top, offsetY).index,
            right: cell(at: output.right - 1, offsetX).index + (shift == 0 ? 1 : 2),
            bottom: cell(at: output.bottom - 1, offsetY).index + (shift == 0 ? 1 : 2))
    }

    /// Index of the first of the two cells that a pixel is interpolated between, and its distance from that cell in 1/256.
    @inline(__always)
    func cell(at pixel: Int, _ offset: Int) -> (index: Int, fraction: Int) {
        if shift == 0 { return (pixel - offset >> FixedPoint.bits, 0) }
        let position = position(of: pixel, offset)
        return (position >> (FixedPoint.bits + shift), position >> shift & (FixedPoint.one - 1))
    }

    /// Distance from the center of cell 0 to a pixel's center in 1/256 pixel, for cells larger than a pixel.
    @inline(__always)
    func position(of pixel: Int, _ offset: Int) -> Int {
        pixel * FixedPoint.one + FixedPoint.one / 2 - offset - (FixedPoint.one / 2) << shift
    }

    /// Pixels that can affect `output`.
    func source(of output: DeviceRect) -> DeviceRect {
        guard !output.isEmpty else { return .empty }
        let cells = cells(of: output).outset(by: radius + 1)
        return DeviceRect(left: cells.left << shift, top: cells.top << shift, right: cells.right << shift, bottom: cells.bottom << shift)
    }

    /// Pixels that `source` can affect.
    func image(of source: DeviceRect) -> DeviceRect {
        guard !source.isEmpty else { return .empty }
        let reach = (radius + 3) << shift
        let (x, y) = (offsetX >> FixedPoint.bits, offsetY >> FixedPoint.bits)
        return DeviceRect(
            left: source.left + x - reach, top: source.top + y - reach, right: source.right + x + reach, bottom: source.bottom + y + reach)
    }
}
