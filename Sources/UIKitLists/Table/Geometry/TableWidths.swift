import CoreGraphics

/// The width of a table and the insets of its contents, for which it measures heights.
struct TableWidths: Equatable {
    var table: CGFloat = 0
    var left: CGFloat = 0
    var right: CGFloat = 0
}
