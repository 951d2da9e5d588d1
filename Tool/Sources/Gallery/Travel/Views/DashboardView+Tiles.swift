import UIKit

extension DashboardView {
    private var leastSide: CGFloat { hasLargeText ? 88 : 44 }
    private static let leastWidth: CGFloat = 58

    /// The size of the names below the icons.
    private var nameSize: CGSize {
        tiles.map(\.nameSize).reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }

    /// The possible numbers of columns by the names' widths, at least one.
    private func columns(fitting width: CGFloat, gap: CGFloat) -> ClosedRange<Int> {
        let least = max(nameSize.width, Self.leastWidth)
        return 1...max(min(Int((width + gap) / (least + gap)), tiles.count), 1)
    }

    /// The height below which icons would be too small.
    func leastTilesHeight(width: CGFloat, gap: CGFloat) -> CGFloat {
        let columns = columns(fitting: width, gap: gap).upperBound
        let rows = CGFloat((tiles.count + columns - 1) / columns)
        return rows * (leastSide + nameSize.height) + (rows - 1) * gap
    }

    /// Chooses the number of columns with the largest icons; surplus space goes between and around them.
    func layOutTiles(in area: CGRect, gap: CGFloat) {
        let count = tiles.count
        let name = nameSize
        func side(_ columns: Int) -> CGFloat {
            let rows = (count + columns - 1) / columns
            let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
            let height = (area.height - gap * CGFloat(rows - 1)) / CGFloat(rows) - name.height
            return max(0, min(width, height).rounded(.down))
        }
        guard count > 0, let columns = columns(fitting: area.width, gap: gap).max(by: { side($0) < side($1) }) else { return }
        let rows = (count + columns - 1) / columns
        let size = CGSize(width: max(side(columns), Self.leastWidth, name.width), height: side(columns) + name.height)
        let gapX = min((area.width - size.width * CGFloat(columns)) / CGFloat(max(columns - 1, 1)), max(60, size.width * 0.3))
        let gapY = min((area.height - size.height * CGFloat(rows)) / CGFloat(max(rows - 1, 1)), gapX)
        let left = area.minX + (area.width - size.width * CGFloat(columns) - gapX * CGFloat(columns - 1)) / 2
        let top = area.minY + ((area.height - size.height * CGFloat(rows) - gapY * CGFloat(rows - 1)) / 2).rounded()
        for (index, tile) in tiles.enumerated() {
            let column = CGFloat(index % columns)
            let row = CGFloat(index / columns)
            layOut(
                tile,
                CGRect(
                    x: (left + column * (size.width + gapX)).rounded(), y: (top + row * (size.height + gapY)).rounded(),
                    width: size.width, height: size.height))
        }
    }
}
