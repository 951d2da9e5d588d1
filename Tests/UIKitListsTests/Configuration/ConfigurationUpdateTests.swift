import Kinora
import UIKit
import XCTest

/// Updates of configurations by the method of an app's own class, which sets none before.
@preconcurrency @MainActor
final class ConfigurationUpdateTests: XCTestCase {
    private final class Row: UITableViewCell {
        var log: [String] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            log.append(Self.text(state))
            var content = defaultContentConfiguration().updated(for: state)
            content.text = log.last
            contentConfiguration = content
        }
        static func text(_ state: UICellConfigurationState) -> String {
            let words = [(state.isSelected, "selected"), (state.isHighlighted, "highlighted"), (state.isEditing, "edited")]
            return (words + [(state.isDisabled, "disabled"), (state.isSwiped, "swiped")]).filter(\.0).map(\.1).joined(separator: " ")
        }
    }

    private final class Item: UICollectionViewCell {
        var log: [String] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            log.append(Row.text(state))
        }
    }

    private final class Header: UITableViewHeaderFooterView {
        var log: [Bool] = []
        override func updateConfiguration(using state: UIViewConfigurationState) {
            super.updateConfiguration(using: state)
            log.append(state.isPinned)
        }
    }

    private final class Content: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    private let first = IndexPath(row: 0, section: 0)

    func testARowsClassIsAskedBeforeItIsShownAndForEachState() throws {
        let (stage, content) = (Stage(device: .iPhone15), Content())
        let table = UITableView(frame: stage.window.bounds)
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        (table.dataSource, table.delegate) = (content, content)
        stage.window.addSubview(table)
        stage.settle()
        let row = try XCTUnwrap(table.cellForRow(at: first) as? Row)
        let header = try XCTUnwrap(table.headerView(forSection: 0) as? Header)
        XCTAssertEqual(row.log, [""], "once before it is shown")
        XCTAssertEqual(header.log, [false])
        table.selectRow(at: first, animated: false, scrollPosition: .none)
        row.isUserInteractionEnabled = false
        XCTAssertEqual(row.log, [""], "not before the next layout")
        stage.settle()
        XCTAssertEqual(row.log, ["", "selected disabled"], "several changes are one")
        row.isUserInteractionEnabled = true
        table.deselectRow(at: first, animated: false)
        table.setEditing(true, animated: false)
        stage.settle()
        XCTAssertEqual(row.log.last, "edited")
        stage.window.overrideUserInterfaceStyle = .dark
        stage.settle()
        XCTAssertEqual(row.log.suffix(2), ["edited", "edited"], "the traits are part of the state")
        table.contentOffset.y = 20
        stage.settle()
        XCTAssertEqual(header.log.last, true)
    }

    func testAnItemsClassIsAskedToo() throws {
        let (stage, content) = (Stage(device: .iPhone15), Content())
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(Item.self, forCellWithReuseIdentifier: "item")
        view.dataSource = content
        stage.window.addSubview(view)
        stage.settle()
        let item = try XCTUnwrap(view.cellForItem(at: first) as? Item)
        XCTAssertEqual(item.log, [""])
        view.selectItem(at: first, animated: false, scrollPosition: [])
        stage.settle()
        XCTAssertEqual(item.log, ["", "selected"])
        view.isEditing = true
        view.deselectItem(at: first, animated: false)
        stage.settle()
        XCTAssertEqual(item.log, ["", "selected", "edited"])
    }
}
