import CoreGraphics

/// A cell, header or footer on its way out of a table, until its animation has ended.
struct TableDeparture {
    let view: UIView
    /// The batch of changes that it leaves by.
    let run: Int
    /// What the view shows still exists, out of sight: should that come back, so does the view.
    var item: TableItem?
    /// What it was shown for.
    let old: TableItem
    /// As it was before.
    let alpha: CGFloat
    let takesTouches: Bool

    /// - Parameters:
    ///   - item: what the view still shows.
    ///   - old: what it was shown for.
    @MainActor
    init(_ view: UIView, run: Int, item: TableItem?, old: TableItem) {
        self.view = view
        self.run = run
        self.item = item
        self.old = old
        alpha = view.alpha
        takesTouches = view.isUserInteractionEnabled
        view.isUserInteractionEnabled = false
    }
}
