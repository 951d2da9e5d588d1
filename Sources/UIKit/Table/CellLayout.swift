import CoreGraphics

/// Where the parts of a cell are, from left to right. Sizes are chosen to look like iOS 17.
struct CellLayout {
    var size = CGSize.zero
    /// What is kept free at both ends: 16 points, 20 in wide cells (`behaviour.md` 5).
    var margin: CGFloat { Self.margin(width: size.width) }
    /// The control at the beginning is shown.
    var hasEditControl = false
    var indentsContent = true
    var accessoryWidth: CGFloat = 0
    var hasReorderControl = false
    var indentation: CGFloat = 0

    static func margin(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// How far the content moves for the control at the beginning.
    static let editControlWidth: CGFloat = 38
    /// The control itself; more than is seen takes touches.
    static let controlSide: CGFloat = 44
    static let reorderControlWidth: CGFloat = 44
    /// Between the picture and the text, and between the text and the accessory.
    static let gap: CGFloat = 16
    static let accessoryGap: CGFloat = 8
    /// Above and under the texts.
    static let verticalMargin: CGFloat = 11
    /// Between title and detail, one above the other.
    static let lineGap: CGFloat = 3
    /// Where the title of `value2` ends, from the margin.
    static let keyWidth: CGFloat = 91
    static let keyGap: CGFloat = 6

    /// Seen where there is room: the content begins right of it.
    var editControl: CGRect {
        CGRect(x: (hasEditControl ? 0 : -Self.controlSide) + margin - 11, y: 0, width: Self.controlSide, height: size.height)
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
