import Kinora
import UIKit
import XCTest

/// Previews and menus of document interaction controllers.
@preconcurrency @MainActor
final class DocumentInteractionTests: XCTestCase {
    private final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
        let presenter: UIViewController
        var log: [String] = []
        init(_ presenter: UIViewController) { self.presenter = presenter }
        func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
            presenter
        }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) { log.append("begin") }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { log.append("end") }
        func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) { log.append("menu") }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) { log.append("no menu") }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
        ) { log.append("sent") }
    }

    private final class Silent: NSObject, UIDocumentInteractionControllerDelegate {}

    private var stage: Stage?
    private var folder = FileManager.default.temporaryDirectory

    override func setUp() async throws {
        stage = Stage(device: .iPhone15)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        stage = nil
        try FileManager.default.removeItem(at: folder)
    }

    private func file(_ name: String, _ text: String = "Dear Ada") throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func makeRoot() throws -> UIViewController {
        let root = UIViewController()
        try XCTUnwrap(stage).window.rootViewController = root
        try XCTUnwrap(stage).advance(by: 0.05)
        return root
    }

    func testNameAndTypeAreThoseOfTheFile() throws {
        let controller = UIDocumentInteractionController(url: try file("letter.txt"))
        XCTAssertEqual(controller.name, "letter.txt")
        XCTAssertEqual(controller.uti, "public.plain-text")
        controller.url = try file("photo.png")
        XCTAssertEqual(controller.uti, "public.png")
    }

    func testAPreviewShowsTextUntilItIsDone() throws {
        let stage = try XCTUnwrap(stage)
        let root = try makeRoot()
        let delegate = Delegate(root)
        let controller = UIDocumentInteractionController(url: try file("letter.txt"))
        XCTAssertFalse(controller.presentPreview(animated: true))
        controller.delegate = delegate
        XCTAssertTrue(controller.presentPreview(animated: true))
        stage.settle()
        let navigation = try XCTUnwrap(root.presentedViewController as? UINavigationController)
        let shown = navigation.viewControllers[0]
        XCTAssertEqual(shown.title, "letter.txt")
        XCTAssertEqual(shown.view.subviews.compactMap { ($0 as? UITextView)?.text }, ["Dear Ada"])
        stage.activate(try XCTUnwrap(stage.accessibilityElements.first { $0.accessibilityLabel == "Done" }))
        stage.settle()
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(delegate.log, ["begin", "end"])
    }

    func testANavigationControllerPushesThePreview() throws {
        let stage = try XCTUnwrap(stage)
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        stage.advance(by: 0.05)
        let delegate = Delegate(navigation)
        let controller = UIDocumentInteractionController(url: try file("data.bin"))
        controller.delegate = delegate
        XCTAssertTrue(controller.presentPreview(animated: true))
        stage.settle()
        XCTAssertEqual(navigation.topViewController?.title, "data.bin")
        controller.dismissPreview(animated: true)
        stage.settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertEqual(delegate.log, ["begin", "end"])
    }

    func testWithoutAControllerForItThereIsNoPreview() throws {
        let silent = Silent()
        let controller = UIDocumentInteractionController(url: try file("letter.txt"))
        controller.delegate = silent
        XCTAssertFalse(controller.presentPreview(animated: false))
        controller.url = folder.appendingPathComponent("missing.txt")
        controller.delegate = Delegate(UIViewController())
        XCTAssertFalse(controller.presentPreview(animated: false))
    }

    func testTheMenuIsTheSheetOfActivities() throws {
        let stage = try XCTUnwrap(stage)
        let root = try makeRoot()
        let delegate = Delegate(root)
        let controller = UIDocumentInteractionController(url: try file("letter.txt"))
        controller.delegate = delegate
        XCTAssertFalse(controller.presentOptionsMenu(from: .zero, in: UIView(), animated: false), "outside of a window")
        XCTAssertTrue(controller.presentOptionsMenu(from: .zero, in: root.view, animated: true))
        stage.settle()
        XCTAssertTrue(root.presentedViewController is UIActivityViewController)
        stage.activate(try XCTUnwrap(stage.accessibilityElements.first { $0.accessibilityLabel == "Copy" }))
        stage.settle()
        XCTAssertEqual(delegate.log, ["menu", "sent", "no menu"])
        XCTAssertEqual(UIPasteboard.general.url?.lastPathComponent, "letter.txt")
        XCTAssertTrue(controller.presentOpenInMenu(from: .zero, in: root.view, animated: false))
        controller.dismissMenu(animated: false)
        stage.settle()
        XCTAssertNil(root.presentedViewController)
    }
}
