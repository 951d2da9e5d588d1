import Kinora
import UIKit
import XCTest

/// Cells, headers and footers that come into sight within an app's animation block are set up and laid out without animation.
@preconcurrency @MainActor
final class CellsInAnimationBlockTests: XCTestCase {
    /// A label that fills its view by layout, and text set by the data source.
    private final class RowCell: UITableViewCell {
        let title = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(title)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func layoutSubviews() {
            super.layoutSubviews()
            title.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
        }
    }

    private final class HeaderView: UIView {
        let title = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func layoutSubviews() {
            super.layoutSubviews()
            title.frame = bounds.insetBy(dx: 16, dy: 2)
        }
    }

    private final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 10 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.contentView.alpha = indexPath.row % 2 == 0 ? 1 : 0.5
            return cell
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = HeaderView()
            view.title.alpha = 0.5
            return view
        }

        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { view.alpha = 0.75 }
    }

    private final class TileCell: UICollectionViewCell {
        let title = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(title)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func layoutSubviews() {
            super.layoutSubviews()
            title.frame = contentView.bounds.insetBy(dx: 5, dy: 5)
        }
    }

    private final class CollectionSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            cell.contentView.alpha = indexPath.item % 2 == 0 ? 1 : 0.5
            return cell
        }
    }

    private func animated(below view: UIView) -> [String] {
        view.subviews.flatMap { subview in
            (subview.layer.animationKeys() ?? []).map { "\(type(of: subview)) \($0)" } + animated(below: subview)
        }
    }

    func testATablesRowsAndHeadersAppearWithoutAnimation() {
        let stage = Stage(device: Device(name: "table", size: CGSize(width: 320, height: 480), scale: 2))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
        let source = TableSource()
        (table.dataSource, table.delegate) = (source, source)
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        let before = Set(table.visibleCells.map { ObjectIdentifier($0) })
        UIView.animate(withDuration: 1) {
            table.contentOffset.y = 1700
            table.layoutIfNeeded()
        }
        XCTAssertFalse(table.visibleCells.isEmpty)
        for cell in table.visibleCells {
            XCTAssertEqual(animated(below: cell), [], "\(before.contains(ObjectIdentifier(cell)))")
            XCTAssertEqual(cell.layer.animationKeys() ?? [], [])
            XCTAssertEqual((cell as? RowCell)?.title.frame.width, 288)
        }
        let headers = table.subviews.compactMap { $0 as? HeaderView }
        XCTAssertFalse(headers.isEmpty)
        for header in headers { XCTAssertEqual(animated(below: header) + (header.layer.animationKeys() ?? []), []) }
    }

    func testRowsThatATableInsertsAreLaidOutWithoutAnimation() {
        final class Growing: NSObject, UITableViewDataSource {
            var count = 2
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            }
        }
        let stage = Stage(device: Device(name: "table", size: CGSize(width: 320, height: 480), scale: 2))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = Growing()
        table.dataSource = source
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        source.count = 4
        table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
        let title = (table.cellForRow(at: IndexPath(row: 0, section: 0)) as? RowCell)?.title
        XCTAssertEqual(title?.layer.animationKeys() ?? [], [])
        XCTAssertEqual(title?.frame.width, 288)
        stage.settle()
    }

    func testACollectionsItemsAppearWithoutAnimation() {
        let stage = Stage(device: Device(name: "collection", size: CGSize(width: 320, height: 480), scale: 2))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let source = CollectionSource()
        view.dataSource = source
        view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 1) {
            view.contentOffset.y = 3000
            view.layoutIfNeeded()
        }
        XCTAssertFalse(view.visibleCells.isEmpty)
        for cell in view.visibleCells {
            XCTAssertEqual(animated(below: cell) + (cell.layer.animationKeys() ?? []), [])
            XCTAssertEqual((cell as? TileCell)?.title.frame.width, 80)
        }
    }
}
