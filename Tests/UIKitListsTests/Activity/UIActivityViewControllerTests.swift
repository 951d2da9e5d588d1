import Kinora
import UIKit
import UIKitTestSupport
import XCTest

@testable import UIKitLists

/// Activity sheets, whose choices are taps.
@preconcurrency @MainActor
final class UIActivityViewControllerTests: XCTestCase {
    func testTheKindsOfTheItemsDecideWhatIsOffered() throws {
        func titles(_ items: [Any], excluding: [UIActivity.ActivityType] = []) -> [String] {
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
            sheet.excludedActivityTypes = excluding
            return sheet.offered.compactMap(\.activityTitle)
        }
        let url = try XCTUnwrap(URL(string: "https://example.org"))
        XCTAssertEqual(titles(["Pear"]), ["Messages", "Mail", "Copy"])
        XCTAssertEqual(titles([url]), ["Messages", "Mail", "Copy", "Add to Reading List"])
        XCTAssertEqual(titles([UIImage()]), ["Messages", "Mail", "Copy", "Save Image", "Print"])
        XCTAssertEqual(titles(["Pear"], excluding: [.mail, .copyToPasteboard]), ["Messages"])
        XCTAssertEqual(titles([3]), [], "a number is no item that can be shared")
    }

    func testATapOnCopyCopiesAndTellsTheHandlerAfterTheDismissal() throws {
        let scene = ActivityScene()
        scene.present(["Pear"])
        scene.tap("Copy")
        XCTAssertEqual(scene.log, [], "not before the sheet is gone")
        scene.stage.settle()
        XCTAssertEqual(scene.log, ["com.apple.UIKit.activity.CopyToPasteboard true"])
        XCTAssertEqual(UIPasteboard.general.string, "Pear")
        XCTAssertNil(scene.root.presentedViewController)
    }

    func testTheCloseButtonEndsWithoutAChoice() {
        let scene = ActivityScene()
        scene.present(["Pear"])
        scene.tap("Close")
        scene.stage.settle()
        XCTAssertEqual(scene.log, ["none false"])
    }

    func testASwipeEndsWithoutAChoice() {
        let scene = ActivityScene()
        scene.present(["Pear"])
        scene.stage.swipe(from: CGPoint(x: 195, y: 460), to: CGPoint(x: 195, y: 840))
        scene.stage.settle()
        XCTAssertEqual(scene.log, ["none false"])
    }

    func testAnActivityOfTheAppPreparesAndPerforms() {
        let scene = ActivityScene()
        let activity = ArchiveActivity()
        scene.present(["Pear"], [activity])
        scene.tap("Archive")
        XCTAssertEqual(activity.prepared, ["Pear"])
        scene.stage.settle()
        XCTAssertEqual(scene.log, ["org.example.archive true"])
    }

    func testAnActivityPresentsItsControllerAndAFailureKeepsTheSheet() {
        let scene = ActivityScene()
        let activity = ArchiveActivity()
        activity.controller = UIViewController()
        scene.present(["Pear"], [activity])
        scene.tap("Archive")
        scene.stage.settle()
        XCTAssertTrue(activity.controller?.presentingViewController === scene.sheet)
        activity.activityDidFinish(false)
        scene.stage.settle()
        XCTAssertEqual(scene.log, [])
        XCTAssertNil(activity.controller?.presentingViewController)
        XCTAssertTrue(scene.root.presentedViewController === scene.sheet)
        scene.tap("Archive")
        scene.stage.settle()
        activity.activityDidFinish(true)
        scene.stage.settle()
        XCTAssertEqual(scene.log, ["org.example.archive true"])
        XCTAssertNil(scene.root.presentedViewController)
    }

    func testAnItemSourceGivesTheItemForTheChosenActivity() {
        let scene = ActivityScene()
        scene.present([Source()])
        XCTAssertEqual(scene.sheet?.heading.title, "About pears")
        scene.tap("Copy")
        scene.stage.settle()
        XCTAssertEqual(UIPasteboard.general.string, "for com.apple.UIKit.activity.CopyToPasteboard")
    }

    func testAnItemProviderMakesItsItemForTheChosenActivity() {
        let scene = ActivityScene()
        let provider = Provider(placeholderItem: "nothing")
        scene.present([provider])
        XCTAssertNil(provider.activityType)
        scene.tap("Copy")
        scene.stage.settle()
        XCTAssertEqual(UIPasteboard.general.string, "made")
        XCTAssertEqual(provider.activityType, .copyToPasteboard)
    }

    func testSaveImageAddsToThePhotoLibrary() {
        let scene = ActivityScene()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        scene.present([image])
        scene.tap("Save Image")
        scene.stage.settle()
        let picker = UIImagePickerController()
        scene.root.present(picker, animated: false)
        scene.stage.settle()
        let grid = (picker.topViewController as? UICollectionViewController)?.collectionView
        XCTAssertEqual(grid?.numberOfItems(inSection: 0), 1)
    }

    func testOnAnIPadTheSheetIsAPopover() {
        let stage = Stage(device: .iPad10)
        let root = UIViewController()
        stage.window.rootViewController = root
        let sheet = UIActivityViewController(activityItems: ["Pear"], applicationActivities: nil)
        XCTAssertEqual(sheet.modalPresentationStyle, .popover)
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: true)
        stage.settle()
        XCTAssertTrue(root.presentedViewController === sheet)
        XCTAssertTrue(sheet.missingPopoverSource(presenting: root).contains("non-nil sourceView or barButtonItem"))
    }
}

private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "Pear" }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "none")" }

    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "About pears" }
}

private final class Provider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "made" }
}

private final class ArchiveActivity: UIActivity {
    var prepared: [String] = []
    var controller: UIViewController?

    override var activityType: ActivityType? { ActivityType("org.example.archive") }
    override var activityTitle: String? { "Archive" }
    override var activityViewController: UIViewController? { controller }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems.compactMap { $0 as? String } }
    override func perform() { activityDidFinish(true) }
}

@MainActor
private final class ActivityScene {
    let stage = Stage(device: .iPhone15)
    let root = UIViewController()
    var sheet: UIActivityViewController?
    var log: [String] = []

    init() { stage.window.rootViewController = root }

    func present(_ items: [Any], _ activities: [UIActivity] = []) {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.completionWithItemsHandler = { [weak self] type, isCompleted, items, error in
            self?.log.append("\(type?.rawValue ?? "none") \(isCompleted)")
            XCTAssertNil(items)
            XCTAssertNil(error)
        }
        self.sheet = sheet
        root.present(sheet, animated: true)
        stage.settle()
    }

    /// Taps the label or the button with a text.
    func tap(_ text: String) {
        var pending: [UIView] = sheet?.view.map { [$0] } ?? []
        while let view = pending.popLast() {
            if (view as? UILabel)?.text == text || view.accessibilityLabel == text, !view.isHidden, view.window != nil {
                let frame = view.convert(view.bounds, to: nil)
                stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
                return
            }
            pending += view.subviews
        }
        XCTFail("no \(text)")
    }
}
