/// The background of a bar: a blend of its standard look and its look at the scroll edge.
final class BarBackgroundView: UIView {
    private let edgePart: BarBackgroundPart
    private let standardPart: BarBackgroundPart
    private var coversEdge = false

    /// The edge that the line lies along: top or bottom.
    var lineEdge: UIRectEdge {
        get { standardPart.lineEdge }
        set { for part in [edgePart, standardPart] { part.lineEdge = newValue } }
    }

    /// 0 for the look at the scroll edge, 1 for the standard look. Animatable.
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

    /// The color above the effect, of the look that is closer.
    var color: UIColor? { (progress < 0.5 ? edgePart : standardPart).color }

    func show(_ standard: BarBackground, atEdge edge: BarBackground) {
        standardPart.show(standard)
        edgePart.show(edge)
        coversEdge = asCurrent { standard.isOpaque }
        blend()
    }

    /// The standard look fades over that at the edge; below an opaque one the other stays, so that the blend is opaque throughout.
    private func blend() {
        (standardPart.fillAlpha, standardPart.lineAlpha) = (progress, progress)
        (edgePart.fillAlpha, edgePart.lineAlpha) = (coversEdge ? 1 : 1 - progress, 1 - progress)
    }
}
