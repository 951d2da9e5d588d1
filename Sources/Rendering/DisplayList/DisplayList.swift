import RenderScene

/// Everything to draw for one frame, back to front: a flat list, culled, in the target's pixels.
struct DisplayList: Sendable {
    var commands: CommandList = []
    /// Whether the first command covers the whole target with opaque pixels, so that nothing below it matters.
    var isCovered = false
    /// What hides others, in the order of the commands.
    var occluders: [Occluder] = []
    /// Bytes that open groups and clip masks need at most, at one time, for each row of pixels.
    var nestedBytesPerRow = 0
    /// Bytes that they need besides, for rows that are not seen and yet change what is.
    var nestedBytes = 0
    /// Whether some command reads what others have painted, around the place where it paints itself.
    var hasBackdrops: Bool { lastBackdrop >= 0 }
    /// Index of the last such command when it was added; -1 for none. Commands removed before it leave it too high.
    var lastBackdrop = -1
    /// What is done with what lies below layers: for each of them some in a row, in the order in which they are carried out.
    var pixelFilters: [PixelFilter] = []
}
