import Kinora
import UIKitLists
import XCTest

/// A constraint of an app's own class.
final class NibConstraint: NSLayoutConstraint {
    var factor = 1
    private(set) var constantWhenAwake: CGFloat?

    override func awakeFromNib() {
        super.awakeFromNib()
        constantWhenAwake = constant
        constant *= 3
    }
}

/// Constraints of Interface Builder files whose class is the app's.
@preconcurrency @MainActor
final class NibConstraintTests: XCTestCase {
    private func view(_ constraint: String) throws -> UIView {
        let scene = StoryboardFiles.scene(
            """
            <viewController id="a" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
                <constraints>\(constraint)</constraints>
              </view>
            </viewController>
            """)
        let files = try StoryboardFiles(["Main.storyboard": StoryboardFiles.storyboard(scene, initial: "a")])
        addTeardownBlock { _ = files }
        let controller = try XCTUnwrap(UIStoryboard(name: "Main", bundle: files.bundle).instantiateInitialViewController())
        return try XCTUnwrap(controller.view)
    }

    func testAConstraintOfTheAppsClassIsMadeAndAwakes() throws {
        let view = try view(
            """
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="12" id="k"
                customClass="NibConstraint" customModule="UIKitListsTests"/>
            """)
        let made = try XCTUnwrap(view.constraints.compactMap { $0 as? NibConstraint }.first)
        XCTAssertEqual(made.factor, 1, "its own properties have their values")
        XCTAssertEqual(made.constantWhenAwake, 12)
        XCTAssertTrue(made.isActive)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.first?.frame.minY, 36)
    }

    func testAClassThatIsNotThereIsReplaced() throws {
        let view = try view(
            """
            <constraint firstItem="b" firstAttribute="height" constant="44" id="k" customClass="Gone" customModule="UIKitListsTests"/>
            """)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.first?.frame.height, 44)
    }
}
