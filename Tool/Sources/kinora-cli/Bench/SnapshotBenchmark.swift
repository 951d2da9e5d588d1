import Kinora

/// A screen of 390 x 844 points at scale 3, full of views, to capture.
@MainActor
final class SnapshotScreen {
    let stage = Stage(device: .iPhone14)

    init() {
        let window = stage.window
        for row in 0..<20 {
            let cell = UIView(frame: CGRect(x: 8, y: 8 + CGFloat(row) * 41, width: 374, height: 37))
            cell.backgroundColor = UIColor(white: 0.9, alpha: 1)
            cell.layer.cornerRadius = 8
            for column in 0..<8 {
                let label = UILabel(frame: CGRect(x: 6 + CGFloat(column) * 46, y: 8, width: 42, height: 20))
                label.text = "\(row) · \(column)"
                cell.addSubview(label)
            }
            window.addSubview(cell)
        }
        window.isHidden = false
        _ = stage.image()
    }
}

/// Takes a snapshot of a whole screen.
final class SnapshotBenchmark: Benchmark {
    static let name = "snapshot"
    static let summary = "a snapshotView of a screen of 180 views, 1170 x 2532 pixels"
    static let runs = 100
    static let countsAllocations = false

    private let screen = SnapshotScreen()

    init() {}
    func prepare() {}
    func run() { _ = screen.stage.window.snapshotView(afterScreenUpdates: true) }
}

/// Draws a whole screen with its presentation.
final class DrawHierarchyBenchmark: Benchmark {
    static let name = "hierarchy"
    static let summary = "drawHierarchy of that screen into an image"
    static let runs = 12
    static let countsAllocations = false

    private let screen = SnapshotScreen()

    init() {}
    func prepare() {}
    func run() {
        let window = screen.stage.window
        _ = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) }
    }
}

/// Renders the layers of a whole screen with their model values.
final class LayerRenderBenchmark: Benchmark {
    static let name = "render"
    static let summary = "render(in:) of that screen's layer into an image"
    static let runs = 12
    static let countsAllocations = false

    private let screen = SnapshotScreen()

    init() {}
    func prepare() {}
    func run() {
        let window = screen.stage.window
        _ = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }
    }
}
