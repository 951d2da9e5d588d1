import CoreGraphics

/// Pictures side by side in one, each with a caption below: the moments of a movement at a glance.
///
/// `Stage.frames(at:while:)` makes the pictures. A strip is drawn on one thread at a time.
public struct Filmstrip {
    /// One picture of the strip.
    public struct Frame {
        /// Of any size; images higher than `frameHeight` are made smaller.
        public var image: CGImage
        /// Drawn below the picture, centred; nothing is drawn for an empty one.
        public var caption: String

        /// A frame with a caption of its own.
        public init(image: CGImage, caption: String) {
            self.image = image
            self.caption = caption
        }

        /// A frame captioned with its time in seconds, as in "0.075 s".
        public init(image: CGImage, time: Double) {
            self.init(image: image, caption: String(format: "%.3f s", time))
        }
    }

    /// Greatest height of a frame in pixels, at least 1: 640. Higher ones are made smaller, lower ones stay as they are.
    public var frameHeight = 640
    /// Distance between frames and around the strip in pixels, not negative: 20.
    public var gap = 20
    /// Color behind the frames; transparency becomes black.
    public var background = CGColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
    /// Font size of the captions in pixels: 22.
    public var captionSize = 22.0
    /// Color of the captions.
    public var captionColor = CGColor(gray: 0.25, alpha: 1)

    /// A strip as the tool makes them, on light gray, or on dark gray for frames of a dark appearance.
    public init(isDark: Bool = false) {
        guard isDark else { return }
        background = CGColor(red: 38 / 255, green: 39 / 255, blue: 47 / 255, alpha: 1)
        captionColor = CGColor(gray: 0.8, alpha: 1)
    }

    /// The frames side by side, in their order.
    /// - Precondition: at least one frame.
    public func image(of frames: [Frame]) -> CGImage {
        layOut(frames.map { Frame(image: fitted($0.image), caption: $0.caption) })
    }

    /// Writes the strip as a PNG file, whole or not at all.
    /// - Throws: `FilmError`.
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

    /// A frame's image as it stands in the strip.
    func fitted(_ image: CGImage) -> CGImage {
        guard image.height > frameHeight else { return image }
        let width = max(1, (image.width * frameHeight + image.height / 2) / image.height)
        return image.boxFiltered(width: width, height: frameHeight)
    }
}
