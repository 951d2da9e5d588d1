import Foundation

/// An axis that maps numbers to positions, with ticks at round numbers.
struct PlotAxis {
    /// The minimum range of the axis.
    let range: ClosedRange<Double>
    /// Round numbers within the range, ascending.
    let marks: [Double]
    /// The decimal digits that distinguish the ticks.
    private let digits: Int

    /// An axis for values.
    ///
    /// - Parameters:
    ///   - count: The approximate maximum number of ticks.
    ///   - isRounded: Whether the axis extends to the next ticks outside of the values.
    init(_ values: ClosedRange<Double>, marks count: Int, isRounded: Bool) {
        let span = max(values.upperBound - values.lowerBound, max(abs(values.lowerBound), abs(values.upperBound), 1) * 1e-6)
        let rough = span / Double(max(count, 1))
        let power = pow(10, floor(log10(rough)))
        let step = power * ([1, 2, 2.5, 5].first { $0 * power >= rough * 0.999_999 } ?? 10)
        let first = (values.lowerBound / step + (isRounded ? 1e-9 : -1e-9)).rounded(isRounded ? .down : .up)
        let last = (values.upperBound / step + (isRounded ? -1e-9 : 1e-9)).rounded(isRounded ? .up : .down)
        marks = first <= last ? stride(from: first, through: last, by: 1).map { $0 * step } : []
        range = isRounded ? (marks.first ?? values.lowerBound)...(marks.last ?? values.upperBound) : values
        digits = [0, 1, 2, 3, 4, 5, 6].first { abs((step * pow(10, Double($0))).remainder(dividingBy: 1)) < 1e-6 } ?? 6
    }

    /// The position of a number, 0 at the range's beginning and 1 at its end.
    func position(_ value: Double) -> Double {
        let span = range.upperBound - range.lowerBound
        return span > 0 ? (value - range.lowerBound) / span : 0.5
    }

    /// The label of a tick.
    func text(_ mark: Double) -> String {
        let text = String(format: "%.\(digits)f", mark)
        return Double(text) == 0 ? String(format: "%.\(digits)f", 0.0) : text
    }
}
