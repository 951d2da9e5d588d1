import RenderScene

/// Current painting destination: a surface, and its visible part.
struct PaintedLayer {
    let surface: Surface
    /// The paintable part of the surface.
    let bounds: DeviceRect
    /// Visibility of each of these pixels; nil for all visible.
    let mask: ClipMask?
    /// Index of the layer whose surface is beneath this one's; nil for the target, and for a mask, which is drawn in isolation.
    let below: Int?
    /// Number of masks and groups in use, including this layer's.
    let maskDepth: Int
    let groupDepth: Int
    /// 0…255, applied when a group ends.
    let opacity: UInt32
    /// Index of the command that opened the layer, if its end needs it; otherwise -1.
    let begin: Int
    var blendMode = BlendMode.normal
    /// Colour that a group's pixels are multiplied by at its end, channel by channel.
    var tint: UInt32?
}
