/// The indicators of a scroll view, created when first shown.
struct ScrollIndicators {
    var vertical: ScrollIndicatorView?
    var horizontal: ScrollIndicatorView?
}
