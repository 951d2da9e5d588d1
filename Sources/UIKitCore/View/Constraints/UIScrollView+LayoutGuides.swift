import CoreGraphics

extension UIScrollView {
    final var contentGuide: UILayoutGuide {
        if let guide = constraintState?.systemGuides["content"] { return guide }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        guide.owningView = self
        guide.isContent = true
        constraintStateForWriting.systemGuides["content"] = guide
        constraintStateForWriting.setsSubviewFrames = true
        return guide
    }

    final var frameGuide: UILayoutGuide {
        let guide = systemGuide("UIScrollView-frameLayoutGuide") { view in
            let origin = view.bounds.origin
            return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
        }
        guide.isFrame = true
        return guide
    }
}
