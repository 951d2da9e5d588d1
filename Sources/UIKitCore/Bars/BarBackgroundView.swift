/// The background view of a bar: a blend of its standard and its scroll edge appearance.
final class BarBackgroundView: UIView {
    private let edgeView: BarBackgroundFillView
    private let standardView: BarBackgroundFillView
    private var coversEdge = false

    /// The edge with the shadow line, top or bottom.
    var lineEdge: UIRectEdge {
        get { standardView.lineEdge }
        set { for view in [edgeView, standardView] { view.lineEdge = newValue } }
    }

    /// 0 for the scroll edge appearance, 1 for the standard one. Animatable.
    var progress: CGFloat = 0 {
        didSet { if progress != oldValue { blend() } }
    }

    init(lineAlong edge: UIRectEdge) {
        (edgeView, standardView) = (BarBackgroundFillView(lineAlong: edge), BarBackgroundFillView(lineAlong: edge))
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [edgeView, standardView] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The color above the effect, from the appearance with the greater share.
    var color: UIColor? { (progress < 0.5 ? edgeView : standardView).color }

    func show(_ standard: BarBackground, atEdge edge: BarBackground) {
        standardView.show(standard)
        edgeView.show(edge)
        coversEdge = asCurrent { standard.isOpaque }
        blend()
    }

    /// The standard appearance fades in over the scroll edge one; below an opaque one the other stays, so that the blend is opaque
    /// throughout.
    private func blend() {
        (standardView.fillAlpha, standardView.lineAlpha) = (progress, progress)
        (edgeView.fillAlpha, edgeView.lineAlpha) = (coversEdge ? 1 : 1 - progress, 1 - progress)
    }
}
