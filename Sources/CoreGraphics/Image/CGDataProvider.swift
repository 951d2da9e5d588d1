import Foundation

/// Bytes that an image is made from.
///
/// Source: [CGDataProvider](https://developer.apple.com/documentation/coregraphics/cgdataprovider).
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?

    /// Provides the bytes of `data`, which are copied only when the original changes. Never nil here; optional as Apple's is.
    public init?(data: CFData) {
        self.data = data
    }

    /// Provides a copy of `size` bytes, and calls `releaseData` at once, because they are not needed any longer.
    ///
    /// - Parameters:
    ///   - info: passed on to `releaseData`.
    ///   - data: the bytes.
    ///   - size: how many; nil is returned where it is negative.
    ///   - releaseData: called with `info`, `data` and `size`.
    ///
    /// Source: [CGDataProvider.init(dataInfo:…)](https://developer.apple.com/documentation/coregraphics/cgdataprovider/init(datainfo:data:size:releasedata:)).
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        guard size >= 0 else { return nil }
        self.init(data: Data(bytes: data, count: size))
        releaseData(info, data, size)
    }

    /// Provides the bytes of a file, read at once; nil where it cannot be read, or is larger than 1 GiB.
    public convenience init?(url: URL) {
        guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= 1 << 30,
            let data = try? Data(contentsOf: url, options: .mappedIfSafe)
        else { return nil }
        self.init(data: data)
    }

    /// Provides the bytes of a file by its path; nil where it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}
