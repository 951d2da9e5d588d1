import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIViewMaskTests: XCTestCase {
    func testAMaskIsNoSubview() {
        let (view, mask, old) = (UIView(), UIView(), UIView())
        old.addSubview(mask)
        view.mask = mask
        XCTAssertTrue(view.mask === mask)
        XCTAssertTrue(view.layer.mask === mask.layer)
        XCTAssertEqual(view.subviews, [])
        XCTAssertEqual(old.subviews, [])
        XCTAssertNil(mask.superview)
        view.mask = nil
        XCTAssertNil(view.layer.mask)
    }

    func testAMasksViewAnimates() {
        let stage = Stage(device: Device(name: "square", size: CGSize(width: 100, height: 100), scale: 1))
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .white
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
        mask.backgroundColor = .black
        view.mask = mask
        controller.view.addSubview(view)
        stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { mask.frame.size.width = 100 })
        for width in [20, 40, 60, 80, 100] {
            let row = stage.image().withPixels { pixels in (0..<100).map { pixels[50 * 100 + $0] & 255 } }
            XCTAssertEqual(row, (0..<100).map { $0 < width ? 255 : 0 })
            stage.advance(by: 0.25)
        }
    }
}
