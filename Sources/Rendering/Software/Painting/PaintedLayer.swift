import RenderScene

/// Where commands paint at the moment: a surface, and what of it can be seen.
struct PaintedLayer {
    let surface: Surface
    /// What can be touched, within the surface.
    let bounds: DeviceRect
    /// How far each of these pixels can be seen; nil is wholly.
    let mask: ClipMask?
    /// Index of the layer whose surface lies beneath this one's; nil for the target, and for a mask, which is drawn by itself.
    let below: Int?
    /// How many masks and groups are in use, this layer's counted.
    let maskDepth: Int
    let groupDepth: Int
    /// 0…255, of a group when it is done.
    let opacity: UInt32
    /// Where the command stands that opened it and says what becomes of it; -1 where its end says all.
    let begin: Int
    var blendMode = BlendMode.normal
    /// What the pixels are multiplied by when it is done, channel by channel.
    var tint: UInt32?
}
