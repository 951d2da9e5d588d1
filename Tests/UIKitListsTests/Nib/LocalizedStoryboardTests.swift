import Kinora
import UIKitLists
import XCTest

/// Texts of storyboards by `de.lproj/Main.strings`, by a string catalog, and by whole storyboards of a language.
@preconcurrency @MainActor
final class LocalizedStoryboardTests: XCTestCase {
    private let frame = #"<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#

    private var scene: String {
        StoryboardFiles.scene(
            """
            <viewController id="a" title="Title" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v">\(frame)
                <subviews>
                  <label text="Hello" id="l"><accessibility key="accessibilityConfiguration" label="Greeting"/></label>
                  <label id="long"><string key="text">One
            two</string></label>
                  <button buttonType="system" id="b"><state key="normal" title="Press"/><state key="selected" title="Pressed"/></button>
                  <textField placeholder="Name" id="t"/>
                  <segmentedControl id="s"><segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>
                  <label text="Same" id="other"/>
                </subviews>
              </view>
              <navigationItem key="navigationItem" title="Bar" id="n">
                <barButtonItem key="rightBarButtonItem" title="Item" id="i"/>
              </navigationItem>
            </viewController>
            """)
    }

    private func controller(_ files: [String: String]) throws -> UIViewController {
        let files = try StoryboardFiles(files)
        addTeardownBlock { _ = files }
        let controller = try XCTUnwrap(UIStoryboard(name: "Main", bundle: files.bundle).instantiateInitialViewController())
        controller.loadViewIfNeeded()
        return controller
    }

    private func texts(_ controller: UIViewController) -> [String?] {
        let views = controller.view.subviews
        let segments = views.compactMap { $0 as? UISegmentedControl }.first
        let button = views.compactMap { $0 as? UIButton }.first
        return [controller.title] + views.compactMap { ($0 as? UILabel)?.text }
            + [button?.title(for: .normal), button?.title(for: .selected)]
            + views.compactMap { ($0 as? UITextField)?.placeholder }
            + [segments?.titleForSegment(at: 0), segments?.titleForSegment(at: 1)]
            + [controller.navigationItem.title, controller.navigationItem.rightBarButtonItem?.title, views.first?.accessibilityLabel]
    }

    private let english = [
        "Title", "Hello", "One\ntwo", "Same", "Press", "Pressed", "Name", "First", "Second", "Bar", "Item", "Greeting",
    ]
    private let german = [
        "Titel", "Hallo", "Eins\nzwei", "Same", "Drücken", "Gedrückt", "Name?", "Erstes", "Zweites", "Leiste", "Eintrag", "Gruß",
    ]

    private let strings = #"""
        "a.title" = "Titel"; "l.text" = "Hallo"; "l.accessibilityLabel" = "Gruß"; "long.text" = "Eins\nzwei"; "b.normalTitle" = "Drücken";
        "b.selectedTitle" = "Gedrückt"; "t.placeholder" = "Name?"; "s.segmentTitles[0]" = "Erstes"; "s.segmentTitles[1]" = "Zweites";
        "n.title" = "Leiste"; "i.title" = "Eintrag";
        """#

    func testTheTableOfTheLanguageHasTheTexts() throws {
        let stage = Stage()
        let files = [
            "Base.lproj/Main.storyboard": StoryboardFiles.storyboard(scene, initial: "a"), "de.lproj/Main.strings": strings,
            "en.lproj/Localizable.strings": "",
        ]
        XCTAssertEqual(texts(try controller(files)), english)
        stage.language = "de"
        XCTAssertEqual(texts(try controller(files)), german)
        stage.language = "fr"
        XCTAssertEqual(texts(try controller(files)), english)
    }

    func testAStringCatalogOfTheNameHasTheTexts() throws {
        let stage = Stage()
        stage.language = "de"
        let catalog = """
            {"sourceLanguage": "en", "strings": {"l.text": {"localizations": {
              "en": {"stringUnit": {"state": "new", "value": "Hello"}},
              "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
            """
        let made = try controller([
            "Base.lproj/Main.storyboard": StoryboardFiles.storyboard(scene, initial: "a"), "Main.xcstrings": catalog,
        ])
        XCTAssertEqual((made.view.subviews.first as? UILabel)?.text, "Hallo")
    }

    func testAStoryboardOfTheLanguageComesBeforeBase() throws {
        let stage = Stage()
        stage.language = "de"
        let files = [
            "Base.lproj/Main.storyboard": StoryboardFiles.storyboard(scene, initial: "a"),
            "de.lproj/Main.storyboard": StoryboardFiles.storyboard(
                scene.replacingOccurrences(of: "Hello", with: "Guten Tag"), initial: "a"),
        ]
        XCTAssertEqual((try controller(files).view.subviews.first as? UILabel)?.text, "Guten Tag")
        stage.language = "en"
        XCTAssertEqual((try controller(files).view.subviews.first as? UILabel)?.text, "Hello")
    }

    func testPseudolanguagesChangeTheTexts() throws {
        let stage = Stage()
        stage.language = "double-length"
        let made = try controller(["Base.lproj/Main.storyboard": StoryboardFiles.storyboard(scene, initial: "a")])
        XCTAssertEqual((made.view.subviews.first as? UILabel)?.text, "Hello Hello")
        XCTAssertEqual(made.navigationItem.rightBarButtonItem?.title, "Item Item")
    }
}
