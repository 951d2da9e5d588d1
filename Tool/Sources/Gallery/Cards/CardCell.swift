import UIKit

/// One thing to see, and what it is called.
struct CardCell {
    let caption: String
    /// How many columns of the grid it takes.
    let span: Int
    /// Text outside the letters of Europe, which looks as the fonts do that are installed; empty for none.
    let script: String
    let makeView: @MainActor (_ frame: CGRect) -> UIView

    /// A cell that shows a view.
    init(_ caption: String, span: Int = 1, view makeView: @escaping @MainActor (_ frame: CGRect) -> UIView) {
        self.caption = caption
        self.span = span
        script = ""
        self.makeView = makeView
    }

    /// A cell that is drawn; the closure gets the view's bounds, inset a little, and the current context.
    init(
        _ caption: String, span: Int = 1, script: String = "", draw: @escaping @MainActor (_ area: CGRect, _ context: CGContext) -> Void
    ) {
        self.caption = caption
        self.span = span
        self.script = script
        makeView = { DrawnView(frame: $0, drawing: draw) }
    }
}
