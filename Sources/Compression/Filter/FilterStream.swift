import Foundation

/// A stream of the C functions with its buffer of results, for filters.
final class FilterStream {
    private var stream: compression_stream
    private let buffer: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private(set) var hasEnded = false

    init(_ operation: FilterOperation, _ algorithm: Algorithm, capacity: Int) throws {
        self.capacity = max(capacity, 1)
        buffer = .allocate(capacity: self.capacity)
        stream = compression_stream(dst_ptr: buffer, dst_size: 0, src_ptr: UnsafePointer(buffer), src_size: 0, state: nil)
        guard compression_stream_init(&stream, operation.rawValue, algorithm.rawValue) == COMPRESSION_STATUS_OK else {
            throw FilterError.invalidState
        }
    }

    deinit {
        compression_stream_destroy(&stream)
        buffer.deallocate()
    }

    /// Runs bytes through the stream, and gives what comes of them piece by piece. What follows the end of a compressed stream is ignored.
    func run(_ bytes: UnsafeRawBufferPointer, finishes: Bool, _ take: (Data) throws -> Void) throws {
        guard !hasEnded else { return }
        stream.src_ptr = bytes.bindMemory(to: UInt8.self).baseAddress ?? UnsafePointer(buffer)
        stream.src_size = bytes.count
        repeat {
            stream.dst_ptr = buffer
            stream.dst_size = capacity
            let status = compression_stream_process(&stream, finishes ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
            guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
            if stream.dst_size < capacity { try take(Data(bytes: buffer, count: capacity - stream.dst_size)) }
            hasEnded = status == COMPRESSION_STATUS_END
        } while !hasEnded && (stream.src_size > 0 || stream.dst_size == 0 || finishes)
    }
}
