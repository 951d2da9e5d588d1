import Kinora
import ListEngine
import ListTestSupport
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// A stage with a table of distinguishable rows, whose data changes as updates describe.
@MainActor
final class UpdateScene: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewRowEditing {
    enum Heights: CaseIterable {
        /// All alike, known.
        case fixed
        /// Individual heights from the delegate, requested when a row becomes visible.
        case asked
        /// The same, for all rows.
        case askedAll
        /// Each its own, by the cell.
        case measured
    }

    final class Cell: UITableViewCell {
        var row: ListModel.Row?
        var heights = Heights.fixed

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            guard heights == .measured, let row else { return super.sizeThatFits(size) }
            return CGSize(width: size.width, height: UpdateScene.height(of: row))
        }
    }

    let stage: Stage
    let table: UITableView
    var model: ListModel
    let heights: Heights
    var hasTitles = false
    var log: [String] = []
    var made = 0
    var onCommit: ((UITableViewCell.EditingStyle, IndexPath) -> Void)?

    init(_ model: ListModel, style: UITableView.Style = .plain, heights: Heights = .fixed, size: CGSize = CGSize(width: 320, height: 480)) {
        self.model = model
        self.heights = heights
        stage = Stage(device: Device(name: "updates", size: size, scale: 2))
        let controller = UIViewController()
        stage.window.rootViewController = controller
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        if heights == .fixed { table.rowHeight = 44 }
        if heights == .askedAll { table.estimatedRowHeight = 0 }
        table.dataSource = self
        table.delegate = self
        controller.view.addSubview(table)
        stage.advance(by: 0.05)
    }

    static func height(of row: ListModel.Row) -> CGFloat { CGFloat(30 + (row.id * 7 + row.version * 3) % 40) }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if let cell = cell as? Cell {
            cell.heights = heights
            cell.row = model[indexPath]
        }
        cell.textLabel?.text = "Row \(model[indexPath].id)"
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hasTitles ? "Section \(model.sections[section].id)" : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        switch heights {
        case .fixed: 44
        case .asked, .askedAll: Self.height(of: model[indexPath])
        case .measured: UITableView.automaticDimension
        }
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        log.append("commit \(editingStyle) \(indexPath.section).\(indexPath.row)")
        onCommit?(editingStyle, indexPath)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("willBegin \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("didEnd \(indexPath.map { "\($0.section).\($0.row)" } ?? "nil")")
    }

    // MARK: Updates

    /// Changes the model, and the table with it.
    func change(
        _ changes: Int, withSections: Bool, animation: UITableView.RowAnimation, random: inout SeededRandom,
        completion: ((Bool) -> Void)? = nil
    ) {
        let update = model.change(changes, withSections: withSections, random: &random)
        table.performBatchUpdates({ self.apply(update, animation) }, completion: completion)
    }

    func apply(_ update: ListUpdate, _ animation: UITableView.RowAnimation) {
        table.insertRows(at: update.insertedItems, with: animation)
        table.deleteRows(at: update.deletedItems, with: animation)
        table.reloadRows(at: update.reloadedItems, with: animation)
        for move in update.movedItems { table.moveRow(at: move.from, to: move.to) }
        table.insertSections(IndexSet(update.insertedSections), with: animation)
        table.deleteSections(IndexSet(update.deletedSections), with: animation)
        table.reloadSections(IndexSet(update.reloadedSections), with: animation)
        for move in update.movedSections { table.moveSection(move.from, toSection: move.to) }
    }

    // MARK: Truth

    /// Violated invariants of the table's queries.
    var faults: [String] {
        var faults: [String] = []
        func check(_ holds: Bool, _ fault: @autoclosure () -> String) { if !holds { faults.append(fault()) } }
        check(table.numberOfSections == model.sections.count, "\(table.numberOfSections) sections of \(model.sections.count)")
        for (section, content) in model.sections.enumerated() {
            check(table.numberOfRows(inSection: section) == content.rows.count, "rows of section \(section)")
        }
        let shown = table.visibleCells, paths = table.indexPathsForVisibleRows ?? []
        check(shown.count == paths.count, "\(shown.count) cells for \(paths.count) rows")
        check(Set(shown.map(ObjectIdentifier.init)).count == shown.count, "a cell for two rows")
        for (cell, path) in zip(shown, paths) {
            guard model.sections.indices.contains(path.section), model.sections[path.section].rows.indices.contains(path.row) else {
                faults.append("a cell for row \(path), which is not there")
                continue
            }
            check(
                (cell as? Cell)?.row == model[path],
                "the cell at \(path) shows \(String(describing: (cell as? Cell)?.row)), not \(model[path])")
            let rect = table.rectForRow(at: path)
            check(
                abs(cell.frame.minY - rect.minY) < 1e-6 && abs(cell.frame.height - rect.height) < 1e-6,
                "frame \(cell.frame) of \(path), not \(rect)")
        }
        for path in table.indexPathsForRows(in: table.bounds) ?? [] where table.rectForRow(at: path).height > 0 {
            check(table.cellForRow(at: path) != nil, "row \(path) has no cell")
        }
        return faults
    }

    /// Violated invariants at rest.
    var faultsAtRest: [String] {
        var faults = self.faults
        let shown = Set(table.visibleCells.map(ObjectIdentifier.init))
        for view in table.subviews {
            if view is UITableViewCell, !shown.contains(ObjectIdentifier(view)) { faults.append("a cell is left behind: \(view)") }
            if view is SwipeButtonsView { faults.append("swipe buttons are left behind") }
            if view.alpha != 1, !(view is ScrollIndicatorView) { faults.append("alpha \(view.alpha) of \(view)") }
            if view.layer.animationKeys()?.isEmpty == false, !(view is ScrollIndicatorView) { faults.append("\(view) is still animated") }
        }
        if !table.departures.isEmpty { faults.append("\(table.departures.count) departures") }
        var top = 0.0
        for (section, content) in model.sections.enumerated()
        where !hasTitles && table.style == .plain && (heights == .askedAll || heights == .fixed) {
            for (row, value) in content.rows.enumerated() {
                let rect = table.rectForRow(at: IndexPath(row: row, section: section))
                let height = heights == .fixed ? 44 : Self.height(of: value)
                if abs(rect.minY - top) > 1e-6 || abs(rect.height - height) > 1e-6 {
                    faults.append("row \(section).\(row) at \(rect), not \(top)")
                }
                top += height
            }
        }
        return faults
    }
}
