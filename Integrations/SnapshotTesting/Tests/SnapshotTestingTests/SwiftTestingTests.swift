import SnapshotTesting
import Testing
import UIKit

/// Tests of Swift Testing need no stage: a snapshot makes one for its length.
@MainActor
@Suite(.snapshots(record: .missing))
struct SwiftTestingTests {
    @Test func aSnapshotOutsideAStageHasAScreen() throws {
        let folder = SnapshotFolder()
        let controller = UIViewController()
        controller.view.backgroundColor = .systemTeal
        for strategy in [Snapshotting<UIViewController, UIImage>.image(on: .iPhone13), .image(drawHierarchyInKeyWindow: true, size: nil)] {
            #expect(folder.failure(controller, strategy)?.contains("Automatically recorded") == true)
            #expect(folder.failure(controller, strategy) == nil)
            let image = try #require(UIImage(data: folder.reference(), scale: 3))
            #expect([CGSize(width: 390, height: 844), CGSize(width: 393, height: 852)].contains(image.size))
            try FileManager.default.removeItem(at: folder.url)
        }
        #expect(folder.failure(controller, .hierarchy) != nil)
        #expect(try String(decoding: folder.reference("txt"), as: UTF8.self) == "<UIViewController>, state: appeared, view: <UIView>")
    }

    @Test func aFailureIsAnIssueOfTheTest() throws {
        let folder = SnapshotFolder()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .red
        _ = folder.failure(view, .image)
        view.backgroundColor = .blue
        #expect(folder.failure(view, .image)?.contains("16 of") == false)
        #expect(folder.failure(view, .image)?.contains("pixels differ (100.00 %)") == true)
    }
}
