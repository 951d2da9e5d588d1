import RenderScene

/// Where a frame is drawn: its size in pixels, and the way from the points around the root layer to pixels.
package struct RenderTarget: Sendable, Equatable {
    package let width: Int
    package let height: Int
    package let placement: Homography
    /// Whether it is black where nothing is drawn; otherwise it is clear there.
    package let isOpaque: Bool

    /// A black target whose pixels are `scale` to a point. A scale that is not positive and finite traps.
    package init(width: Int, height: Int, scale: Double) {
        guard scale > 0, scale.isFinite else {
            trap(object: "RenderTarget", value: "a scale of \(scale)", remedy: "give a positive number of pixels per point")
        }
        self.init(width: width, height: height, placement: .scale(scale), isOpaque: true)
    }

    /// A target of at least one pixel, at most 32,767 on a side; anything else traps.
    package init(width: Int, height: Int, placement: Homography, isOpaque: Bool) {
        guard 1...Self.longestSide ~= width, 1...Self.longestSide ~= height else {
            trap(
                object: "RenderTarget", value: "a size of \(width) x \(height) pixels",
                remedy: "give each side 1 to \(Self.longestSide) pixels")
        }
        self.width = width
        self.height = height
        self.placement = placement
        self.isOpaque = isOpaque
    }

    /// Keeps every coordinate of a target far inside the guard band that clipping leaves to the fixed-point rasteriser.
    private static let longestSide = 32_767

    var bounds: DeviceRect { DeviceRect(left: 0, top: 0, right: width, bottom: height) }
}
