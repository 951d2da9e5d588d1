import Kinora
import ListEngine
import ListTestSupport
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class RandomCollectionTests: XCTestCase {
    private static let seeds: UInt64 = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 2000 : 50

    /// Inserts, deletes, moves and reloads, one to twenty at once, while the content scrolls, glides or is dragged: at rest what is shown
    /// is what there is.
    func testRandomUpdatesLeaveWhatIsShownAsTheDataSourceHasIt() {
        for seed in 0..<Self.seeds {
            var random = SeededRandom(seed: seed)
            let layout = seed % 5 == 4 ? CircleLayout() : UICollectionViewFlowLayout()
            let scene = CollectionScene([], layout: layout)
            scene.stage.framesPerSecond = 20
            scene.model = ListModel(sections: Int.random(in: 0...5, using: &random), rows: 0...40, random: &random)
            if let flow = layout as? UICollectionViewFlowLayout {
                flow.itemSize = CGSize(width: .random(in: 40...120, using: &random), height: .random(in: 30...90, using: &random))
                if seed % 3 == 0 { flow.headerReferenceSize = CGSize(width: 20, height: 20) }
                if seed % 7 == 0 { flow.scrollDirection = .horizontal }
                flow.sectionHeadersPinToVisibleBounds = seed % 2 == 0
                if seed % 11 == 3 { flow.estimatedItemSize = CGSize(width: 60, height: 60) }
            }
            scene.view.reloadData()
            scene.stage.advance(by: 0.05)
            var completed = 0
            let rounds = Int.random(in: 2...6, using: &random)
            for _ in 0..<rounds {
                disturb(scene, &random)
                let update = scene.changedModel(&random)
                scene.view.performBatchUpdates({ scene.apply(update) }, completion: { _ in completed += 1 })
                scene.stage.advance(by: .random(in: 0...0.2, using: &random))
            }
            let moving = scene.stage.settle()
            XCTAssertEqual(moving, [], "seed \(seed)")
            XCTAssertEqual(completed, rounds, "seed \(seed)")
            scene.checkShown("seed \(seed)")
        }
    }
}

@MainActor
private func disturb(_ scene: CollectionScene, _ random: inout SeededRandom) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
        let far = CGFloat.random(in: 0...max(scene.view.contentSize.height, 1), using: &random)
        scene.view.setContentOffset(scene.view.atRest(CGPoint(x: 0, y: far)), animated: Bool.random(using: &random))
    case 1:
        scene.stage.touch([
            TouchSample(time: 0, phase: .began, location: CGPoint(x: 160, y: 400)),
            TouchSample(time: 0.05, phase: .moved, location: CGPoint(x: 160, y: 330)),
            TouchSample(time: 0.1, phase: .moved, location: CGPoint(x: 160, y: 200)),
            TouchSample(time: 0.11, phase: .ended, location: CGPoint(x: 160, y: 200)),
        ])
    case 2:
        if let cell = scene.view.visibleCells.first { scene.stage.tap(at: cell.convert(CGPoint(x: 5, y: 5), to: nil)) }
    case 3:
        UIView.animate(withDuration: 0.5) {
            scene.view.collectionViewLayout.invalidateLayout()
            scene.view.layoutIfNeeded()
        }
    case 4: scene.view.frame.size.width = .random(in: 200...320, using: &random)
    case 5:
        let isFlow = scene.view.collectionViewLayout is UICollectionViewFlowLayout
        scene.view.setCollectionViewLayout(isFlow ? CircleLayout() : UICollectionViewFlowLayout(), animated: true)
    case 6:
        guard let cell = scene.view.visibleCells.randomElement(using: &random), let path = scene.view.indexPath(for: cell) else { return }
        guard scene.view.beginInteractiveMovementForItem(at: path) else { return }
        for _ in 0..<3 {
            let point = CGPoint(
                x: .random(in: 0...300, using: &random), y: .random(in: 0...480, using: &random) + scene.view.contentOffset.y)
            scene.view.updateInteractiveMovementTargetPosition(point)
            scene.stage.advance(by: 0.05)
        }
        if Bool.random(using: &random) { scene.view.endInteractiveMovement() }
    default: break
    }
}

extension CollectionScene {
    /// A change of the model by one to twenty single changes, not made yet.
    fileprivate func changedModel(_ random: inout SeededRandom) -> (ListModel, ListUpdate) {
        var new = model
        let update = new.change(Int.random(in: 1...20, using: &random), withSections: Bool.random(using: &random), random: &random)
        return (new, update)
    }

    /// Makes a change, and tells the view.
    fileprivate func apply(_ change: (model: ListModel, update: ListUpdate)) {
        model = change.model
        let update = change.update
        view.deleteSections(IndexSet(update.deletedSections))
        view.insertSections(IndexSet(update.insertedSections))
        view.reloadSections(IndexSet(update.reloadedSections))
        for move in update.movedSections { view.moveSection(move.from, toSection: move.to) }
        view.deleteItems(at: update.deletedItems)
        view.insertItems(at: update.insertedItems)
        view.reloadItems(at: update.reloadedItems)
        for move in update.movedItems { view.moveItem(at: move.from, to: move.to) }
    }
}

/// All items of all sections on one circle, whose attributes `prepare()` makes.
final class CircleLayout: UICollectionViewLayout {
    private var known: [UICollectionViewLayoutAttributes] = []
    var radius: CGFloat = 120

    override func prepare() {
        guard let view = collectionView else { return }
        var paths: [IndexPath] = []
        for section in 0..<view.numberOfSections {
            paths += (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        known = paths.enumerated().map { index, path in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(max(paths.count, 1))
            attributes.size = CGSize(width: 50, height: 50)
            attributes.center = CGPoint(x: 160 + radius * sin(angle), y: 200 - radius * cos(angle))
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        known.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        known.first { $0.indexPath == indexPath }
    }
}
