import Foundation

/// Compresses or decompresses what it reads, and gives the result piece by piece.
///
/// Source: Apple, [InputFilter](https://developer.apple.com/documentation/compression/inputfilter).
public class InputFilter<BufferType: DataProtocol> {
    private let stream: FilterStream
    private let readFunc: (Int) throws -> BufferType?
    private let capacity: Int
    /// Results that were not read yet.
    private var pending = Data()
    private var hasReadAll = false

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - operation: Whether to compress or to decompress.
    ///   - algorithm: The format of the compressed data.
    ///   - bufferCapacity: The number of bytes that are requested at once; less than 1 counts as 1.
    ///   - readFunc: Called with a number of bytes; returns at most as many, and nil or none at the end.
    /// - Throws: `FilterError.invalidState` if there is no memory.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        readingFrom readFunc: @escaping (Int) throws -> BufferType?
    ) throws {
        capacity = max(bufferCapacity, 1)
        stream = try FilterStream(operation, algorithm, capacity: capacity)
        self.readFunc = readFunc
    }

    /// Returns the next bytes of the result, fewer at its end; nil after it.
    ///
    /// - Throws: `FilterError.invalidData` for data that is damaged or ends too soon, and what the closure throws.
    /// - Complexity: O(*n*), where *n* is the number of bytes read.
    public func readData(ofLength count: Int) throws -> Data? {
        guard count > 0 else { return Data() }
        while pending.count < count, !stream.hasEnded, !hasReadAll {
            let data = try readFunc(capacity)
            guard let data, !data.isEmpty else {
                hasReadAll = true
                try stream.run(UnsafeRawBufferPointer(start: nil, count: 0), finishes: true) { pending.append($0) }
                break
            }
            for region in data.regions { try region.withUnsafeBytes { try stream.run($0, finishes: false) { pending.append($0) } } }
        }
        guard !pending.isEmpty else { return nil }
        defer { pending = Data(pending.dropFirst(count)) }
        return Data(pending.prefix(count))
    }
}
