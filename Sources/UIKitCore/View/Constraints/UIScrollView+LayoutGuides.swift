import CoreGraphics

extension UIScrollView {
    /// The content's rectangle: constraints on it set `contentSize`. Constraints of subviews to the scroll view's edges act on it, too.
    public final var contentLayoutGuide: UILayoutGuide {
        if let guide = constraintState?.systemGuides["content"] { return guide }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        guide.owningView = self
        guide.isContent = true
        constraintStateForWriting.systemGuides["content"] = guide
        constraintStateForWriting.setsSubviewFrames = true
        return guide
    }

    /// The scroll view's own rectangle, which does not scroll, in content coordinates.
    public final var frameLayoutGuide: UILayoutGuide {
        systemGuide("UIScrollView-frameLayoutGuide") { view in
            let origin = view.bounds.origin
            return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
        }
    }
}
