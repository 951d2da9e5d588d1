/// The background view of a bar: a blend of its standard and its scroll edge appearance.
final class BarBackgroundView: UIView {
    private let edgePart: BarBackgroundPart
    private let standardPart: BarBackgroundPart
    private var coversEdge = false

    /// The edge with the shadow line, top or bottom.
    var lineEdge: UIRectEdge {
        get { standardPart.lineEdge }
        set { for part in [edgePart, standardPart] { part.lineEdge = newValue } }
    }

    /// 0 for the scroll edge appearance, 1 for the standard one. Animatable.
    var progress: CGFloat = 0 {
        didSet { if progress != oldValue { blend() } }
    }

    init(lineAlong edge: UIRectEdge) {
        (edgePart, standardPart) = (BarBackgroundPart(lineAlong: edge), BarBackgroundPart(lineAlong: edge))
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in [edgePart, standardPart] {
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The colour above the effect, from the appearance with the greater share.
    var color: UIColor? { (progress < 0.5 ? edgePart : standardPart).color }

    func show(_ standard: BarBackground, atEdge edge: BarBackground) {
        standardPart.show(standard)
        edgePart.show(edge)
        coversEdge = asCurrent { standard.isOpaque }
        blend()
    }

    /// The standard appearance fades in over the scroll edge one; below an opaque one the other stays, so that the blend is opaque
    /// throughout.
    private func blend() {
        (standardPart.fillAlpha, standardPart.lineAlpha) = (progress, progress)
        (edgePart.fillAlpha, edgePart.lineAlpha) = (coversEdge ? 1 : 1 - progress, 1 - progress)
    }
}
