import UIKit

/// One example on a card, with a caption.
struct CardCell {
    let caption: String
    /// The number of columns it spans.
    let span: Int
    /// Text in a non-European script, whose rendering depends on the installed fonts; empty for none.
    let script: String
    let makeView: @MainActor (_ frame: CGRect) -> UIView

    /// A cell that shows a view.
    init(_ caption: String, span: Int = 1, view makeView: @escaping @MainActor (_ frame: CGRect) -> UIView) {
        self.caption = caption
        self.span = span
        script = ""
        self.makeView = makeView
    }

    /// A drawn cell; the closure receives the view's bounds, inset a little, and the current context.
    init(
        _ caption: String, span: Int = 1, script: String = "", draw: @escaping @MainActor (_ area: CGRect, _ context: CGContext) -> Void
    ) {
        self.caption = caption
        self.span = span
        self.script = script
        makeView = { DrawnView(frame: $0, drawing: draw) }
    }
}
