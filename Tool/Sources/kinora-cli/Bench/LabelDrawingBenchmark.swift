import UIKit

/// Draws many labels that were laid out before.
final class LabelDrawingBenchmark: Benchmark {
    static let name = "label-draw"
    static let summary = "1,000 short labels drawn at three pixels per point"
    static let runs = 10
    static let countsAllocations = false

    private let labels: [UILabel]

    init() {
        labels = (0..<1000).map { number in
            let label = UILabel()
            label.text = "Label \(number)"
            label.sizeToFit()
            label.contentScaleFactor = 3
            return label
        }
    }

    func prepare() {
        for label in labels { label.setNeedsDisplay() }
    }

    func run() {
        for label in labels { label.layer.displayIfNeeded() }
    }
}
