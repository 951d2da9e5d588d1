import Kinora
import UIKit

/// A compositional list of 10,000 items with cells of two lines that size themselves, on a screen of 393 x 852 points at scale 3.
@MainActor
final class CompositionalScreen {
    let stage = Stage(device: .iPhone15)
    private let list: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>
    private var isDown = true

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.showsSeparators = true
        list = UICollectionView(
            frame: stage.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(item)"
            content.secondaryText = String(repeating: "An item of a long list. ", count: 1 + item % 4)
            content.image = UIImage(systemName: item % 2 == 0 ? "star" : "tray")
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(list)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<10_000))
        source.apply(snapshot, animatingDifferences: false)
        stage.advance(by: 0.1)
    }

    /// Flings the list, if it is at rest.
    func fling() {
        guard !list.isDecelerating else { return }
        let (low, high) = (CGPoint(x: 196, y: 700), CGPoint(x: 196, y: 200))
        stage.swipe(from: isDown ? low : high, to: isDown ? high : low, duration: 0.15, releaseVelocity: 5000)
        isDown.toggle()
    }
}

/// Advances a fling of that list by one frame.
final class CompositionalBenchmark: Benchmark {
    static let name = "list"
    static let summary = "a frame of a compositional list of 10,000 items in a fling: layout, cells used again, commit; to be below 2"
    static let runs = 600
    static let countsAllocations = false

    private let screen = CompositionalScreen()

    init() {}
    func prepare() { screen.fling() }
    func run() { screen.stage.advance(by: 1.0 / 60) }
}

/// Advances a fling of that list by one frame, and draws it.
final class CompositionalFrameBenchmark: Benchmark {
    static let name = "list-frame"
    static let summary = "that frame drawn too, 1179 x 2556 pixels; to be below 8.3"
    static let runs = 240
    static let countsAllocations = false

    private let screen = CompositionalScreen()

    init() {}
    func prepare() { screen.fling() }

    func run() {
        screen.stage.advance(by: 1.0 / 60)
        _ = screen.stage.image()
    }
}
