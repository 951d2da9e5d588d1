import Display

/// One background of a bar: effect, color, image, and the shadow line outside its edge.
final class BarBackgroundFillView: UIView {
    private let fill = UIView(frame: .zero)
    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView(frame: .zero)
    private let imageView = UIImageView(image: nil)
    private let lineView = UIView(frame: .zero)
    private let shadowView = UIImageView(image: nil)
    /// The edge with the shadow line, top or bottom.
    var lineEdge: UIRectEdge {
        didSet { if lineEdge != oldValue { setNeedsLayout() } }
    }

    init(lineAlong edge: UIRectEdge) {
        lineEdge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        fill.isUserInteractionEnabled = false
        for (view, superview) in [(effectView, self), (fill, self), (colorView, fill), (imageView, fill)] as [(UIView, UIView)] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            superview.addSubview(view)
        }
        imageView.clipsToBounds = true
        addSubview(lineView)
        addSubview(shadowView)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The color above the effect.
    var color: UIColor? { colorView.backgroundColor }

    /// Alpha of everything but the line. A blur grows with it: blended with the sharp content it would leave that legible.
    var fillAlpha: CGFloat {
        get { fill.alpha }
        set {
            fill.alpha = newValue
            effectView.blurShare = newValue
        }
    }

    /// Alpha of the line.
    var lineAlpha: CGFloat {
        get { lineView.alpha }
        set { for view in [lineView, shadowView] { view.alpha = newValue } }
    }

    func show(_ background: BarBackground) {
        effectView.effect = background.effect
        effectView.isHidden = background.effect == nil
        colorView.backgroundColor = background.color
        imageView.image = background.image
        imageView.contentMode = background.imageMode
        imageView.isHidden = background.image == nil
        lineView.backgroundColor = background.shadowColor
        lineView.isHidden = background.shadowColor == nil || background.shadowImage != nil
        shadowView.image = background.shadowImage
        shadowView.tintColor = background.shadowColor
        shadowView.isHidden = background.shadowImage == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        func strip(_ height: CGFloat) -> CGRect {
            CGRect(x: 0, y: lineEdge == .top ? -height : bounds.height, width: bounds.width, height: height)
        }
        lineView.frame = strip(1 / (Screen.current?.scale ?? 1))
        shadowView.frame = strip(shadowView.image?.size.height ?? 0)
    }
}
