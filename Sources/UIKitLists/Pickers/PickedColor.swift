import CoreGraphics

/// The color of a picker: sRGB components from 0 to 1, not premultiplied.
struct PickedColor: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// The components, cut to what can be chosen.
    @MainActor init(_ color: UIColor, hasAlpha: Bool) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func cut(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        self.init(red: cut(red), green: cut(green), blue: cut(blue), alpha: hasAlpha ? cut(alpha) : 1)
    }

    @MainActor var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// As six hexadecimal digits.
    var text: String {
        [red, green, blue].map { value in
            let byte = Int((value * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    // MARK: Grid

    static let columns = 12
    static let rows = 10

    /// The color of a cell: the first row is gray from white to black, the others go from dark to light in a hue for each column.
    static func ofGrid(row: Int, column: Int) -> PickedColor {
        if row == 0 {
            let gray = 1 - CGFloat(column) / CGFloat(columns - 1)
            return PickedColor(red: gray, green: gray, blue: gray)
        }
        let hue = CGFloat((column + 6) % columns) / CGFloat(columns)
        let step = CGFloat(row - 1) / CGFloat(rows - 2)
        return step < 0.5
            ? ofHue(hue, saturation: 1, brightness: 0.3 + 1.4 * step) : ofHue(hue, saturation: 1 - 1.7 * (step - 0.5), brightness: 1)
    }

    // MARK: Spectrum

    /// The color at a point of the spectrum, from 0 to 1: hues from left to right, from white at the top by the pure hue to black.
    static func ofSpectrum(x: CGFloat, y: CGFloat) -> PickedColor {
        let (x, y) = (min(max(x, 0), 1), min(max(y, 0), 1))
        return y < 0.5 ? ofHue(x, saturation: 2 * y, brightness: 1) : ofHue(x, saturation: 1, brightness: 2 - 2 * y)
    }

    static func ofHue(_ hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> PickedColor {
        func component(_ shift: CGFloat) -> CGFloat {
            let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        return PickedColor(red: component(5), green: component(3), blue: component(1))
    }
}
