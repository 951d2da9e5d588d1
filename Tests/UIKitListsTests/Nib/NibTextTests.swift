import Kinora
import TestSupport
import UIKitLists
import XCTest

/// Attributed texts of storyboards, and classes that are not there.
@preconcurrency @MainActor
final class NibTextTests: XCTestCase {
    private let frame = #"<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#

    private func controller(_ scene: String) throws -> UIViewController {
        let files = try StoryboardFiles(["Main.storyboard": StoryboardFiles.storyboard(scene, initial: "a")])
        addTeardownBlock { _ = files }
        return try XCTUnwrap(UIStoryboard(name: "Main", bundle: files.bundle).instantiateInitialViewController())
    }

    private func label(_ attributes: String) throws -> UILabel {
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v">\(frame)<subviews>
                <label contentMode="left" id="l">
                  <attributedString key="attributedText"><fragment content="Terms"><attributes>\(attributes)</attributes></fragment>
                  </attributedString>
                </label>
              </subviews></view>
            </viewController>
            """)
        return try XCTUnwrap(controller(scene).view.subviews.first as? UILabel)
    }

    func testAttributesOfTextAreReadByTheirKeys() throws {
        let green = #"red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        let text = try XCTUnwrap(
            label(
                """
                <integer key="NSUnderline" value="1"/><color key="NSUnderlineColor" \(green)<integer key="NSStrikethrough" value="2"/>
                <color key="NSStrikethroughColor" \(green)<color key="NSStrokeColor" \(green)<real key="NSStrokeWidth" value="-3"/>
                <real key="NSBaselineOffset" value="4"/><real key="NSObliqueness" value="0.25"/><real key="NSKern" value="2"/>
                <url key="NSLink" string="https://example.com"/>
                """
            ).attributedText)
        let found = text.attributes(at: 0, effectiveRange: nil)
        XCTAssertEqual(text.string, "Terms")
        for key in [NSAttributedString.Key.underlineColor, .strikethroughColor, .strokeColor] {
            XCTAssertEqual((found[key] as? UIColor)?.cgColor.components, [0, 1, 0, 1], key.rawValue)
        }
        XCTAssertEqual(found[.underlineStyle] as? Int, 1)
        XCTAssertEqual(found[.strikethroughStyle] as? Int, 2)
        let numbers: [NSAttributedString.Key: Double] = [.strokeWidth: -3, .baselineOffset: 4, .obliqueness: 0.25, .kern: 2]
        for (key, value) in numbers { XCTAssertEqual((found[key] as? NSNumber)?.doubleValue ?? found[key] as? Double, value, key.rawValue) }
        XCTAssertEqual(found[.link] as? URL, URL(string: "https://example.com"))
    }

    func testANibIsMadeOfBytes() throws {
        let text = StoryboardFiles.nib(#"<label id="l" text="Bytes"/>"#)
        let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        XCTAssertEqual((objects.first as? UILabel)?.text, "Bytes")
    }

    func testAHostingControllerOfAMissingClassIsAnEmptyController() throws {
        let scene = StoryboardFiles.scene(
            #"<hostingController id="a" customClass="GoneScreen" customModule="App" sceneMemberID="viewController"/>"#)
        var made: UIViewController?
        let lines = try Diagnostics.complaints { made = try controller(scene) }
        XCTAssertTrue(made.map { type(of: $0) == UIViewController.self } ?? false)
        XCTAssertTrue(
            lines.first?.contains("there is no class 'GoneScreen' in the module 'App'; a UIViewController takes its place") ?? false)
    }

    /// A class of a framework's own has the name of an app's class at times.
    func testAClassThatAFrameworkKeepsToItselfIsNoAppsClass() throws {
        XCTAssertNil(_classFromString("ColorPickerView"))
        XCTAssertTrue(_classFromString("UILabel") == UILabel.self)
        XCTAssertTrue(_classFromString("CALayer") == CALayer.self)
    }
}
