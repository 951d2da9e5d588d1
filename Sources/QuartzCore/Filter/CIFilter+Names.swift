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

    /// nil for a name that is not known.
    init?(named name: String) {
        if let effect = Self.effects.first(where: { $0.0 == name })?.1 {
            self = .picture(LayerFilter(effect))
        } else if let mode = Self.modes.first(where: { $0.0 == name })?.1 {
            self = .blending(mode)
        } else {
            return nil
        }
    }
}

extension CIFilter {
    /// What is done with a picture, under the name that the filter has now; nil for a blend mode.
    var layerFilter: LayerFilter? {
        guard case .picture(var filter) = work else { return nil }
        filter.name = name
        return filter
    }

    /// nil for a filter of a picture.
    var blendMode: BlendMode? { if case .blending(let mode) = work { mode } else { nil } }
}
