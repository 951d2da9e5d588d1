import CoreGraphics
import XCTest

@testable import Kinora

final class BoxFilterTests: XCTestCase {
    func testEveryNewPixelIsTheMeanOfWhatItCovers() {
        for (width, height, newWidth, newHeight) in [(64, 48, 32, 24), (64, 48, 7, 5), (64, 48, 63, 48), (64, 48, 1, 1), (5, 3, 4, 2)] {
            let source = FilmFrames.frame(2, width: width, height: height, isOpaque: false)
            let pixels = FilmFrames.pixels(source)
            let result = FilmFrames.pixels(source.boxFiltered(width: newWidth, height: newHeight))
            XCTAssertEqual(result.count, newWidth * newHeight)
            let (stepX, stepY) = (Double(width) / Double(newWidth), Double(height) / Double(newHeight))
            for newY in 0..<newHeight {
                for newX in 0..<newWidth {
                    var means = [0.0, 0, 0, 0]
                    for y in 0..<height {
                        let down = min(Double(y + 1), Double(newY + 1) * stepY) - max(Double(y), Double(newY) * stepY)
                        guard down > 0 else { continue }
                        for x in 0..<width {
                            let across = min(Double(x + 1), Double(newX + 1) * stepX) - max(Double(x), Double(newX) * stepX)
                            guard across > 0 else { continue }
                            for channel in 0..<4 {
                                means[channel] += down * across * Double(pixels[y * width + x] >> UInt32(channel * 8) & 255)
                            }
                        }
                    }
                    for channel in 0..<4 {
                        let value = Double(result[newY * newWidth + newX] >> UInt32(channel * 8) & 255)
                        XCTAssertEqual(value, means[channel] / (stepX * stepY), accuracy: 0.500001)
                    }
                }
            }
        }
    }

    func testAFlatImageStaysFlat() {
        let flat = CGImage(width: 1170, height: 100, isOpaque: true) { $0.update(repeating: 0xFFFE_0180) }
        XCTAssertEqual(Set(FilmFrames.pixels(flat.boxFiltered(width: 299, height: 33))), [0xFFFE_0180])
    }

    func testTheSameSizeIsTheSameImage() {
        let image = FilmFrames.frame(0)
        XCTAssertTrue(image.boxFiltered(width: 64, height: 48) === image)
    }
}
