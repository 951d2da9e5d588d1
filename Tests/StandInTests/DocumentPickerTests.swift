import Kinora
import TestSupport
import UIKit
import XCTest

/// The choice of documents in a folder of the stage's.
@preconcurrency @MainActor
final class DocumentPickerTests: XCTestCase {
    private final class Receiver: NSObject, UIDocumentPickerDelegate {
        var picked: [[URL]] = []
        var cancels = 0
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { picked.append(urls) }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
    }

    private final class OneReceiver: NSObject, UIDocumentPickerDelegate {
        var url: URL?
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { self.url = url }
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Old"), withIntermediateDirectories: true)
        for name in ["letter.pdf", "notes.txt", "plan.pdf", "Old/first.pdf", ".hidden.pdf"] {
            try Data(name.utf8).write(to: folder.appendingPathComponent(name))
        }
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return folder
    }

    private func present(_ picker: UIDocumentPickerViewController, on stage: Stage) {
        if stage.window.rootViewController == nil { stage.window.rootViewController = UIViewController() }
        stage.settle()
        stage.window.rootViewController?.present(picker, animated: true)
        stage.settle()
    }

    private func tap(_ text: String, of picker: UIViewController, on stage: Stage) throws {
        func find(_ view: UIView) -> UIView? {
            let isFound = (view as? UILabel)?.text == text || (view as? UIButton)?.titleLabel?.text == text
            return isFound && view.window != nil && !view.isHidden ? view : view.subviews.lazy.compactMap(find).first
        }
        let view = try XCTUnwrap(find(picker.view), text)
        stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.settle()
    }

    func testATappedDocumentOfTheTypesIsGivenAndThePickerGoes() throws {
        let stage = Stage(device: .iPhone15)
        let (folder, receiver) = (try folder(), Receiver())
        stage.setDocuments(folder: folder)
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.delegate = receiver
        present(picker, on: stage)
        try tap("notes", of: picker, on: stage)
        XCTAssertEqual(receiver.picked, [], "a text is no PDF")
        try tap("plan", of: picker, on: stage)
        XCTAssertEqual(receiver.picked.map { $0.map(\.lastPathComponent) }, [["plan.pdf"]])
        XCTAssertTrue(receiver.picked[0][0].startAccessingSecurityScopedResource())
        XCTAssertFalse(URL(fileURLWithPath: "/etc/passwd").startAccessingSecurityScopedResource())
        XCTAssertNil(stage.window.rootViewController?.presentedViewController)
        XCTAssertEqual(receiver.cancels, 0)
    }

    func testFoldersOpenAndSeveralDocumentsAreChosen() throws {
        let stage = Stage(device: .iPhone15)
        let (folder, receiver) = (try folder(), Receiver())
        stage.setDocuments(folder: folder)
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text", "com.adobe.pdf"], in: .open)
        picker.allowsMultipleSelection = true
        picker.shouldShowFileExtensions = true
        picker.delegate = receiver
        present(picker, on: stage)
        try tap("Open", of: picker, on: stage)
        XCTAssertEqual(receiver.picked, [], "nothing is chosen")
        try tap("plan.pdf", of: picker, on: stage)
        try tap("notes.txt", of: picker, on: stage)
        try tap("Open", of: picker, on: stage)
        XCTAssertEqual(receiver.picked.map { $0.map(\.lastPathComponent) }, [["notes.txt", "plan.pdf"]])

        let single = OneReceiver()
        let other = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        other.delegate = single
        present(other, on: stage)
        try tap("Old", of: other, on: stage)
        try tap("first", of: other, on: stage)
        XCTAssertEqual(single.url?.path.hasSuffix("Old/first.pdf"), true)
    }

    func testCopiesAreGivenAndFilesExported() throws {
        let stage = Stage(device: .iPhone15)
        let (folder, receiver) = (try folder(), Receiver())
        stage.setDocuments(folder: folder)
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
        picker.delegate = receiver
        present(picker, on: stage)
        try tap("letter", of: picker, on: stage)
        let copy = try XCTUnwrap(receiver.picked.first?.first)
        XCTAssertFalse(copy.path.hasPrefix(folder.path))
        XCTAssertEqual(try String(contentsOf: copy, encoding: .utf8), "letter.pdf")
        let export = UIDocumentPickerViewController(forExporting: [copy])
        export.delegate = receiver
        present(export, on: stage)
        try tap("Save", of: export, on: stage)
        XCTAssertEqual(receiver.picked.last, [folder.appendingPathComponent("letter 2.pdf")], "the one of that name stays")
        XCTAssertFalse(FileManager.default.fileExists(atPath: copy.path), "the file is moved")
        XCTAssertEqual(try String(contentsOf: folder.appendingPathComponent("letter.pdf"), encoding: .utf8), "letter.pdf")
    }

    func testACancellationIsReportedOnce() throws {
        let stage = Stage(device: .iPhone15)
        let receiver = Receiver()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.delegate = receiver
        present(picker, on: stage)
        try tap("Cancel", of: picker, on: stage)
        XCTAssertEqual(receiver.cancels, 1)
        let swiped = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        swiped.delegate = receiver
        present(swiped, on: stage)
        stage.drag(from: CGPoint(x: 196, y: 90), to: CGPoint(x: 196, y: 700), duration: 0.3)
        stage.settle()
        XCTAssertNil(stage.window.rootViewController?.presentedViewController)
        XCTAssertEqual(receiver.cancels, 2)
        XCTAssertEqual(receiver.picked, [])
        XCTAssertEqual(try Diagnostics.complaints { stage.setDocuments(folder: URL(fileURLWithPath: "/nowhere")) }.count, 1)
    }

    func testNamesAndSizesAreListedWithoutHiddenFiles() throws {
        let stage = Stage(device: .iPhone15)
        stage.setDocuments(folder: try folder())
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        present(picker, on: stage)
        func texts(_ view: UIView) -> [String] { (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap(texts) }
        func tables(_ view: UIView) -> [UITableView] { (view as? UITableView).map { [$0] } ?? view.subviews.flatMap(tables) }
        let table = try XCTUnwrap(tables(picker.view).first)
        let rows = (0..<table.numberOfRows(inSection: 0)).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)).map(texts) }
        XCTAssertEqual(rows, [["Old"], ["letter", "10 bytes"], ["notes", "9 bytes"], ["plan", "8 bytes"]])
        // LOOK
    }
}
