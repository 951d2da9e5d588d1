import Kinora
import TestSupport
import UIKit
import XCTest

/// Representations of item providers, and the values that read and write them.
@preconcurrency @MainActor
final class NSItemProviderTests: XCTestCase {
    private var ownStage: Stage?
    private var stage: Stage {
        if let ownStage { return ownStage }
        let made = Stage(device: .iPhone15)
        ownStage = made
        return made
    }

    override func tearDown() { MainActor.assumeIsolated { ownStage = nil } }

    /// A value of a test's own, with two types.
    private final class Note: NSObject, NSItemProviderReading, NSItemProviderWriting {
        let text: String

        init(_ text: String) {
            self.text = text
            super.init()
        }

        static var writableTypeIdentifiersForItemProvider: [String] { ["app.note", "public.utf8-plain-text"] }
        static var readableTypeIdentifiersForItemProvider: [String] { ["app.note"] }
        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            guard let made = Note(String(decoding: data, as: UTF8.self)) as? Self else { throw CocoaError(.coderReadCorrupt) }
            return made
        }
        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data((typeIdentifier == "app.note" ? "note " + text : text).utf8), nil)
            return nil
        }
    }

    private func loaded(_ provider: NSItemProvider, _ type: any NSItemProviderReading.Type) -> Any? {
        _ = stage
        nonisolated(unsafe) var found: Any?
        nonisolated(unsafe) var calls = 0
        let progress = provider.loadObject(ofClass: type) { object, error in
            found = object ?? error
            calls += 1
        }
        XCTAssertEqual(calls, 0, "in a later turn")
        stage.advance(by: 0.1)
        XCTAssertEqual(calls, 1)
        XCTAssertEqual(progress.fractionCompleted, 1)
        return found
    }

    func testValuesOfFoundationAndUIKitAreWrittenAndReadAgain() throws {
        XCTAssertEqual(loaded(NSItemProvider(object: "Milk" as NSString), NSString.self) as? NSString, "Milk")
        let url = try XCTUnwrap(URL(string: "https://example.com/a"))
        XCTAssertEqual(loaded(NSItemProvider(object: url as NSURL), NSURL.self) as? NSURL, url as NSURL)
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        XCTAssertEqual(loaded(NSItemProvider(object: color), UIColor.self) as? UIColor, color)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3)) }
        let read = loaded(NSItemProvider(object: image), UIImage.self) as? UIImage
        XCTAssertEqual(read?.cgImage.map { [$0.width, $0.height] }, image.cgImage.map { [$0.width, $0.height] })
        let text = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
        XCTAssertEqual(loaded(NSItemProvider(object: text), NSAttributedString.self) as? NSAttributedString, text)
        XCTAssertEqual(loaded(NSItemProvider(object: text), NSString.self) as? NSString, "Red")
    }

    func testTypesOfFoundationLoadAsSwiftValues() throws {
        let provider = NSItemProvider(object: "Milk" as NSString)
        XCTAssertTrue(provider.canLoadObject(ofClass: String.self))
        XCTAssertFalse(provider.canLoadObject(ofClass: URL.self))
        XCTAssertFalse(provider.canLoadObject(ofClass: UIImage.self))
        _ = stage
        nonisolated(unsafe) var text: String?
        provider.loadObject(ofClass: String.self) { value, _ in text = value }
        stage.advance(by: 0.1)
        XCTAssertEqual(text, "Milk")
    }

    func testAClassReadsTheFirstTypeThatItCanRead() {
        let provider = NSItemProvider(object: Note("eggs"))
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["app.note", "public.utf8-plain-text"])
        XCTAssertEqual((loaded(provider, Note.self) as? Note)?.text, "note eggs")
        XCTAssertEqual(loaded(provider, NSString.self) as? NSString, "eggs")
        XCTAssertEqual(
            (loaded(provider, UIColor.self) as? NSError)?.code, NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    func testTypesConformToOthers() {
        let provider = NSItemProvider()
        provider.suggestedName = "shot"
        XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.data"))
        nonisolated(unsafe) var requests = 0
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            requests += 1
            completion(Data([1, 2, 3]), nil)
            return nil
        }
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.png"))
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.image"))
        XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.text"))
        XCTAssertTrue(provider.canLoadObject(ofClass: UIImage.self))
        _ = stage
        nonisolated(unsafe) var data: [Data?] = []
        nonisolated(unsafe) var file: (name: String, data: Data?)?
        provider.loadDataRepresentation(forTypeIdentifier: "public.image") { found, _ in data.append(found) }
        provider.loadDataRepresentation(forTypeIdentifier: "public.text") { found, error in
            data.append(found)
            XCTAssertEqual((error as? NSError)?.domain, NSItemProvider.errorDomain)
        }
        provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
            if let url { file = (url.lastPathComponent, try? Data(contentsOf: url)) }
        }
        stage.advance(by: 0.1)
        XCTAssertEqual(data, [Data([1, 2, 3]), nil])
        XCTAssertEqual(requests, 2)
        XCTAssertEqual(file?.name, "shot.png")
        XCTAssertEqual(file?.data, Data([1, 2, 3]))
        XCTAssertEqual((provider.copy() as? NSItemProvider)?.registeredTypeIdentifiers, ["public.png"])
    }

    func testAValueIsGivenBackAndAsData() {
        let provider = NSItemProvider(item: "Milk" as NSString, typeIdentifier: "public.plain-text")
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
        _ = stage
        nonisolated(unsafe) var value: Any?
        provider.loadItem(forTypeIdentifier: "public.text") { item, _ in value = item }
        stage.advance(by: 0.1)
        XCTAssertEqual(value as? NSString, "Milk")
        XCTAssertEqual(loaded(provider, NSString.self) as? NSString, "Milk")
    }
}
