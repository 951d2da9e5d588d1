import CoreGraphics

/// Frames of a film side by side in one picture, each with a caption below. For one thread, as the text engine is.
package struct Filmstrip {
    /// One picture of the strip.
    package struct Frame {
        package var image: CGImage
        /// Drawn below the picture, centred; nothing is drawn for an empty one.
        package var caption: String

        package init(image: CGImage, caption: String) {
            self.image = image
            self.caption = caption
        }

        /// A frame captioned with its time in seconds, as in "0.075 s".
        package init(image: CGImage, time: Double) {
            self.init(image: image, caption: String(format: "%.3f s", time))
        }
    }

    /// How high frames are at most, in pixels; higher ones are made smaller, lower ones stay as they are.
    package var frameHeight = 640
    /// Between frames and around the strip, in pixels.
    package var gap = 20
    /// Behind the frames; transparency becomes black.
    package var background = CGColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
    /// The captions' font size in pixels.
    package var captionSize = 22.0

    package init() {}

    /// The frames side by side, in their order.
    /// - Precondition: at least one frame.
    package func image(of frames: [Frame]) -> CGImage {
        layOut(frames.map { Frame(image: fitted($0.image), caption: $0.caption) })
    }

    /// Writes the strip as a PNG file, whole or not at all.
    /// - Throws: `FilmError`.
    package func write(_ frames: [Frame], to url: URL) throws {
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
