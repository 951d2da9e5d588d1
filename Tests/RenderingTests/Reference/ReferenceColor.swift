import RenderScene

/// A color that is not premultiplied, with the words of W3C's chapter on blend modes that do not treat channels one by one.
struct ReferenceColor {
    private var channels: [Double]

    init(_ color: SIMD4<Double>) { channels = [color.x, color.y, color.z] }

    private var lum: Double { 0.3 * channels[0] + 0.59 * channels[1] + 0.11 * channels[2] }
    private var sat: Double { (channels.max() ?? 0) - (channels.min() ?? 0) }

    private func clipped() -> ReferenceColor {
        let (l, n, x) = (lum, channels.min() ?? 0, channels.max() ?? 0)
        var color = self
        if n < 0 { for index in 0..<3 { color.channels[index] = l + (color.channels[index] - l) * l / (l - n) } }
        if x > 1 { for index in 0..<3 { color.channels[index] = l + (color.channels[index] - l) * (1 - l) / (x - l) } }
        return color
    }

    private func with(lum: Double) -> ReferenceColor {
        var color = self
        let d = lum - self.lum
        for index in 0..<3 { color.channels[index] += d }
        return color.clipped()
    }

    private func with(sat: Double) -> ReferenceColor {
        var color = self
        let order = [0, 1, 2].sorted { channels[$0] < channels[$1] }
        let (least, middle, most) = (order[0], order[1], order[2])
        if channels[most] > channels[least] {
            color.channels[middle] = (channels[middle] - channels[least]) * sat / (channels[most] - channels[least])
            color.channels[most] = sat
        } else {
            color.channels[middle] = 0
            color.channels[most] = 0
        }
        color.channels[least] = 0
        return color
    }

    /// Blends this color with the one below it; nil in modes that treat channels separately.
    func mixed(with source: ReferenceColor, _ mode: BlendMode) -> [Double]? {
        switch mode {
        case .hue: source.with(sat: sat).with(lum: lum).channels
        case .saturation: with(sat: source.sat).with(lum: lum).channels
        case .color: source.with(lum: lum).channels
        case .luminosity: with(lum: source.lum).channels
        default: nil
        }
    }
}
