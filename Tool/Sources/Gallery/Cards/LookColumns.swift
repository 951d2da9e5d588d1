import UIKit

/// A card that shows the same views three times, side by side: in light, in dark, and mirrored for a language written from right to left.
final class LookColumns: UIView {
    /// - Parameters:
    ///   - size: the size of one column, in points.
    ///   - fill: adds the views to a column.
    init(size: CGSize, _ fill: (LookColumn) -> Void) {
        super.init(frame: CGRect(x: 0, y: 0, width: size.width * 3, height: size.height))
        for (index, (style, isMirrored)) in [(UIUserInterfaceStyle.light, false), (.dark, false), (.light, true)].enumerated() {
            let column = LookColumn(frame: CGRect(x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height))
            column.traitOverrides.userInterfaceStyle = style
            column.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            (column.traitOverrides.horizontalSizeClass, column.traitOverrides.verticalSizeClass) = (.compact, .regular)
            column.backgroundColor = .systemBackground
            addSubview(column)
            fill(column)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// One column of a `LookColumns`: views in rows, from left to right.
final class LookColumn: UIView {
    private static let gap: CGFloat = 12
    private var position = CGPoint(x: gap, y: gap)
    private var rowHeight: CGFloat = 0

    /// Adds a view of its intrinsic size, or of a given one, to the row, or to a new row if it does not fit.
    func add(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
        var size = view.intrinsicContentSize
        if size.width < 0 || size.height < 0 { size = view.bounds.size }
        size = CGSize(width: width ?? size.width, height: height ?? size.height)
        if position.x + size.width > bounds.width - 8 { endRow() }
        view.frame = CGRect(origin: position, size: size)
        addSubview(view)
        position.x += size.width + Self.gap
        rowHeight = max(rowHeight, size.height)
    }

    func endRow() {
        position = CGPoint(x: Self.gap, y: position.y + rowHeight + Self.gap)
        rowHeight = 0
    }
}

extension UIImage {
    /// A star of 18 points, a template.
    @MainActor static var star: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
            let path = UIBezierPath()
            for point in 0..<10 {
                let (angle, radius) = (CGFloat(point) * .pi / 5 - .pi / 2, point.isMultiple(of: 2) ? 9.0 : 4.0)
                let position = CGPoint(x: 9 + radius * cos(angle), y: 9 + radius * sin(angle))
                if point == 0 { path.move(to: position) } else { path.addLine(to: position) }
            }
            path.close()
            UIColor.black.setFill()
            path.fill()
        }.withRenderingMode(.alwaysTemplate)
    }
}
