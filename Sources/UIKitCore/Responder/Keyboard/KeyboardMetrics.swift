import CoreGraphics

/// Sizes of the keyboard on a screen, in points. Heights of iPhones are iOS 17's, those of iPads approximate.
struct KeyboardMetrics: Equatable {
    /// The bar of suggestions above the keys.
    let barHeight: CGFloat
    /// From one row of keys to the next.
    let rowHeight: CGFloat
    /// Height of the strip below the keys: the home indicator and the keys beside it.
    let bottomHeight: CGFloat
    /// Between two keys of a row.
    let spacing: CGFloat
    /// Width of the area that the keys fill.
    let width: CGFloat

    static let rowCount = 4

    init(screen: CGSize, safeArea: CGFloat) {
        let isWide = screen.width > screen.height
        let isTablet = min(screen.width, screen.height) >= 700
        width = screen.width
        spacing = isTablet ? 12 : 6
        if isTablet {
            (barHeight, rowHeight, bottomHeight) = (55, isWide ? 80 : 64, safeArea)
        } else if isWide {
            (barHeight, rowHeight, bottomHeight) = (38, safeArea > 0 ? 37.5 : 40.5, safeArea)
        } else {
            (barHeight, rowHeight, bottomHeight) = (safeArea > 0 ? 45 : 44, 54, safeArea > 0 ? 75 : 0)
        }
    }

    /// Of the whole keyboard: 336 points on an iPhone with a home indicator, 260 on one with a home button.
    var height: CGFloat { barHeight + rowHeight * CGFloat(Self.rowCount) + bottomHeight }

    /// Height of a key.
    var keyHeight: CGFloat { rowHeight - (rowHeight > 45 ? 11 : 6) }
}
