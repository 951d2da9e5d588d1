import CoreGraphics

/// The numbers of tables, in points: those of `behaviour.md` 5 where it has them, the others as iOS 17 shows them.
enum TableMetrics {
    static let rowHeight = 44.0
    /// The header or footer with a title in a plain table (`behaviour.md` 5).
    static let plainTitle = 28.0
    /// Above a header of a plain table (iOS 15 and later).
    static let plainPadding = 22.0
    /// The header with a title between groups, and above the first one.
    static let (groupTitle, firstGroupTitle) = (38.0, 55.5)
    /// Above and below a group without titles, and above the first one.
    static let (groupGap, firstGroupGap) = (17.5, 35.0)
    /// From the sides of a table to round groups, and from cells' edges to separators; in tables of `wideTable` points and wider (`behaviour.md` 5).
    static let (margin, wideMargin) = (16.0, 20.0)
    static let wideTable = 414.0
    /// The corners of round groups.
    static let cornerRadius = 10.0
}
