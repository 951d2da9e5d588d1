/// The EXIF block of a JPEG file.
enum EXIF {
    /// The tags in a JPEG file's first EXIF block; none without one.
    static func tags(ofJPEG bytes: UnsafeRawBufferPointer) -> ImageTags {
        var tags = ImageTags()
        guard let block = block(ofJPEG: bytes), let reader = TIFFReader(block) else { return tags }
        tags.image = reader.values(at: reader.first)
        if let directory = tags.image[ImageTags.photoDirectoryTag]?.number { tags.photo = reader.values(at: Int(directory)) }
        return tags
    }

    /// The orientation, 1…8, in a JPEG file's first EXIF block; nil without one, or for an invalid number.
    static func orientation(ofJPEG bytes: UnsafeRawBufferPointer) -> Int? {
        guard let block = block(ofJPEG: bytes), let reader = TIFFReader(block) else { return nil }
        return reader.values(at: reader.first)[ImageTags.orientationTag]?.number.flatMap { (1...8).contains($0) ? Int($0) : nil }
    }

    private static func block(ofJPEG bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
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
                return UnsafeRawBufferPointer(rebasing: body.dropFirst(6))
            }
            offset += 2 + length
        }
        return nil
    }
}
