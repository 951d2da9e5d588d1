import Kinora
import UIKit

/// A table of 100,000 rows whose heights are estimated and vary, on a screen of 393 x 852 points at scale 3.
@MainActor
final class TableScreen: NSObject, UITableViewDataSource {
    let stage = Stage(device: .iPhone15)
    private(set) var table = UITableView(frame: .zero, style: .plain)

    override init() {
        super.init()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
    }

    /// Replaces the window's table by a new one.
    func makeTable() {
        table.removeFromSuperview()
        table = UITableView(frame: stage.window.bounds, style: .plain)
        table.estimatedRowHeight = 60
        table.register(NumberedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        stage.window.rootViewController?.view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        (cell as? NumberedCell)?.height = 44 + CGFloat(indexPath.row % 7) * 8
        return cell
    }

    /// A cell with the height of its row.
    private final class NumberedCell: UITableViewCell {
        var height: CGFloat = 44

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }
}

/// Shows the first frame of a table that is not the first one of the process.
final class TableFirstFrameBenchmark: Benchmark {
    static let name = "table"
    static let summary = "the first frame of a table of 100,000 estimated rows, laid out and committed; to be below 30"
    static let runs = 20
    static let countsAllocations = false

    private let screen = TableScreen()

    init() {}

    func prepare() { screen.stage.settle() }

    func run() {
        screen.makeTable()
        screen.stage.advance(by: 1.0 / 60)
    }
}

/// Advances a fling of that table by one frame.
final class TableFlingBenchmark: Benchmark {
    static let name = "fling"
    static let summary = "a frame of that table in a fling: layout, cells used again, commit; to be below 2"
    static let runs = 600
    static let countsAllocations = false

    private let screen = TableScreen()
    private var isDown = true

    init() {
        screen.makeTable()
        screen.stage.advance(by: 0.1)
    }

    func prepare() {
        guard !screen.table.isDecelerating else { return }
        let (low, high) = (CGPoint(x: 196, y: 700), CGPoint(x: 196, y: 200))
        screen.stage.swipe(from: isDown ? low : high, to: isDown ? high : low, duration: 0.15, releaseVelocity: 5000)
        isDown.toggle()
    }

    func run() { screen.stage.advance(by: 1.0 / 60) }
}
