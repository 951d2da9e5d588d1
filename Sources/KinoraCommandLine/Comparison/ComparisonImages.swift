import Foundation

/// The images of a changed film on the page: three panes in a row, the base, the head and their difference, all of one size.
struct ComparisonImages: Equatable {
    /// Of a pane, in pixels.
    let width: Int
    let height: Int
    /// Pane pixels for a pixel of the films.
    let scale: Double
    /// The frame of the still and the thumbnail: the worst one.
    let frame: Int
    /// As PNG or JPEG.
    let still: Data
    let stillType: String
    /// A smaller copy of the still, a JPEG.
    let thumbnail: Data
    /// All frames, an mp4; nil for an image, and when the report is large enough.
    var clip: Data?
}
