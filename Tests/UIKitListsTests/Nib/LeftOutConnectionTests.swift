import Kinora
import UIKitLists
import XCTest

/// Outlets and actions of storyboards in an app of which `kinora open` has left something out.
@preconcurrency @MainActor
final class LeftOutConnectionTests: XCTestCase {
    private let frame = #"<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#
    private let custom = #"customClass="NibScreen" customModule="UIKitListsTests""#

    private func controller(_ scene: String) throws -> UIViewController {
        let files = try StoryboardFiles(["Main.storyboard": StoryboardFiles.storyboard(scene, initial: "a")])
        addTeardownBlock { _ = files }
        return try XCTUnwrap(UIStoryboard(name: "Main", bundle: files.bundle).instantiateInitialViewController())
    }

    func testAnOutletThatIsLeftOutIsNoErrorInAnIncompleteApp() throws {
        setenv("KINORA_INCOMPLETE", "1", 1)
        defer { unsetenv("KINORA_INCOMPLETE") }
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" \(custom) sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v">\(frame)<subviews><view id="b"/></subviews></view>
              <connections>
                <outlet property="gone" destination="b" id="o"/>
                <outletCollection property="alsoGone" destination="b" id="c"/>
              </connections>
            </viewController>
            """)
        XCTAssertEqual(try controller(scene).view.subviews.count, 1)
    }

    func testAnActionThatIsLeftOutDoesNothingInAnIncompleteApp() throws {
        setenv("KINORA_INCOMPLETE", "1", 1)
        defer { unsetenv("KINORA_INCOMPLETE") }
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" \(custom) sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v">\(frame)<subviews><button id="b" opaque="NO"><connections>
                <action selector="goneAction:" destination="a" eventType="touchUpInside" id="c"/>
              </connections></button></subviews></view>
            </viewController>
            """)
        let screen = try controller(scene)
        let button = try XCTUnwrap(screen.view.subviews.first as? UIButton)
        XCTAssertEqual(button.allTargets.count, 1)
        button.sendActions(for: .touchUpInside)
    }
}
