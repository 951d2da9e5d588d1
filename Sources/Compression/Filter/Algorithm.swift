/// An algorithm of compression.
///
/// Differs from UIKit: `lzfse` and `lzbitmap` are not declared, since no library here has them. Source: Apple,
/// [Algorithm](https://developer.apple.com/documentation/compression/algorithm).
public enum Algorithm: CaseIterable, Sendable {
    /// LZ4 in Apple's frames.
    case lz4
    /// Deflate without zlib's header.
    case zlib
    /// LZMA in an xz container.
    case lzma
    /// Brotli.
    case brotli

    /// Creates an algorithm from that of the C functions; nil for one without streams.
    public init?(rawValue: compression_algorithm) {
        guard let found = Algorithm.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = found
    }

    /// The algorithm for the C functions.
    public var rawValue: compression_algorithm {
        switch self {
        case .lz4: COMPRESSION_LZ4
        case .zlib: COMPRESSION_ZLIB
        case .lzma: COMPRESSION_LZMA
        case .brotli: COMPRESSION_BROTLI
        }
    }
}
