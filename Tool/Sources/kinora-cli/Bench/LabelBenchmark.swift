import UIKit

/// Creates and measures many labels whose texts were never laid out before.
final class LabelBenchmark: Benchmark {
    static let name = "labels"
    static let summary = "1,000 short labels made, laid out and sized"
    static let runs = 10
    static let countsAllocations = false

    private var round = 0
    private var labels: [UILabel] = []

    init() {}

    func prepare() {
        round += 1
        labels = []
    }

    func run() {
        for number in 0..<1000 {
            let label = UILabel()
            label.text = "Label \(number) of \(round)"
            label.sizeToFit()
            labels.append(label)
        }
    }
}
