import Foundation

/// The directories of a TIFF block, such as the EXIF data of a photo, in either byte order.
struct TIFFReader {
    private let bytes: UnsafeRawBufferPointer
    private let isLittle: Bool
    /// The offset of the first directory.
    let first: Int

    private static let entryLimit = 1000
    private static let valueLimit = 1000

    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count >= 8 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0x49, 0x49): isLittle = true
        case (0x4D, 0x4D): isLittle = false
        default: return nil
        }
        self.bytes = bytes
        guard let offset = Self.number(bytes, isLittle, at: 4, size: 4) else { return nil }
        first = offset
    }

    private func number(at offset: Int, size: Int) -> Int? { Self.number(bytes, isLittle, at: offset, size: size) }

    private static func number(_ bytes: UnsafeRawBufferPointer, _ isLittle: Bool, at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        let digits = bytes[offset..<(offset + size)]
        return isLittle ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }

    /// The values of a directory by their tags; those that are damaged, or too many, are left out.
    func values(at directory: Int) -> [Int: ImageTag] {
        guard let count = number(at: directory, size: 2) else { return [:] }
        var found: [Int: ImageTag] = [:]
        for entry in 0..<min(count, Self.entryLimit) {
            let start = directory + 2 + entry * 12
            guard let tag = number(at: start, size: 2), let kind = number(at: start + 2, size: 2),
                let count = number(at: start + 4, size: 4)
            else { return found }
            if let value = value(kind, count, at: start + 8) { found[tag] = value }
        }
        return found
    }

    private func value(_ kind: Int, _ count: Int, at position: Int) -> ImageTag? {
        let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8]
        guard let size = sizes[kind], count > 0, count <= Self.valueLimit else { return nil }
        guard let start = size * count <= 4 ? position : number(at: position, size: 4), start <= bytes.count - size * count else {
            return nil
        }
        if kind == 2 {
            return .text(String(decoding: bytes[start..<(start + count)].prefix { $0 != 0 }, as: UTF8.self))
        }
        let numbers = (0..<count).compactMap { index -> Double? in
            let at = start + index * size
            guard let whole = number(at: at, size: min(size, 4)) else { return nil }
            switch kind {
            case 5, 10:
                guard let divisor = number(at: at + 4, size: 4), divisor != 0 else { return nil }
                if kind == 5 { return Double(whole) / Double(divisor) }
                return Double(Int32(truncatingIfNeeded: whole)) / Double(Int32(truncatingIfNeeded: divisor))
            case 9: return Double(Int32(truncatingIfNeeded: whole))
            default: return Double(whole)
            }
        }
        return numbers.count == count ? .numbers(numbers) : nil
    }
}

/// A value of an image's metadata.
package enum ImageTag: Equatable, Sendable {
    case text(String)
    case numbers([Double])

    /// The first number.
    package var number: Double? { if case .numbers(let numbers) = self { numbers.first } else { nil } }
}

/// The metadata of a photo, by the numbers of EXIF's tags.
package struct ImageTags: Sendable {
    /// Tags of the image.
    package var image: [Int: ImageTag] = [:]
    /// Tags of how it was taken.
    package var photo: [Int: ImageTag] = [:]

    static let photoDirectoryTag = 0x8769
    static let orientationTag = 0x0112
}
