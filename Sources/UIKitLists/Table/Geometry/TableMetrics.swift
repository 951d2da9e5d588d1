import CoreGraphics

/// Metrics of tables, in points: from `Documentation/Behavior.md#metrics` where listed, otherwise estimates from iOS 17.
enum TableMetrics {
    static let rowHeight = 44.0
    /// Height of a titled header or footer in a plain table (`Documentation/Behavior.md#metrics`).
    static let plainTitle = 28.0
    /// Padding above a header of a plain table (iOS 15 and later).
    static let plainPadding = 22.0
    /// Height of a titled header between groups, and above the first group.
    static let (groupTitle, firstGroupTitle) = (38.0, 55.5)
    /// Spacing above and below a group without titles, and above the first group.
    static let (groupGap, firstGroupGap) = (17.5, 35.0)
    /// Margin from the table's edges to inset groups and from cell edges to separators; `wideMargin` in tables `wideTable` points or wider
    /// (`Documentation/Behavior.md#metrics`).
    static let (margin, wideMargin) = (16.0, 20.0)
    static let wideTable = 414.0
    /// Corner radius of inset groups.
    static let cornerRadius = 10.0
}
