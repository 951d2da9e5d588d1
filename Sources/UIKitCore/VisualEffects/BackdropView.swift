import QuartzCore
import RenderScene

/// The view of a `UIVisualEffectView` that renders the backdrop.
final class BackdropView: UIView {
    private static let none = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Changes the backdrop, animated by the open block.
    func show(_ backdrop: Backdrop) {
        if layer.backgroundFilters == nil {
            let blur = CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 0, "name": "blur"])
            let colors = CIFilter(name: "CIColorControls", parameters: ["name": "colors"])
            layer.backgroundFilters = [blur, colors].compactMap { $0 }
            // A color cannot be interpolated from none.
            layer.backgroundColor = Self.none
        }
        layer.setValue(backdrop.radius, forKeyPath: "backgroundFilters.blur.\(kCIInputRadiusKey)")
        layer.setValue(backdrop.saturation, forKeyPath: "backgroundFilters.colors.\(kCIInputSaturationKey)")
        var tint = backdrop.tint
        // Between no tint and a tint only the opacity changes: from clear black a light tint would pass through gray.
        if tint.w == 0 {
            tint = RGBA(lastTint.x, lastTint.y, lastTint.z, 0)
        } else if lastTint.w == 0, layer.presentation()?.backgroundColor?.alpha ?? 0 == 0 {
            UIView.performWithoutAnimation { layer.backgroundColor = CGColor(rgba: RGBA(tint.x, tint.y, tint.z, 0)) }
        }
        lastTint = tint
        layer.backgroundColor = CGColor(rgba: tint)
    }

    private var lastTint = RGBA.zero
}

/// Filter of a backdrop: blur, saturation and tint.
struct Backdrop {
    /// The standard deviation of the blur, in points.
    var radius = 0.0
    /// 1 keeps colors, 0 converts to gray.
    var saturation = 1.0
    /// Blended over the result.
    var tint = RGBA.zero
}
