import CoreGraphics
import Foundation

/// The images of a file or of data: PNG, JPEG, GIF, WebP or HEIF. Made and asked by functions such as `CGImageSourceCreateWithData(_:_:)`.
///
/// ```swift
/// func frames(of data: Data) -> [CGImage] {
///     guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return [] }
///     return (0..<CGImageSourceGetCount(source)).compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }
/// }
/// ```
///
/// Safe to share between threads. Source: Apple, [CGImageSource](https://developer.apple.com/documentation/imageio/cgimagesource).
public final class CGImageSource: @unchecked Sendable {
    private let lock = NSLock()
    private var data: Data?
    private var isFinal: Bool
    private var reader: ImageReader?
    private var failure: CGImageSourceStatus

    /// - Parameter data: nil for a source that gets its data in parts.
    init(_ data: Data?) {
        self.data = data
        isFinal = data != nil
        failure = .statusReadingHeader
        if data != nil { read() }
    }

    private func read() {
        reader = nil
        guard let data, !data.isEmpty else { return failure = isFinal ? .statusInvalidData : .statusReadingHeader }
        do {
            reader = try ImageReader(data: data)
        } catch ImageError.unknownFormat {
            failure = isFinal ? .statusUnknownType : .statusReadingHeader
        } catch {
            failure = isFinal ? .statusInvalidData : .statusIncomplete
        }
    }

    /// Takes the data so far, from the beginning.
    func update(_ data: Data, isFinal: Bool) {
        lock.withLock {
            guard !self.isFinal else { return }
            self.data = data
            self.isFinal = isFinal
            read()
        }
    }

    // MARK: Answers

    var status: CGImageSourceStatus {
        lock.withLock { reader == nil ? failure : isFinal ? .statusComplete : .statusIncomplete }
    }

    var type: String? {
        lock.withLock {
            guard let data else { return nil }
            return data.withUnsafeBytes(ImageFormat.init(signatureOf:))?.typeIdentifier
        }
    }

    var count: Int { lock.withLock { reader?.frameCount ?? 0 } }

    func image(at index: Int) -> CGImage? {
        lock.withLock {
            guard let reader, 0..<reader.frameCount ~= index else { return nil }
            return try? reader.image(at: index)
        }
    }

    /// A smaller image that fits into a square of a number of pixels; the whole one for nil.
    func thumbnail(at index: Int, largest: Int?, isUpright: Bool) -> CGImage? {
        guard let image = image(at: index) else { return nil }
        let orientation = lock.withLock { reader?.exifOrientation ?? 1 }
        let small = largest.map { image.fitting(into: $0) } ?? image
        return isUpright ? small.oriented(exif: orientation) : small
    }

    func properties() -> [String: Any]? {
        lock.withLock {
            guard let reader, let data else { return nil }
            var found: [String: Any] = [kCGImagePropertyFileSize: NSNumber(value: data.count)]
            if let key = reader.format.dictionaryKey, reader.format != .png { found[key] = reader.animationProperties }
            return found
        }
    }

    func properties(at index: Int) -> [String: Any]? {
        lock.withLock {
            guard let reader, 0..<reader.frameCount ~= index else { return nil }
            return reader.properties(at: index)
        }
    }
}

/// The state of an image source, or of one of its images.
///
/// Source: Apple, [CGImageSourceStatus](https://developer.apple.com/documentation/imageio/cgimagesourcestatus).
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data ended early.
    case statusUnexpectedEOF = -5
    /// The data is damaged.
    case statusInvalidData = -4
    /// The data is of no format that is read.
    case statusUnknownType = -3
    /// More data is needed to know the format.
    case statusReadingHeader = -2
    /// More data is needed.
    case statusIncomplete = -1
    /// All is there.
    case statusComplete = 0
}

extension ImageFormat {
    var typeIdentifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .gif: "com.compuserve.gif"
        case .webP: "org.webmproject.webp"
        case .heif: "public.heic"
        }
    }

    /// The key of the format's own properties; nil for those of JPEG and HEIF, which say nothing here.
    var dictionaryKey: String? {
        switch self {
        case .png: kCGImagePropertyPNGDictionary
        case .gif: kCGImagePropertyGIFDictionary
        case .webP: kCGImagePropertyWebPDictionary
        case .jpeg, .heif: nil
        }
    }
}
