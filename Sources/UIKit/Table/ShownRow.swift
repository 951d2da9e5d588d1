import Foundation

/// A cell in sight and the row that it is shown for.
struct ShownRow {
    var path: IndexPath
    let cell: UITableViewCell
}

/// A header or footer in sight.
struct ShownEdge {
    var item: TableItem
    let view: UIView
}

/// The row that an animation on its way scrolls to.
struct ScrollGoal {
    var path: IndexPath
    var position: UITableView.ScrollPosition
    /// The media time at which the animation began.
    var begin: Double
}

/// Which of the delegate's methods on heights and views are there. It is found out once, by asking for the first row or section.
struct TableDelegateAnswers {
    var isKnownForRows = false
    var hasHeights = false
    var hasEstimates = false
    /// nil until it was found out.
    var hasHeaderViews: Bool?, hasFooterViews: Bool?
}
