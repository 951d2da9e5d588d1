import CoreGraphics
import QuartzCore

/// State of an interactive row reordering.
struct TableReorder {
    let cell: UITableViewCell
    var source: IndexPath
    /// Destination if the drag ended now, as an index path after the move.
    var target: IndexPath
    /// Distance from the touch to the centre of the cell, in points.
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

    /// Distance that another row moves to make space, in points.
    func shift(of path: IndexPath) -> CGFloat {
        guard path != source else { return 0 }
        var position = path
        if path.section == source.section, path > source { position.row -= 1 }
        if path > source { return position < target ? -height : 0 }
        return position >= target ? height : 0
    }

    /// Distance that a header or footer moves, in points.
    func shift(of edge: TableItem) -> CGFloat {
        // Moving a row out of or into a section moves the section's footer with its rows.
        if case .footer(let section) = edge { return shift(ofHeader: section + 1) }
        return shift(ofHeader: edge.section)
    }

    private func shift(ofHeader section: Int) -> CGFloat {
        if section > source.section, section <= target.section { return -height }
        return section <= source.section && section > target.section ? height : 0
    }
}
