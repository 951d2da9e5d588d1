import CFFmpeg
import CoreGraphics

/// Encodes MP4, WebM or APNG; each frame goes straight to the encoder.
final class VideoEncoder: FilmEncoder {
    private let video: VideoFile
    private let converter: PixelConverter

    init(file: PartialFile, recipe: EncoderRecipe, shape: FilmShape) throws {
        let multiple = recipe.dimensionMultiple
        let width = (shape.width + multiple - 1) / multiple * multiple
        let height = (shape.height + multiple - 1) / multiple * multiple
        converter = try PixelConverter(
            to: recipe.pixelFormat, width: width, height: height, for: file.target)
        video = try VideoFile(
            file: file, recipe: recipe, width: width, height: height, framesPerSecond: shape.framesPerSecond)
    }

    func append(_ image: CGImage, at index: Int) throws {
        try video.encode(time: index) { frame in
            image.withPixels { converter.convert($0, width: image.width, height: image.height, into: &frame) }
        }
    }

    func finish(frameCount: Int) throws { try video.finish() }
}
