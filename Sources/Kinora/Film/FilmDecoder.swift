import CFFmpeg
import CoreGraphics
import Foundation

/// A film file that cannot be decoded.
package struct FilmDamage: Error, Equatable, CustomStringConvertible {
    /// The reason, as the rest of a sentence about the file.
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Decodes a film frame by frame, in memory independent of its length.
///
/// Reads the formats that `FilmWriter` writes. Containers, codecs and protocols are restricted: a file from elsewhere opens no other file.
package final class FilmDecoder {
    /// Larger numbers of frames are refused.
    package static let frameLimit = 1_000_000

    /// The width of the first frame, in pixels.
    package private(set) var width = 0
    package private(set) var height = 0
    /// Whether decoded pixels may differ from those that were encoded.
    package private(set) var isLossy = false

    private var format: UnsafeMutablePointer<AVFormatContext>?
    private var codec: UnsafeMutablePointer<AVCodecContext>?
    private var packet = UnsafeMutablePointer<AVPacket>?.none
    private var frame = UnsafeMutablePointer<AVFrame>?.none
    private var streamIndex: Int32 = 0
    private var isDrained = false
    private var count = 0
    private var scalers: [Scaler] = []

    private static let containers = "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,gif,apng"
    /// Codecs by FFmpeg's name; true for those that lose detail. A GIF has one palette for the whole film.
    private static let codecs = ["h264": true, "hevc": true, "vp8": true, "vp9": true, "av1": true, "gif": true, "apng": false]

    /// Opens a film.
    /// - Throws: `FilmDamage`.
    package init(_ url: URL) throws {
        do { try FFmpeg.load(for: url) } catch { throw FilmDamage("cannot be decoded: \(error)") }
        var options: OpaquePointer?
        defer { av_dict_free(&options) }
        av_dict_set(&options, "protocol_whitelist", "file", 0)
        av_dict_set(&options, "format_whitelist", Self.containers, 0)
        // Without "file:" a colon in the name would be parsed as a protocol.
        try check(avformat_open_input(&format, "file:" + url.path, nil, &options), "cannot be opened as a film")
        packet = av_packet_alloc()
        frame = av_frame_alloc()
        guard let format, packet != nil, frame != nil else { throw FilmDamage("cannot be decoded: out of memory") }
        let streams = (0..<Int(format.pointee.nb_streams)).compactMap { format.pointee.streams[$0] }
        guard let stream = streams.first(where: { $0.pointee.codecpar.pointee.codec_type == AVMEDIA_TYPE_VIDEO }) else {
            throw FilmDamage("has no images")
        }
        streamIndex = stream.pointee.index
        try open(stream)
    }

    private func open(_ stream: UnsafeMutablePointer<AVStream>) throws {
        let parameters = stream.pointee.codecpar.pointee
        let name = String(cString: avcodec_get_name(parameters.codec_id))
        guard let loses = Self.codecs[name] else {
            throw FilmDamage("has the codec \(name); those that are read are \(Self.codecs.keys.sorted().joined(separator: " "))")
        }
        isLossy = loses
        (width, height) = (Int(parameters.width), Int(parameters.height))
        guard width > 0, height > 0, width <= FilmWriter.dimensions.upperBound * 2, height <= FilmWriter.dimensions.upperBound * 2,
            width * height <= CGImage.maximumPixelCount
        else { throw FilmDamage("has frames of \(width) x \(height) pixels; at most \(CGImage.maximumPixelCount) pixels are read") }
        guard let decoder = avcodec_find_decoder(parameters.codec_id) else { throw FilmDamage("needs FFmpeg's decoder \(name)") }
        codec = avcodec_alloc_context3(decoder)
        guard let codec else { throw FilmDamage("cannot be decoded: out of memory") }
        try check(avcodec_parameters_to_context(codec, stream.pointee.codecpar), "cannot be decoded")
        codec.pointee.thread_count = 2
        // Damage is an error instead of a guess.
        codec.pointee.err_recognition = AV_EF_CRCCHECK | AV_EF_BITSTREAM | AV_EF_BUFFER | AV_EF_EXPLODE
        codec.pointee.max_pixels = Int64(CGImage.maximumPixelCount)
        try check(avcodec_open2(codec, decoder, nil), "cannot be decoded")
    }

    deinit {
        avcodec_free_context(&codec)
        avformat_close_input(&format)
        av_packet_free(&packet)
        av_frame_free(&frame)
    }

    // MARK: Frames

    /// Decodes the next frame; false at the end.
    /// - Throws: `FilmDamage`.
    package func advance() throws -> Bool {
        while true {
            let result = avcodec_receive_frame(codec, frame)
            if result >= 0 {
                count += 1
                guard count <= Self.frameLimit else { throw FilmDamage("has more than \(Self.frameLimit) frames") }
                return true
            }
            if result == FFmpeg.endOfFile { return false }
            guard result == -EAGAIN else { throw damage(result) }
            try feed()
        }
    }

    private func feed() throws {
        guard let packet, !isDrained else { throw FilmDamage("is damaged after frame \(count)") }
        let result = av_read_frame(format, packet)
        if result == FFmpeg.endOfFile {
            isDrained = true
            try check(avcodec_send_packet(codec, nil), "is damaged after frame \(count)")
            return
        }
        guard result >= 0 else { throw damage(result) }
        defer { av_packet_unref(packet) }
        guard packet.pointee.stream_index == streamIndex else { return }
        guard packet.pointee.flags & AV_PKT_FLAG_CORRUPT == 0 else { throw FilmDamage("is damaged after frame \(count): it is truncated") }
        let sent = avcodec_send_packet(codec, packet)
        guard sent >= 0 else { throw damage(sent) }
    }

    private func damage(_ result: Int32) -> FilmDamage {
        FilmDamage("is damaged after frame \(count): \(FFmpeg.sentence(for: result))")
    }

    private func check(_ result: Int32, _ problem: String) throws {
        guard result < 0 else { return }
        throw FilmDamage("\(problem): \(FFmpeg.sentence(for: result))")
    }

    // MARK: Pixels

    /// The current frame, after `advance()` has returned true.
    /// - Parameters:
    ///   - width, height: The size of the image in pixels; the frame is scaled to it.
    package func image(width: Int, height: Int) throws -> CGImage {
        guard let frame else { throw FilmDamage("has an empty frame") }
        return try image(of: frame.pointee, width: width, height: height, isExact: true)
    }

    fileprivate func image(of frame: AVFrame, width: Int, height: Int, isExact: Bool) throws -> CGImage {
        guard frame.width > 0, frame.height > 0 else { throw FilmDamage("has an empty frame") }
        let scaler = try scaler(from: frame, width: width, height: height, isExact: isExact)
        return try scaler.image(of: frame)
    }

    /// The current frame, which outlives the next `advance()`.
    package func held() throws -> HeldFrame {
        guard let frame, let copy = av_frame_clone(frame) else { throw FilmDamage("cannot be decoded: out of memory") }
        return HeldFrame(copy, of: self)
    }

    /// The values of the current frame as they were decoded, valid within the body; nil for a frame whose format is not that of mp4 and
    /// webm.
    package func withPlanes<Result>(_ body: (FilmPlanes) throws -> Result) rethrows -> Result? {
        guard let frame = frame?.pointee, frame.format == AV_PIX_FMT_YUV420P.rawValue, Int(frame.width) == width,
            Int(frame.height) == height, let luma = frame.data.0, let blue = frame.data.1, let red = frame.data.2,
            min(frame.linesize.0, frame.linesize.1, frame.linesize.2) > 0
        else { return nil }
        return try body(
            FilmPlanes(
                luma: luma, blue: blue, red: red, rows: (Int(frame.linesize.0), Int(frame.linesize.1), Int(frame.linesize.2)),
                matrix: FilmPlanes.Matrix(of: frame)))
    }

    private func scaler(from frame: AVFrame, width: Int, height: Int, isExact: Bool) throws -> Scaler {
        if let scaler = scalers.first(where: { $0.takes(frame, width, height, isExact) }) { return scaler }
        let scaler = try Scaler(from: frame, width: width, height: height, isExact: isExact)
        // Two sizes of one film, and no more of a film that changes its own.
        scalers = scalers.suffix(1) + [scaler]
        return scaler
    }
}

/// A decoded frame, without a copy of its pixels.
package final class HeldFrame {
    private var frame: UnsafeMutablePointer<AVFrame>?
    private let film: FilmDecoder

    fileprivate init(_ frame: UnsafeMutablePointer<AVFrame>, of film: FilmDecoder) { (self.frame, self.film) = (frame, film) }

    deinit { av_frame_free(&frame) }

    /// The frame, scaled to a size in pixels; colors are rounded as is quick.
    package func image(width: Int, height: Int) throws -> CGImage {
        guard let frame else { throw FilmDamage("has an empty frame") }
        return try film.image(of: frame.pointee, width: width, height: height, isExact: false)
    }
}

/// A frame in the film's own format: a brightness for each pixel, a color for each square of two by two.
package struct FilmPlanes {
    /// The factors from these values to red, green and blue, in 1/65536.
    package struct Matrix: Equatable {
        package let luma, black, redOfRed, blueOfBlue, greenOfBlue, greenOfRed: Int32
    }

    package let luma, blue, red: UnsafePointer<UInt8>
    /// The lengths of their rows in bytes.
    package let rows: (luma: Int, blue: Int, red: Int)
    package let matrix: Matrix
}

extension FilmPlanes.Matrix {
    fileprivate init(of frame: AVFrame) {
        let isFull = frame.color_range == AVCOL_RANGE_JPEG
        let factors = (0..<4).map { Int32(sws_getCoefficients(frame.matrix)[$0]) }
        // Those of FFmpeg are for brightness from 16 to 235 and color from 16 to 240.
        func factor(_ value: Int32) -> Int32 { isFull ? value * 224 / 255 : value }
        self.init(
            luma: isFull ? 65536 : 65536 * 255 / 219, black: isFull ? 0 : 16, redOfRed: factor(factors[0]), blueOfBlue: factor(factors[1]),
            greenOfBlue: factor(factors[2]), greenOfRed: factor(factors[3]))
    }
}

extension AVFrame {
    /// FFmpeg's number of the matrix of its colors.
    fileprivate var matrix: Int32 { colorspace == AVCOL_SPC_UNSPECIFIED ? SWS_CS_ITU709 : Int32(colorspace.rawValue) }
}

// MARK: - Structure

extension FilmDecoder {
    /// The times of a film's frames in seconds, ascending, from its container alone: nothing is decoded.
    /// - Throws: `FilmDamage` for a file that is truncated.
    package static func times(of url: URL) throws -> [Double] {
        try checkEnd(of: url)
        return try FilmDecoder(url).times()
    }

    private func times() throws -> [Double] {
        guard let format, let packet, let stream = format.pointee.streams[Int(streamIndex)] else { return [] }
        let unit = av_q2d(stream.pointee.time_base)
        var times: [Double] = []
        var end = 0.0
        while true {
            let result = av_read_frame(format, packet)
            if result == FFmpeg.endOfFile { break }
            guard result >= 0 else { throw FilmDamage("is damaged after frame \(times.count): \(FFmpeg.sentence(for: result))") }
            defer { av_packet_unref(packet) }
            guard packet.pointee.stream_index == streamIndex else { continue }
            guard packet.pointee.flags & AV_PKT_FLAG_CORRUPT == 0, packet.pointee.size > 0 else {
                throw FilmDamage("is damaged after frame \(times.count): it is truncated")
            }
            let ticks = packet.pointee.pts == Int64.min ? packet.pointee.dts : packet.pointee.pts
            let time = ticks == Int64.min ? 0 : Double(ticks) * unit
            times.append(time)
            end = max(end, time + Double(packet.pointee.duration) * unit)
            guard times.count <= Self.frameLimit else { throw FilmDamage("has more than \(Self.frameLimit) frames") }
        }
        let stated = Int(stream.pointee.nb_frames)
        guard !times.isEmpty else { throw FilmDamage("is truncated: it has no frames") }
        guard stated <= 0 || stated == times.count else {
            throw FilmDamage("is truncated: it has \(times.count) of \(stated) frames")
        }
        let duration = format.pointee.duration > 0 ? Double(format.pointee.duration) / Double(AV_TIME_BASE) : 0
        let longest = times.count > 1 ? (end - (times.min() ?? 0)) / Double(times.count) * 2 : duration
        guard duration - end <= max(longest, 0.1) else {
            throw FilmDamage("is truncated: it ends at \(Self.text(end)) of \(Self.text(duration)) s")
        }
        return times.sorted()
    }

    private static func text(_ seconds: Double) -> String { String(format: "%.2f", seconds) }

    /// FFmpeg accepts a GIF or PNG without its end, and a WebM without its index.
    private static func checkEnd(of url: URL) throws {
        guard let file = try? FileHandle(forReadingFrom: url) else { return }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: 64), let length = try? file.seekToEnd(), length >= 20 else { return }
        func ends(with bytes: [UInt8]) -> Bool {
            guard (try? file.seek(toOffset: length - UInt64(bytes.count))) != nil, let end = try? file.read(upToCount: bytes.count) else {
                return false
            }
            return end.elementsEqual(bytes)
        }
        let isWhole =
            if start.starts(with: Array("GIF8".utf8)) {
                ends(with: [0x3B])
            } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                ends(with: [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
            } else if start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
                webMLength(start).map { $0 <= length } ?? true
            } else { true }
        if !isWhole { throw FilmDamage("is truncated: its end is missing") }
    }
}

extension FilmDecoder {
    /// The stated length of a WebM file in bytes, from its first bytes: an element for the format, and one for all else. Nil if it is not
    /// stated.
    private static func webMLength(_ start: Data) -> UInt64? {
        let bytes = [UInt8](start)
        /// A number whose first byte has as many leading zeros as there are further bytes; nil if all its bits are set: unknown.
        func number(at offset: Int) -> (value: UInt64, end: Int)? {
            guard offset < bytes.count else { return nil }
            let count = bytes[offset].leadingZeroBitCount + 1
            guard count <= 8, offset + count <= bytes.count else { return nil }
            let mask = UInt64(1) << UInt64(7 * count) - 1
            let value = bytes[offset..<offset + count].reduce(0) { $0 << 8 | UInt64($1) } & mask
            return value == mask ? nil : (value, offset + count)
        }
        guard let header = number(at: 4), header.value < 48 else { return nil }
        let segment = header.end + Int(header.value)
        guard segment + 4 <= bytes.count, bytes[segment..<segment + 4].elementsEqual([0x18, 0x53, 0x80, 0x67]),
            let size = number(at: segment + 4)
        else { return nil }
        let (length, overflows) = size.value.addingReportingOverflow(UInt64(size.end))
        return overflows ? nil : length
    }
}

// MARK: - Conversion

/// Converts decoded frames of one size and format to premultiplied BGRA of another size.
private final class Scaler {
    private let source: (width: Int32, height: Int32, format: Int32)
    private let width: Int
    private let height: Int
    private let isExact: Bool
    private let context: OpaquePointer
    /// Rows of a multiple of 64 bytes: the scaler writes whole vectors.
    private let stride: Int
    private var rows: [UInt32]

    init(from frame: AVFrame, width: Int, height: Int, isExact: Bool) throws {
        source = (frame.width, frame.height, frame.format)
        (self.width, self.height, self.isExact) = (width, height, isExact)
        stride = (width + 31) / 16 * 16
        rows = [UInt32](repeating: 0, count: stride * height)
        let isScaled = width != Int(frame.width) || height != Int(frame.height)
        let flags = (isScaled ? SWS_AREA : SWS_POINT) | (isExact ? SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT : 0)
        guard
            let context = sws_getContext(
                frame.width, frame.height, AVPixelFormat(rawValue: frame.format), Int32(width), Int32(height), AV_PIX_FMT_BGRA, flags, nil,
                nil, nil)
        else { throw FilmDamage("has pixels that FFmpeg cannot convert") }
        self.context = context
        let matrix = sws_getCoefficients(frame.matrix)
        sws_setColorspaceDetails(context, matrix, frame.color_range == AVCOL_RANGE_JPEG ? 1 : 0, matrix, 1, 0, 1 << 16, 1 << 16)
    }

    deinit { sws_freeContext(context) }

    func takes(_ frame: AVFrame, _ width: Int, _ height: Int, _ isExact: Bool) -> Bool {
        (frame.width, frame.height, frame.format) == source && (width, height, isExact) == (self.width, self.height, self.isExact)
    }

    func image(of frame: AVFrame) throws -> CGImage {
        let planes = [frame.data.0, frame.data.1, frame.data.2, frame.data.3].map { plane in plane.map { UnsafePointer($0) } }
        let strides = [frame.linesize.0, frame.linesize.1, frame.linesize.2, frame.linesize.3]
        let done = rows.withUnsafeMutableBytes { bytes in
            let target = [bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), nil, nil, nil]
            return sws_scale(context, planes, strides, 0, frame.height, target, [Int32(stride * 4), 0, 0, 0])
        }
        guard done == Int32(height) else { throw FilmDamage("has pixels that FFmpeg cannot convert") }
        let isOpaque = [AV_PIX_FMT_YUV420P, AV_PIX_FMT_RGB24].contains { $0.rawValue == frame.format }
        return CGImage(width: width, height: height, isOpaque: isOpaque) { target in
            rows.withUnsafeBufferPointer { rows in
                for y in 0..<height {
                    let row = UnsafeMutableBufferPointer(rebasing: target[y * width..<(y + 1) * width])
                    _ = row.update(fromContentsOf: UnsafeBufferPointer(rebasing: rows[y * stride..<y * stride + width]))
                    if !isOpaque { Self.premultiply(row) }
                }
            }
        }
    }

    private static func premultiply(_ row: UnsafeMutableBufferPointer<UInt32>) {
        for x in row.indices where row[x] >> 24 != 255 {
            let (pixel, alpha) = (row[x], row[x] >> 24)
            func channel(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) * alpha + 127) / 255) << shift }
            row[x] = alpha << 24 | channel(16) | channel(8) | channel(0)
        }
    }
}
