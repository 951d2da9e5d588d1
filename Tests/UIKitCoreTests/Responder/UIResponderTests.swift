import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIResponderTests: XCTestCase {
    func testTheChainGoesFromTheViewToTheApplication() {
        let stage = Stage.plain()
        let (parent, child) = (UIViewController(), UIViewController())
        stage.window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let view = UIView()
        child.view.addSubview(view)
        var chain: [UIResponder] = []
        var next: UIResponder? = view
        while let responder = next {
            chain.append(responder)
            next = responder.next
        }
        let expected: [UIResponder] = [view, child.view, child, parent.view, parent, stage.window, UIApplication.shared]
        XCTAssertTrue(chain.elementsEqual(expected, by: ===), "\(chain)")
    }

    func testAViewOutsideEndsTheChain() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        XCTAssertTrue(inner.next === outer)
        XCTAssertNil(outer.next)
        XCTAssertNil(UIResponder().next)
    }
}
