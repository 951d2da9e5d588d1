import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// For looking at: set KINORA_PICTURES to a folder.
final class CollectionImageTests: XCTestCase {
    func testImages() throws {
        guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
        try MainActor.assumeIsolated {
            func write(_ image: CGImage, _ name: String) throws {
                try image.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("collection-\(name).png"))
            }
            let grid = CollectionScene([7, 12, 40])
            grid.flow.itemSize = CGSize(width: 70, height: 60)
            grid.flow.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            grid.flow.headerReferenceSize = CGSize(width: 0, height: 30)
            grid.flow.footerReferenceSize = CGSize(width: 0, height: 14)
            grid.flow.sectionHeadersPinToVisibleBounds = true
            grid.view.contentOffset.y = 60
            grid.stage.advance(by: 0.05)
            try write(grid.stage.image(), "grid")
        }
        try MainActor.assumeIsolated {
            let row = CollectionScene([40])
            row.flow.scrollDirection = .horizontal
            row.size = { CGSize(width: 50 + $0.item * 17 % 60, height: 60 + $0.item * 31 % 80) }
            row.flow.invalidateLayout()
            row.stage.advance(by: 0.05)
            try row.stage.image().pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("collection-horizontal.png"))
        }
        try MainActor.assumeIsolated {
            let scene = CollectionScene([12], layout: CircleLayout())
            scene.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
            for step in 0...6 {
                try scene.stage.image().pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("change-\(step).png"))
                scene.stage.advance(by: 0.05)
            }
        }
        try MainActor.assumeIsolated {
            let scene = CollectionScene([33])
            scene.flow.headerReferenceSize = CGSize(width: 0, height: 30)
            scene.stage.advance(by: 0.05)
            scene.view.performBatchUpdates {
                scene.model.sections[0].rows.removeSubrange(3..<9)
                scene.model.sections[0].rows.insert(ListModel.Row(id: 5), at: 1)
                scene.model.sections[0].rows.insert(ListModel.Row(id: 6), at: 2)
                let last = scene.model.sections[0].rows.removeLast()
                scene.model.sections[0].rows.insert(last, at: 0)
                scene.view.deleteItems(at: (3..<9).map { IndexPath(item: $0, section: 0) })
                scene.view.insertItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
                scene.view.moveItem(at: IndexPath(item: 32, section: 0), to: IndexPath(item: 0, section: 0))
            }
            for step in 0...6 {
                try scene.stage.image().pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("update-\(step).png"))
                scene.stage.advance(by: 0.05)
            }
        }
    }
}
