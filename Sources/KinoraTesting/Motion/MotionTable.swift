import Foundation

/// A motion as a table with a plot of characters, for messages.
struct MotionTable {
    let curve: MotionCurve
    let expected: (@Sendable (Double) -> Double?)?
    /// Times that have rows in any case.
    let marks: [Double]

    private static let rowLimit = 16
    private static let width = 40

    /// A header and at most some twenty rows: time, value, expected value, and the value as `*` and the expected one as `+` in a plot. The
    /// first frame of an absence has a row without values.
    var lines: [String] {
        let samples = rowIndices.map { (time: curve.samples[$0].time, value: Optional(curve.samples[$0].value)) }
        let rows = (samples + curve.absences.prefix(4).map { (time: $0.begin, value: nil) }).sorted { $0.time < $1.time }
        let wanted = rows.map { $0.value == nil ? nil : expected?($0.time) }
        let all = rows.compactMap(\.value) + wanted.compactMap(\.self)
        let finite = all.filter(\.isFinite)
        let (low, high) = (finite.min() ?? 0, finite.max() ?? 0)
        func column(_ value: Double) -> Int? {
            guard value.isFinite else { return nil }
            return high > low ? Int(((value - low) / (high - low) * Double(Self.width - 1)).rounded()) : 0
        }
        let hasExpected = wanted.contains { $0 != nil }
        var lines = [
            "    time        value" + (hasExpected ? "   expected" : "") + "   \(MotionCheck.number(low)) … \(MotionCheck.number(high))"
        ]
        for (row, want) in zip(rows, wanted) {
            var plot = [Character](repeating: " ", count: Self.width)
            if let want, let at = column(want) { plot[at] = "+" }
            if let at = row.value.flatMap(column) { plot[at] = "*" }
            let isMarked = marks.contains { abs($0 - row.time) < 1e-6 }
            let value = row.value.map(cell) ?? (curve.isOfView ? "no window" : "no value")
            var line = (isMarked ? "> " : "  ") + padded(MotionCheck.seconds(row.time), 8) + " " + padded(value, 10)
            if hasExpected { line += " " + padded(want.map(cell) ?? "", 10) }
            lines.append(line + "  |" + String(plot) + "|")
        }
        return lines
    }

    /// Rows at equal distances, and those next to the marks.
    private var rowIndices: [Int] {
        let count = curve.samples.count
        var indices = Set(
            count <= Self.rowLimit
                ? Array(0..<count) : (0..<Self.rowLimit).map { $0 * (count - 1) / (Self.rowLimit - 1) })
        for mark in marks {
            let index = curve.samples.firstIndex { $0.time >= mark - 1e-9 } ?? count - 1
            indices.formUnion([max(index - 1, 0), index])
        }
        return indices.sorted()
    }

    private func cell(_ value: Double) -> String { value.isFinite ? String(format: "%.2f", value) : "\(value)" }

    private func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
