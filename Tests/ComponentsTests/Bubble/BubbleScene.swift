import Components
import Kinora
import UIKit
import XCTest

/// A tab bar with a bubble that tells of two comments, one like and three followers.
@MainActor
final class BubbleScene {
    let tabs: TabBarScene
    let bubble = TabBarActivityBubble()

    init(_ kind: ScreenKind = ScreenKind.all[0]) {
        tabs = TabBarScene(kind)
        (bubble.comments, bubble.likes, bubble.followers) = (2, 1, 3)
    }

    var stage: Stage { tabs.stage }
    var bar: UITabBar { tabs.bar }

    /// The presentation after the request, at the same moment.
    func show(_ index: Int) {
        bubble.show(overItemAt: index, in: bar)
        stage.advance(by: 0)
    }

    func hide() {
        bubble.hide()
        stage.advance(by: 0)
    }

    /// The left edge over an item, by the specification.
    func left(_ index: Int) -> Double { tabs.middle(index) - 70 }

    /// Nothing moves, and the bar has the bubble or nothing of it.
    func checkRest(over index: Int?, _ message: String = "", line: UInt = #line) {
        XCTAssertEqual(stage.settle(), [], message, line: line)
        XCTAssertEqual(bubble.layer.animationKeys() ?? [], [], message, line: line)
        XCTAssertEqual(bubble.alpha, 1, message, line: line)
        XCTAssertEqual(images, 0, message, line: line)
        guard let index else { return XCTAssertNil(bubble.superview, message, line: line) }
        XCTAssertTrue(bubble.superview === bar, message, line: line)
        XCTAssertEqual(bubble.frame.minX, left(index), accuracy: 1e-9, message, line: line)
        XCTAssertEqual(bubble.frame.minY, -49, accuracy: 1e-9, message, line: line)
    }

    /// Copies of the bubble in the bar.
    var images: Int { bar.subviews.filter { $0 !== bubble && $0.frame.size == CGSize(width: 140, height: 47) }.count }
}
