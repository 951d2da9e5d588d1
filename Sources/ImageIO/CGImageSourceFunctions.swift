import CoreGraphics
import Foundation

// The functions of image sources. Options that concern caches have no effect: each image is decoded on request. Source: Apple,
// https://developer.apple.com/documentation/imageio/cgimagesource

/// Creates a source of data. Never nil here: data that is no image has a status that says so, and no images.
///
/// - Complexity: O(*n*), where *n* is the number of bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data) }

/// Creates a source of a file; nil if it cannot be read.
///
/// - Complexity: O(*n*), where *n* is the number of bytes.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    return CGImageSource(data)
}

/// Creates a source of a provider's bytes; nil if it has none.
///
/// - Complexity: O(*n*), where *n* is the number of bytes.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource($0) }
}

/// Creates a source that gets its data by `CGImageSourceUpdateData(_:_:_:)`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(nil) }

/// Gives an incremental source all of its data so far. No effect after the final data, and for other sources.
///
/// Differs from UIKit: an image appears when all of its file is there, not in part.
///
/// - Complexity: O(*n*), where *n* is the number of bytes.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) { isrc.update(data, isFinal: final) }

/// Gives an incremental source all of its data so far.
///
/// - Complexity: O(*n*), where *n* is the number of bytes.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update(provider.data ?? Data(), isFinal: final)
}

/// Returns the type of a source's data, such as `public.jpeg`; nil if it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// Returns the types of data that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.typeIdentifier) }

/// Returns the number of images: 1, or the frames of an animation; 0 if none can be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the index of the main image: 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the state of a source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns the state of an image.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    let status = isrc.status
    guard status == .statusComplete else { return status }
    return 0..<isrc.count ~= index ? .statusComplete : .statusUnexpectedEOF
}

/// Returns the properties of a file: its size, and those of an animation as a whole. Nil if it cannot be read.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { isrc.properties() }

/// Returns the properties of an image; nil if there is none. Numbers are `NSNumber` objects.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    isrc.properties(at: index)
}

/// Decodes an image; nil if there is none, or its data is damaged. Frames of an animation are complete images.
///
/// - Complexity: O(*p*), where *p* is the number of pixels, of all frames before too where they are not asked for in order.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    isrc.image(at: index)
}

/// Returns a small copy of an image, by the options `kCGImageSourceThumbnailMaxPixelSize` and `kCGImageSourceCreateThumbnailWithTransform`.
///
/// Nil unless one of `kCGImageSourceCreateThumbnailFromImageAlways` and `kCGImageSourceCreateThumbnailFromImageIfAbsent` is true: small
/// copies within files are not read.
///
/// - Complexity: O(*p*), where *p* is the number of pixels.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    func isOn(_ key: String) -> Bool { imageOption(options, key)?.boolValue ?? false }
    guard isOn(kCGImageSourceCreateThumbnailFromImageAlways) || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent) else { return nil }
    return isrc.thumbnail(
        at: index, largest: imageOption(options, kCGImageSourceThumbnailMaxPixelSize)?.intValue,
        isUpright: isOn(kCGImageSourceCreateThumbnailWithTransform))
}

/// A number or truth value of options, as apps give it: from Swift or as an object.
func imageOption(_ options: [String: Any]?, _ key: String) -> NSNumber? {
    switch options?[key] {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as UInt32: NSNumber(value: value)
    default: nil
    }
}
