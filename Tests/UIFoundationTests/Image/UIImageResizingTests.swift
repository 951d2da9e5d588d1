import UIKit
import XCTest
import UIKitTestSupport

final class UIImageResizingTests: XCTestCase {
    /// One row; a pixel's number is its column, from 1 on.
    private func row(_ count: Int, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) -> UIImage {
        let rendered = CGImage(width: count, height: 1, isOpaque: true) { pixels in
            for index in pixels.indices { pixels[index] = 0xFF00_0001 + UInt32(index) }
        }
        return UIImage(cgImage: rendered, scale: scale, orientation: orientation)
    }

    private func drawn(_ image: UIImage, width: CGFloat, scale: CGFloat = 1) throws -> [UInt32] {
        let renderer = makeRenderer(width, image.size.height, scale: scale)
        let result = renderer.image { _ in image.draw(in: CGRect(x: 0, y: 0, width: width, height: image.size.height)) }
        return try Pixels(result).values.map { $0 & 0xFF }
    }

    private func insets(left: CGFloat, right: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: left, bottom: 0, right: right) }

    func testNinePatchColumnsAtEveryScale() throws {
        for scale in [1, 2, 3] as [CGFloat] {
            let count = Int(scale)
            // Caps of one and two points around one pixel per scale that is stretched.
            let image = row(4 * count, scale: scale).resizableImage(withCapInsets: insets(left: 1, right: 2), resizingMode: .stretch)
            let columns = try drawn(image, width: 8, scale: scale)
            XCTAssertEqual(Array(columns.prefix(count)), (0..<count).map { UInt32($0 + 1) }, "left cap @\(scale)")
            XCTAssertEqual(Array(columns.suffix(2 * count)), (0..<2 * count).map { UInt32(2 * count + $0 + 1) }, "right cap @\(scale)")
            let middle = Array(columns[count..<(6 * count)])
            XCTAssertEqual(middle, middle.sorted(), "stretched in order @\(scale)")
            XCTAssertEqual([middle.first, middle.last], [UInt32(count + 1), UInt32(2 * count)], "between the caps only @\(scale)")
        }
    }

    func testTheRestIsRepeatedUnlessItIsToBeStretched() throws {
        let image = row(5).resizableImage(withCapInsets: insets(left: 1, right: 1))
        XCTAssertEqual(image.resizingMode, .tile)
        XCTAssertEqual(try drawn(image, width: 10), [1, 2, 3, 4, 2, 3, 4, 2, 3, 5])
        XCTAssertEqual(try drawn(row(3).resizableImage(withCapInsets: .zero), width: 7), [1, 2, 3, 1, 2, 3, 1])
    }

    func testCapsAreMeantAsShown() throws {
        let image = row(5, orientation: .down).resizableImage(withCapInsets: insets(left: 2, right: 2), resizingMode: .stretch)
        XCTAssertEqual(try drawn(image, width: 8), [5, 4, 3, 3, 3, 3, 2, 1])
    }

    func testAStretchableImageStretchesOnePointBehindItsCap() throws {
        let image = row(6).stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
        XCTAssertEqual([image.leftCapWidth, image.topCapHeight], [2, 0])
        XCTAssertEqual(image.capInsets, insets(left: 2, right: 3))
        XCTAssertEqual(image.resizingMode, .stretch)
        XCTAssertEqual(try drawn(image, width: 9), [1, 2, 3, 3, 3, 3, 4, 5, 6])
        let whole = row(2).stretchableImage(withLeftCapWidth: 0, topCapHeight: 0)
        XCTAssertEqual(whole.capInsets, .zero)
        XCTAssertEqual(try drawn(whole, width: 4).first, 1)
        XCTAssertEqual(row(2).stretchableImage(withLeftCapWidth: 9, topCapHeight: -1).capInsets, insets(left: 2, right: 0))
    }

    func testAnImageThatIsNotResizableSaysSo() {
        XCTAssertEqual(row(2).capInsets, .zero)
        XCTAssertEqual(row(2).resizingMode, .tile)
        let odd = row(2).resizableImage(withCapInsets: UIEdgeInsets(top: .nan, left: -1, bottom: .infinity, right: 1))
        XCTAssertEqual(odd.capInsets, insets(left: 0, right: 1))
    }

    func testAHugeAreaIsStretchedInsteadOfFilled() throws {
        let image = row(3).resizableImage(withCapInsets: insets(left: 1, right: 1))
        XCTAssertNil(image.filledOut(to: CGSize(width: 1e9, height: 1e9)))
        XCTAssertNil(image.filledOut(to: CGSize(width: CGFloat.nan, height: 1)))
        _ = makeRenderer(2, 2).image { _ in image.draw(in: CGRect(x: 0, y: 0, width: 1e9, height: 1e9)) }
    }

    func testAPatternHasOneOfItsCopiesAtTheOrigin() throws {
        let image = row(3)
        let result = makeRenderer(8, 1).image { _ in image.drawAsPattern(in: CGRect(x: 1, y: 0, width: 6, height: 1)) }
        XCTAssertEqual(try Pixels(result).values.map { $0 & 0xFF }, [0, 2, 3, 1, 2, 3, 1, 0])
        let above = makeRenderer(4, 1).image { context in
            context.cgContext.translateBy(x: 4, y: 0)
            image.drawAsPattern(in: CGRect(x: -4, y: 0, width: 4, height: 1))
        }
        XCTAssertEqual(try Pixels(above).values.map { $0 & 0xFF }, [3, 1, 2, 3])
    }
}
