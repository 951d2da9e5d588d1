import CoreGraphics

/// Frames of an animation side by side in one image, each with a caption below.
///
/// `Stage.frames(at:while:)` captures the frames. Use a strip from one thread at a time.
///
/// ```swift
/// let stage = Stage()
/// let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// stage.window.addSubview(card)
/// let frames = stage.frames(at: [0, 0.1, 0.2, 0.3]) {
///     UIView.animate(withDuration: 0.3) { card.center.y = 600 }
/// }
/// try Filmstrip().write(frames, to: URL(fileURLWithPath: "card.png"))
/// ```
public struct Filmstrip {
    /// One frame of the strip.
    public struct Frame {
        /// The frame's image, of any size; an image higher than `frameHeight` is scaled down.
        public var image: CGImage
        /// The text centered below the image; an empty caption draws nothing.
        public var caption: String

        /// Creates a frame with a caption.
        public init(image: CGImage, caption: String) {
            self.image = image
            self.caption = caption
        }

        /// Creates a frame captioned with its time in seconds, such as "0.075 s".
        public init(image: CGImage, time: Double) {
            self.init(image: image, caption: String(format: "%.3f s", time))
        }
    }

    /// The maximum height of a frame in pixels, at least 1. Higher images are scaled down, lower ones keep their size. The default is
    /// 640.
    public var frameHeight = 640
    /// The distance between frames and around the strip in pixels, not negative. The default is 20.
    public var gap = 20
    /// The color behind the frames; transparency becomes black.
    public var background = CGColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
    /// The font size of the captions in pixels. The default is 22.
    public var captionSize = 22.0
    /// The color of the captions.
    public var captionColor = CGColor(gray: 0.25, alpha: 1)

    /// Creates a strip with the tool's style: light gray, or dark gray for frames of a dark appearance.
    public init(isDark: Bool = false) {
        guard isDark else { return }
        background = CGColor(red: 38 / 255, green: 39 / 255, blue: 47 / 255, alpha: 1)
        captionColor = CGColor(gray: 0.8, alpha: 1)
    }

    /// Composes the frames side by side, in order.
    /// - Precondition: At least one frame.
    /// - Complexity: O(*p*), where *p* is the number of pixels of all frames.
    public func image(of frames: [Frame]) -> CGImage {
        layOut(frames.map { Frame(image: fitted($0.image), caption: $0.caption) })
    }

    /// Writes the strip as a PNG file, atomically.
    /// - Throws: `FilmError`.
    /// - Complexity: O(*p*), where *p* is the number of pixels of all frames.
    public func write(_ frames: [Frame], to url: URL) throws {
        let file = try PartialFile(for: url)
        try write(frames, into: file)
        try file.commit()
    }

    func write(_ frames: [Frame], into file: PartialFile) throws {
        guard !frames.isEmpty else { throw FilmError.noFrames(file.target) }
        let data: Data
        do { data = try image(of: frames).pngData() } catch {
            throw FilmError.encoderFailed(file.target, step: "encode a PNG", reason: "\(error)")
        }
        try file.write(data)
    }

    /// A frame's image scaled for the strip.
    func fitted(_ image: CGImage) -> CGImage {
        guard image.height > frameHeight else { return image }
        let width = max(1, (image.width * frameHeight + image.height / 2) / image.height)
        return image.boxFiltered(width: width, height: frameHeight)
    }
}
