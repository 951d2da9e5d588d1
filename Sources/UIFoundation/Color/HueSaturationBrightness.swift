import CoreGraphics

/// A color in the hexagonal HSB (HSV) model over sRGB components.
struct HueSaturationBrightness {
    /// 0…1 once around the circle: red 0, green 1/3, blue 2/3.
    var hue: CGFloat
    /// 0 (gray) to 1 (pure).
    var saturation: CGFloat
    /// The largest of the three components, 0…1.
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    /// Converts from sRGB components. A gray has hue and saturation 0.
    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let largest = max(red, green, blue)
        let range = largest - min(red, green, blue)
        brightness = largest
        saturation = largest == 0 ? 0 : range / largest
        guard range > 0 else {
            hue = 0
            return
        }
        let sextant: CGFloat
        switch largest {
        case red: sextant = (green - blue) / range
        case green: sextant = (blue - red) / range + 2
        default: sextant = (red - green) / range + 4
        }
        hue = (sextant < 0 ? sextant + 6 : sextant) / 6
    }

    /// The color's sRGB components.
    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        (component(offset: 5), component(offset: 3), component(offset: 1))
    }

    /// One component: the brightness less a trapezoid of the hue; the components differ in its offset.
    private func component(offset: CGFloat) -> CGFloat {
        let scaledHue = (hue - hue.rounded(.down)) * 6
        let position = (offset + scaledHue).truncatingRemainder(dividingBy: 6)
        return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
}
