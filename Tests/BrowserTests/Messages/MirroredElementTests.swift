import Kinora
import UIKit
import XCTest

@testable import Browser

/// The app's accessibility elements, as the page shows them.
@preconcurrency @MainActor
final class MirroredElementTests: XCTestCase {
    private func role(_ traits: UIAccessibilityTraits, of element: UIView = UIView()) -> MirroredElement.Role {
        element.accessibilityTraits = traits
        return MirroredElement(element, id: 1).role
    }

    func testRolesFollowTheTraits() {
        XCTAssertEqual(role([.button, .toggleButton]), .switch)
        XCTAssertEqual(role([.button, .selected]), .button)
        XCTAssertEqual(role(.keyboardKey), .button)
        XCTAssertEqual(role([.header, .staticText]), .heading)
        XCTAssertEqual(role([.image, .adjustable]), .slider)
        XCTAssertEqual(role(.searchField), .searchField)
        XCTAssertEqual(role(.none, of: UITextField()), .textField)
        XCTAssertEqual(role(.none), .none)
        let toggle = UISwitch()
        toggle.isOn = true
        XCTAssertEqual(MirroredElement(toggle, id: 1).role, .switch)
        XCTAssertEqual(MirroredElement(toggle, id: 1).on, true)
    }

    /// The page puts tabs in sequence into a list of tabs.
    func testButtonsOfATabBarAreTabs() {
        let stage = Stage()
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].enumerated().map { index, title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
            return controller
        }
        stage.window.rootViewController = tabs
        stage.settle()
        let mirror = ElementMirror()
        _ = mirror.update()
        XCTAssertEqual(mirror.elements.filter { $0.role == .tab }.map(\.label), ["One", "Two"])
        XCTAssertEqual(mirror.elements.filter { $0.role == .tab }.map(\.selected), [true, false])
    }

    func testThePageKnowsEachRole() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let page = try String(contentsOf: root.appendingPathComponent("Sources/CBrowser/Page/elements.js"), encoding: .utf8)
        let table = try XCTUnwrap(page.firstMatch(of: /const roles = \{([^}]*)\}/)).1
        let known = Set(table.matches(of: /(\w+):/).map { String($0.1) })
        // Text is no control: it has no role in ARIA.
        XCTAssertEqual(known.union(["text"]), Set(MirroredElement.Role.allCases.map(\.rawValue)))
    }
}
