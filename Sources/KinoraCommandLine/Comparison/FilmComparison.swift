/// The result of comparing two films or images of one name.
struct FilmComparison: Equatable {
    enum State: String, Codable, CaseIterable {
        case same, changed, added, removed, unreadable
    }

    /// The differences of one frame.
    struct Change: Equatable {
        /// From 0.
        let frame: Int
        /// The number of pixels that differ; in a lossy film, visibly.
        let pixels: Int
        /// The largest difference of a component of these pixels, 0 to 255.
        let delta: Int
        /// The rectangle around them, in pixels; nil if there are none.
        let box: PixelBox?
    }

    /// A rectangle in pixels from the top left corner.
    struct PixelBox: Equatable {
        let x, y, width, height: Int
    }

    /// A setting with its values in the two films.
    struct Setting: Equatable {
        let name: String
        let base: String
        let head: String
    }

    let name: String
    var state: State
    /// The number of frames, of the longer film if they differ.
    var frames = 0
    var framesPerSecond = 0.0
    /// The size of the larger film, in pixels.
    var width = 0
    var height = 0
    /// Ranges of changed frames, ascending, with a gap of a frame or more between them.
    var ranges: [ClosedRange<Int>] = []
    /// The frame with the most changed pixels, then with the largest difference, then the first; of frames that both films have if one of
    /// these is changed.
    var worst: Change?
    /// One for each changed frame, ascending.
    var changes: [Change] = []
    /// The settings that differ.
    var settings: [Setting] = []
    /// The reason of an unreadable film, as a sentence.
    var reason: String?
    var images: ComparisonImages?
    var curves: CurveComparison?

    /// Groups ascending numbers that follow each other.
    static func ranges(of frames: [Int]) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        for frame in frames {
            if let last = ranges.last, last.upperBound + 1 == frame {
                ranges[ranges.count - 1] = last.lowerBound...frame
            } else {
                ranges.append(frame...frame)
            }
        }
        return ranges
    }

    /// The worst of some changes.
    /// - Parameter common: The number of frames that both films have.
    static func worst(of changes: [Change], common: Int) -> Change? {
        let shared = changes.filter { $0.frame < common }
        return (shared.isEmpty ? changes : shared).max { ($0.pixels, $0.delta, $1.frame) < ($1.pixels, $1.delta, $0.frame) }
    }
}
