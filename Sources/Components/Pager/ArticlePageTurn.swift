import UIKit

/// The direction of a page turn.
enum ArticlePageEdge {
    /// By pulling the header.
    case previous
    /// By pulling the footer.
    case next
}

/// A page turn in progress.
struct ArticlePageTurn {
    let edge: ArticlePageEdge
    /// The old page; nil if none was shown.
    let leaving: UIView?
    /// Identifies the turn; the end of an interrupted one is ignored.
    let number: Int
    /// Whether the new page fades in at its position without movement.
    let fades: Bool
}
