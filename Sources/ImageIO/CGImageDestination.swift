import CoreGraphics
import Foundation

/// A file or data to which images are written: PNG, JPEG or GIF. Made by functions such as
/// `CGImageDestinationCreateWithData(_:_:_:_:)`.
///
/// ```swift
/// func jpeg(of image: CGImage) -> Data? {
///     let data = NSMutableData()
///     let type = "public.jpeg" as CFString
///     guard let destination = CGImageDestinationCreateWithData(data as CFMutableData, type, 1, nil) else { return nil }
///     CGImageDestinationAddImage(destination, image, [kCGImageDestinationLossyCompressionQuality: 0.8] as CFDictionary)
///     return CGImageDestinationFinalize(destination) ? data as Data : nil
/// }
/// ```
///
/// Source: Apple, [CGImageDestination](https://developer.apple.com/documentation/imageio/cgimagedestination).
public final class CGImageDestination {
    /// Destination of the bytes.
    enum Target {
        case data(NSMutableData)
        case file(URL)
    }

    private let target: Target
    private let format: ImageFormat
    private let count: Int
    private var properties: [String: Any] = [:]
    private var images: [(image: CGImage, properties: [String: Any])] = []
    private var isFinal = false

    /// Nil for a type that is not written, or without images.
    init?(_ target: Target, type: String, count: Int) {
        guard let format = Self.formats.first(where: { $0.typeIdentifier == type }), count > 0 else { return nil }
        (self.target, self.format, self.count) = (target, format, count)
    }

    static let formats: [ImageFormat] = [.png, .jpeg, .gif]

    func set(_ properties: [String: Any]) { self.properties.merge(properties) { _, new in new } }

    /// Adds an image; those beyond the number given at creation are ignored and logged once.
    func add(_ image: CGImage, _ properties: [String: Any]) {
        guard !isFinal, images.count < count else {
            return reportOnce(
                "CGImageDestination", "CGImageDestination: an image beyond the \(count) of its creation, or after its end, is not written")
        }
        images.append((image, properties))
    }

    /// Writes the file. False if an image is missing, or it cannot be written; also the second time.
    func finish() -> Bool {
        guard !isFinal, images.count == count, format == .gif || count == 1 else { return false }
        isFinal = true
        do {
            let data = try encoded()
            switch target {
            case .data(let target): target.append(data)
            case .file(let url): try data.write(to: url, options: .atomic)
            }
            return true
        } catch {
            return false
        }
    }

    private func encoded() throws -> Data {
        func prepared(_ index: Int) -> (image: CGImage, properties: [String: Any]) {
            let merged = properties.merging(images[index].properties) { _, own in own }
            var image = images[index].image
            if let largest = imageOption(merged, kCGImageDestinationImageMaxPixelSize)?.intValue { image = image.fitting(into: largest) }
            return (image, merged)
        }
        switch format {
        case .png: return try prepared(0).image.pngData()
        case .jpeg:
            let (image, properties) = prepared(0)
            let quality = imageOption(properties, kCGImageDestinationLossyCompressionQuality)?.doubleValue ?? Self.usualQuality
            let orientation = imageOption(properties, kCGImagePropertyOrientation)?.intValue ?? 1
            let background = properties[kCGImageDestinationBackgroundColor].flatMap { $0 as? CGColor }
            return try image.flattened(on: background).jpegData(
                quality: CGFloat(quality), exifOrientation: 1...8 ~= orientation ? orientation : 1)
        case .gif, .webP, .heif:
            let whole = properties[kCGImagePropertyGIFDictionary] as? [String: Any]
            let frames = images.indices.map { index -> GIFWriter.Frame in
                let (image, properties) = prepared(index)
                let own = properties[kCGImagePropertyGIFDictionary] as? [String: Any]
                let delay = imageOption(own, kCGImagePropertyGIFUnclampedDelayTime) ?? imageOption(own, kCGImagePropertyGIFDelayTime)
                return GIFWriter.Frame(image, delay: delay?.doubleValue ?? Self.usualDelay)
            }
            return try GIFWriter(frames, repetitions: imageOption(whole, kCGImagePropertyGIFLoopCount)?.intValue).data()
        }
    }

    /// Quality where none is given, and seconds of a frame.
    private static let (usualQuality, usualDelay) = (0.9, 0.1)
}

// The functions of image destinations. Source: Apple, https://developer.apple.com/documentation/imageio/cgimagedestination

/// Creates a destination that appends a file to data; nil for a type that is not written, or without images.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type: type, count: count) }

/// Creates a destination that writes a file; nil for a type that is not written, or without images.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url), type: type, count: count) }

/// Returns the types that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.formats.map(\.typeIdentifier) }

/// Sets properties of the whole file, such as the loop count of a GIF, and of each image that has none of its own.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) { idst.set(properties ?? [:]) }

/// Adds an image. Properties: the quality (0…1), background color and orientation of a JPEG, the delay of a GIF's frame, the largest
/// dimension.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties ?? [:])
}

/// Adds an image of a source, with its properties; those given replace them. An image that cannot be read is left out.
///
/// - Complexity: That of `CGImageSourceCreateImageAtIndex(_:_:_:)`.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(at: index) else { return }
    idst.add(image, (isrc.properties(at: index) ?? [:]).merging(properties ?? [:]) { _, given in given })
}

/// Writes the images; false if one is missing or they cannot be written.
///
/// - Complexity: O(*p*), where *p* is the number of pixels of all images.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
