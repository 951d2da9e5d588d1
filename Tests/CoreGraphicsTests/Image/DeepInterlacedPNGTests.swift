import CoreGraphics
import Foundation
import XCTest

/// Interlaced PNG files with 16 bits per component, against the same samples in files without interlacing, and the closed form.
final class DeepInterlacedPNGTests: XCTestCase {
    private enum ColorType: UInt8, CaseIterable {
        case gray = 0
        case color = 2
        case grayAlpha = 4
        case colorAlpha = 6

        var count: Int { [.gray: 1, .color: 3, .grayAlpha: 2, .colorAlpha: 4][self] ?? 0 }
        var hasAlpha: Bool { self == .grayAlpha || self == .colorAlpha }
    }

    /// A file as a test needs it: stored without compression and filters.
    private struct File {
        let width: Int
        let height: Int
        let type: ColorType
        var isInterlaced = true
        /// 100,000 times the file's gamma.
        var gamma: UInt32?
        /// Whether the sample at (1, 1) is transparent.
        var hasTransparentColor = false

        /// Columns and rows in which a pass begins, and its steps.
        private var passes: [(x: Int, y: Int, dx: Int, dy: Int)] {
            isInterlaced
                ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)] : [(0, 0, 1, 1)]
        }

        /// Samples that change along both axes, each component in its own way.
        func sample(_ x: Int, _ y: Int, _ component: Int) -> UInt16 {
            UInt16(truncatingIfNeeded: (x * 2111 + y * 4513) * (component * 2 + 1) + component * 9973)
        }

        var data: Data {
            var rows: [UInt8] = []
            for pass in passes where pass.x < width {
                for y in stride(from: pass.y, to: height, by: pass.dy) {
                    rows.append(0)
                    for x in stride(from: pass.x, to: width, by: pass.dx) {
                        for component in 0..<type.count { rows += Self.bytes(sample(x, y, component)) }
                    }
                }
            }
            var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            file += chunk("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [16, type.rawValue, 0, 0, isInterlaced ? 1 : 0])
            if let gamma { file += chunk("gAMA", Self.bytes(gamma)) }
            if hasTransparentColor { file += chunk("tRNS", (0..<type.count).flatMap { Self.bytes(sample(1, 1, $0)) }) }
            file += chunk("IDAT", Self.stored(rows))
            return file + chunk("IEND", [])
        }

        private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
            let named = Array(name.utf8) + content
            var check: UInt32 = 0xFFFF_FFFF
            for byte in named {
                check ^= UInt32(byte)
                for _ in 0..<8 { check = check & 1 == 1 ? 0xEDB8_8320 ^ check >> 1 : check >> 1 }
            }
            return Self.bytes(UInt32(content.count)) + named + Self.bytes(~check)
        }

        /// A zlib stream of stored blocks.
        private static func stored(_ bytes: [UInt8]) -> [UInt8] {
            var stream: [UInt8] = [0x78, 0x01]
            for start in stride(from: 0, to: bytes.count, by: 65_535) {
                let block = bytes[start..<min(start + 65_535, bytes.count)]
                let count = UInt16(block.count)
                stream += [block.endIndex == bytes.count ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
                stream += [UInt8(~count & 255), UInt8(~count >> 8)] + block
            }
            var (a, b) = (UInt32(1), UInt32(0))
            for byte in bytes {
                a = (a + UInt32(byte)) % 65_521
                b = (b + a) % 65_521
            }
            return stream + self.bytes(b << 16 | a)
        }

        private static func bytes(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
    }

    func testInterlacingChangesNoPixel() throws {
        for type in ColorType.allCases {
            for gamma in [nil, 45_455, 100_000, 20_000] as [UInt32?] {
                for hasTransparentColor in type.hasAlpha ? [false] : [false, true] {
                    for (width, height) in [(1, 1), (2, 3), (5, 4), (8, 8), (9, 17), (33, 32), (300, 7)] {
                        var file = File(width: width, height: height, type: type, gamma: gamma)
                        file.hasTransparentColor = hasTransparentColor && width > 1
                        var plain = file
                        plain.isInterlaced = false
                        let (one, other) = (try CGImage(pngData: file.data), try CGImage(pngData: plain.data))
                        XCTAssertEqual(one.pixels, other.pixels, "\(type), \(width)x\(height), gamma \(gamma ?? 0), \(hasTransparentColor)")
                        XCTAssertEqual(one.isOpaque, other.isOpaque)
                    }
                }
            }
        }
    }

    func testSamplesAreRoundedToEightBits() throws {
        for type in ColorType.allCases where !type.hasAlpha {
            let file = File(width: 33, height: 21, type: type)
            let pixels = try CGImage(pngData: file.data).pixels
            for y in 0..<21 {
                for x in 0..<33 {
                    let eight = (0..<3).map { component in
                        UInt32((Double(file.sample(x, y, type == .gray ? 0 : component)) / 257).rounded())
                    }
                    XCTAssertEqual(pixels[y * 33 + x], 0xFF00_0000 | eight[0] << 16 | eight[1] << 8 | eight[2], "\(type) at \(x), \(y)")
                }
            }
        }
    }

    func testDamagedFilesAreRefused() {
        let data = File(width: 9, height: 9, type: .colorAlpha).data
        for count in 0..<data.count { XCTAssertThrowsError(try CGImage(pngData: data.prefix(count)), "\(count) bytes") }
        for index in 41..<data.count - 12 {
            var changed = data
            changed[index] ^= 0x10
            XCTAssertThrowsError(try CGImage(pngData: changed), "byte \(index)") { XCTAssertTrue($0 is ImageError) }
        }
    }
}
