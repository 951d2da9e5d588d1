import Foundation
import Resources

extension UIScrollView {
    final func readScrollViewNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder, ofClass: UIScrollView.self) else { return }
        let element = nib.element
        for guide in element.children where guide.name == "viewLayoutGuide" {
            guard let id = guide.id else { continue }
            switch guide["key"] {
            case "contentLayoutGuide": nib.session.name(contentLayoutGuide, id)
            case "frameLayoutGuide": nib.session.name(frameLayoutGuide, id)
            default: break
            }
        }
        if let insets = element.value("contentInset") { contentInset = insets.insets }
        if let insets = element.value("scrollIndicatorInsets") { scrollIndicatorInsets = insets.insets }
        if let size = element.size("contentSize") { contentSize = size }
        if let flag = element.flag("scrollEnabled") { isScrollEnabled = flag }
        if let flag = element.flag("pagingEnabled") { isPagingEnabled = flag }
        if let flag = element.flag("directionalLockEnabled") { isDirectionalLockEnabled = flag }
        if let flag = element.flag("bounces") { bounces = flag }
        if let flag = element.flag("alwaysBounceVertical") { alwaysBounceVertical = flag }
        if let flag = element.flag("alwaysBounceHorizontal") { alwaysBounceHorizontal = flag }
        if let flag = element.flag("bouncesZoom") { bouncesZoom = flag }
        if let flag = element.flag("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = flag }
        if let flag = element.flag("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = flag }
        if let flag = element.flag("delaysContentTouches") { delaysContentTouches = flag }
        if let flag = element.flag("canCancelContentTouches") { canCancelContentTouches = flag }
        if let flag = element.flag("scrollsToTop") { scrollsToTop = flag }
        if let scale = element.length("minimumZoomScale") { minimumZoomScale = scale }
        if let scale = element.length("maximumZoomScale") { maximumZoomScale = scale }
        if let style = element.choice("indicatorStyle", ["default": IndicatorStyle.default, "black": .black, "white": .white]) {
            indicatorStyle = style
        }
        if let mode = element.choice(
            "keyboardDismissMode", ["none": KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive])
        {
            keyboardDismissMode = mode
        }
        if let behavior = element.choice("contentInsetAdjustmentBehavior", Self.adjustments) { contentInsetAdjustmentBehavior = behavior }
    }

    private static let adjustments: KeyValuePairs<String, ContentInsetAdjustmentBehavior> = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}
