import RenderScene

/// Destination of a frame: its size in pixels, and the map from the points around the root layer to pixels.
package struct RenderTarget: Sendable, Equatable {
    package let width: Int
    package let height: Int
    package let placement: Homography
    /// Whether the background is black; otherwise it is clear.
    package let isOpaque: Bool

    /// A black target with `scale` pixels per point. Traps unless the scale is positive and finite.
    package init(width: Int, height: Int, scale: Double) {
        guard scale > 0, scale.isFinite else {
            trap(object: "RenderTarget", value: "a scale of \(scale)", remedy: "give a positive number of pixels per point")
        }
        self.init(width: width, height: height, placement: .scale(scale), isOpaque: true)
    }

    /// A target of 1 to 32,767 pixels per edge; other sizes trap.
    package init(width: Int, height: Int, placement: Homography, isOpaque: Bool) {
        guard 1...Self.longestEdge ~= width, 1...Self.longestEdge ~= height else {
            trap(
                object: "RenderTarget", value: "a size of \(width) x \(height) pixels",
                remedy: "use 1 to \(Self.longestEdge) pixels")
        }
        self.width = width
        self.height = height
        self.placement = placement
        self.isOpaque = isOpaque
    }

    /// Keeps every coordinate of a target far inside the guard band that clipping leaves to the fixed-point rasterizer.
    private static let longestEdge = 32_767

    var bounds: DeviceRect { DeviceRect(left: 0, top: 0, right: width, bottom: height) }
}
