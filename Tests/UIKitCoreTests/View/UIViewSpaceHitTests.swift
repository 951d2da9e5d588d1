import UIKit
import XCTest

@preconcurrency @MainActor
final class UIViewSpaceHitTests: XCTestCase {
    private final class SpaceView: UIView {
        override class var layerClass: AnyClass { CATransformLayer.self }
    }

    func testViewsInASpaceAreHitWhereTheyAreVisible() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let space = SpaceView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        space.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        outer.addSubview(space)
        // Rotated back in 3D: upright, 80 points wide about x = 100; flattened, it would be a quarter as wide.
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        card.layer.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
        space.addSubview(card)
        let button = UIView(frame: CGRect(x: 50, y: 0, width: 12, height: 80))
        card.addSubview(button)
        XCTAssertTrue(outer.hitTest(CGPoint(x: 80, y: 100), with: nil) === card)
        // 50 to 62 of the card is 110 to 122 outside.
        XCTAssertTrue(outer.hitTest(CGPoint(x: 115, y: 100), with: nil) === button)
        XCTAssertTrue(outer.hitTest(CGPoint(x: 108, y: 100), with: nil) === card)
        XCTAssertTrue(outer.hitTest(CGPoint(x: 100, y: 145), with: nil) === space, "a view is asked by its bounds, as in UIKit")
        XCTAssertTrue(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === outer)
    }
}
