import Components
import Kinora
import UIKit
import XCTest

/// A tab bar controller with an arrow.
@MainActor
final class ArrowScene {
    let tabs: TabBarScene
    let arrow: TabBarArrow

    init(_ kind: ScreenKind = ScreenKind.all[0], screens: Int = 5, selected: Int = 0) {
        tabs = TabBarScene(kind, screens: screens, selected: selected)
        arrow = TabBarArrow(tabBarController: tabs.tabs)
        stage.advance(by: 0)
    }

    var stage: Stage { tabs.stage }
    var bar: UITabBar { tabs.bar }
    var controller: UITabBarController { tabs.tabs }

    /// The left edge over an item, by the specification.
    func left(_ index: Int) -> Double { bar.frame.minX + tabs.middle(index) - arrow.bounds.width / 2 }

    /// The presented left edge over an item of the bar.
    func seenLeft(_ index: Int) -> Double { bar.seenFrame.minX + tabs.middle(index) - arrow.bounds.width / 2 }

    /// Nothing moves, and the arrow is over an item.
    func checkRest(over index: Int, _ message: String = "", line: UInt = #line) {
        XCTAssertEqual(stage.settle(), [], message, line: line)
        XCTAssertEqual(arrow.layer.animationKeys() ?? [], [], message, line: line)
        XCTAssertEqual(arrow.alpha, 1, message, line: line)
        XCTAssertEqual(arrow.frame.minX, left(index), accuracy: 1e-9, message, line: line)
        XCTAssertEqual(arrow.frame.minY, bar.frame.minY - arrow.bounds.height + 2, accuracy: 1e-9, message, line: line)
        XCTAssertEqual(arrow.seenFrame, arrow.frame, message, line: line)
        XCTAssertEqual(images, 0, message, line: line)
    }

    /// Copies of the arrow.
    var images: Int { controller.view.subviews.filter { $0 !== arrow && $0.frame.size == arrow.bounds.size }.count }
}
