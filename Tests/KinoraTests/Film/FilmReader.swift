import CFFmpeg
import Foundation
import XCTest

/// A film read back by FFmpeg, for tests to compare with what was written.
struct FilmReader {
    struct Frame {
        /// In seconds from the film's start.
        let time: Double
        /// Duration in seconds.
        let duration: Double
        /// 0xAARRGGBB, not premultiplied.
        let pixels: [UInt32]
    }

    private(set) var codec = ""
    private(set) var width = 0
    private(set) var height = 0
    private(set) var framesPerSecond = 0.0
    /// As the container says it, in seconds.
    private(set) var duration = 0.0
    private(set) var frames: [Frame] = []

    init(_ url: URL) throws {
        XCTAssertNil(kinora_load_ffmpeg().map { String(cString: $0) })
        var format: UnsafeMutablePointer<AVFormatContext>?
        try Self.check(avformat_open_input(&format, "file:" + url.path, nil, nil))
        defer { avformat_close_input(&format) }
        let input = try XCTUnwrap(format)
        try Self.check(avformat_find_stream_info(input, nil))
        XCTAssertEqual(input.pointee.nb_streams, 1)
        let stream = try XCTUnwrap(input.pointee.streams[0])
        var decoder: UnsafeMutablePointer<AVCodecContext>? = avcodec_alloc_context3(
            avcodec_find_decoder(stream.pointee.codecpar.pointee.codec_id))
        defer { avcodec_free_context(&decoder) }
        let context = try XCTUnwrap(decoder)
        try Self.check(avcodec_parameters_to_context(context, stream.pointee.codecpar))
        try Self.check(avcodec_open2(context, nil, nil))

        codec = String(cString: avcodec_get_name(context.pointee.codec_id))
        width = Int(context.pointee.width)
        height = Int(context.pointee.height)
        framesPerSecond = av_q2d(stream.pointee.avg_frame_rate)
        let unit = av_q2d(stream.pointee.time_base)
        duration =
            input.pointee.duration > 0 ? Double(input.pointee.duration) / Double(AV_TIME_BASE) : Double(stream.pointee.duration) * unit

        var packet = av_packet_alloc()
        var frame = av_frame_alloc()
        defer {
            av_packet_free(&packet)
            av_frame_free(&frame)
        }
        let image = try XCTUnwrap(frame)
        var atEnd = false
        while !atEnd {
            atEnd = av_read_frame(input, packet) < 0
            try Self.check(avcodec_send_packet(context, atEnd ? nil : packet))
            av_packet_unref(packet)
            while avcodec_receive_frame(context, image) >= 0 {
                frames.append(
                    Frame(
                        time: Double(image.pointee.best_effort_timestamp) * unit, duration: Double(image.pointee.pkt_duration) * unit,
                        pixels: try Self.pixels(image)))
            }
        }
    }

    private static func pixels(_ frame: UnsafeMutablePointer<AVFrame>) throws -> [UInt32] {
        let (width, height) = (frame.pointee.width, frame.pointee.height)
        let format = AVPixelFormat(rawValue: frame.pointee.format)
        let scaler = try XCTUnwrap(
            sws_getContext(
                width, height, format, width, height, AV_PIX_FMT_BGRA, SWS_POINT | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT, nil, nil, nil))
        defer { sws_freeContext(scaler) }
        let matrix = sws_getCoefficients(SWS_CS_ITU709)
        sws_setColorspaceDetails(scaler, matrix, 0, matrix, 1, 0, 1 << 16, 1 << 16)
        let planes = frame.pointee.data
        let source: [UnsafePointer<UInt8>?] = [planes.0, planes.1, planes.2, planes.3].map { plane in plane.map { UnsafePointer($0) } }
        let strides = [frame.pointee.linesize.0, frame.pointee.linesize.1, frame.pointee.linesize.2, frame.pointee.linesize.3]
        // Rows of a multiple of 64 bytes: the scaler writes whole vectors.
        let stride = (Int(width) + 31) / 16 * 16
        var padded = [UInt32](repeating: 0, count: stride * Int(height))
        padded.withUnsafeMutableBytes { bytes in
            let target = [bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), nil, nil, nil]
            _ = sws_scale(scaler, source, strides, 0, height, target, [Int32(stride * 4), 0, 0, 0])
        }
        return (0..<Int(height)).flatMap { padded[$0 * stride..<$0 * stride + Int(width)] }
    }

    private static func check(_ result: Int32) throws {
        // -"EOF ": the end is expected.
        guard result < 0, result != -0x2046_4F45 else { return }
        throw CocoaError(.fileReadCorruptFile, userInfo: ["FFmpeg": result])
    }
}
