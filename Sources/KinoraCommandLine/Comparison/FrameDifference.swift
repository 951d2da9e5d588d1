import CImageDifference
import CoreGraphics
import Kinora

/// The differing pixels of two frames. A frame that is smaller, or missing, is transparent outside of its pixels.
struct FrameDifference {
    /// The largest difference of a component with which pixels of lossy films count as equal: more than their encoders' noise, which is up
    /// to 16 in films of the gallery.
    static let noise: Int32 = 24

    private let found: kinora_component_difference

    /// - Parameter limit: The largest difference of a component with which pixels count as equal; 0 if every different pixel counts.
    init(_ base: CGImage?, _ head: CGImage?, limit: Int32) {
        let (width, height) = Self.size(base, head)
        let (one, other) = (Self.padded(base, width: width, height: height), Self.padded(head, width: width, height: height))
        found = one.withPixels { one in
            other.withPixels { kinora_compare_components(one.baseAddress, $0.baseAddress, width, height, limit) }
        }
    }

    /// Of two frames as a video has them; nil if they differ in the meaning of their values.
    init?(_ base: FilmPlanes, _ head: FilmPlanes, width: Int, height: Int, limit: Int32) {
        let matrix = head.matrix
        guard base.matrix == matrix else { return nil }
        func planes(_ frame: FilmPlanes) -> kinora_planes {
            kinora_planes(
                luma: frame.luma, blue: frame.blue, red: frame.red, luma_row: frame.rows.luma, blue_row: frame.rows.blue,
                red_row: frame.rows.red)
        }
        found = kinora_compare_planes(
            planes(base), planes(head), width, height,
            kinora_color_matrix(
                luma: matrix.luma, black: matrix.black, red_of_red: matrix.redOfRed, blue_of_blue: matrix.blueOfBlue,
                green_of_blue: matrix.greenOfBlue, green_of_red: matrix.greenOfRed), limit)
    }

    /// As a change of a frame.
    func change(of frame: Int) -> FilmComparison.Change {
        let box =
            found.pixels == 0
            ? nil
            : FilmComparison.PixelBox(
                x: found.left, y: found.top, width: found.right - found.left, height: found.bottom - found.top)
        return FilmComparison.Change(frame: frame, pixels: found.pixels, delta: Int(found.component), box: box)
    }

    /// Draws the head's frame in pale gray, with pixels that differ in orange to red; both have one size.
    /// - Parameters:
    ///   - start: The first pixel of the target that is drawn.
    ///   - row: The distance of rows of the target, in pixels.
    static func draw(
        _ base: CGImage, _ head: CGImage, limit: Int32, into target: UnsafeMutableBufferPointer<UInt32>, from start: Int, row: Int
    ) {
        let width = head.width
        base.withPixels { one in
            head.withPixels { other in
                guard let one = one.baseAddress, let other = other.baseAddress, let target = target.baseAddress else { return }
                for y in 0..<head.height {
                    kinora_draw_component_difference(one + y * width, other + y * width, width, limit, target + start + y * row)
                }
            }
        }
    }

    private static func size(_ base: CGImage?, _ head: CGImage?) -> (width: Int, height: Int) {
        (max(base?.width ?? 1, head?.width ?? 1), max(base?.height ?? 1, head?.height ?? 1))
    }

    /// An image in the top left corner of a larger, transparent one.
    static func padded(_ image: CGImage?, width: Int, height: Int) -> CGImage {
        if let image, image.width == width, image.height == height { return image }
        return CGImage(width: width, height: height, isOpaque: false) { target in
            image?.withPixels { pixels in
                guard let image else { return }
                for y in 0..<min(image.height, height) {
                    let count = min(image.width, width)
                    let source = UnsafeBufferPointer(rebasing: pixels[y * image.width..<y * image.width + count])
                    _ = UnsafeMutableBufferPointer(rebasing: target[y * width..<y * width + count]).update(fromContentsOf: source)
                }
            }
        }
    }
}
