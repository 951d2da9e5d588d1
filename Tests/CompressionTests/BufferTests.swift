import Compression
import Foundation
import TestSupport
import XCTest

/// The functions for buffers, with data that other programs made.
final class BufferTests: XCTestCase {
    static let algorithms = [COMPRESSION_ZLIB, COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_LZMA, COMPRESSION_BROTLI]

    static func text(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: ($0 / 7 * $0 / 5) ^ ($0 >> 9)) } }

    func encoded(_ bytes: [UInt8], _ algorithm: compression_algorithm, capacity: Int? = nil) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: capacity ?? bytes.count + 4096)
        let count = compression_encode_buffer(&result, result.count, bytes, bytes.count, nil, algorithm)
        return Array(result[..<count])
    }

    func decoded(_ bytes: [UInt8], _ algorithm: compression_algorithm, capacity: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: capacity)
        let count = compression_decode_buffer(&result, capacity, bytes, bytes.count, nil, algorithm)
        return Array(result[..<count])
    }

    func testWhatIsCompressedIsDecompressed() {
        for algorithm in Self.algorithms {
            for count in [1, 5, 1000, 65_536, 65_537, 300_000] {
                let bytes = Self.text(count)
                XCTAssertEqual(decoded(encoded(bytes, algorithm), algorithm, capacity: count), bytes, "\(algorithm) \(count)")
                let zeros = [UInt8](repeating: 0, count: count)
                let small = encoded(zeros, algorithm)
                XCTAssertEqual(decoded(small, algorithm, capacity: count), zeros, "\(algorithm) \(count)")
                if count >= 65_536 { XCTAssertLessThan(small.count, count / 50, "\(algorithm) \(count)") }
            }
        }
    }

    func testAResultThatDoesNotFitIsNone() {
        var generator = SystemRandomNumberGenerator()
        let noise = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        for algorithm in Self.algorithms {
            XCTAssertEqual(encoded(noise, algorithm, capacity: 5000), [], "\(algorithm)")
            XCTAssertEqual(encoded([], algorithm, capacity: 5000), [], "\(algorithm)")
        }
    }

    /// Apple: if there is more than the destination holds, it gets the first part, and its size is returned.
    func testADestinationThatIsTooSmallGetsTheBeginning() {
        let bytes = Self.text(200_000)
        for algorithm in Self.algorithms {
            XCTAssertEqual(decoded(encoded(bytes, algorithm), algorithm, capacity: 70_000), Array(bytes[..<70_000]), "\(algorithm)")
        }
    }

    func testDamagedAndTruncatedDataIsNone() {
        let bytes = Self.text(50_000)
        for algorithm in Self.algorithms where algorithm != COMPRESSION_LZ4_RAW {
            let whole = encoded(bytes, algorithm)
            XCTAssertEqual(decoded(Array(whole.dropLast(whole.count / 3)), algorithm, capacity: 60_000), [], "\(algorithm)")
        }
        for algorithm in [COMPRESSION_ZLIB, COMPRESSION_LZ4, COMPRESSION_LZMA] {
            XCTAssertEqual(decoded([0xFF, 0xFE, 0x12, 0x34, 0x56, 0x78, 0x9A], algorithm, capacity: 1000), [], "\(algorithm)")
        }
        // A block that claims to be 4 GB.
        let huge = Array("bv41".utf8) + [255, 255, 255, 255, 1, 0, 0, 0, 0] + Array("bv4$".utf8)
        XCTAssertEqual(decoded(huge, COMPRESSION_LZ4, capacity: 100), [])
    }

    /// Bytes changed, left out and repeated at random: nothing is written beyond the destination, and nothing ends the program.
    func testDamagedDataNeverCrashes() {
        var generator = SeededRandom(seed: 7)
        let bytes = Self.text(3000) + [UInt8](repeating: 5, count: 2000)
        for algorithm in Self.algorithms {
            let whole = encoded(bytes, algorithm)
            for _ in 0..<2000 {
                var damaged = whole
                for _ in 0...Int.random(in: 0..<3, using: &generator) {
                    let index = Int.random(in: 0..<damaged.count, using: &generator)
                    switch Int.random(in: 0..<3, using: &generator) {
                    case 0: damaged[index] = UInt8.random(in: 0...255, using: &generator)
                    case 1: damaged.removeSubrange(index..<min(index + 5, damaged.count))
                    default: damaged.insert(contentsOf: damaged[max(index - 9, 0)..<index], at: index)
                    }
                    if damaged.isEmpty { damaged = [0] }
                }
                XCTAssertLessThanOrEqual(decoded(damaged, algorithm, capacity: 4000).count, 4000)
            }
        }
    }

    /// RFC 1951: "hello" with fixed codes, as every deflate makes it; the header of zlib (RFC 1950) is none of Apple's.
    func testZlibIsDeflateWithoutAHeader() {
        let hello: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00]
        XCTAssertEqual(encoded(Array("hello".utf8), COMPRESSION_ZLIB), hello)
        XCTAssertEqual(decoded(hello, COMPRESSION_ZLIB, capacity: 100), Array("hello".utf8))
        XCTAssertEqual(decoded([0x78, 0x9C] + hello + [0x06, 0x2C, 0x02, 0x15], COMPRESSION_ZLIB, capacity: 100), [])
    }

    /// Apple's documents: `bv41`, sizes decompressed and compressed, the block; `bv4-`, the size, bytes as they are; `bv4$` at the end.
    func testLZ4HasApplesFrames() {
        let plain = Array("bv4-".utf8) + [5, 0, 0, 0] + Array("hello".utf8) + Array("bv4$".utf8)
        XCTAssertEqual(decoded(plain, COMPRESSION_LZ4, capacity: 100), Array("hello".utf8))
        XCTAssertEqual(encoded(Array("hello".utf8), COMPRESSION_LZ4), plain)
        // LZ4's format: a token of 1 literal and a match of 4 + 15 + 72 bytes from 1 byte before, then the last 5 literals: 97 a.
        let block: [UInt8] = [0x1F, 0x61, 0x01, 0x00, 0x48, 0x50, 0x61, 0x61, 0x61, 0x61, 0x61]
        let compressed = Array("bv41".utf8) + [97, 0, 0, 0, UInt8(block.count), 0, 0, 0] + block + Array("bv4$".utf8)
        XCTAssertEqual(decoded(compressed, COMPRESSION_LZ4, capacity: 200), [UInt8](repeating: 0x61, count: 97))
        XCTAssertEqual(decoded(block, COMPRESSION_LZ4_RAW, capacity: 200), [UInt8](repeating: 0x61, count: 97))
        XCTAssertEqual(encoded([UInt8](repeating: 0x61, count: 97), COMPRESSION_LZ4).prefix(8), compressed.prefix(8))
    }

    /// A block may refer to the one before it, as in logs that Apple's systems write: a match of 4 bytes, 5 before, then 10 literals.
    func testABlockOfAFrameMayReferToTheOneBefore() {
        let first = Array("bv4-".utf8) + [5, 0, 0, 0] + Array("hello".utf8)
        let block: [UInt8] = [0x00, 0x05, 0x00, 0xA0] + Array("worldworld".utf8)
        let second = Array("bv41".utf8) + [14, 0, 0, 0, UInt8(block.count), 0, 0, 0] + block
        XCTAssertEqual(decoded(first + second + Array("bv4$".utf8), COMPRESSION_LZ4, capacity: 100), Array("hellohellworldworld".utf8))
    }

    func testLZMAIsAnXZFile() throws {
        XCTAssertEqual(encoded(Self.text(100), COMPRESSION_LZMA).prefix(6), [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00])
        // printf hello | xz -6 --check=crc32 | base64
        let file = try XCTUnwrap(Data(base64Encoded: "/Td6WFoAAAFpIt42AgAhARYAAAB0L+WjAQAEaGVsbG8AAAAAhqYQNgABGQW86OzLkEKZDQEAAAAAAVla"))
        XCTAssertEqual(decoded([UInt8](file), COMPRESSION_LZMA, capacity: 100), Array("hello".utf8))
    }
}
