import RenderScene

/// All commands of a frame, back to front: a flat list, culled, in target pixels.
struct DisplayList: Sendable {
    var commands: CommandList = []
    /// Whether the first command covers the whole target with opaque pixels.
    var isCovered = false
    /// Large opaque rectangles, in the order of the commands.
    var occluders: [Occluder] = []
    /// Maximum memory of simultaneously open groups and clip masks, in bytes per row of pixels.
    var nestedBytesPerRow = 0
    /// Additional bytes for invisible rows that affect visible ones.
    var nestedBytes = 0
    /// Whether a command reads the pixels below it.
    var hasBackdrops: Bool { lastBackdrop >= 0 }
    /// Index of the last backdrop when it was added; -1 for none. Too high after commands before it have been removed.
    var lastBackdrop = -1
    /// Backdrop filters of all layers, each layer's as a range in the order of execution.
    var pixelFilters: [PixelFilter] = []
}
