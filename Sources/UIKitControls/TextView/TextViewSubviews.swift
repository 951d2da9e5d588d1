import CoreGraphics

/// The subviews of a text view: the selection, the tiles that draw the text near the visible area, and the caret.
@MainActor
final class TextViewSubviews {
    /// Height of a tile in points.
    static let tileHeight: CGFloat = 256

    let caret = UIView()
    var selection: [UIView] = []
    /// Behind a link that is pressed.
    private var highlight: [UIView] = []
    private var tiles: [Int: TextFieldDrawingView] = [:]

    /// Makes tiles for the visible area and removes those far away.
    func showTiles(
        _ visible: CGRect, width: CGFloat, height: CGFloat, in view: UIView, text: @escaping @MainActor () -> NSAttributedString,
        drawing: @escaping (CGRect, CGFloat) -> Void
    ) {
        let length = Self.tileHeight
        let first = max(0, Int((visible.minY / length).rounded(.down)))
        let last = max(first, Int((min(visible.maxY, height) / length).rounded(.down)))
        for (index, tile) in tiles where index < first || index > last {
            tile.removeFromSuperview()
            tiles[index] = nil
        }
        for index in first...last {
            let frame = CGRect(
                x: 0, y: CGFloat(index) * length, width: width, height: min(length, max(height - CGFloat(index) * length, 0)))
            if tiles[index] == nil {
                let tile = TextFieldDrawingView(frame: frame)
                tile.drawsSections = true
                // An animation of the view's height does not stretch the text.
                tile.contentMode = .topLeft
                tile.drawing = { drawing($0, CGFloat(index) * length) }
                tile.shownText = text
                tiles[index] = tile
                view.insertSubview(tile, belowSubview: caret)
            }
            guard let tile = tiles[index], tile.frame != frame else { continue }
            if tile.bounds.size != frame.size { tile.setNeedsDisplay() }
            tile.frame = frame
        }
    }

    /// Has the text between some heights drawn again; nil for all.
    func setNeedsDisplay(_ heights: ClosedRange<CGFloat>? = nil) {
        for (index, tile) in tiles {
            guard let heights else {
                tile.setNeedsDisplay()
                continue
            }
            let top = heights.lowerBound - CGFloat(index) * Self.tileHeight
            let rect = CGRect(x: 0, y: top, width: tile.bounds.width, height: heights.upperBound - heights.lowerBound)
            let section = rect.intersection(tile.bounds)
            if !section.isNull { tile.setNeedsDisplay(section) }
        }
    }

    func showSelection(_ rects: [CGRect], color: UIColor, in view: UIView) {
        show(rects, as: &selection, radius: 0, color: color, in: view)
    }

    func showHighlight(_ rects: [CGRect], color: UIColor, in view: UIView) {
        show(rects, as: &highlight, radius: 3, color: color, in: view)
    }

    private func show(_ rects: [CGRect], as views: inout [UIView], radius: CGFloat, color: UIColor, in view: UIView) {
        while views.count > rects.count { views.removeLast().removeFromSuperview() }
        while views.count < rects.count {
            let rect = UIView()
            rect.isUserInteractionEnabled = false
            rect.layer.cornerRadius = radius
            view.insertSubview(rect, at: 0)
            views.append(rect)
        }
        for (view, rect) in zip(views, rects) {
            view.frame = rect
            view.backgroundColor = color
        }
    }
}
