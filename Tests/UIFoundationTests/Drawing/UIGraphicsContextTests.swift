import UIKit
import XCTest
import UIKitTestSupport

final class UIGraphicsContextTests: XCTestCase {
    func testAnImageContextMakesAnImageOfItsSizeAndScale() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 2, y: 1, width: 1, height: 1))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        XCTAssertEqual(image?.size, CGSize(width: 3, height: 2))
        XCTAssertEqual(image?.scale, 2)
        let pixels = try Pixels(image)
        XCTAssertEqual(pixels.coverage, 4)
        XCTAssertEqual(pixels[4, 2], 0xFFFF_0000)
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    }

    func testContextsNest() {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        XCTAssertFalse(UIGraphicsGetCurrentContext() === outer)
        XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.size, CGSize(width: 2, height: 2))
        UIGraphicsEndImageContext()
        XCTAssertTrue(UIGraphicsGetCurrentContext() === outer)
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testAPushedContextMakesNoImageAndIsNotEnded() throws {
        _ = makeRenderer(1, 1).image { context in
            UIGraphicsPushContext(context.cgContext)
            XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
            UIGraphicsEndImageContext()
            XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
            UIGraphicsPopContext()
        }
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testASizeWithoutAreaOpensNoContext() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 0, height: 5), false, 1)
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testFillingARectangleReplacesWhatWasThere() throws {
        let image = makeRenderer(2, 1).image { context in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor.clear.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(try Pixels(image).values, [0, 0xFFFF_0000])
    }

    func testAFrameIsOnePointInsideTheEdges() throws {
        let image = makeRenderer(6, 5, scale: 2).image { _ in
            UIColor.black.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 6, height: 5))
        }
        let pixels = try Pixels(image)
        XCTAssertEqual(pixels.coverage, 4 * (30 - 12))
        XCTAssertEqual(pixels.alpha(1, 1), 255)
        XCTAssertEqual(pixels.alpha(2, 2), 0)
    }

    func testColorsAreSetOnTheCurrentContextOnly() throws {
        UIColor.red.set()
        let image = makeRenderer(1, 1).image { _ in
            UIColor.blue.set()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(try Pixels(image).values, [0xFF00_00FF])
    }
}
