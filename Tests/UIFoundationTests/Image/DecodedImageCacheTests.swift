import UIKit
import XCTest

@testable import UIFoundation

/// The cache of named images: what it evicts.
final class DecodedImageCacheTests: XCTestCase {
    private func square(_ length: Int) throws -> DecodedImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: length, height: length), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: length, height: length))
        }
        return try DecodedImage(data: XCTUnwrap(image.pngData()))
    }

    private func byteCount(_ image: DecodedImage) -> Int { image.image.bytesPerRow * image.image.height }

    func testTheLeastRecentlyUsedImageIsEvictedWhateverItsSize() throws {
        let (small, large, next) = (try square(4), try square(40), try square(40))
        let cache = DecodedImageCache(byteLimit: byteCount(large) + 2 * byteCount(small))
        cache.keep(small, at: "small")
        cache.keep(large, at: "large")
        XCTAssertTrue(cache.image(at: "small") === small)
        cache.keep(next, at: "next")
        XCTAssertNil(cache.image(at: "large"))
        XCTAssertTrue(cache.image(at: "small") === small)
        XCTAssertTrue(cache.image(at: "next") === next)
        XCTAssertEqual(cache.byteCount, byteCount(small) + byteCount(next))
    }

    func testManyImagesStayWithinTheLimit() throws {
        let image = try square(8)
        let cache = DecodedImageCache(byteLimit: 3 * byteCount(image))
        for number in 0..<20 { cache.keep(image, at: "\(number)") }
        XCTAssertEqual((0..<20).filter { cache.image(at: "\($0)") != nil }, [17, 18, 19])
        XCTAssertEqual(cache.byteCount, 3 * byteCount(image))
    }

    func testAnImageLargerThanTheLimitEvictsNone() throws {
        let (small, large) = (try square(4), try square(40))
        let cache = DecodedImageCache(byteLimit: 2 * byteCount(small))
        cache.keep(small, at: "small")
        cache.keep(large, at: "large")
        XCTAssertNil(cache.image(at: "large"))
        XCTAssertTrue(cache.image(at: "small") === small)
    }

    func testAnImageOfTheSameFileIsReplaced() throws {
        let (first, second) = (try square(4), try square(8))
        let cache = DecodedImageCache(byteLimit: 1 << 20)
        cache.keep(first, at: "file")
        cache.keep(second, at: "file")
        XCTAssertTrue(cache.image(at: "file") === second)
        XCTAssertEqual(cache.byteCount, byteCount(second))
    }
}
