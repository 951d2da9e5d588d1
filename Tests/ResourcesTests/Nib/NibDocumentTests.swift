import Foundation
import XCTest

@testable import Resources

/// Files of Interface Builder, also damaged and hostile ones.
final class NibDocumentTests: XCTestCase {
    private func document(_ text: String) throws -> NibDocument { try NibDocument(Data(text.utf8), file: "Main.storyboard") }

    private func message(_ text: String) -> String {
        do {
            _ = try document(text)
            return "read"
        } catch { return "\(error)" }
    }

    private let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">"#

    func testElementsHaveLinesAttributesAndTexts() throws {
        let text =
            "<?xml version=\"1.0\"?>\n" + head + "\n<scenes>\n<scene sceneID=\"s\"><objects>"
            + "<viewController id=\"a\" storyboardIdentifier=\"x\" sceneMemberID=\"viewController\">"
            + "<string key=\"title\">One &amp; two\nthree</string></viewController></objects></scene></scenes></document>"
        let document = try document(text)
        XCTAssertEqual(document.kind, .storyboard)
        let controller = try XCTUnwrap(document.scene(named: "x")?.controller)
        XCTAssertEqual(controller.line, 4)
        XCTAssertEqual(controller.string("title"), "One & two\nthree")
        XCTAssertNil(controller.string("other"))
        XCTAssertNil(document.initialScene)
        XCTAssertTrue(document.scene(ofController: "a")?.controller === controller)
    }

    func testTextsMayBeInBase64() throws {
        let element = NibElement(
            name: "label", children: [NibElement(name: "string", attributes: ["key": "text", "base64-UTF8": "YES"], text: "QcOkCkI")])
        XCTAssertEqual(element.string("text"), "Aä\nB")
    }

    func testWhatIsNoFileOfInterfaceBuilderIsNamed() {
        XCTAssertEqual(message("<plist><dict/></plist>"), "Main.storyboard:1: <plist> is no document of Interface Builder")
        XCTAssertEqual(
            message(#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>"#),
            "Main.storyboard:1: the file is of Xcode 4 or earlier; open it in a later Xcode and save it")
        XCTAssertEqual(message(""), "Main.storyboard:1: the XML is damaged or cut off")
        XCTAssertEqual(message(head + "\n<scenes>\n<scene>"), "Main.storyboard:3: the XML is damaged or cut off")
        XCTAssertEqual(
            message("bplist00"), "Main.storyboard: the file is compiled; the source of Interface Builder, which is XML, is read")
        XCTAssertTrue(
            message(head.replacingOccurrences(of: "iOS.CocoaTouch", with: "MacOSX.Cocoa") + "</document>").contains("MacOSX.Cocoa"))
    }

    func testEntitiesAndDepthAreRefused() {
        let laughs = "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>\n<document>&b;</document>"
        XCTAssertEqual(message(laughs), "Main.storyboard:2: <!DOCTYPE is refused; Interface Builder writes none")
        let deep = head + String(repeating: "<view>", count: 600)
        XCTAssertEqual(message(deep), "Main.storyboard:1: elements more than 500 deep are refused")
    }

    func testEveryPrefixOfAFileIsAnErrorAndNoCrash() {
        let text = head + "<scenes><scene sceneID=\"s\"><objects><viewController id=\"a\"/></objects></scene></scenes></document>"
        for count in 0..<text.utf8.count { XCTAssertNotEqual(message(String(text.prefix(count))), "read") }
        XCTAssertEqual(message(text), "read")
    }
}
