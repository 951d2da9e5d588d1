import UIKit

/// A heading and a grid of cells under it.
struct CardSection {
    let title: String
    let columns: Int
    /// How high the cells are without their captions, in points.
    let height: CGFloat
    let cells: [CardCell]

    /// Where each cell is in the grid: its first column, and its row.
    var places: [(column: Int, row: Int)] {
        var (column, row) = (0, 0)
        return cells.map { cell in
            if column + cell.span > columns { (column, row) = (0, row + 1) }
            defer { column += cell.span }
            return (column, row)
        }
    }
}
