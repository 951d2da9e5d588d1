import RenderScene

extension CALayer {
    private static let filterNames: [(String, BlendMode)] = [
        ("normalBlendMode", .normal), ("multiplyBlendMode", .multiply), ("screenBlendMode", .screen), ("overlayBlendMode", .overlay),
        ("darkenBlendMode", .darken), ("lightenBlendMode", .lighten), ("colorDodgeBlendMode", .colorDodge),
        ("colorBurnBlendMode", .colorBurn), ("hardLightBlendMode", .hardLight), ("softLightBlendMode", .softLight),
        ("differenceBlendMode", .difference), ("exclusionBlendMode", .exclusion), ("hueBlendMode", .hue),
        ("saturationBlendMode", .saturation), ("colorBlendMode", .color), ("luminosityBlendMode", .luminosity), ("plusL", .plusLighter),
        ("plusD", .plusDarker), ("sourceOver", .normal), ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn),
        ("sourceOut", .sourceOut), ("sourceAtop", .sourceAtop), ("dest", .destination), ("destOver", .destinationOver),
        ("destIn", .destinationIn), ("destOut", .destinationOut), ("destAtop", .destinationAtop), ("xor", .xor),
    ]

    static func name(of mode: BlendMode) -> String? { mode == .normal ? nil : filterNames.first { $0.1 == mode }?.0 }

    final func setCompositingFilter(_ filter: Any?) {
        var mode = BlendMode.normal
        if let filter {
            guard let found = (filter as? CIFilter)?.blendMode ?? Self.filterNames.first(where: { $0.0 == filter as? String })?.1 else {
                reportOnce(
                    "compositingFilter \(filter)",
                    "\(self): compositingFilter \(filter) is unknown; it remains \(compositingFilter ?? "none")")
                return
            }
            mode = found
        }
        let object = (filter as? CIFilter)?.copy() as? CIFilter
        if object != nil || extras?.compositingFilter != nil { withExtras { $0.compositingFilter = object } }
        if mode != values.blendMode { change(.compositingFilter) { $0.rare.fields.blendMode = mode } }
    }
}
