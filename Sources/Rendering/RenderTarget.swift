import RenderScene

/// Where a frame is drawn: its size in pixels, and the scale from the root layer's points to pixels.
package struct RenderTarget: Sendable, Equatable {
    package let width: Int
    package let height: Int
    package let scale: Double

    /// A target of at least one pixel, at most 32,767 on a side; anything else traps, as does a scale that is not positive and finite.
    package init(width: Int, height: Int, scale: Double) {
        guard 1...Self.longestSide ~= width, 1...Self.longestSide ~= height else {
            trap(
                object: "RenderTarget", value: "a size of \(width) x \(height) pixels",
                remedy: "give each side 1 to \(Self.longestSide) pixels")
        }
        guard scale > 0, scale.isFinite else {
            trap(object: "RenderTarget", value: "a scale of \(scale)", remedy: "give a positive number of pixels per point")
        }
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// Keeps every coordinate of a target far inside the guard band that clipping leaves to the fixed-point rasteriser.
    private static let longestSide = 32_767

    var bounds: DeviceRect { DeviceRect(left: 0, top: 0, right: width, bottom: height) }
}
