import CoreGraphics
import XCTest

final class HEIFTests: XCTestCase {
    /// Made with libheif: 16 x 8 pixels, red and blue halves, lossless.
    private static let sample = Data(
        base64Encoded: """
            AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAXxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERA
            AAEAAQAAAAABoAABAAAAAAAAAgEAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA/GlwcnAAAADcaXBjbwAA
            AHVodmNDAQNwAAAAkAAAAAAA//AA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMA/7oCQGEAAQApQgEBA3AAAAMAkAAAAwAAAwD/oCCBBZbq
            rprm4CGgwIAAAAyAAAADAIRiAAEABkQBwXGLEgAAABNjb2xybmNseAABAA0ABoAAAAAUaXNwZQAAAAAAAABAAAAAQAAAAChjbGFwAAAAEAAAAAEAAAAI
            AAAAAf///9AAAAAC////yAAAAAIAAAAQcGl4aQAAAAADCAgIAAAAGGlwbWEAAAAAAAAAAQABBYECAwWEAAACCW1kYXQAAAH9KAGvBbII4lxZgC7tkc//
            +f/O/K+FxcXFxcfHx8fHx8fH/ztf//Ina///VsKeI+eLFixYyVKlSpUqTRP/2PdAD/uv9z/a/rfnfnfnfnfnvnvnvnvnvnvnvnnRXs3//tx2t2BnDhw4
            cQ4cOHDhw4WFP//2zjDVsBu/rrR9AyodIXp/tTEAWezW9mA2MyuyKSikopKKSimCpgqYKmCpgqYKmCpL7/Nfv//42fxpLFnodrtLtLtLtLvFvFvFvFvF
            vFvFuMtN3GDvf/88xrUJJI0PM1wEr0O+wo3//Uclt5JJEep97cT0em16Xx5EyiugLybAACGikgt86L40Z+0LfX9VRif/9Tfg4jGOQMU+T4tUblelP/++
            wym7Z6BQCFXw5bDnF+um9M//249HY2214bB5f7n4aXHx//0IHYz//+uoOY9/SunXZrijvaqgJtkAAfRuCaROtRdbDvUYiHlE5//3aE8pOGMTIb4BBHsq
            dMN//4nIvQSPG6B9EJBx1FHa/6Tz//n0N3jbbY1r4vUYg1qHM///CuA9///5cBKRYt5b8tJQBKOcBC8AC/ogKtJDw0HkxUtpnRMzf/79rStC2ecJXSQy
            KCVK5x//5YLJpJO9qDpdT8YRtWwYZu//8hozDtttV5x7NtzV5iB///x/i9tttsNt+sM9sNs9ZlbRZoA=
            """, options: .ignoreUnknownCharacters)!

    func testAnImageHasItsSizeAndColors() throws {
        let source = try ImageReader(data: Self.sample)
        XCTAssertEqual(source.format, .heif)
        XCTAssertEqual([source.width, source.height, source.frameCount, source.exifOrientation], [16, 8, 1, 1])
        let image = try source.image(at: 0)
        XCTAssertTrue(image.isOpaque)
        for (index, pixel) in image.pixels.enumerated() {
            let expected: UInt32 = index % 16 < 8 ? 0xFFFF_0000 : 0xFF00_00FF
            for shift in [0, 8, 16, 24] {
                XCTAssertEqual(Int(pixel >> shift & 0xFF), Int(expected >> shift & 0xFF), accuracy: 2, "pixel \(index)")
            }
        }
    }

    func testDamagedBytesAreAnErrorWithAReason() {
        for count in stride(from: 12, to: Self.sample.count, by: 7) {
            XCTAssertThrowsError(try ImageReader(data: Self.sample.prefix(count)).image(at: 0)) { error in
                XCTAssert("\(error)".hasPrefix("damaged image data: HEIF: "), "\(error)")
            }
        }
    }
}
