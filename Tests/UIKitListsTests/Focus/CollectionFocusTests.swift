import Kinora
import UIKit
import XCTest

/// Items of collection views with a hardware keyboard on an iPad.
@preconcurrency @MainActor
final class CollectionFocusTests: XCTestCase {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }
            log.append("\(name(context.previouslyFocusedIndexPath))>\(name(context.nextFocusedIndexPath))")
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            log.append("perform \(indexPath.item)")
        }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private var stage: Stage?
    private var source: Source?

    override func tearDown() { (stage, source) = (nil, nil) }

    /// Four columns of items of 80 points at distances of 100, in a view of 400 by 300.
    private func made() -> (Stage, UICollectionView, Source) {
        let made = Stage(device: .iPad10)
        stage = made
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (20, 20)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 400, height: 300), collectionViewLayout: layout)
        let source = Source()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        self.source = source
        view.dataSource = source
        view.delegate = source
        view.allowsFocus = true
        made.window.addSubview(view)
        made.advance(by: 0.05)
        return (made, view, source)
    }

    private func focused(_ view: UICollectionView) -> Int? {
        (UIFocusSystem.focusSystem(for: view)?.focusedItem as? UICollectionViewCell).flatMap { view.indexPath(for: $0)?.item }
    }

    func testArrowsMoveInAGridAndScroll() {
        let (stage, view, source) = made()
        for key in [Stage.Key.tab, .right, .down, .left, .down] { stage.pressKey(key) }
        XCTAssertEqual(focused(view), 8)
        XCTAssertEqual(source.take(), ["->0", "0>1", "1>5", "5>4", "4>8"])
        for _ in 0..<5 {
            stage.pressKey(.down)
            stage.advance(by: 0.5)
        }
        XCTAssertEqual(focused(view), 28)
        XCTAssertEqual(view.contentOffset.y, 10 + 7 * 100 + 80 - 300, accuracy: 0.01)
        for _ in 0..<7 {
            stage.pressKey(.up)
            stage.advance(by: 0.5)
        }
        XCTAssertEqual(focused(view), 0)
    }

    func testReturnSelectsAndPerforms() {
        let (stage, view, source) = made()
        stage.pressKey(.tab)
        stage.pressKey(.right)
        _ = source.take()
        stage.pressKey(.return)
        XCTAssertEqual(source.take(), ["select 1", "perform 1"])
        XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
        XCTAssertFalse(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted ?? true)
    }

    func testACellWithoutAConfigurationHasAHalo() throws {
        let (stage, view, _) = made()
        stage.pressKey(.tab)
        let first = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        XCTAssertNotNil(first.focusEffect)
        first.contentConfiguration = UIListContentConfiguration.cell()
        XCTAssertNil(first.focusEffect)
    }

    func testASidebarSelectsTheFocusedItem() {
        let stage = Stage(device: .iPad10)
        self.stage = stage
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar))
        let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(number)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<5))
        source.apply(snapshot, animatingDifferences: false)
        stage.window.addSubview(view)
        stage.advance(by: 0.05)
        XCTAssertTrue(view.allowsFocus && view.selectionFollowsFocus)
        stage.pressKey(.tab)
        stage.pressKey(.down)
        XCTAssertEqual(focused(view), 1)
        XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
        view.allowsFocus = false
        XCTAssertFalse(view.allowsFocus)
    }
}
