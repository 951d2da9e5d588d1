import CoreGraphics
import ListEngine
import QuartzCore

/// State of an interactive row reordering.
struct TableReorder {
    let cell: UITableViewCell
    var source: IndexPath
    /// Destination if the drag ended now, as an index path after the move.
    var target: IndexPath
    /// Distance from the touch to the center of the cell, in points.
    let grip: CGFloat
    /// Touch position in the table's coordinates, not counting the content offset.
    var finger: CGFloat
    let height: CGFloat
    /// Autoscrolling while the touch is near an edge.
    var pull: Pull?

    /// Autoscrolling at a constant speed.
    struct Pull {
        /// Start, in media time (seconds).
        let begin: Double
        /// Content offset at the start, in points.
        let offset: CGFloat
        /// Speed in points per second.
        let speed: CGFloat
        let link: CADisplayLink

        func offset(at time: Double) -> CGFloat { offset + speed * CGFloat(time - begin) }
    }

    /// The space that the other rows make.
    var gap: TableGap { TableGap(source: source, target: target, height: height) }
}
