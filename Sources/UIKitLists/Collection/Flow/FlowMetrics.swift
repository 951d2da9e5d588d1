import CoreGraphics

/// Metrics of a section, from the flow layout and its delegate.
struct FlowMetrics {
    /// One size for all items, or one for each.
    enum Sizes {
        case alike(CGSize)
        case each([CGSize])
    }

    var count: Int
    var sizes: Sizes
    var inset: UIEdgeInsets
    var lineSpacing, itemSpacing: CGFloat
    var header, footer: CGSize
}
