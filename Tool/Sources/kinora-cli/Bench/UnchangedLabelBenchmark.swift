import UIKit

/// Measures many unchanged labels again.
final class UnchangedLabelBenchmark: Benchmark {
    static let name = "label-size"
    static let summary = "1,000 short labels sized again, nothing changed"
    static let runs = 10
    static let countsAllocations = false

    private let labels: [UILabel]

    init() {
        labels = (0..<1000).map { number in
            let label = UILabel()
            label.text = "Label \(number)"
            label.sizeToFit()
            return label
        }
    }

    func prepare() {}

    func run() {
        for label in labels { label.sizeToFit() }
    }
}
