import CFFmpeg

/// FFmpeg settings for one film format.
struct EncoderRecipe {
    /// FFmpeg's name of the container.
    let container: String
    /// FFmpeg's name of the encoder.
    let codec: String
    let pixelFormat: AVPixelFormat
    /// Frame width and height are rounded up to a multiple of this.
    var dimensionMultiple: Int = 1
    /// Timestamp units per second.
    let ticksPerSecond: Int
    /// Frames between keyframes, which players seek to.
    var keyframeInterval: Int = 0
    var codecOptions: [(name: String, value: String)] = []
    var containerOptions: [(name: String, value: String)] = []

    /// The number of encoder threads affects the output bytes, so it is fixed on every machine.
    static let threadCount: Int32 = 2

    /// - Parameter isQuick: Whether encoding takes half the time, with less detail.
    static func mp4(_ shape: FilmShape, isQuick: Bool = false) -> EncoderRecipe {
        EncoderRecipe(
            container: "mp4", codec: "libx264", pixelFormat: AV_PIX_FMT_YUV420P, dimensionMultiple: 2,
            ticksPerSecond: shape.framesPerSecond, keyframeInterval: shape.framesPerSecond,
            codecOptions: [
                ("preset", isQuick ? "superfast" : "veryfast"), ("crf", isQuick ? "24" : "18"), ("bf", "0"),
            ],
            containerOptions: [("movflags", "+faststart")])
    }

    static func webm(_ shape: FilmShape) -> EncoderRecipe {
        EncoderRecipe(
            container: "webm", codec: "libvpx-vp9", pixelFormat: AV_PIX_FMT_YUV420P,
            ticksPerSecond: shape.framesPerSecond, keyframeInterval: shape.framesPerSecond,
            codecOptions: [
                ("deadline", "realtime"), ("cpu-used", "8"), ("row-mt", "1"), ("lag-in-frames", "0"), ("crf", "30"),
                ("b", "0"), ("tune-content", "screen"),
            ])
    }

    static func webp(_ shape: FilmShape) -> EncoderRecipe {
        // libwebp makes its own brightness and colors of red, green and blue.
        EncoderRecipe(
            container: "webp", codec: "libwebp_anim", pixelFormat: AV_PIX_FMT_BGRA, ticksPerSecond: shape.framesPerSecond,
            codecOptions: [("quality", "75"), ("compression_level", "4")], containerOptions: [("loop", "0")])
    }

    static func apng(_ shape: FilmShape) -> EncoderRecipe {
        EncoderRecipe(
            container: "apng", codec: "apng", pixelFormat: shape.isOpaque ? AV_PIX_FMT_RGB24 : AV_PIX_FMT_RGBA,
            ticksPerSecond: shape.framesPerSecond,
            codecOptions: [("pred", "up"), ("compression_level", "2")],
            containerOptions: [("plays", "0")])
    }

    static let gif = EncoderRecipe(
        container: "gif", codec: "gif", pixelFormat: AV_PIX_FMT_PAL8, ticksPerSecond: 100, containerOptions: [("loop", "0")])
}

/// Size, frame rate and opacity shared by all frames of a film.
struct FilmShape {
    /// In pixels.
    let width: Int
    let height: Int
    let framesPerSecond: Int
    /// Whether frames are composited on black instead of keeping their transparency.
    let isOpaque: Bool
}
