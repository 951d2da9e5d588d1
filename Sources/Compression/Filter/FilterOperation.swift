/// The operation of a filter.
public enum FilterOperation: Sendable {
    /// Compresses.
    case compress
    /// Decompresses.
    case decompress

    /// Creates an operation from that of the C functions; nil for an unknown one.
    public init?(rawValue: compression_stream_operation) {
        switch rawValue {
        case COMPRESSION_STREAM_ENCODE: self = .compress
        case COMPRESSION_STREAM_DECODE: self = .decompress
        default: return nil
        }
    }

    /// The operation for the C functions.
    public var rawValue: compression_stream_operation { self == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE }
}
