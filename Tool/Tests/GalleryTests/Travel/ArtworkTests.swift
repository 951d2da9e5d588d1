import Kinora
import XCTest

@testable import Gallery

/// The drawn images.
@preconcurrency @MainActor
final class ArtworkTests: XCTestCase {
    private static var artworks: [any Artwork] {
        Section.all.map(\.artwork) + Section.all.flatMap { $0.offers.map(\.artwork) } + Message.all.map(\.artwork)
            + [LandscapeArtwork(place: .coast, light: .dusk), Trip.lisbon.artwork, EnvelopeArtwork()]
    }

    func testEveryPictureCoversItsWholeArea() throws {
        let stage = Stage(device: small)
        defer { withExtendedLifetime(stage) {} }
        for artwork in Self.artworks {
            for size in [CGSize(width: 200, height: 200), CGSize(width: 600, height: 200), CGSize(width: 200, height: 430)] {
                let image = try XCTUnwrap(artwork.image(size: size).cgImage)
                XCTAssertEqual(CGSize(width: image.width, height: image.height), size)
                // An opaque image starts black, and no image uses black.
                let holes = image.withPixels { pixels in pixels.count { $0 == 0xFF00_0000 } }
                XCTAssertEqual(holes, 0, "\(artwork) at \(size)")
            }
        }
    }

    func testPicturesOfOneSectionDiffer() throws {
        let stage = Stage(device: small)
        defer { withExtendedLifetime(stage) {} }
        for section in Section.all {
            let pictures = try section.offers.map {
                try XCTUnwrap($0.artwork.image(size: CGSize(width: 40, height: 40)).cgImage).pngData()
            }
            XCTAssertEqual(Set(pictures).count, section.offers.count, section.title)
        }
    }

    func testAPictureIsDrawnOncePerSize() {
        let stage = Stage(device: small)
        defer { withExtendedLifetime(stage) {} }
        let size = CGSize(width: 50, height: 40)
        let image = ArtworkCache.shared.image(of: BookArtwork(), size: size)
        XCTAssertEqual(image.size, size)
        XCTAssert(image === ArtworkCache.shared.image(of: BookArtwork(), size: size))
        XCTAssertFalse(image === ArtworkCache.shared.image(of: BookArtwork(), size: CGSize(width: 40, height: 50)))
        XCTAssertFalse(image === ArtworkCache.shared.image(of: EnvelopeArtwork(), size: size))
    }

    func testTheCacheKeepsTheLatestPicturesWithinItsLimit() {
        let stage = Stage(device: small)
        defer { withExtendedLifetime(stage) {} }
        func size(_ side: Int) -> CGSize { CGSize(width: side, height: 40) }
        let whole = ArtworkCache(byteLimit: .max)
        for side in 40..<43 { _ = whole.image(of: BookArtwork(), size: size(side)) }
        let cache = ArtworkCache(byteLimit: whole.byteCount)
        let first = cache.image(of: BookArtwork(), size: size(40))
        let second = cache.image(of: BookArtwork(), size: size(41))
        let third = cache.image(of: BookArtwork(), size: size(42))
        XCTAssert(cache.image(of: BookArtwork(), size: size(40)) === first)
        XCTAssertEqual(cache.byteCount, whole.byteCount)
        _ = cache.image(of: BookArtwork(), size: size(39))
        XCTAssertLessThanOrEqual(cache.byteCount, whole.byteCount)
        XCTAssert(cache.image(of: BookArtwork(), size: size(40)) === first)
        XCTAssert(cache.image(of: BookArtwork(), size: size(42)) === third)
        XCTAssertFalse(cache.image(of: BookArtwork(), size: size(41)) === second)
        for side in 20..<80 {
            _ = cache.image(of: BookArtwork(), size: size(side))
            XCTAssertLessThanOrEqual(cache.byteCount, whole.byteCount)
        }
        // An image above the limit is drawn all the same.
        XCTAssertEqual(cache.image(of: BookArtwork(), size: size(400)).size, size(400))
        XCTAssertLessThanOrEqual(cache.byteCount, whole.byteCount)
    }

    func testAPictureViewDrawsForItsSizeAndNotForItsTransform() {
        let stage = Stage(device: small)
        defer { withExtendedLifetime(stage) {} }
        let view = PictureView(BookArtwork())
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        view.layoutIfNeeded()
        let image = view.image
        XCTAssertEqual(image?.size, view.bounds.size)
        view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssert(view.image === image)
        view.bounds.size.width = 80
        view.layoutIfNeeded()
        XCTAssertEqual(view.image?.size, CGSize(width: 80, height: 50))
    }
}

private let small = Device(name: "small", size: CGSize(width: 100, height: 100), scale: 1)
