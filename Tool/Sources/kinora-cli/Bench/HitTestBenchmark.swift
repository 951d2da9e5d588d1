import UIKit

/// Hit-tests among many views.
final class HitTestBenchmark: Benchmark {
    static let name = "hit-test"
    static let summary = "the view under a point among 10,000, found 100 times"
    static let runs = 30

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

    init() {
        for row in 0..<100 {
            let line = UIView(frame: CGRect(x: 0, y: row * 10, width: 1000, height: 10))
            for column in 0..<100 { line.addSubview(UIView(frame: CGRect(x: column * 10, y: 0, width: 9, height: 9))) }
            root.addSubview(line)
        }
    }

    func prepare() {}

    func run() {
        for number in 0..<100 { _ = root.hitTest(CGPoint(x: number * 7 % 1000, y: number * 13 % 1000), with: nil) }
    }
}
