import ListEngine

/// A table of 100,000 estimated rows, of which 1,000 are measured in a scattered sequence, each followed by look-ups as a frame makes them.
final class ListGeometryBenchmark: Benchmark {
    static let name = "list-geometry"
    static let summary = "1,000 measured rows of 100,000, ten look-ups each"
    static let runs = 30

    private(set) var sum = 0

    init() {}

    func prepare() {}

    func run() {
        let section = TableGeometry.Section(rows: RowHeights(count: 1000, each: ItemHeight(points: 44, isExact: false)))
        let table = TableGeometry([TableGeometry.Section](repeating: section, count: 100))
        for number in 0..<1000 {
            let path = table.row(number: number * 7919 % 100_000)
            table.set(.exact(Double(30 + number % 50)), of: .row(path))
            for step in 0..<10 { sum += table.row(at: table.height / 10 * Double(step))?.row ?? 0 }
        }
    }
}
