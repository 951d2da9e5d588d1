/// The traits by which an asset catalog chooses among a set's entries.
package struct AssetTraits: Hashable, Sendable {
    /// "iphone" or "ipad".
    package var idiom: String
    package var scale: Double
    package var isDark: Bool
    package var hasHighContrast: Bool
    package var isRightToLeft: Bool
    /// "compact" or "regular".
    package var widthClass: String
    package var heightClass: String

    package init(
        idiom: String = "iphone", scale: Double = 2, isDark: Bool = false, hasHighContrast: Bool = false, isRightToLeft: Bool = false,
        widthClass: String = "compact", heightClass: String = "regular"
    ) {
        self.idiom = idiom
        self.scale = scale
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
        self.isRightToLeft = isRightToLeft
        self.widthClass = widthClass
        self.heightClass = heightClass
    }
}

extension AssetContents.Entry {
    /// Pixels per point; nil for files that serve all scales.
    package var pixelsPerPoint: Double? { scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) } }

    /// The fitness of the entry, the greater the better; nil if it is for others.
    fileprivate func fitness(_ traits: AssetTraits) -> [Double]? {
        guard subtype == nil else { return nil }
        var device = 0.0
        switch idiom ?? "universal" {
        case "universal": break
        case traits.idiom: device = 1
        default: return nil
        }
        var (appearance, contrast) = (0.0, 0.0)
        for condition in appearances ?? [] {
            switch (condition.appearance, condition.value) {
            case ("luminosity", "dark"): if traits.isDark { appearance = 1 } else { return nil }
            case ("luminosity", "light"): if traits.isDark { return nil } else { appearance = 1 }
            case ("contrast", "high"): if traits.hasHighContrast { contrast = 1 } else { return nil }
            default: return nil
            }
        }
        var others = 0.0
        for (own, wanted) in [
            (direction, traits.isRightToLeft ? "right-to-left" : "left-to-right"), (widthClass, traits.widthClass),
            (heightClass, traits.heightClass),
        ] {
            guard let own else { continue }
            guard own == wanted else { return nil }
            others += 1
        }
        let distance = pixelsPerPoint.map { abs($0 - traits.scale) } ?? 0
        // Of two equally near scales the larger one.
        return [device, appearance, contrast, others, gamut == "display-P3" ? 0 : 1, -distance, pixelsPerPoint ?? 0]
    }
}

extension Array where Element == AssetContents.Entry {
    /// The entry that fits best: the device's own before that for all, its appearance before any, the nearest scale. nil if none fits.
    package func best(for traits: AssetTraits) -> Element? { indexOfBest(for: traits).map { self[$0] } }

    /// The index of the entry that fits best; nil if none fits.
    package func indexOfBest(for traits: AssetTraits) -> Int? {
        var found: (index: Int, fitness: [Double])?
        for (index, entry) in enumerated() {
            guard let fitness = entry.fitness(traits) else { continue }
            if let best = found, !best.fitness.lexicographicallyPrecedes(fitness) { continue }
            found = (index, fitness)
        }
        return found?.index
    }
}
