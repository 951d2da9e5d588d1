import CoreGraphics
import ListEngine

/// A cell, header or footer that leaves the table, until its animation ends.
struct TableDeparture {
    let view: UIView
    /// Identifier of the batch update that removes it.
    let run: Int
    /// The item if it still exists outside the visible rect; the view returns if the item becomes visible again.
    var item: TableItem?
    /// The item that the view showed before the update.
    let old: TableItem
    /// The index path that its row had in the data source; nil for a header, a footer and a placeholder.
    let dataPath: IndexPath?
    /// The view's alpha before the update.
    let alpha: CGFloat
    let takesTouches: Bool

    /// - Parameters:
    ///   - item: the item that the view still shows.
    ///   - old: the item that it showed before the update.
    ///   - dataPath: the index path of the old item's row in the data source.
    @MainActor
    init(_ view: UIView, run: Int, item: TableItem?, old: TableItem, dataPath: IndexPath?) {
        self.view = view
        self.run = run
        self.item = item
        self.old = old
        self.dataPath = dataPath
        alpha = view.alpha
        takesTouches = view.isUserInteractionEnabled
        view.isUserInteractionEnabled = false
    }
}
