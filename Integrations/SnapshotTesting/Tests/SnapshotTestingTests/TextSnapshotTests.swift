import Kinora
import UIKit
import XCTest

@testable import SnapshotTesting

@preconcurrency @MainActor
final class TextSnapshotTests: XCTestCase {
    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
        var text = ""
        strategy.snapshot(value).run { text = $0 }
        return text
    }

    func testAViewIsDescribedWithItsDescendants() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10.5, height: 20))
        inner.tag = 3
        view.addSubview(inner)
        inner.addSubview(UIView())
        view.addSubview(UIView())
        XCTAssertEqual(
            text(view, .recursiveDescription),
            """
            <UIView; frame = (1 2; 30 40); layer = <CALayer>>
               | <UIView; frame = (0 0; 10.5 20); tag = 3; layer = <CALayer>>
               |    | <UIView; frame = (0 0; 0 0); layer = <CALayer>>
               | <UIView; frame = (0 0; 0 0); layer = <CALayer>>
            """)
        XCTAssert(text(view, .recursiveDescription(size: CGSize(width: 5, height: 6))).hasPrefix("<UIView; frame = (1 2; 5 6);"))
    }

    func testAControllersViewIsDescribedInTheSizeOfTheDevice() {
        let controller = UIViewController()
        let label = UILabel()
        label.text = "Hello"
        controller.view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.leadingAnchor).isActive = true
        let description = text(controller, .recursiveDescription(on: .iPhoneX(.landscape)))
        let lines = description.split(separator: "\n")
        XCTAssertEqual(lines.first, "<UIView; frame = (0 0; 812 375); autoresize = W+H; layer = <CALayer>>")
        XCTAssert(lines.last?.hasPrefix("   | <UILabel; frame = (44 0; ") == true, description)
        XCTAssert(text(UIViewController(), .recursiveDescription).hasPrefix("<UIView; frame = (0 0; 393 852);"))
        XCTAssert(text(controller, .recursiveDescription(size: CGSize(width: 9, height: 8))).hasPrefix("<UIView; frame = (0 0; 9 8);"))
    }

    func testPresentedControllersAreMarked() {
        let stage = Stage()
        let controller = UITabBarController()
        controller.viewControllers = [UIViewController()]
        stage.window.rootViewController = controller
        let presented = UINavigationController(rootViewController: UIViewController())
        presented.modalPresentationStyle = .fullScreen
        controller.present(presented, animated: false)
        stage.advance(by: 0)
        let lines = controller.describedHierarchy.replacingOccurrences(of: "view: <\\w+>", with: "view: <V>", options: .regularExpression)
        XCTAssertEqual(
            lines.replacingOccurrences(of: "presented with: <\\w+>", with: "presented with: <P>", options: .regularExpression),
            """
            <UITabBarController>, state: disappeared, view: <V> not in the window
               | <UIViewController>, state: disappeared, view: <V> not in the window
               + <UINavigationController>, state: appeared, view: <V>, presented with: <P>
               |    | <UIViewController>, state: appeared, view: <V>
            """)
    }

    func testControllersAreDescribedWithTheirChildren() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UITableViewController(), animated: false)
        let lines = text(navigation, .hierarchy).split(separator: "\n").map {
            $0.replacingOccurrences(of: "view: <\\w+>", with: "view: <V>", options: .regularExpression)
        }
        XCTAssertEqual(
            lines,
            [
                "<UINavigationController>, state: appeared, view: <V>",
                "   | <UIViewController>, state: disappeared, view: (view not loaded)",
                "   | <UITableViewController>, state: appeared, view: <V>",
            ])
    }

    func testPathsAreDescribedByTheirElements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0.25))
        path.addLine(to: CGPoint(x: 1.0 / 3, y: -2))
        path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 2, y: 2))
        path.closeSubpath()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addCurve(to: CGPoint(x: 6, y: 6), control1: .zero, control2: CGPoint(x: 7, y: 1234.5678))
        let expected = """
            MoveTo (0.0, 0.25)
            LineTo (0.333, -2.0)
            QuadCurveTo (2.0, 2.0) (1.0, 1.0)
            Close\(" ")

            MoveTo (5.0, 5.0)
            CurveTo (0.0, 0.0) (7.0, 1234.568) (6.0, 6.0)

            """
        XCTAssertEqual(text(path, .elementsDescription), expected)
        XCTAssertEqual(text(UIBezierPath(cgPath: path), .elementsDescription), expected)
        let formatter = NumberFormatter()
        formatter.positivePrefix = "+"
        XCTAssert(text(path, .elementsDescription(numberFormatter: formatter)).contains("QuadCurveTo (+2, +2) (+1, +1)"))
    }
}
