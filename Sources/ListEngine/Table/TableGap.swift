import CoreGraphics
import Foundation
import UIFoundation

/// The space that the rows of a table make for one that is moved or dropped.
package struct TableGap: Equatable {
    /// The row that leaves its position; nil for an item of another source.
    package var source: IndexPath?
    /// Position of the gap, as an index path after the source has left.
    package var target: IndexPath
    /// In points.
    package let height: CGFloat

    package init(source: IndexPath? = nil, target: IndexPath, height: CGFloat) {
        (self.source, self.target, self.height) = (source, target, height)
    }

    /// Distance that another row moves to make space, in points.
    package func shift(of path: IndexPath) -> CGFloat {
        guard let source else { return path < target ? 0 : height }
        guard path != source else { return 0 }
        var position = path
        if path.section == source.section, path > source { position.row -= 1 }
        if path > source { return position < target ? -height : 0 }
        return position >= target ? height : 0
    }

    /// Distance that a header or footer moves, in points.
    package func shift(of edge: TableItem) -> CGFloat {
        // Moving a row out of or into a section moves the section's footer with its rows.
        if case .footer(let section) = edge { return shift(ofHeader: section + 1) }
        return shift(ofHeader: edge.section)
    }

    private func shift(ofHeader section: Int) -> CGFloat {
        guard let source else { return section > target.section ? height : 0 }
        if section > source.section, section <= target.section { return -height }
        return section <= source.section && section > target.section ? height : 0
    }

    /// Top edge of the gap in a table of a geometry, in points.
    package func top(in geometry: TableGeometry) -> CGFloat {
        let count = geometry.sections[target.section].rows.count
        func top(_ row: Int) -> CGFloat {
            let section = target.section
            return CGFloat(
                row < count
                    ? geometry.top(of: .row(IndexPath(row: row, section: section))) : geometry.top(of: .footer(section)))
        }
        guard let source, source.section <= target.section else { return top(target.row) }
        if source.section < target.section { return top(target.row) - height }
        return target.row > source.row ? top(target.row + 1) - height : top(target.row)
    }
}
