import UIKit

/// Ways to turn a page.
enum ArticlePageSide {
    /// By pulling the header.
    case previous
    /// By pulling the footer.
    case next
}

/// A page that is being turned.
struct ArticlePageTurn {
    let side: ArticlePageSide
    /// The page that goes; nil where none was shown.
    let leaving: UIView?
    /// Tells turns apart: the end of one that was taken over is not told.
    let number: Int
    /// The new page fades in where it belongs, and nothing moves.
    let fades: Bool
}
