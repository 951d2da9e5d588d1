/// The orientation in an EXIF block.
enum EXIF {
    private static let orientationTag = 0x0112

    /// The orientation, 1…8, in a JPEG file's first EXIF block; nil without one, or for an invalid number.
    static func orientation(ofJPEG bytes: UnsafeRawBufferPointer) -> Int? {
        var offset = 2
        // Segments up to the first scan: 0xFF, a marker, and a length that includes itself.
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
            let marker = bytes[offset + 1]
            if marker == 0xFF {  // padding
                offset += 1
                continue
            }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2, offset + 2 + length <= bytes.count else { return nil }
            let body = UnsafeRawBufferPointer(rebasing: bytes[(offset + 4)..<(offset + 2 + length)])
            if marker == 0xE1, body.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
                return orientation(ofTIFF: UnsafeRawBufferPointer(rebasing: body.dropFirst(6)))
            }
            offset += 2 + length
        }
        return nil
    }

    /// The orientation in the first directory of a TIFF block, in either byte order.
    private static func orientation(ofTIFF bytes: UnsafeRawBufferPointer) -> Int? {
        guard bytes.count >= 8 else { return nil }
        let isLittle: Bool
        switch (bytes[0], bytes[1]) {
        case (0x49, 0x49): isLittle = true
        case (0x4D, 0x4D): isLittle = false
        default: return nil
        }
        func number(at offset: Int, size: Int) -> Int? {
            guard offset <= bytes.count - size else { return nil }
            let digits = bytes[offset..<(offset + size)]
            return isLittle ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(at: 4, size: 4), let count = number(at: directory, size: 2) else { return nil }
        for entry in 0..<count {
            let start = directory + 2 + entry * 12
            guard let tag = number(at: start, size: 2) else { return nil }
            guard tag == orientationTag else { continue }
            return number(at: start + 8, size: 2).flatMap { (1...8).contains($0) ? $0 : nil }
        }
        return nil
    }
}
