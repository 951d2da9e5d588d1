import CoreGraphics

extension NSTextContainer {
    /// The layout manager that lays out text in the container; nil for none. A text view's container has one from its first
    /// use.
    public var layoutManager: NSLayoutManager? { manager ?? textView?.madeLayoutManager }

    /// The view whose container this is.
    var textView: UITextView? { view as? UITextView }

    var manager: NSLayoutManager? {
        get { owner as? NSLayoutManager }
        set { owner = newValue }
    }

    var area: TextFlow.Area {
        let truncation: TextLayout.LineBreaking? =
            switch lineBreakMode {
            case .byTruncatingTail: .truncatingTail
            case .byTruncatingHead: .truncatingHead
            case .byTruncatingMiddle: .truncatingMiddle
            case .byClipping: .clipping
            default: nil
            }
        return TextFlow.Area(
            size: size, padding: padding, maxLines: max(maximumNumberOfLines, 0), truncation: truncation,
            exclusions: exclusionPaths.map(TextExclusion.init), container: self)
    }
}

extension NSLayoutManager: TextContainerOwner {
    package func containerDidChange(_ container: NSTextContainer) { textContainerChangedGeometry(container) }
}

extension UITextView: TextContainerView {
    package func containerDidChange(_ container: NSTextContainer) { textDidChange() }
}
