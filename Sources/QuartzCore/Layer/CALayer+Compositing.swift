import RenderScene

extension CALayer {
    private static let filterNames: [(String, BlendMode)] = [
        ("normalBlendMode", .normal), ("multiplyBlendMode", .multiply), ("screenBlendMode", .screen), ("overlayBlendMode", .overlay),
        ("darkenBlendMode", .darken), ("lightenBlendMode", .lighten), ("colorDodgeBlendMode", .colorDodge),
        ("colorBurnBlendMode", .colorBurn), ("hardLightBlendMode", .hardLight), ("softLightBlendMode", .softLight),
        ("differenceBlendMode", .difference), ("exclusionBlendMode", .exclusion), ("hueBlendMode", .hue),
        ("saturationBlendMode", .saturation), ("colorBlendMode", .color), ("luminosityBlendMode", .luminosity), ("plusL", .plusLighter),
    ]

    static func name(of mode: BlendMode) -> String? { mode == .normal ? nil : filterNames.first { $0.1 == mode }?.0 }

    final func setCompositingFilter(_ filter: Any?) {
        var mode = BlendMode.normal
        if let filter {
            guard let found = Self.filterNames.first(where: { $0.0 == filter as? String }) else {
                reportOnce(
                    "compositingFilter \(filter)",
                    "\(self): compositingFilter \(filter) is not known; it keeps \(compositingFilter ?? "none")")
                return
            }
            mode = found.1
        }
        if mode != values.blendMode { change(.compositingFilter) { $0.rare.fields.blendMode = mode } }
    }

    /// Changes to another backdrop as three properties that animate each by itself.
    package final func change(to new: Backdrop) {
        if backdrop == nil { backdrop = Backdrop() }
        change(.backdropRadius) { $0.rare.fields.backdrop?.radius = new.radius }
        change(.backdropSaturation) { $0.rare.fields.backdrop?.saturation = new.saturation }
        change(.backdropTint) { $0.rare.fields.backdrop?.tint = new.tint }
    }

    /// How what lies below the layer is seen through it; nil leaves it as it is.
    package final var backdrop: Backdrop? {
        get { values.backdrop }
        set {
            guard newValue != values.backdrop else { return }
            values.rare.fields.backdrop = newValue
            markDirty()
        }
    }
}
