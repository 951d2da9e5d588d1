import CoreGraphics
import QuartzCore

/// The layer of a label; without text it has no backing image.
final class LabelLayer: CALayer {
    override func display() {
        guard let label = delegate as? UILabel else { return super.display() }
        // Only the label uses its layer, and labels are on the main actor.
        let isEmpty = MainActor.assumeIsolated { label.text?.isEmpty != false }
        if isEmpty { contents = nil } else { super.display() }
    }
}
