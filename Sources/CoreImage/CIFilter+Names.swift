import RenderScene

extension CIFilter.Work {
    private static let effects: [(String, LayerFilter.Effect)] = [
        ("CIGaussianBlur", .gaussianBlur), ("CIColorControls", .colorControls), ("CIColorInvert", .colorInvert),
    ]
    private static let modes: [(String, BlendMode)] = [
        ("CISourceOverCompositing", .normal), ("CIMultiplyBlendMode", .multiply), ("CIScreenBlendMode", .screen),
        ("CIOverlayBlendMode", .overlay), ("CIDarkenBlendMode", .darken), ("CILightenBlendMode", .lighten),
        ("CIColorDodgeBlendMode", .colorDodge), ("CIColorBurnBlendMode", .colorBurn), ("CIHardLightBlendMode", .hardLight),
        ("CISoftLightBlendMode", .softLight), ("CIDifferenceBlendMode", .difference), ("CIExclusionBlendMode", .exclusion),
        ("CIHueBlendMode", .hue), ("CISaturationBlendMode", .saturation), ("CIColorBlendMode", .color),
        ("CILuminosityBlendMode", .luminosity), ("CIAdditionCompositing", .plusLighter),
    ]

    /// nil for an unknown name.
    init?(named name: String) {
        if let effect = Self.effects.first(where: { $0.0 == name })?.1 {
            self = .image(LayerFilter(effect))
        } else if let mode = Self.modes.first(where: { $0.0 == name })?.1 {
            self = .blending(mode)
        } else {
            return nil
        }
    }
}

extension CIFilter {
    /// The filter of an image under its present name; nil for a blend mode.
    package var layerFilter: LayerFilter? {
        guard case .image(var filter) = work else { return nil }
        filter.name = name
        return filter
    }

    /// nil for an image filter.
    package var blendMode: BlendMode? { if case .blending(let mode) = work { mode } else { nil } }
}
