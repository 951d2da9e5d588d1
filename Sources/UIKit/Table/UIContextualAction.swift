import CoreGraphics

/// A button that is seen when a row is swiped aside.
///
/// Source: Apple, [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction).
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What a button looks like.
    public enum Style: Int, Sendable {
        /// Grey.
        case normal
        /// Red; what it does takes the row away.
        case destructive
    }

    /// Does what the button is for: with the action, the button's view, and a function to be called when all is done, with whether it was. The row is
    /// closed then; not called, it stays open.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// A button with a title; nil for one that has a picture.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        storedBackground = style == .destructive ? .systemRed : .systemGray
    }

    /// What the button looks like.
    public final let style: Style
    /// What it does.
    public final let handler: Handler
    /// The button's text.
    open var title: String?
    /// Above the title; a stencil is white.
    open var image: UIImage?
    private var storedBackground: UIColor

    /// Behind the title; nil, as unless set, is the colour of the style.
    open var backgroundColor: UIColor! {
        get { storedBackground }
        set { storedBackground = newValue ?? (style == .destructive ? .systemRed : .systemGray) }
    }
}
