import Compression
import Foundation
import XCTest

final class FilterTests: XCTestCase {
    private let bytes = Data(BufferTests.text(200_000))

    private func filtered(_ operation: FilterOperation, _ algorithm: Algorithm, _ data: Data, by count: Int) throws -> (Data, Int, Bool) {
        var (result, largest, hasEnded) = (Data(), 0, false)
        let filter = try OutputFilter(operation, using: algorithm, bufferCapacity: 1000) { piece in
            guard let piece else { return hasEnded = true }
            result.append(piece)
            largest = max(largest, piece.count)
        }
        for start in stride(from: 0, to: data.count, by: count) { try filter.write(data[start..<min(start + count, data.count)]) }
        try filter.finalize()
        try filter.finalize()
        XCTAssertThrowsError(try filter.write(Data([1]))) { XCTAssertEqual($0 as? FilterError, .invalidState) }
        return (result, largest, hasEnded)
    }

    func testAnOutputFilterHandsOnPiecesOfItsCapacityAndNilAtTheEnd() throws {
        for algorithm in Algorithm.allCases {
            let small = try filtered(.compress, algorithm, bytes, by: 7777)
            XCTAssertTrue(small.2)
            let large = try filtered(.decompress, algorithm, small.0, by: 999)
            XCTAssertEqual(large.0, bytes)
            XCTAssertLessThanOrEqual(large.1, 1000)
            XCTAssertTrue(large.2)
        }
    }

    func testAnInputFilterReadsAsMuchAsItNeeds() throws {
        for algorithm in Algorithm.allCases {
            let small = try filtered(.compress, algorithm, bytes, by: 200_000).0
            var position = 0
            let filter = try InputFilter<Data>(.decompress, using: algorithm, bufferCapacity: 512) { count in
                defer { position = min(position + count, small.count) }
                return small[position..<min(position + count, small.count)]
            }
            var result = Data()
            result += try XCTUnwrap(filter.readData(ofLength: 10))
            XCTAssertEqual(result.count, 10)
            XCTAssertLessThan(position, small.count)
            while let piece = try filter.readData(ofLength: 3000) { result += piece }
            XCTAssertEqual(result, bytes)
            XCTAssertNil(try filter.readData(ofLength: 1))
        }
    }

    func testTruncatedDataIsAnError() throws {
        for algorithm in Algorithm.allCases {
            let small = try filtered(.compress, algorithm, bytes, by: 200_000).0
            let filter = try OutputFilter(.decompress, using: algorithm) { _ in }
            try filter.write(small.dropLast(100))
            XCTAssertThrowsError(try filter.finalize(), "\(algorithm)") { XCTAssertEqual($0 as? FilterError, .invalidData) }
            var isRead = false
            let input = try InputFilter<Data>(.decompress, using: algorithm) { _ in
                defer { isRead = true }
                return isRead ? nil : Data(small.dropLast(100))
            }
            XCTAssertThrowsError(try { while try input.readData(ofLength: 70_000) != nil {} }(), "\(algorithm)")
        }
    }

    func testAnErrorOfTheClosureIsThrown() throws {
        struct Own: Error {}
        let filter = try OutputFilter(.compress, using: .zlib, bufferCapacity: 10) { if $0 != nil { throw Own() } }
        XCTAssertThrowsError(
            try {
                try filter.write(bytes); try filter.finalize()
            }()
        ) { XCTAssertTrue($0 is Own) }
    }
}
