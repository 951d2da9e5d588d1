import Foundation
import UIKit
import XCTest

final class NSDataCompressionTests: XCTestCase {
    func testDataIsCompressedAndDecompressed() throws {
        let data = NSData(data: Data((0..<100_000).map { UInt8($0 / 500 % 251) }))
        for algorithm in [NSData.CompressionAlgorithm.lz4, .lzma, .zlib] {
            let small = try data.compressed(using: algorithm)
            XCTAssertLessThan(small.length, data.length / 10, "\(algorithm)")
            XCTAssertEqual(try small.decompressed(using: algorithm), data)
            let own = NSMutableData(data: data as Data)
            try own.compress(using: algorithm)
            XCTAssertEqual(own as Data, small as Data)
            try own.decompress(using: algorithm)
            XCTAssertEqual(own as Data, data as Data)
            XCTAssertEqual(try NSData().compressed(using: algorithm).decompressed(using: algorithm), NSData())
        }
        XCTAssertEqual([NSData.CompressionAlgorithm.lz4, .lzma, .zlib].map(\.rawValue), [1, 2, 3])
    }

    /// Apple's codes: NSCompressionFailedError 5376, NSDecompressionFailedError 5377.
    func testDamagedDataIsAnErrorAndStays() {
        let damaged = NSMutableData(data: Data([1, 2, 3]))
        XCTAssertThrowsError(try damaged.decompress(using: .lzma)) { error in
            XCTAssertEqual((error as? CocoaError)?.code.rawValue, 5377)
        }
        XCTAssertEqual(damaged as Data, Data([1, 2, 3]))
    }
}
