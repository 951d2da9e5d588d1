import RenderScene
import XCTest

/// Premultiplied pixels in double precision, with a note of where edges run.
struct ReferenceImage {
    let width: Int
    let height: Int
    /// Red, green, blue, alpha of each pixel.
    var pixels: [(Double, Double, Double, Double)]
    var isEdge: [Bool]
    /// Pixels where edges of several planes of one space run through a pixel or one beside it.
    var isSharedByEdges: [Bool]

    init(width: Int, height: Int, red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 0) {
        self.width = width
        self.height = height
        pixels = Array(repeating: (red, green, blue, alpha), count: width * height)
        isEdge = Array(repeating: false, count: width * height)
        isSharedByEdges = isEdge
    }

    /// Blends a premultiplied color over a pixel by its coverage.
    mutating func blend(_ index: Int, _ color: (Double, Double, Double, Double), _ coverage: Double, isEdge edge: Bool = false) {
        let rest = 1 - color.3 * coverage
        let below = pixels[index]
        pixels[index] = (
            color.0 * coverage + below.0 * rest, color.1 * coverage + below.1 * rest, color.2 * coverage + below.2 * rest,
            color.3 * coverage + below.3 * rest
        )
        if edge { isEdge[index] = true }
    }

    /// The image over another one; nil is transparent.
    func over(_ behind: ReferenceImage?) -> ReferenceImage {
        guard var result = behind else { return self }
        for index in pixels.indices { result.blend(index, pixels[index], 1, isEdge: isEdge[index]) }
        return result
    }

    /// Multiplies every pixel by the alpha of another image's.
    mutating func multiply(by mask: ReferenceImage) {
        for index in pixels.indices {
            let (p, a) = (pixels[index], mask.pixels[index].3)
            pixels[index] = (p.0 * a, p.1 * a, p.2 * a, p.3 * a)
            if mask.isEdge[index] { isEdge[index] = true }
        }
    }

    /// Fails where the image differs by more than `interior` of 255, by more than `edge` where an outline covers a pixel in part, or by
    /// more than `sharedEdge` where those of several planes do.
    func check(
        _ image: CGImage, interior: Double = 2, edge: Double = 8, sharedEdge: Double = 8, name: String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard image.width == width, image.height == height else { return XCTFail("the sizes differ", file: file, line: line) }
        var failures = 0
        var worst = (0.0, "")
        image.withPixels { actual in
            for index in 0..<width * height {
                let pixel = actual[index]
                let shown = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24].map(Double.init)
                let expected = [pixels[index].0, pixels[index].1, pixels[index].2, pixels[index].3].map { $0 * 255 }
                let difference = zip(shown, expected).map { abs($0 - $1) }.max() ?? 0
                let allowed = isSharedByEdges[index] ? sharedEdge : isEdge[index] ? edge : interior
                guard difference > allowed else { continue }
                failures += 1
                if difference / allowed > worst.0 {
                    worst = (difference / allowed, "(\(index % width), \(index / width)): \(shown), expected \(expected)")
                }
            }
        }
        XCTAssertEqual(failures, 0, "\(name): \(failures) pixels differ; the worst at \(worst.1)", file: file, line: line)
    }
}
