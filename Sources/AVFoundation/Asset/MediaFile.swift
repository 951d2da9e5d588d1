import Foundation

/// Length and size of a medium, by the head of its file.
struct MediaFile {
    /// In seconds.
    let duration: Double
    /// The size of the first track with images, in pixels; zero for sound alone.
    let size: CGSize

    /// nil for a file that cannot be read, and for the network.
    init?(_ url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url, options: .alwaysMapped) else { return nil }
        self.init([UInt8](data))
    }

    /// nil for bytes of no known kind.
    init?(_ bytes: [UInt8]) {
        let reader = ByteReader(bytes: bytes)
        guard let found = Self.boxes(reader) ?? Self.wave(reader) ?? Self.interchange(reader) ?? Self.layer3(reader),
            found.duration.isFinite, found.duration >= 0
        else { return nil }
        (duration, size) = found
    }

    private typealias Facts = (duration: Double, size: CGSize)

    /// MPEG 4 and QuickTime: boxes in boxes.
    private static func boxes(_ reader: ByteReader) -> Facts? {
        guard ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(reader.text(4, 4)) else { return nil }
        guard let movie = reader.box("moov", in: 0..<reader.bytes.count), let header = reader.box("mvhd", in: movie) else { return nil }
        let isLong = reader.byte(header.lowerBound) == 1
        let start = header.lowerBound + (isLong ? 20 : 12)
        guard let scale = reader.number(start, 4), scale > 0, let units = reader.number(start + 4, isLong ? 8 : 4) else { return nil }
        var size = CGSize.zero
        var rest = movie
        while size == .zero, let track = reader.box("trak", in: rest) {
            // The last eight bytes of the track's header, in 16.16 fixed point.
            if let head = reader.box("tkhd", in: track), head.count >= 8, let width = reader.number(head.upperBound - 8, 4),
                let height = reader.number(head.upperBound - 4, 4)
            {
                size = CGSize(width: Double(width) / 65536, height: Double(height) / 65536)
            }
            rest = track.upperBound..<movie.upperBound
        }
        return (Double(units) / Double(scale), size)
    }

    /// WAVE: chunks with little-endian lengths.
    private static func wave(_ reader: ByteReader) -> Facts? {
        guard reader.text(0, 4) == "RIFF", reader.text(8, 4) == "WAVE" else { return nil }
        var (position, rate): (Int, Int?) = (12, nil)
        while let length = reader.littleNumber(position + 4) {
            if reader.text(position, 4) == "fmt " { rate = reader.littleNumber(position + 16) }
            if reader.text(position, 4) == "data", let rate, rate > 0 {
                return (Double(min(length, max(reader.bytes.count - position - 8, 0))) / Double(rate), .zero)
            }
            position += 8 + length + length % 2
        }
        return nil
    }

    /// AIFF: chunks with big-endian lengths; the rate is a number of 80 bits.
    private static func interchange(_ reader: ByteReader) -> Facts? {
        guard reader.text(0, 4) == "FORM", ["AIFF", "AIFC"].contains(reader.text(8, 4)) else { return nil }
        var position = 12
        while let length = reader.number(position + 4, 4) {
            if reader.text(position, 4) == "COMM", let frames = reader.number(position + 10, 4),
                let exponent = reader.number(position + 16, 2), let mantissa = reader.number(position + 18, 4)
            {
                let rate = Double(mantissa) * pow(2, Double(exponent & 0x7FFF) - 16383 - 31)
                return rate > 0 ? (Double(frames) / rate, .zero) : nil
            }
            position += 8 + length + length % 2
        }
        return nil
    }

    /// MPEG, layer 3: the first frame's bit rate, after a tag.
    private static func layer3(_ reader: ByteReader) -> Facts? {
        var position = 0
        if reader.text(0, 3) == "ID3", let bits = reader.number(6, 4) {
            position = 10 + (bits & 0x7F | bits >> 1 & 0x3F80 | bits >> 2 & 0x1F_C000 | bits >> 3 & 0xFE0_0000)
        }
        guard let head = reader.number(position, 4), head >> 21 == 0x7FF, head >> 17 & 3 == 1 else { return nil }
        let isFirst = head >> 19 & 3 == 3
        let rates =
            isFirst
            ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
            : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0]
        let rate = rates[head >> 12 & 15]
        return rate > 0 ? (Double(reader.bytes.count - position) * 8 / Double(rate * 1000), .zero) : nil
    }
}

/// Numbers in bytes; nil beyond their end.
struct ByteReader {
    let bytes: [UInt8]

    func byte(_ position: Int) -> UInt8? { bytes.indices.contains(position) ? bytes[position] : nil }

    /// A big-endian number.
    func number(_ position: Int, _ count: Int) -> Int? {
        guard position >= 0, position <= bytes.count - count else { return nil }
        let value = bytes[position..<position + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
    }

    /// A little-endian number of four bytes.
    func littleNumber(_ position: Int) -> Int? {
        guard position >= 0, position <= bytes.count - 4 else { return nil }
        return bytes[position..<position + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func text(_ position: Int, _ count: Int) -> String {
        guard position >= 0, position <= bytes.count - count else { return "" }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    /// The content of the first box of a name in a range; nil if there is none, or it is damaged.
    func box(_ name: String, in range: Range<Int>) -> Range<Int>? {
        var position = range.lowerBound
        while position <= range.upperBound - 8, let length = number(position, 4) {
            var (start, end) = (position + 8, length == 0 ? range.upperBound : position + length)
            if length == 1 {
                guard let long = number(position + 8, 8), long <= range.upperBound else { return nil }
                (start, end) = (position + 16, position + long)
            }
            guard end >= start, end <= range.upperBound else { return nil }
            if text(position + 4, 4) == name { return start..<end }
            position = end
        }
        return nil
    }
}
