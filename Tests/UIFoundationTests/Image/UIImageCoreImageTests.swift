import Kinora
import UIKit
import UIKitTestSupport
import XCTest

final class UIImageCoreImageTests: XCTestCase {
    func testAFilteredImageIsShownAndKeepsItsRecipe() throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(context.format.bounds)
        }
        let recipe = try XCTUnwrap(CIImage(image: red)).applyingFilter("CIColorInvert")
        let image = UIImage(ciImage: recipe, scale: 2, orientation: .up)
        XCTAssertTrue(image.ciImage === recipe)
        XCTAssertEqual(image.size, CGSize(width: recipe.extent.width / 2, height: recipe.extent.height / 2))
        XCTAssertEqual(try Pixels(image)[1, 1], 0xFF00_FFFF)
        XCTAssertTrue(image.withRenderingMode(.alwaysTemplate).ciImage === recipe)
        XCTAssertNil(red.ciImage)
        XCTAssertNil(CIImage(image: UIImage()))
        XCTAssertEqual(UIImage(ciImage: .empty()).size, .zero)
    }

    func testColorsConvertInBothDirections() {
        let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        XCTAssertEqual([color.red, color.green, color.blue, color.alpha], [0.25, 0.5, 0.75, 0.5])
        XCTAssertEqual(UIColor(ciColor: color), UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        XCTAssertEqual(CIColor(string: color.stringRepresentation), color)
    }
}
