/// An algorithm of compression, as the C functions take it. Its values are Apple's.
///
/// Source: Apple, [compression_algorithm](https://developer.apple.com/documentation/compression/compression_algorithm).
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates an algorithm from its value; the functions refuse an unknown one.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// LZ4 in Apple's frames: blocks that begin with `bv41` (compressed) or `bv4-` (as they are), and `bv4$` at the end.
public var COMPRESSION_LZ4: compression_algorithm { compression_algorithm(0x100) }
/// One block of LZ4 without a frame; by the functions for buffers alone.
public var COMPRESSION_LZ4_RAW: compression_algorithm { compression_algorithm(0x101) }
/// Deflate of level 5 without zlib's header (RFC 1951).
public var COMPRESSION_ZLIB: compression_algorithm { compression_algorithm(0x205) }
/// LZMA of level 6 in an xz container.
public var COMPRESSION_LZMA: compression_algorithm { compression_algorithm(0x306) }
/// Brotli of level 2.
public var COMPRESSION_BROTLI: compression_algorithm { compression_algorithm(0xB02) }

/// The operation of a stream.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates an operation from its value; an unknown one is an error of `compression_stream_init`.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Compresses.
public var COMPRESSION_STREAM_ENCODE: compression_stream_operation { compression_stream_operation(0) }
/// Decompresses.
public var COMPRESSION_STREAM_DECODE: compression_stream_operation { compression_stream_operation(1) }

/// A flag of a stream's step.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates flags from their value.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// There is no source after the present one.
public var COMPRESSION_STREAM_FINALIZE: compression_stream_flags { compression_stream_flags(1) }

/// The result of a function for streams.
public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Creates a status from its value.
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The step is done, and the stream goes on: the source is used up, or the destination is full.
public var COMPRESSION_STATUS_OK: compression_status { compression_status(0) }
/// The source is not what the algorithm makes, or ends too soon.
public var COMPRESSION_STATUS_ERROR: compression_status { compression_status(-1) }
/// The stream has ended, and all of it is in the destination.
public var COMPRESSION_STATUS_END: compression_status { compression_status(1) }

/// A stream of data that is compressed or decompressed step by step.
///
/// Source: Apple, [compression_stream](https://developer.apple.com/documentation/compression/compression_stream).
public struct compression_stream {
    /// The destination of the next step, which moves it.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// The capacity of the destination, in bytes; a step lessens it.
    public var dst_size: Int
    /// The source of the next step, which moves it.
    public var src_ptr: UnsafePointer<UInt8>
    /// The number of bytes in the source; a step lessens it.
    public var src_size: Int
    /// Owned by the stream from `compression_stream_init` to `compression_stream_destroy`.
    public var state: UnsafeMutableRawPointer?

    /// Creates a stream that has not begun.
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        self.dst_ptr = dst_ptr
        self.dst_size = dst_size
        self.src_ptr = src_ptr
        self.src_size = src_size
        self.state = state
    }
}
