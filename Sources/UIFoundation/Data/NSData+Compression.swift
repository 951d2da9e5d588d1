import Compression
import Foundation

extension NSData {
    /// An algorithm of compression.
    ///
    /// Differs from UIKit: `lzfse` is not declared, since no library here has it.
    public enum CompressionAlgorithm: Int, Sendable {
        /// LZ4 in Apple's frames.
        case lz4 = 1
        /// LZMA in an xz container.
        case lzma = 2
        /// Deflate without zlib's header.
        case zlib = 3

        fileprivate var algorithm: Algorithm {
            switch self {
            case .lz4: .lz4
            case .lzma: .lzma
            case .zlib: .zlib
            }
        }
    }

    /// Returns the data compressed.
    ///
    /// - Throws: A `CocoaError` of code 5376 if that is not possible.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try filtered(.compress, algorithm, errorCode: 5376)
    }

    /// Returns the data decompressed.
    ///
    /// - Throws: A `CocoaError` of code 5377 for data that is damaged, ends too soon or was compressed otherwise.
    /// - Complexity: O(*n*), where *n* is the number of decompressed bytes.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try filtered(.decompress, algorithm, errorCode: 5377)
    }

    private func filtered(_ operation: FilterOperation, _ algorithm: CompressionAlgorithm, errorCode: Int) throws -> NSData {
        let result = NSMutableData()
        do {
            let filter = try OutputFilter(operation, using: algorithm.algorithm) { if let data = $0 { result.append(data) } }
            if length > 0 { try filter.write(self as Data) }
            try filter.finalize()
        } catch {
            throw CocoaError(CocoaError.Code(rawValue: errorCode))
        }
        return result
    }
}

extension NSMutableData {
    /// Compresses the data in place; as `compressed(using:)`.
    public func compress(using algorithm: NSData.CompressionAlgorithm) throws { setData(try compressed(using: algorithm) as Data) }

    /// Decompresses the data in place; as `decompressed(using:)`. Damaged data stays as it is.
    public func decompress(using algorithm: NSData.CompressionAlgorithm) throws { setData(try decompressed(using: algorithm) as Data) }
}
