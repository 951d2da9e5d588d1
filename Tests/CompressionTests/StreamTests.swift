import Compression
import Foundation
import XCTest

final class StreamTests: XCTestCase {
    /// Runs a stream with pieces of source and destination of given sizes.
    private func run(
        _ operation: compression_stream_operation, _ algorithm: compression_algorithm, _ bytes: [UInt8], read: Int, write: Int
    ) -> (bytes: [UInt8], status: compression_status, left: Int) {
        var result: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: write)
        return bytes.withUnsafeBufferPointer { source in
            piece.withUnsafeMutableBufferPointer { destination in
                let (from, to) = (source.baseAddress!, destination.baseAddress!)
                var stream = compression_stream(dst_ptr: to, dst_size: 0, src_ptr: from, src_size: 0, state: nil)
                guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else {
                    return ([], COMPRESSION_STATUS_ERROR, bytes.count)
                }
                defer { compression_stream_destroy(&stream) }
                var position = 0
                stream.src_ptr = from
                while true {
                    if stream.src_size == 0 {
                        stream.src_size = min(read, bytes.count - position)
                        position += stream.src_size
                    }
                    stream.dst_ptr = to
                    stream.dst_size = write
                    let isLast = position == bytes.count
                    let status = compression_stream_process(&stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
                    result += destination.prefix(write - stream.dst_size)
                    guard status == COMPRESSION_STATUS_OK else { return (result, status, bytes.count - position + stream.src_size) }
                }
            }
        }
    }

    func testPiecesOfAnySizeGiveTheSame() {
        let bytes = BufferTests.text(150_000)
        for algorithm in Algorithm.allCases.map(\.rawValue) {
            for (read, write) in [(150_000, 4096), (1000, 333), (77, 1_000_000), (200_000, 13)] {
                let small = run(COMPRESSION_STREAM_ENCODE, algorithm, bytes, read: read, write: write)
                XCTAssertEqual(small.status, COMPRESSION_STATUS_END)
                let large = run(COMPRESSION_STREAM_DECODE, algorithm, small.bytes, read: write, write: read)
                XCTAssertEqual(large.status, COMPRESSION_STATUS_END)
                XCTAssertEqual(large.bytes, bytes, "\(algorithm) \(read) \(write)")
            }
        }
    }

    func testWhatFollowsAStreamStaysInTheSource() {
        for algorithm in [COMPRESSION_ZLIB, COMPRESSION_LZ4, COMPRESSION_LZMA, COMPRESSION_BROTLI] {
            let small = run(COMPRESSION_STREAM_ENCODE, algorithm, Array("hello".utf8), read: 5, write: 1000).bytes
            let all = run(COMPRESSION_STREAM_DECODE, algorithm, small + Array("rest".utf8), read: 10_000, write: 100)
            if algorithm != COMPRESSION_LZMA {
                XCTAssertEqual(all.status, COMPRESSION_STATUS_END)
                XCTAssertEqual(all.left, 4, "\(algorithm)")
            }
            XCTAssertEqual(all.bytes, Array("hello".utf8), "\(algorithm)")
        }
    }

    /// Apple: LZ4_RAW is for buffers alone.
    func testAnAlgorithmWithoutStreamsIsAnError() {
        XCTAssertEqual(run(COMPRESSION_STREAM_ENCODE, COMPRESSION_LZ4_RAW, [1], read: 1, write: 1).status, COMPRESSION_STATUS_ERROR)
        XCTAssertEqual(run(COMPRESSION_STREAM_ENCODE, compression_algorithm(9), [1], read: 1, write: 1).status, COMPRESSION_STATUS_ERROR)
        XCTAssertNil(Algorithm(rawValue: COMPRESSION_LZ4_RAW))
        // Sources destroy a stream whose memory they allocated, whether it began or not.
        let stream = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
        defer { stream.deallocate() }
        UnsafeMutableRawPointer(stream).initializeMemory(as: UInt8.self, repeating: 0xAB, count: MemoryLayout<compression_stream>.size)
        XCTAssertEqual(compression_stream_init(stream, COMPRESSION_STREAM_DECODE, COMPRESSION_LZ4_RAW), COMPRESSION_STATUS_ERROR)
        XCTAssertEqual(compression_stream_destroy(stream), COMPRESSION_STATUS_ERROR)
    }

    func testTheValuesAreApples() {
        let values = [COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_ZLIB, COMPRESSION_LZMA, COMPRESSION_BROTLI].map(\.rawValue)
        XCTAssertEqual(values, [0x100, 0x101, 0x205, 0x306, 0xB02])
        XCTAssertEqual([COMPRESSION_STREAM_ENCODE, COMPRESSION_STREAM_DECODE].map(\.rawValue), [0, 1])
        XCTAssertEqual([COMPRESSION_STATUS_OK, COMPRESSION_STATUS_ERROR, COMPRESSION_STATUS_END].map(\.rawValue), [0, -1, 1])
    }
}
