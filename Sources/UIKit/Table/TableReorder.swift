import CoreGraphics
import QuartzCore

/// A row that a finger moves to another place.
struct TableReorder {
    let cell: UITableViewCell
    var source: IndexPath
    /// Where it would be if the finger left now, as after the move.
    var target: IndexPath
    /// From the finger to the middle of the cell, points.
    let grip: CGFloat
    /// The finger, in the table's coordinates without its scrolling.
    var finger: CGFloat
    let height: CGFloat
    /// The content moves under the finger, which is near an edge.
    var pull: Pull?

    /// A movement of the content at one speed.
    struct Pull {
        /// Media time, seconds.
        let begin: Double
        /// The content offset then, points.
        let offset: CGFloat
        /// Points a second.
        let speed: CGFloat
        let link: CADisplayLink

        func offset(at time: Double) -> CGFloat { offset + speed * CGFloat(time - begin) }
    }

    /// How far another row moves to make room, points.
    func shift(of path: IndexPath) -> CGFloat {
        guard path != source else { return 0 }
        var place = path
        if path.section == source.section, path > source { place.row -= 1 }
        if path > source { return place < target ? -height : 0 }
        return place >= target ? height : 0
    }

    /// How far a header or footer moves.
    func shift(of edge: TableItem) -> CGFloat {
        // Where a row is taken from or put into a section, its footer moves with the rows.
        if case .footer(let section) = edge { return shift(ofHeader: section + 1) }
        return shift(ofHeader: edge.section)
    }

    private func shift(ofHeader section: Int) -> CGFloat {
        if section > source.section, section <= target.section { return -height }
        return section <= source.section && section > target.section ? height : 0
    }
}
