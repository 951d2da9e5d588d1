import Foundation
import ListEngine

/// A visible cell and the index path of its row.
struct VisibleRow {
    var path: IndexPath
    let cell: UITableViewCell
}

/// A visible header or footer view.
struct VisibleHeaderFooter {
    var item: TableItem
    let view: UIView
}

/// The target row of a scroll animation in progress.
struct ScrollTarget {
    var path: IndexPath
    var position: UITableView.ScrollPosition
    /// Media time at which the animation began.
    var begin: Double
}

/// Optional height and view methods that the delegate implements, found once by calling each for the first row or section.
struct TableDelegateAnswers {
    var isKnownForRows = false
    var hasHeights = false
    var hasEstimates = false
    /// nil until known.
    var hasHeaderViews: Bool?, hasFooterViews: Bool?
}
