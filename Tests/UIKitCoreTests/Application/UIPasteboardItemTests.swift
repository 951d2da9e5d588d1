import Kinora
import UIKit
import XCTest

/// Item providers, sets of items and expiration of pasteboards.
@preconcurrency @MainActor
final class UIPasteboardItemTests: XCTestCase {
    private var stage: Stage?

    override func setUp() async throws { stage = Stage(device: .iPhone15) }

    override func tearDown() async throws { stage = nil }

    private var board: UIPasteboard { .general }

    func testProvidersAreReadAsValues() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        let url = URL(string: "https://example.org/a")
        board.itemProviders = [
            NSItemProvider(object: "Milk" as NSString), NSItemProvider(object: url! as NSURL), NSItemProvider(object: image),
            NSItemProvider(object: UIColor.red),
        ]
        XCTAssertEqual(board.numberOfItems, 4)
        XCTAssertEqual(board.changeCount, 1)
        XCTAssertEqual(board.string, "Milk")
        XCTAssertEqual(board.url, url)
        XCTAssertEqual(board.image?.cgImage?.width, image.cgImage?.width)
        XCTAssertEqual(board.color, .red)
        XCTAssertEqual(board.types, ["public.utf8-plain-text"])
        XCTAssertEqual(board.items[0]["public.utf8-plain-text"] as? String, "Milk")
        XCTAssertEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("Milk".utf8))
        XCTAssertTrue(board.hasStrings && board.hasURLs && board.hasImages && board.hasColors)
    }

    func testRepresentationsAreLoadedWhenTheyAreRead() {
        var loads = 0
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { completion in
            loads += 1
            completion(Data("late".utf8), nil)
            return nil
        }
        board.setItemProviders([provider], localOnly: true, expirationDate: nil)
        XCTAssertTrue(board.hasStrings)
        XCTAssertEqual(loads, 0)
        XCTAssertEqual(board.string, "late")
        XCTAssertEqual(board.string, "late")
        XCTAssertEqual(loads, 1)
        XCTAssertIdentical(board.itemProviders[0], provider)
    }

    func testValuesHaveProviders() throws {
        board.strings = ["one", "two"]
        var loaded: [String] = []
        for provider in board.itemProviders { provider.loadObject(ofClass: String.self) { text, _ in loaded.append(text ?? "-") } }
        XCTAssertEqual(loaded, [])
        try XCTUnwrap(stage).advance(by: 0.1)
        XCTAssertEqual(loaded, ["one", "two"])
        board.color = .blue
        var color: UIColor?
        board.itemProviders[0].loadObject(ofClass: UIColor.self) { object, _ in color = object as? UIColor }
        try XCTUnwrap(stage).advance(by: 0.1)
        XCTAssertEqual(color, .blue)
    }

    func testObjectsAreItems() {
        board.setObjects(["a", "b"])
        XCTAssertEqual(board.strings, ["a", "b"])
        board.setObjects([UIColor.green])
        XCTAssertEqual(board.colors, [.green])
        XCTAssertNil(board.strings)
    }

    func testItemsExpire() throws {
        let stage = try XCTUnwrap(stage)
        board.setObjects(["secret"], localOnly: true, expirationDate: Date(timeIntervalSinceNow: 60))
        stage.advance(by: 59)
        XCTAssertEqual(board.string, "secret")
        stage.advance(by: 2)
        XCTAssertNil(board.string)
        XCTAssertEqual(board.numberOfItems, 0)
        XCTAssertFalse(board.hasStrings)
        board.setItems([["public.utf8-plain-text": "next"]], options: [.expirationDate: Date(timeIntervalSinceNow: 5)])
        XCTAssertEqual(board.string, "next")
        stage.advance(by: 6)
        XCTAssertNil(board.string)
    }

    func testSetsOfItemsAreReadByTheirIndexes() {
        board.items = [["public.url": URL(fileURLWithPath: "/a")], ["public.utf8-plain-text": "b"], ["public.utf8-plain-text": "c"]]
        let text = ["public.utf8-plain-text"]
        XCTAssertEqual(board.itemSet(withPasteboardTypes: text), IndexSet([1, 2]))
        XCTAssertEqual(board.types(forItemSet: nil), [["public.url"], text, text])
        XCTAssertTrue(board.contains(pasteboardTypes: text, inItemSet: IndexSet([1, 2])))
        XCTAssertFalse(board.contains(pasteboardTypes: text, inItemSet: nil))
        XCTAssertEqual(board.values(forPasteboardType: text[0], inItemSet: IndexSet([2])) as? [String], ["c"])
        XCTAssertEqual(board.data(forPasteboardType: text[0], inItemSet: nil), [Data("b".utf8), Data("c".utf8)])
        XCTAssertNil(board.types(forItemSet: IndexSet([3])))
    }
}
