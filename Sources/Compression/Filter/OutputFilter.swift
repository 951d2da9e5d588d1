import Foundation

/// Compresses or decompresses what is written to it, and hands on the result.
///
/// Source: Apple, [OutputFilter](https://developer.apple.com/documentation/compression/outputfilter).
public class OutputFilter {
    private let stream: FilterStream
    private let writeFunc: (Data?) throws -> Void
    private var isFinal = false

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - operation: Whether to compress or to decompress.
    ///   - algorithm: The format of the compressed data.
    ///   - bufferCapacity: The largest piece that is handed on, in bytes; less than 1 counts as 1.
    ///   - writeFunc: Called with each piece, and with nil at the end.
    /// - Throws: `FilterError.invalidState` if there is no memory.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
        self.writeFunc = writeFunc
    }

    /// Filters data; nil and empty data end the filter, as `finalize()` does.
    ///
    /// - Throws: `FilterError.invalidState` after the end, `invalidData` for damaged data, and what the closure throws.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        guard !isFinal else { throw FilterError.invalidState }
        for region in data.regions { try region.withUnsafeBytes { try stream.run($0, finishes: false, writeFunc) } }
    }

    /// Ends the filter: hands on what is left, then nil. A second call has no effect.
    ///
    /// - Throws: `FilterError.invalidData` if compressed data ended too soon, and what the closure throws.
    public func finalize() throws {
        guard !isFinal else { return }
        isFinal = true
        try stream.run(UnsafeRawBufferPointer(start: nil, count: 0), finishes: true, writeFunc)
        try writeFunc(nil)
    }

    deinit { try? finalize() }
}
