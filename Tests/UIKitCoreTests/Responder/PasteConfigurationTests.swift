import Kinora
import UIKit
import XCTest

/// Paste and drop by a paste configuration.
@preconcurrency @MainActor
final class PasteConfigurationTests: XCTestCase {
    private final class Shelf: UIView {
        var pasted: [[NSItemProvider]] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders) }
    }

    private final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "Milk" as NSString))]
        }
    }

    private let paste = NSSelectorFromString("paste:")

    func testAConfigurationAcceptsTypesThatConform() {
        let configuration = UIPasteConfiguration(forAccepting: UIImage.self)
        XCTAssertEqual(configuration.acceptableTypeIdentifiers, ["public.png", "public.jpeg", "public.image"])
        configuration.addTypeIdentifiers(forAccepting: UIColor.self)
        XCTAssertEqual(configuration.acceptableTypeIdentifiers.last, "com.apple.uikit.color")
        let copy = configuration.copy() as? UIPasteConfiguration
        XCTAssertEqual(copy?.acceptableTypeIdentifiers, configuration.acceptableTypeIdentifiers)
        XCTAssertEqual(UIPasteConfiguration(forAccepting: URL.self).acceptableTypeIdentifiers, ["public.url"])
        let view = Shelf()
        view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
        let heic = NSItemProvider()
        heic.registerDataRepresentation(forTypeIdentifier: "public.heic", visibility: .all) { _ in nil }
        XCTAssertTrue(view.canPaste([NSItemProvider(object: "a" as NSString), heic]))
        XCTAssertFalse(view.canPaste([NSItemProvider(object: "a" as NSString)]))
    }

    func testThePasteCommandPastesWhatTheConfigurationAccepts() {
        let stage = Stage(device: .iPhone15)
        let shelf = Shelf(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        stage.window.addSubview(shelf)
        shelf.becomeFirstResponder()
        UIPasteboard.general.string = "Milk"
        XCTAssertFalse(shelf.canPerformAction(paste, withSender: nil))
        shelf.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        XCTAssertTrue(shelf.canPerformAction(paste, withSender: nil))
        stage.pressKey(.character("v"), modifiers: .command)
        XCTAssertEqual(shelf.pasted.count, 1)
        UIPasteboard.general.color = .red
        XCTAssertFalse(shelf.canPerformAction(paste, withSender: nil))
        shelf.paste(nil)
        XCTAssertEqual(shelf.pasted.count, 1)
    }

    func testAViewWithAConfigurationAcceptsDrops() {
        let stage = Stage(device: .iPhone15)
        let delegate = Source()
        let source = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 60))
        let drag = UIDragInteraction(delegate: delegate)
        drag.isEnabled = true
        source.addInteraction(drag)
        let shelf = Shelf(frame: CGRect(x: 40, y: 400, width: 200, height: 200))
        for view in [source, shelf] { stage.window.addSubview(view) }
        stage.advance(by: 0.05)
        func drop() {
            stage.touchDown(at: source)
            stage.advance(by: 1)
            stage.touchMove(to: shelf)
            stage.touchUp()
            stage.settle()
        }
        drop()
        XCTAssertEqual(shelf.pasted.count, 0)
        shelf.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        drop()
        XCTAssertEqual(shelf.pasted.count, 1)
        shelf.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        drop()
        XCTAssertEqual(shelf.pasted.count, 1)
        shelf.pasteConfiguration = nil
        XCTAssertTrue(shelf.interactions.isEmpty)
    }
}
