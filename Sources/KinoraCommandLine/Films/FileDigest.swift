import Foundation
import Kinora

/// A 64-bit hash of a file's bytes: XXH64, seeded with their number. For comparing files; not cryptographic.
struct FileDigest: Hashable, Codable, CustomStringConvertible {
    /// Sixteen hexadecimal digits.
    let description: String

    /// Reads and hashes the file at a path.
    init(_ path: String) throws(SystemError) {
        let bytes = try readFile(path)
        description = bytes.withUnsafeBytes { FrameDigest.xxh64($0, seed: UInt64(bytes.count)) }.hexadecimal
    }

    init(from decoder: any Decoder) throws { description = try decoder.singleValueContainer().decode(String.self) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
