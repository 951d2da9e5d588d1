import Foundation

/// The bytes of an image.
///
/// Source: [CGDataProvider](https://developer.apple.com/documentation/coregraphics/cgdataprovider).
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?

    /// Creates a provider of `data`, with copy-on-write. Never nil here; optional as Apple's is.
    public init?(data: CFData) {
        self.data = data
    }

    /// Creates a provider with a copy of `size` bytes and calls `releaseData` immediately.
    ///
    /// - Parameters:
    ///   - info: Passed to `releaseData`.
    ///   - data: The bytes.
    ///   - size: The number of bytes; nil is returned if it is negative.
    ///   - releaseData: Called with `info`, `data` and `size`.
    ///
    /// Source: [CGDataProvider.init(dataInfo:…)](https://developer.apple.com/documentation/coregraphics/cgdataprovider/init(datainfo:data:size:releasedata:)).
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        guard size >= 0 else { return nil }
        self.init(data: Data(bytes: data, count: size))
        releaseData(info, data, size)
    }

    /// Creates a provider of a file's bytes, read immediately; nil if it cannot be read, or is larger than 1 GiB.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public convenience init?(url: URL) {
        guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= 1 << 30,
            let data = try? Data(contentsOf: url, options: .mappedIfSafe)
        else { return nil }
        self.init(data: data)
    }

    /// Creates a provider of a file's bytes by path; nil if it cannot be read.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}
