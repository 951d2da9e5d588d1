import CoreGraphics

/// A cell, header or footer that leaves the table, until its animation ends.
struct TableDeparture {
    let view: UIView
    /// Identifier of the batch update that removes it.
    let run: Int
    /// The item if it still exists outside the visible rect; the view returns if the item becomes visible again.
    var item: TableItem?
    /// The item that the view showed before the update.
    let old: TableItem
    /// The view's alpha before the update.
    let alpha: CGFloat
    let takesTouches: Bool

    /// - Parameters:
    ///   - item: the item that the view still shows.
    ///   - old: the item that it showed before the update.
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
