import UIKit

/// The pixels of an image, premultiplied 0xAARRGGBB in sRGB.
struct PixelBuffer {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    /// Nil if there is no memory for them.
    init?(_ image: CGImage) {
        let (width, height) = (image.width, image.height)
        var pixels = [UInt32](repeating: 0, count: width * height)
        let isDrawn = pixels.withUnsafeMutableBytes { bytes in
            let layout = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            guard let space = CGColorSpace(name: CGColorSpace.sRGB),
                let context = CGContext(
                    data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: space,
                    bitmapInfo: layout)
            else { return false }
            context.interpolationQuality = .none
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }
        guard isDrawn else { return nil }
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }
}
