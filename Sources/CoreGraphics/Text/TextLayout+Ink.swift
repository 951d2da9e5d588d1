import CCairo
import Foundation

extension TextLayout {
    /// The bounding box of the glyphs' ink, in points from the top left corner, y down; zero if there is none.
    package var inkBounds: CGRect {
        var bounds = CGRect.null
        for (line, pangoLine) in zip(lines, shaped.paragraphs.lazy.flatMap(\.lines)) {
            var ink = PangoRectangle()
            pango_layout_line_get_extents(pangoLine.pango, &ink, nil)
            guard ink.width > 0, ink.height > 0 else { continue }
            let covered = CGRect(
                x: line.x + PangoText.points(ink.x), y: line.baseline + PangoText.points(ink.y), width: PangoText.points(ink.width),
                height: PangoText.points(ink.height))
            bounds = bounds.union(covered)
        }
        return bounds.isNull ? .zero : bounds
    }
}
