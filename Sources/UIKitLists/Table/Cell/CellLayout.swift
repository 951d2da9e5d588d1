import CoreGraphics

/// Frames of a cell's subviews, from left to right. Sizes are estimates from iOS 17.
struct CellLayout {
    /// The size that the subviews share: the cell's, without the insets of its contents.
    var size = CGSize.zero
    /// The margin at both ends: 16 points, 20 in wide cells (`Documentation/Behavior.md#metrics`).
    var margin: CGFloat = 16
    /// Whether the leading edit control is shown.
    var hasEditControl = false
    var indentsContent = true
    var accessoryWidth: CGFloat = 0
    var hasReorderControl = false
    var indentation: CGFloat = 0

    static func margin(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// The content's indentation for the edit control, in points.
    static let editControlWidth: CGFloat = 38
    /// Width and height of the control's hit area, larger than the visible disc.
    static let controlLength: CGFloat = 44
    static let reorderControlWidth: CGFloat = 44
    /// Spacing between image and text and between text and accessory.
    static let gap: CGFloat = 16
    static let accessoryGap: CGFloat = 8
    /// Margin above and below the texts.
    static let verticalMargin: CGFloat = 11
    /// Spacing between title and detail in cells that stack them.
    static let lineGap: CGFloat = 3
    /// Distance from the margin to the end of a `value2` cell's title.
    static let keyWidth: CGFloat = 91
    static let keyGap: CGFloat = 6

    /// The visible frame; the content begins at its right edge.
    var editControl: CGRect {
        CGRect(x: (hasEditControl ? 0 : -Self.controlLength) + margin - 11, y: 0, width: Self.controlLength, height: size.height)
    }

    var content: CGRect {
        let left = hasEditControl && indentsContent ? Self.editControlWidth : 0
        return CGRect(x: left, y: 0, width: max(size.width - left - trailingWidth, 0), height: size.height)
    }

    private var trailingWidth: CGFloat {
        let accessory = accessoryWidth > 0 ? accessoryWidth + Self.accessoryGap + (hasReorderControl ? 0 : margin) : 0
        return accessory + (hasReorderControl ? Self.reorderControlWidth : 0)
    }

    var reorderControl: CGRect {
        CGRect(
            x: size.width - (hasReorderControl ? Self.reorderControlWidth : 0), y: 0, width: Self.reorderControlWidth, height: size.height)
    }

    func accessory(_ accessory: CGSize) -> CGRect {
        let end = size.width - (hasReorderControl ? Self.reorderControlWidth : margin)
        return CGRect(
            x: end - accessory.width, y: ((size.height - accessory.height) / 2).rounded(), width: accessory.width, height: accessory.height)
    }
}
