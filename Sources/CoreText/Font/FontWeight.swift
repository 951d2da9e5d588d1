/// Conversion of font weights between Apple's, from about -1 to 1 with 0 as regular, and CSS's, from 100 to 900.
package enum FontWeight {
    /// The CSS weight of Apple's: exact for those with a name, interpolated between them; 400 for NaN.
    package static func css(of value: Double) -> Double {
        guard let first = scale.first, let last = scale.last, !value.isNaN else { return 400 }
        if value <= first.weight { return first.css }
        for (below, above) in zip(scale, scale.dropFirst()) where value <= above.weight {
            return below.css + (value - below.weight) / (above.weight - below.weight) * (above.css - below.css)
        }
        return last.css
    }

    /// Apple's weight of CSS's; the inverse of `css(of:)`.
    package static func value(ofCSS css: Double) -> Double {
        guard let first = scale.first, let last = scale.last, css > first.css else { return scale.first?.weight ?? 0 }
        for (below, above) in zip(scale, scale.dropFirst()) where css <= above.css {
            return below.weight + (css - below.css) / (above.css - below.css) * (above.weight - below.weight)
        }
        return last.weight
    }

    private static let scale: [(weight: Double, css: Double)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]
}
