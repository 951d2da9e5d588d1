import CoreGraphics
import Foundation

extension ImageReader {
    /// The properties of an animation as a whole.
    var animationProperties: [String: Any] {
        let isGIF = format == .gif
        var found: [String: Any] = [
            isGIF ? kCGImagePropertyGIFCanvasPixelWidth : kCGImagePropertyWebPCanvasPixelWidth: NSNumber(value: width),
            isGIF ? kCGImagePropertyGIFCanvasPixelHeight : kCGImagePropertyWebPCanvasPixelHeight: NSNumber(value: height),
        ]
        // A GIF counts the plays after the first, and may say nothing.
        if !isGIF {
            found[kCGImagePropertyWebPLoopCount] = NSNumber(value: playCount)
        } else if playCount != 1 {
            found[kCGImagePropertyGIFLoopCount] = NSNumber(value: max(playCount - 1, 0))
        }
        return found
    }

    /// The properties of an image.
    func properties(at index: Int) -> [String: Any] {
        var found: [String: Any] = [
            kCGImagePropertyPixelWidth: NSNumber(value: width), kCGImagePropertyPixelHeight: NSNumber(value: height),
            kCGImagePropertyDepth: NSNumber(value: 8), kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
        ]
        switch format {
        case .gif:
            found[kCGImagePropertyGIFDictionary] = [
                kCGImagePropertyGIFDelayTime: NSNumber(value: delay(at: index)),
                kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: unclampedDelay(at: index)),
            ]
        case .webP:
            found[kCGImagePropertyWebPDictionary] = [
                kCGImagePropertyWebPDelayTime: NSNumber(value: delay(at: index)),
                kCGImagePropertyWebPUnclampedDelayTime: NSNumber(value: unclampedDelay(at: index)),
            ]
        case .heif: break
        case .png: found[kCGImagePropertyPNGDictionary] = [String: Any]()
        case .jpeg: addPhotoProperties(to: &found)
        }
        return found
    }

    private func addPhotoProperties(to found: inout [String: Any]) {
        let tags = tags
        var image = Self.named(tags.image, Self.imageNames)
        if tags.image[0x0112] != nil {
            found[kCGImagePropertyOrientation] = NSNumber(value: exifOrientation)
            image[kCGImagePropertyTIFFOrientation] = NSNumber(value: exifOrientation)
        }
        if let resolution = tags.image[0x011A]?.number { found[kCGImagePropertyDPIWidth] = NSNumber(value: resolution) }
        if let resolution = tags.image[0x011B]?.number { found[kCGImagePropertyDPIHeight] = NSNumber(value: resolution) }
        if !image.isEmpty { found[kCGImagePropertyTIFFDictionary] = image }
        var photo = Self.named(tags.photo, Self.photoNames)
        if photo[kCGImagePropertyExifPixelXDimension] == nil { photo[kCGImagePropertyExifPixelXDimension] = NSNumber(value: width) }
        if photo[kCGImagePropertyExifPixelYDimension] == nil { photo[kCGImagePropertyExifPixelYDimension] = NSNumber(value: height) }
        found[kCGImagePropertyExifDictionary] = photo
    }

    private static func named(_ tags: [Int: ImageTag], _ names: [Int: String]) -> [String: Any] {
        var found: [String: Any] = [:]
        for (tag, name) in names {
            switch tags[tag] {
            case .text(let text): found[name] = text
            case .numbers(let numbers):
                // ISO speeds are a list, even of one.
                if numbers.count == 1, name != kCGImagePropertyExifISOSpeedRatings {
                    found[name] = NSNumber(value: numbers[0])
                } else {
                    found[name] = numbers.map { NSNumber(value: $0) }
                }
            case nil: break
            }
        }
        return found
    }

    private static let imageNames: [Int: String] = [
        0x010E: kCGImagePropertyTIFFImageDescription, 0x010F: kCGImagePropertyTIFFMake, 0x0110: kCGImagePropertyTIFFModel,
        0x011A: kCGImagePropertyTIFFXResolution, 0x011B: kCGImagePropertyTIFFYResolution, 0x0131: kCGImagePropertyTIFFSoftware,
        0x0132: kCGImagePropertyTIFFDateTime, 0x013B: kCGImagePropertyTIFFArtist, 0x8298: kCGImagePropertyTIFFCopyright,
    ]

    private static let photoNames: [Int: String] = [
        0x829A: kCGImagePropertyExifExposureTime, 0x829D: kCGImagePropertyExifFNumber, 0x8827: kCGImagePropertyExifISOSpeedRatings,
        0x9003: kCGImagePropertyExifDateTimeOriginal, 0x9004: kCGImagePropertyExifDateTimeDigitized, 0x9209: kCGImagePropertyExifFlash,
        0x920A: kCGImagePropertyExifFocalLength, 0xA002: kCGImagePropertyExifPixelXDimension, 0xA003: kCGImagePropertyExifPixelYDimension,
        0xA434: kCGImagePropertyExifLensModel,
    ]
}
