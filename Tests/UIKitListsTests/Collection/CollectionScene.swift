import Kinora
import ListTestSupport
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// A stage with a collection view that shows the rows of a model and logs delegate calls in order.
@MainActor
final class CollectionScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
{
    let stage: Stage
    let view: UICollectionView
    var model: ListModel
    var log: [String] = []
    var made: Set<ObjectIdentifier> = []
    /// By the place in the content; nil leaves the layout its own.
    var size: ((IndexPath) -> CGSize)?
    var answers: [String: Bool] = [:]
    var wantedOffset: CGPoint?

    static let smallDevice = Device(name: "collection", size: CGSize(width: 320, height: 480), scale: 2)

    init(_ counts: [Int], layout: UICollectionViewLayout = UICollectionViewFlowLayout(), isShown: Bool = true) {
        stage = Stage(device: Self.smallDevice)
        model = ListModel(counts: counts)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.backgroundColor = .white
        view.register(RowCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(EdgeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = self
        view.delegate = self
        if isShown {
            controller.view.addSubview(view)
            stage.advance(by: 0.05)
        }
    }

    var flow: UICollectionViewFlowLayout { view.collectionViewLayout as! UICollectionViewFlowLayout }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, after time: Double = 0) {
        stage.touch([TouchSample(time: time, phase: phase, location: CGPoint(x: x, y: y))])
    }

    /// Visible cells match the model, and the view contains no others.
    func checkShown(_ note: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {
        let layout = view.collectionViewLayout
        let wanted = (layout.layoutAttributesForElements(in: view.bounds) ?? []).filter { $0.representedElementCategory == .cell }
        XCTAssertEqual(
            view.indexPathsForVisibleItems.sorted(), wanted.map(\.indexPath).sorted(), "the items. " + note(), file: file, line: line)
        for attributes in wanted {
            let path = attributes.indexPath
            guard let cell = view.cellForItem(at: path) as? RowCell else {
                XCTFail("no cell for \(path). " + note(), file: file, line: line)
                continue
            }
            XCTAssertEqual(cell.row, model[path], "the row at \(path). " + note(), file: file, line: line)
            XCTAssertEqual(cell.frame, attributes.frame, "the place of \(path). " + note(), file: file, line: line)
            XCTAssertEqual(cell.alpha, 1, "the alpha of \(path). " + note(), file: file, line: line)
            XCTAssertFalse(cell.isHidden, note(), file: file, line: line)
            XCTAssertTrue(cell.superview === view, note(), file: file, line: line)
            XCTAssertEqual(cell.layer.animationKeys() ?? [], [], "the animations of \(path). " + note(), file: file, line: line)
        }
        let inView = view.subviews.compactMap { $0 as? RowCell }
        XCTAssertEqual(inView.count, wanted.count, "cells in the view. " + note(), file: file, line: line)
        XCTAssertEqual(view.leaving.count, 0, note(), file: file, line: line)
    }

    // MARK: Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.sections[section].rows.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        made.insert(ObjectIdentifier(cell))
        (cell as? RowCell)?.row = model[indexPath]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        (view as? EdgeView)?.label.text = "\(kind == UICollectionView.elementKindSectionHeader ? "Section" : "End of") \(indexPath.section)"
        return view
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        let row = model.sections[source.section].rows.remove(at: source.item)
        model.sections[destination.section].rows.insert(row, at: destination.item)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        log.append("prefetch \(indexPaths.map(\.item))")
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        log.append("cancel \(indexPaths.map(\.item))")
    }

    // MARK: Delegate

    private func answer(_ name: String, _ path: IndexPath) -> Bool {
        log.append("\(name) \(path.item)")
        return answers[name] ?? true
    }

    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool { answer("shouldHighlight", path) }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { log.append("didHighlight \(path.item)") }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) { log.append("didUnhighlight \(path.item)") }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { answer("shouldSelect", path) }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool { answer("shouldDeselect", path) }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { log.append("didSelect \(path.item)") }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { log.append("didDeselect \(path.item)") }
    func collectionView(_ view: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint) -> CGPoint {
        wantedOffset ?? proposed
    }

    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        size?(path) ?? CGSize(width: CGFloat.nan, height: .nan)
    }
}

final class RowCell: UICollectionViewCell {
    let label = UILabel()
    var preferred: CGSize?
    var row: ListModel.Row? {
        didSet {
            label.text = row.map { "\($0.id)" + ($0.version > 0 ? ".\($0.version)" : "") }
            let hue = CGFloat((row?.id ?? 0) * 37 % 100) / 100
            contentView.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.95, alpha: 1)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        row = nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { preferred ?? RowCell.preferredSize?(row) ?? size }

    /// By the cell's content; nil: any.
    static var preferredSize: ((ListModel.Row?) -> CGSize)?
}

final class EdgeView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .lightGray
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

extension ListModel {
    /// Sections with so many rows each.
    init(counts: [Int]) {
        var random = SeededRandom(seed: 1)
        self.init(sections: 0, rows: 0...0, random: &random)
        var id = 1000
        sections = counts.enumerated().map { index, count in
            Section(
                id: -index - 1,
                rows: (0..<count).map { _ in
                    id += 1
                    return Row(id: -id)
                })
        }
    }
}
