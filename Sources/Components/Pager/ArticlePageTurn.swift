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
    /// The distance of the content from its rest at the release of a turn that fades. The pager rests from then on; the old page, the
    /// header and the footer keep their positions on the screen until the end.
    let pull: CGFloat
}
