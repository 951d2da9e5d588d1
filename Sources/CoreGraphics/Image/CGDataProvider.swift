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
}
