import Kinora
import TestSupport
import UIKit
import XCTest

/// Drags of a collection view's items: reordering, gaps, drops.
@preconcurrency @MainActor
final class CollectionDragTests: XCTestCase {
    /// Nine items of 100 points in three columns.
    final class Scene: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
        UIDragInteractionDelegate
    {
        final class Cell: UICollectionViewCell {
            var text = ""
        }

        let stage = Stage(device: Device(name: "drag", size: CGSize(width: 320, height: 640), scale: 2))
        let view: UICollectionView
        let loose = UIView(frame: CGRect(x: 10, y: 500, width: 100, height: 100))
        private(set) lazy var drag = UIDragInteraction(delegate: self)
        var items = (0..<9).map { "\($0)" }
        var log: [String] = []
        var operation = UIDropOperation.move
        var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
        var performs = true
        var onPerform: ((any UICollectionViewDropCoordinator) -> Void)?

        private final class MirroredLayout: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }

        init(isMirrored: Bool = false) {
            let layout = isMirrored ? MirroredLayout() : UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (10, 10)
            view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
            super.init()
            let controller = UIViewController()
            stage.window.rootViewController = controller
            if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.contentInsetAdjustmentBehavior = .never
            view.dataSource = self
            view.dragDelegate = self
            view.dropDelegate = self
            view.dragInteractionEnabled = true
            controller.view.addSubview(view)
            controller.view.addSubview(loose)
            loose.backgroundColor = .systemRed
            drag.isEnabled = true
            loose.addInteraction(drag)
            stage.advance(by: 0.05)
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }

        /// The texts of the visible cells by rows and columns; "." for no cell.
        var grid: [String] {
            (0..<4).map { row in
                (0..<3).map { column in
                    let center = CGPoint(x: CGFloat(column) * 110 + 50, y: CGFloat(row) * 110 + 50)
                    let cell = view.visibleCells.first { !$0.isHidden && hypot($0.center.x - center.x, $0.center.y - center.y) < 1 }
                    return (cell as? Cell)?.text ?? "."
                }
                .joined()
            }
        }

        func begin(at point: CGPoint) {
            stage.touchDown(at: point)
            stage.advance(by: 0.8)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.text = items[indexPath.item]
            cell.contentView.backgroundColor = .systemBlue
            return cell
        }

        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))]
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            log.append("items \(indexPath.item)")
            return [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))]
        }
        func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
            log.append("drag begins")
        }
        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { log.append("drag ended") }

        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: operation, intent: intent) }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { log.append("end") }
        func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
            let sources = coordinator.items.map { $0.sourceIndexPath?.item ?? -1 }
            log.append("perform \(sources) at \(coordinator.destinationIndexPath?.item ?? -1)")
            if let onPerform { return onPerform(coordinator) }
            guard performs, let path = coordinator.destinationIndexPath, let dropped = coordinator.items.first else { return }
            view.performBatchUpdates {
                if let source = dropped.sourceIndexPath {
                    items.insert(items.remove(at: source.item), at: path.item)
                    view.moveItem(at: source, to: path)
                } else {
                    items.insert("n", at: path.item)
                    view.insertItems(at: [path])
                }
            }
            coordinator.drop(dropped.dragItem, toItemAt: path).addCompletion { [self] in log.append("dropped \($0 == .end)") }
        }
    }

    private var ownScene: Scene?

    override func tearDown() { MainActor.assumeIsolated { ownScene = nil } }

    private func make(isMirrored: Bool = false) -> Scene {
        let made = Scene(isMirrored: isMirrored)
        ownScene = made
        return made
    }

    func testItemsAreReorderedUnderTheFinger() {
        let scene = make()
        XCTAssertEqual(scene.grid, ["012", "345", "678", "..."])
        scene.begin(at: CGPoint(x: 50, y: 50))
        scene.stage.touchMove(to: CGPoint(x: 160, y: 160), duration: 0.2)
        scene.stage.advance(by: 0.4)
        XCTAssertEqual(scene.take(), ["items 0", "drag begins", "enter"])
        XCTAssertEqual(scene.grid, ["123", "4.5", "678", "..."])
        XCTAssertEqual(scene.items.first, "0", "the data is not changed yet")
        scene.stage.touchUp()
        XCTAssertEqual(scene.take(), ["perform [0] at 4"])
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["123", "405", "678", "..."])
        XCTAssertEqual(scene.take(), ["dropped true", "end", "drag ended"])
        XCTAssertEqual(scene.view.visibleCells.map(\.contentView.alpha), Array(repeating: 1, count: 9))
    }

    func testADragThatLeavesOrChangesNothingRevertsTheOrder() {
        let scene = make()
        scene.performs = false
        scene.begin(at: CGPoint(x: 50, y: 50))
        scene.stage.touchMove(to: CGPoint(x: 160, y: 160), duration: 0.2)
        scene.stage.advance(by: 0.4)
        scene.stage.touchMove(to: CGPoint(x: 160, y: 600), duration: 0.1)
        scene.stage.advance(by: 0.4)
        XCTAssertEqual(scene.grid, ["012", "345", "678", "..."])
        scene.stage.touchMove(to: CGPoint(x: 160, y: 160), duration: 0.1)
        scene.stage.advance(by: 0.4)
        XCTAssertEqual(scene.grid, ["123", "4.5", "678", "..."])
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["012", "345", "678", "..."])
    }

    func testAnItemOfAnotherViewOpensAGap() {
        let scene = make()
        scene.operation = .copy
        scene.begin(at: CGPoint(x: 60, y: 550))
        scene.stage.touchMove(to: CGPoint(x: 160, y: 160), duration: 0.2)
        scene.stage.advance(by: 0.4)
        XCTAssertEqual(scene.grid, ["012", "3.4", "567", "8.."])
        scene.stage.touchMove(to: CGPoint(x: 270, y: 160), duration: 0.1)
        scene.stage.advance(by: 0.4)
        XCTAssertEqual(scene.grid, ["012", "34.", "567", "8.."])
        scene.stage.touchUp()
        XCTAssertEqual(scene.take(), ["enter", "perform [-1] at 5"])
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["012", "34n", "567", "8.."])
    }

    func testSlowerCadencesWaitForTheFingerToRest() {
        let scene = make()
        scene.view.reorderingCadence = .slow
        scene.begin(at: CGPoint(x: 50, y: 50))
        scene.stage.touchMove(to: CGPoint(x: 160, y: 160), duration: 0.2)
        scene.stage.advance(by: 0.4)
        XCTAssertEqual(scene.grid, [".12", "345", "678", "..."])
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.grid, ["123", "4.5", "678", "..."])
        scene.stage.touchMove(to: CGPoint(x: 50, y: 160), duration: 0)
        scene.stage.touchUp()
        XCTAssertEqual(scene.take().last, "perform [0] at 3", "the drop does not wait")
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["123", "045", "678", "..."])
    }

    func testItemsAreReorderedFromRightToLeft() {
        let scene = make(isMirrored: true)
        XCTAssertEqual(scene.grid, ["210", "543", "876", "..."])
        scene.begin(at: CGPoint(x: 270, y: 50))
        scene.stage.touchMove(to: CGPoint(x: 50, y: 50), duration: 0.2)
        scene.stage.advance(by: 0.4)
        XCTAssertEqual(scene.grid, [".21", "543", "876", "..."])
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["021", "543", "876", "..."])
        scene.operation = .copy
        scene.begin(at: CGPoint(x: 60, y: 550))
        scene.stage.touchMove(to: CGPoint(x: 160, y: 160), duration: 0.2)
        scene.stage.advance(by: 0.4)
        XCTAssertEqual(scene.grid, ["021", "4.3", "765", "..8"])
        scene.stage.touchUp()
        scene.stage.settle()
    }

    func testAnItemThatGoesIntoAnotherHighlightsIt() {
        let scene = make()
        (scene.operation, scene.intent, scene.performs) = (.copy, .insertIntoDestinationIndexPath, false)
        scene.begin(at: CGPoint(x: 50, y: 50))
        scene.stage.touchMove(to: CGPoint(x: 160, y: 160), duration: 0.2)
        XCTAssertEqual(scene.view.visibleCells.filter(\.isHighlighted).map { ($0 as? Scene.Cell)?.text }, ["4"])
        scene.stage.touchUp()
        XCTAssertEqual(scene.take().last, "perform [0] at 4")
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["012", "345", "678", "..."])
    }
}
