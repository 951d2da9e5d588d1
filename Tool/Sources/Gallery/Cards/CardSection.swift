import UIKit

/// A heading and a grid of cells under it.
struct CardSection {
    let title: String
    let columns: Int
    /// The height of the cells without their captions, in points.
    let height: CGFloat
    let cells: [CardCell]

    /// The position of each cell in the grid: its first column, and its row.
    var positions: [(column: Int, row: Int)] {
        var (column, row) = (0, 0)
        return cells.map { cell in
            if column + cell.span > columns { (column, row) = (0, row + 1) }
            defer { column += cell.span }
            return (column, row)
        }
    }
}
