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
            // A colour cannot be interpolated from none.
            layer.backgroundColor = Self.none
        }
        layer.setValue(backdrop.radius, forKeyPath: "backgroundFilters.blur.\(kCIInputRadiusKey)")
        layer.setValue(backdrop.saturation, forKeyPath: "backgroundFilters.colors.\(kCIInputSaturationKey)")
        layer.backgroundColor = CGColor(rgba: backdrop.tint)
    }
}

/// Filter of a backdrop: blur, saturation and tint.
struct Backdrop {
    /// The standard deviation of the blur, in points.
    var radius = 0.0
    /// 1 keeps colours, 0 converts to grey.
    var saturation = 1.0
    /// Blended over the result.
    var tint = RGBA.zero
}
