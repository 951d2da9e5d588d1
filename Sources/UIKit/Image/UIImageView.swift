import CoreGraphics
import QuartzCore

/// A view that shows a picture; its `contentMode` places the picture in its bounds.
///
/// It does not take touches unless `isUserInteractionEnabled` is set to true.
/// Source: https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture shown, or nil for none. A template is shown in the view's tint colour. Setting it does not change the bounds.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            showImage()
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    /// The stencil last shown, and the colour it was filled with: tints that come back cost nothing.
    private var tinted: (source: UIImage, color: UIColor, pixels: CGImage)?

    /// A view of the picture's size (points) at the origin; empty for nil.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        showImage()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The picture's size in points; no intrinsic size without one.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The picture's size in points, whatever the argument; without a picture the present size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? bounds.size
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if image?.renderingMode == .alwaysTemplate { showImage() }
    }

    private func showImage() {
        layer.contents = image.flatMap(pixels(of:))
        layer.contentsScale = image?.scale ?? 1
    }

    /// What the layer shows: the upright pixels, in the tint colour for a template.
    private func pixels(of image: UIImage) -> CGImage? {
        guard image.renderingMode == .alwaysTemplate else { return image.uprightPixels }
        let color = UIColor(cgColor: asCurrent { tintColor.cgColor })
        if let tinted, tinted.source === image, tinted.color == color { return tinted.pixels }
        let pixels = image.uprightPixels?.recoloured(with: color.cgColor)
        tinted = pixels.map { (image, color, $0) }
        return pixels
    }
}
