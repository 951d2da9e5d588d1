/// The bars of a scroll view; made when they are first shown.
struct ScrollIndicators {
    var vertical: ScrollIndicatorView?
    var horizontal: ScrollIndicatorView?
}
