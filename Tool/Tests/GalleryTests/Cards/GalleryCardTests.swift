import Kinora
import XCTest

@testable import Gallery

/// The cards against the reviewed images: `Documentation/Images/drawing-card.png`, `layers-card.png` and so on.
///
/// After a wanted change, look at the new image, then keep it:
/// `./kinora card drawing --scale 2 -o Documentation/Images/drawing-card.png`.
@preconcurrency @MainActor
final class GalleryCardTests: XCTestCase {
    func testTheDrawingCardLooksAsItDidWhenItWasLookedAt() throws { try compare(.drawing) }

    func testTheLayersCardLooksAsItDidWhenItWasLookedAt() throws { try compare(.layers) }

    func testTheControlsCardLooksAsItDidWhenItWasLookedAt() throws { try compare(.controls) }

    func testTheFieldsCardLooksAsItDidWhenItWasLookedAt() throws { try compare(.fields) }

    func testTheBarsCardLooksAsItDidWhenItWasLookedAt() throws { try compare(.bars) }

    func testTheCellsCardLooksAsItDidWhenItWasLookedAt() throws { try compare(.cells) }

    func testTheListsCardLooksAsItDidWhenItWasLookedAt() throws { try compare(.lists) }

    func testThePickersCardLooksAsItDidWhenItWasLookedAt() throws { try compare(.pickers) }

    func testTheEmptyCardLooksAsItDidWhenItWasLookedAt() throws { try compare(.empty) }

    func testTheSymbolsCardLooksAsItDidWhenItWasLookedAt() throws { try compare(.symbols) }

    func testEveryCellOfEveryCardDrawsSomethingAtEveryScale() throws {
        for card in GalleryCard.all where card.makePicture == nil {
            for scale in [1, 2, 3] as [CGFloat] {
                let (image, cells) = try draw(card, scale: scale)
                XCTAssertEqual(image.width, Int(card.size.width * scale))
                XCTAssertEqual(image.height, Int(card.size.height * scale))
                XCTAssertEqual(Set(cells.map(\.cell.caption)).count, cells.count, "two cells of one caption")
                for (cell, frame) in cells {
                    let inside = frame.insetBy(dx: 10, dy: 10).scaled(by: scale)
                    XCTAssert(isInked(inside, of: image, atLeast: Int(60 * scale)), "\(cell.caption) at \(scale)")
                }
            }
        }
    }

    func testTheIconThatIsKeptIsTheOneThatIsDrawn() throws {
        let card = GalleryCard.icon
        let stage = Stage(device: Device(name: "card", size: card.size, scale: 2))
        stage.window.addSubview(card.makeView())
        let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../Documentation/Images/icon.png").standardized
        let comparison = try XCTUnwrap(ImageComparison(stage.image(), CGImage(pngData: Data(contentsOf: kept))))
        XCTAssertEqual(comparison.count, 0, "./kinora card icon -o Documentation/Images/icon.png writes it anew")
    }

    func testADifferenceIsFoundWhereItIsAndNotWhereItIsSmall() throws {
        func square(_ pixel: UInt32) -> CGImage {
            CGImage(width: 8, height: 8, isOpaque: true) { pixels in
                pixels.update(repeating: 0xFFFF_FFFF)
                pixels[3 * 8 + 5] = pixel
            }
        }
        let golden = square(0xFF80_8080)
        XCTAssertEqual(ImageComparison(square(0xFF82_7E80), golden)?.count, 0)
        let comparison = try XCTUnwrap(ImageComparison(square(0xFF80_8380), golden))
        XCTAssertEqual(comparison.count, 1)
        XCTAssert(comparison.hasDifference(in: CGRect(x: 4, y: 2, width: 2, height: 2)))
        XCTAssertFalse(comparison.hasDifference(in: CGRect(x: 0, y: 0, width: 5, height: 8)))
        XCTAssertEqual(comparison.rendered.withPixels { $0[3 * 8 + 5] }, 0xFFFF_0000)
        XCTAssertEqual(ImageComparison(square(0xFF00_0000), golden, ignoring: [CGRect(x: 5, y: 3, width: 1, height: 1)])?.count, 0)
        XCTAssertNil(ImageComparison(CGImage(width: 8, height: 7, isOpaque: true) { _ in }, golden))
    }
}

/// Width of each script's text at 20 points in the fonts of the reference image: Debian 12's fonts-noto-core, fonts-noto-cjk and
/// fonts-noto-color-emoji. Where it is another, a package is not installed, and the cell is not compared.
private let knownWidths: [String: CGFloat] = [
    "Arabic, joined": 213.980, "Hebrew with points": 106.880, "Devanagari conjuncts": 147.879, "Thai": 133.021,
    "Chinese, Japanese, Korean": 225.762, "lines break between characters": 480, "emoji, one letter each": 177.539,
    "both directions in a line": 209.812, "combining marks": 99.743, "Cyrillic and Greek": 173.352, "Tamil and Bengali": 166.320,
    "symbols": 212.036,
]

@MainActor
private func compare(_ card: GalleryCard) throws {
    let (image, cells) = try draw(card, scale: 2)
    let foreign = cells.filter { !$0.cell.script.isEmpty && !hasKnownFonts($0.cell) }
    try compareCard(image, "\(card.id)-card", ignoring: foreign.map { $0.frame.scaled(by: 2) }) { comparison in
        cells.filter { comparison.hasDifference(in: $0.frame.scaled(by: 2)) }.map(\.cell.caption)
    }
}

/// Compares an image with the reviewed one in the documentation; where they differ, it is kept with the differences in the folder of
/// temporary files.
@MainActor
func compareCard(
    _ image: CGImage, _ name: String, ignoring ignored: [CGRect] = [], captions: (ImageComparison) -> [String] = { _ in [] }
) throws {
    let new = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).png")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../Documentation/Images/\(name).png").standardized
    try image.pngData().write(to: new)
    let golden = try CGImage(pngData: Data(contentsOf: file))
    let comparison = try XCTUnwrap(
        ImageComparison(image, golden, ignoring: ignored), "the card is \(image.width) x \(image.height): \(new.path)")
    guard comparison.count > 0 else { return try FileManager.default.removeItem(at: new) }
    let difference = new.deletingLastPathComponent().appendingPathComponent("\(name)-difference.png")
    try comparison.rendered.pngData().write(to: difference)
    XCTFail("\(comparison.count) pixels differ, in \(captions(comparison)); now \(new.path), what differs \(difference.path)")
}

@MainActor
private func hasKnownFonts(_ cell: CardCell) -> Bool {
    let width = cell.script.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
    if let known = knownWidths[cell.caption], abs(known - width) < 0.01 { return true }
    print("'\(cell.caption)' is not compared: a font is missing, it is \(width) points wide")
    return false
}

/// Whether so many pixels of a rectangle are not white.
private func isInked(_ rect: CGRect, of image: CGImage, atLeast count: Int) -> Bool {
    image.withPixels { pixels in
        var found = 0
        for y in Int(rect.minY)..<Int(rect.maxY) {
            for x in Int(rect.minX)..<Int(rect.maxX) where pixels[y * image.width + x] != 0xFFFF_FFFF {
                found += 1
                if found >= count { return true }
            }
        }
        return false
    }
}

@MainActor
private func draw(_ card: GalleryCard, scale: CGFloat) throws -> (CGImage, [(cell: CardCell, frame: CGRect)]) {
    let stage = Stage(device: Device(name: "card", size: card.size, scale: scale))
    let view = card.makeView()
    stage.window.addSubview(view)
    return (stage.image(), (view as? CardSheet)?.cells ?? [])
}

extension CGRect {
    fileprivate func scaled(by scale: CGFloat) -> CGRect {
        CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale).integral
    }
}
