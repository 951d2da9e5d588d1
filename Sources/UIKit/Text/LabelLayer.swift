import CoreGraphics
import QuartzCore

/// The layer of a label: its contents are the label's text, drawn anew only after `setNeedsDisplay()` or a change of size or scale.
final class LabelLayer: CALayer {
    override var bounds: CGRect {
        get { super.bounds }
        set {
            let before = super.bounds.size
            super.bounds = newValue
            if super.bounds.size != before { setNeedsDisplay() }
        }
    }

    override var contentsScale: CGFloat {
        get { super.contentsScale }
        set {
            let before = super.contentsScale
            super.contentsScale = newValue
            if super.contentsScale != before { setNeedsDisplay() }
        }
    }

    override func display() {
        guard let label = delegate as? UILabel else { return }
        let (size, scale) = (bounds.size, contentsScale)
        // A label's layer is in its hands alone, and labels are on the main actor.
        let picture = MainActor.assumeIsolated { label.asCurrent { label.picture(size: size, scale: scale) } }
        contents = picture
        guard let picture else { return }
        // The picture has whole pixels; only what the bounds cover is shown, so that no pixel is stretched or moved.
        let covered = CGSize(width: size.width * scale / CGFloat(picture.width), height: size.height * scale / CGFloat(picture.height))
        contentsRect = CGRect(x: 0, y: 0, width: min(covered.width, 1), height: min(covered.height, 1))
    }
}
