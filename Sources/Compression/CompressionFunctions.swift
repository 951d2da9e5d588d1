import Foundation

/// Returns the size of the scratch buffer for encoding, in bytes: 0, since none is used.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns the size of the scratch buffer for decoding, in bytes: 0, since none is used.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses a buffer.
///
/// Differs from UIKit: the scratch buffer is not used; nil and any other are the same.
///
/// - Returns: The bytes written; 0 if the result does not fit, the buffer is empty or the algorithm is unknown.
/// - Complexity: O(*n*), where *n* is the number of bytes.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard src_size > 0, dst_size > 0 else { return 0 }
    if algorithm == COMPRESSION_LZ4_RAW { return LZ4Block.encode(src_buffer, src_size, to: dst_buffer, dst_size) ?? 0 }
    guard let coder = makeCoder(COMPRESSION_STREAM_ENCODE, algorithm) else { return 0 }
    var span = CodingSpan(source: src_buffer, sourceCount: src_size, destination: dst_buffer, destinationCount: dst_size)
    return coder.run(&span, finishes: true) == COMPRESSION_STATUS_END ? dst_size - span.destinationCount : 0
}

/// Decompresses a buffer.
///
/// - Returns: The bytes written: `dst_size` if there are more than that, of which the first are written; 0 for damaged data.
/// - Complexity: O(*n*), where *n* is the number of decompressed bytes.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard src_size > 0, dst_size > 0 else { return 0 }
    if algorithm == COMPRESSION_LZ4_RAW { return LZ4Block.decode(src_buffer, src_size, to: dst_buffer, dst_size) ?? 0 }
    guard let coder = makeCoder(COMPRESSION_STREAM_DECODE, algorithm) else { return 0 }
    var span = CodingSpan(source: src_buffer, sourceCount: src_size, destination: dst_buffer, destinationCount: dst_size)
    let status = coder.run(&span, finishes: true)
    return status == COMPRESSION_STATUS_END || span.destinationCount == 0 ? dst_size - span.destinationCount : 0
}

/// Begins a stream, whose pointers and sizes are set before the first step. An error for an algorithm that is unknown or has no streams.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
    guard let coder = makeCoder(operation, algorithm) else {
        // The memory of a stream may be uninitialized.
        stream.pointee.state = nil
        return COMPRESSION_STATUS_ERROR
    }
    stream.pointee.state = Unmanaged.passRetained(CoderState(coder)).toOpaque()
    return COMPRESSION_STATUS_OK
}

/// Takes a step: reads and writes until the source is used up or the destination is full.
///
/// - Parameters:
///   - stream: A stream that has begun; its pointers and sizes are moved by what was read and written.
///   - flags: `COMPRESSION_STREAM_FINALIZE` if there is no source after the present one; one that ends too soon is an error then.
/// - Complexity: O(*n*), where *n* is the number of bytes read and written.
public func compression_stream_process(_ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32) -> compression_status {
    guard let state = stream.pointee.state, stream.pointee.src_size >= 0, stream.pointee.dst_size >= 0 else {
        return COMPRESSION_STATUS_ERROR
    }
    let coder = Unmanaged<CoderState>.fromOpaque(state).takeUnretainedValue().coder
    var span = CodingSpan(
        source: stream.pointee.src_ptr, sourceCount: stream.pointee.src_size, destination: stream.pointee.dst_ptr,
        destinationCount: stream.pointee.dst_size)
    let status = coder.run(&span, finishes: flags & 1 != 0)
    stream.pointee.src_ptr = span.source
    stream.pointee.src_size = span.sourceCount
    stream.pointee.dst_ptr = span.destination
    stream.pointee.dst_size = span.destinationCount
    return status
}

/// Ends a stream and frees its memory. Without effect on one that has ended; an error for it.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    stream.pointee.state = nil
    Unmanaged<CoderState>.fromOpaque(state).release()
    return COMPRESSION_STATUS_OK
}

/// A coder as a stream's state.
private final class CoderState {
    let coder: any Coder

    init(_ coder: any Coder) { self.coder = coder }
}

/// The coder of an algorithm; nil for one that is unknown or has no streams.
private func makeCoder(_ operation: compression_stream_operation, _ algorithm: compression_algorithm) -> (any Coder)? {
    let isEncoder = operation == COMPRESSION_STREAM_ENCODE
    guard isEncoder || operation == COMPRESSION_STREAM_DECODE else { return nil }
    switch algorithm {
    case COMPRESSION_ZLIB: return ZlibCoder(isEncoder: isEncoder)
    case COMPRESSION_LZMA: return LZMACoder(isEncoder: isEncoder)
    case COMPRESSION_BROTLI: return isEncoder ? BrotliEncoder() : BrotliDecoder()
    case COMPRESSION_LZ4: return isEncoder ? LZ4FrameEncoder() : LZ4FrameDecoder()
    default: return nil
    }
}
