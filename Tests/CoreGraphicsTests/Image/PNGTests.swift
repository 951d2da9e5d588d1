import CoreGraphics
import TestSupport
import XCTest

final class PNGTests: XCTestCase {
    func testEveryPremultipliedPixelComesBackTheSame() throws {
        // All alphas with all colors that are possible under them.
        let image = CGImage(width: 256, height: 256, isOpaque: false) { pixels in
            for alpha in UInt32(0)..<256 {
                for value in UInt32(0)..<256 {
                    let color = min(value, alpha)
                    pixels[Int(alpha * 256 + value)] = alpha << 24 | color << 16 | (alpha - color) << 8 | color / 2
                }
            }
        }
        let copy = try CGImage(pngData: image.pngData())
        XCTAssertEqual(copy.pixels, image.pixels)
        XCTAssertFalse(copy.isOpaque)
    }

    func testAnOpaqueImageComesBackOpaqueAndTheSame() throws {
        let image = CGImage(width: 37, height: 11, isOpaque: true) { pixels in
            for index in pixels.indices { pixels[index] = 0xFF00_0000 | UInt32(index) &* 0x0001_2345 & 0xFF_FFFF }
        }
        let copy = try CGImage(pngData: image.pngData())
        XCTAssertEqual(copy.pixels, image.pixels)
        XCTAssertTrue(copy.isOpaque)
        XCTAssertEqual(try image.pngData(), try image.pngData())
    }

    func testImagesOfAllSizesComeBackTheSame() throws {
        var random = SeededRandom(seed: 29)
        let sizes = [(1, 1), (2, 1), (1, 2), (16_384, 1), (16_384, 3), (86, 2), (87, 2), (88, 2), (1, 2000)]
        for (width, height) in sizes + (0..<200).map({ _ in (.random(in: 1...300, using: &random), .random(in: 1...9, using: &random)) }) {
            // Of each kind: noise, few colors, rows like those above, one color.
            for kind in 0..<4 {
                for isOpaque in [true, false] {
                    let image = CGImage(width: width, height: height, isOpaque: isOpaque) { pixels in
                        let colors: [UInt32] = (0..<3).map { _ in .random(in: 0...0xFF_FFFF, using: &random) }
                        for index in pixels.indices {
                            let color: UInt32 =
                                switch kind {
                                case 0: .random(in: 0...0xFF_FFFF, using: &random)
                                case 1: colors[.random(in: 0...40, using: &random) == 0 ? 1 : index / 100 % 3]
                                case 2: colors[index % width / 7 % 3]
                                default: colors[0]
                                }
                            let alpha: UInt32 = isOpaque || kind == 3 ? 255 : .random(in: 0...8, using: &random) == 0 ? 128 : 255
                            pixels[index] = alpha << 24 | (alpha == 255 ? color : color & 0x7F_7F7F)
                        }
                    }
                    let data = try image.pngData()
                    XCTAssertEqual(try CGImage(pngData: data).pixels, image.pixels, "\(width)x\(height), kind \(kind), \(isOpaque)")
                    XCTAssertLessThan(data.count, width * height * (isOpaque ? 3 : 4) + height + 500)
                }
            }
        }
    }

    func testAScreenOfOneColorIsSmall() throws {
        let image = CGImage(width: 780, height: 1688, isOpaque: true) { $0.update(repeating: 0xFFF2_F2F7) }
        XCTAssertLessThan(try image.pngData().count, 20_000)
    }

    func testAFileCutOffAtAnyByteThrows() throws {
        for isOpaque in [true, false] {
            let data = try noise(isOpaque: isOpaque).pngData()
            for count in 0..<data.count {
                XCTAssertThrowsError(try CGImage(pngData: data.prefix(count)), "\(count) of \(data.count) bytes") { error in
                    XCTAssertTrue(error is ImageError)
                    XCTAssertFalse("\(error)".isEmpty)
                }
            }
        }
    }

    func testAFileWithAnyByteChangedNeverCrashes() throws {
        let data = try noise(isOpaque: false).pngData()
        var refusals = 0
        for index in data.indices {
            for mask in [0x01, 0x80, 0xFF] as [UInt8] {
                var damaged = data
                damaged[index] ^= mask
                do {
                    _ = try CGImage(pngData: damaged)
                } catch {
                    XCTAssertTrue(error is ImageError)
                    refusals += 1
                }
            }
        }
        XCTAssertGreaterThan(refusals, data.count)
    }

    func testHugeDimensionsAreRefusedBeforeAnyMemoryIsTaken() throws {
        var data = try noise(isOpaque: false).pngData()
        data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        XCTAssertThrowsError(try CGImage(pngData: data)) { error in
            XCTAssertEqual(error as? ImageError, .tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF))
        }
        data.replaceSubrange(16..<24, with: [0, 0, 0x20, 0x01, 0, 0, 0x20, 0x00])
        XCTAssertThrowsError(try CGImage(pngData: data)) { error in
            XCTAssertEqual(error as? ImageError, .tooLarge(width: 8193, height: 8192))
        }
    }

    func testWhatIsNoPNGIsNamedSo() {
        for data in [Data(), Data("GIF89a".utf8), Data(repeating: 0, count: 100)] {
            XCTAssertThrowsError(try CGImage(pngData: data)) { error in
                guard case .unknownFormat = error as? ImageError else { return XCTFail("\(error)") }
            }
        }
    }

    func testASliceOfDataIsReadFromItsStart() throws {
        let image = noise(isOpaque: false)
        let data = Data([1, 2, 3]) + (try image.pngData())
        XCTAssertEqual(try CGImage(pngData: data.dropFirst(3)).pixels, image.pixels)
    }

    func testAnImageFromADataProviderIsTheSame() throws {
        let image = noise(isOpaque: true)
        let provider = try XCTUnwrap(CGDataProvider(data: image.pngData()))
        let copy = CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        XCTAssertEqual(copy?.pixels, image.pixels)
        XCTAssertEqual(copy?.shouldInterpolate, false)
        let nothing = try XCTUnwrap(CGDataProvider(data: Data()))
        XCTAssertNil(CGImage(pngDataProviderSource: nothing, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    }

    private func noise(isOpaque: Bool) -> CGImage {
        CGImage(width: 9, height: 7, isOpaque: isOpaque) { pixels in
            var state: UInt32 = 1
            for index in pixels.indices {
                state = state &* 1_664_525 &+ 1_013_904_223
                let value = state >> 24
                pixels[index] = isOpaque ? 0xFF00_0000 | state >> 8 : value << 24 | value / 2 << 16 | value / 3 << 8 | value
            }
        }
    }
}
