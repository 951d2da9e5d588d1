import RenderScene

extension LayerFilter {
    /// A blur with a deviation in points.
    static func blur(_ radius: Double) -> LayerFilter {
        var filter = LayerFilter(.gaussianBlur, name: "blur")
        filter[.radius] = radius
        return filter
    }

    static func controls(saturation: Double = 1, brightness: Double = 0, contrast: Double = 1) -> LayerFilter {
        var filter = LayerFilter(.colorControls, name: "colors")
        (filter[.saturation], filter[.brightness], filter[.contrast]) = (saturation, brightness, contrast)
        return filter
    }

    static let invert = LayerFilter(.colorInvert, name: "invert")
}
