import CFFmpeg
import Foundation

/// One video stream encoded into one file by the FFmpeg libraries.
///
/// The encoders' threads wait on conditions without timeouts and do not call back, so virtual time does not affect them.
final class VideoFile {
    private let target: URL
    private var format: UnsafeMutablePointer<AVFormatContext>?
    private var codec: UnsafeMutablePointer<AVCodecContext>?
    private var frame: UnsafeMutablePointer<AVFrame>?
    private var packet: UnsafeMutablePointer<AVPacket>?
    private var stream: UnsafeMutablePointer<AVStream>?

    /// Opens encoder and container.
    /// - Parameters:
    ///   - width, height: In pixels; multiples of the recipe's `dimensionMultiple`.
    /// - Throws: `FilmError.encoderFailed`, or `cannotWrite` for the file.
    init(file: PartialFile, recipe: EncoderRecipe, width: Int, height: Int, framesPerSecond: Int) throws {
        // First: the deinitializer, which calls FFmpeg, runs once all properties are set.
        try FFmpeg.load(for: file.target)
        target = file.target
        // Without "file:" a colon in the name would be parsed as a protocol.
        let path = "file:" + file.path
        try check(avformat_alloc_output_context2(&format, nil, recipe.container, path), "find the container \(recipe.container)")
        guard let encoder = avcodec_find_encoder_by_name(recipe.codec) else {
            throw FilmError.encoderFailed(target, step: "find its encoder \(recipe.codec)", reason: "it was built without")
        }
        codec = avcodec_alloc_context3(encoder)
        frame = av_frame_alloc()
        packet = av_packet_alloc()
        guard let format, let codec, let frame, packet != nil, let stream = avformat_new_stream(format, nil) else {
            throw FilmError.encoderFailed(target, step: "start encoding", reason: "out of memory")
        }
        self.stream = stream

        let timeBase = AVRational(num: 1, den: Int32(recipe.ticksPerSecond))
        let rate = AVRational(num: Int32(framesPerSecond), den: 1)
        codec.pointee.configure(recipe, width: Int32(width), height: Int32(height), timeBase: timeBase, rate: rate)
        if format.pointee.oformat.pointee.flags & AVFMT_GLOBALHEADER != 0 {
            codec.pointee.flags |= 1 << 22  // AV_CODEC_FLAG_GLOBAL_HEADER, a macro that Swift does not import
        }
        try withOptions(recipe.codecOptions) { try check(avcodec_open2(codec, encoder, &$0), "open the encoder \(recipe.codec)") }

        frame.pointee.format = recipe.pixelFormat.rawValue
        frame.pointee.width = Int32(width)
        frame.pointee.height = Int32(height)
        try check(av_frame_get_buffer(frame, 0), "allocate a frame")

        try check(avcodec_parameters_from_context(stream.pointee.codecpar, codec), "describe the stream")
        stream.pointee.time_base = timeBase
        stream.pointee.avg_frame_rate = rate
        stream.pointee.r_frame_rate = rate
        format.pointee.flags |= AVFMT_FLAG_BITEXACT
        // Restricts every name to local files.
        let protocols = [(name: "protocol_whitelist", value: "file")]
        try check(av_opt_set(format, protocols[0].name, protocols[0].value, 0), "limit its protocols")
        try withOptions(protocols) { try checkWrite(avio_open2(&format.pointee.pb, path, AVIO_FLAG_WRITE, nil, &$0)) }
        try withOptions(recipe.containerOptions) { try checkWrite(avformat_write_header(format, &$0)) }
    }

    deinit {
        if let format {
            avio_closep(&format.pointee.pb)
            avformat_free_context(format)
        }
        avcodec_free_context(&codec)
        av_frame_free(&frame)
        av_packet_free(&packet)
    }

    /// Encodes one frame.
    /// - Parameters:
    ///   - time: Start time in the recipe's ticks. A frame ends at the next one's time, the last one after one frame duration.
    ///   - fill: Writes every pixel of the frame, in the recipe's pixel format.
    func encode(time: Int, fill: (inout AVFrame) throws -> Void) throws {
        guard let frame else { return }
        // The encoder may still reference the previous frame.
        try check(av_frame_make_writable(frame), "allocate a frame")
        try fill(&frame.pointee)
        frame.pointee.pts = Int64(time)
        try check(avcodec_send_frame(codec, frame), "encode a frame")
        try writePackets()
    }

    /// Flushes the encoder and ends the container.
    /// - Parameter containerOptions: Options changed since the file was opened.
    func finish(containerOptions: [(name: String, value: String)] = []) throws {
        guard let format else { return }
        try check(avcodec_send_frame(codec, nil), "encode the last frames")
        try writePackets()
        for option in containerOptions {
            try check(av_opt_set(format.pointee.priv_data, option.name, option.value, 0), "set \(option.name)")
        }
        try checkWrite(av_write_trailer(format))
        try checkWrite(avio_closep(&format.pointee.pb))
    }

    private func writePackets() throws {
        guard let codec, let packet, let stream, let format else { return }
        while true {
            let result = avcodec_receive_packet(codec, packet)
            if result == -EAGAIN || result == FFmpeg.endOfFile { return }
            try check(result, "encode a frame")
            packet.pointee.stream_index = stream.pointee.index
            av_packet_rescale_ts(packet, codec.pointee.time_base, stream.pointee.time_base)
            try checkWrite(av_interleaved_write_frame(format, packet))
        }
    }

    private func withOptions(_ options: [(name: String, value: String)], _ body: (inout OpaquePointer?) throws -> Void) throws {
        var dictionary: OpaquePointer?
        defer { av_dict_free(&dictionary) }
        for option in options { av_dict_set(&dictionary, option.name, option.value, 0) }
        try body(&dictionary)
        // Remaining options were not understood; fail rather than write a different film.
        if let unknown = av_dict_get(dictionary, "", nil, AV_DICT_IGNORE_SUFFIX), let name = unknown.pointee.key {
            throw FilmError.encoderFailed(target, step: "set \(String(cString: name))", reason: "this build has no such option")
        }
    }

    private func check(_ result: Int32, _ step: String) throws {
        guard result < 0 else { return }
        throw FilmError.encoderFailed(target, step: step, reason: FFmpeg.sentence(for: result))
    }

    private func checkWrite(_ result: Int32) throws {
        guard result < 0 else { return }
        throw FilmError.cannotWrite(target, reason: FFmpeg.sentence(for: result))
    }
}

extension AVCodecContext {
    fileprivate mutating func configure(
        _ recipe: EncoderRecipe, width: Int32, height: Int32, timeBase: AVRational, rate: AVRational
    ) {
        self.width = width
        self.height = height
        time_base = timeBase
        framerate = rate
        pix_fmt = recipe.pixelFormat
        if recipe.keyframeInterval > 0 { gop_size = Int32(recipe.keyframeInterval) }
        thread_count = EncoderRecipe.threadCount
        flags |= 1 << 23  // AV_CODEC_FLAG_BITEXACT, a macro that Swift does not import
        if recipe.pixelFormat == AV_PIX_FMT_YUV420P {
            colorspace = AVCOL_SPC_BT709
            color_primaries = AVCOL_PRI_BT709
            color_trc = AVCOL_TRC_BT709
            color_range = AVCOL_RANGE_MPEG
        }
    }
}
