import Kinora
import UIKit
import XCTest

@testable import Components

/// A drawn tab bar at the lower edge of a screen, whose delegate logs its calls.
@MainActor
final class GlossyScene: GlossyTabBarDelegate {
    let kind: ScreenKind
    let stage: Stage
    let bar: GlossyTabBar
    private var log: [String] = []
    private(set) var sawArrowMove = false

    init(_ kind: ScreenKind = ScreenKind.all[0], icons: [UIImage]? = nil, selected: Int = 0) {
        self.kind = kind
        stage = kind.makeStage()
        let size = kind.device.size
        bar = GlossyTabBar(frame: CGRect(x: 0, y: size.height - 44, width: size.width, height: 44), icons: icons ?? Self.icons(5))
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        bar.delegate = self
        bar.selectedIndex = selected
        let root = UIViewController()
        root.view.frame = CGRect(origin: .zero, size: size)
        root.view.addSubview(bar)
        stage.window.rootViewController = root
        stage.advance(by: 0)
        sawArrowMove = bar.arrow.layer.animationKeys() != nil
    }

    /// Discs of 30 points.
    static func icons(_ count: Int) -> [UIImage] {
        (0..<count).map { _ in
            UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
                UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
            }
        }
    }

    var items: [GlossyTabItem] { bar.items }

    func middle(_ index: Int) -> Double { kind.middle(ofItem: index, of: bar.icons.count, over: bar.bounds.width) }

    /// The middle of an item in the window.
    func center(_ index: Int) -> CGPoint { bar.convert(CGPoint(x: middle(index), y: 22), to: nil as UIView?) }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func glossyTabBar(_ bar: GlossyTabBar, didTouchDownItemAt index: Int) { log.append("down \(index), selected \(bar.selectedIndex)") }

    func glossyTabBar(_ bar: GlossyTabBar, didTouchUpInsideItemAt index: Int) { log.append("up \(index)") }

    /// Nothing moves, and the arrow is over an item.
    func checkRest(at index: Int, _ message: String = "", line: UInt = #line) {
        XCTAssertEqual(stage.settle(), [], message, line: line)
        XCTAssertEqual(bar.selectedIndex, index, message, line: line)
        XCTAssertEqual(bar.arrow.layer.animationKeys() ?? [], [], message, line: line)
        XCTAssertEqual(bar.arrow.frame.midX, middle(index), accuracy: 1e-9, message, line: line)
        XCTAssertEqual(bar.arrow.seenFrame, bar.arrow.frame, message, line: line)
        XCTAssertEqual(bar.arrow.alpha, 1, message, line: line)
        XCTAssertEqual(items.map(\.isSelected), items.indices.map { $0 == index }, message, line: line)
    }
}
