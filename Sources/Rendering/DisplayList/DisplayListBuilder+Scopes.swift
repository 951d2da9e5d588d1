import RenderScene

/// Emission of commands with their clips and groups.
extension DisplayListBuilder {
    /// Result of `beginClip`.
    enum ClipOutcome {
        /// No clip is needed.
        case unneeded
        /// The clip is empty; drawing can be skipped.
        case coversNothing
        /// A clip was opened; `endClip` closes it.
        case opened
    }

    /// Visible part of the target.
    @inline(__always)
    var visible: DeviceRect { scopes.last?.visible ?? target }

    /// Adds a fill or an image.
    @inline(__always)
    func draw(_ command: consuming DisplayCommand, of shape: DisplayCommand.Shape, isOpaque: Bool) {
        if ungroupedOpacity < 1 { command.multiplyOpacity(by: ungroupedOpacity) }
        if isOpaque, ungroupedOpacity >= 1, scopes.isEmpty { noteOccluder(shape) }
        noteDrawing(touching: shape.bounds)
        list.commands.append(drawing: command, in: shape.bounds)
    }

    /// Records the next command as an occluder, if it is one.
    private func noteOccluder(_ shape: DisplayCommand.Shape) {
        if shape.bounds == target, shape.outline.covers(target, under: shape.matrix) {
            list.commands.removeAll()
            list.occluders.removeAll(keepingCapacity: true)
            list.isCovered = true
            return
        }
        guard shape.bounds.width * shape.bounds.height >= Occluder.fewestPixels else { return }
        let hidden = shape.wholePixels(within: shape.bounds)
        if hidden.width * hidden.height >= Occluder.fewestPixels {
            list.occluders.append(Occluder(rect: hidden, command: list.commands.count))
        }
    }

    func beginClip(_ outline: Outline, under matrix: Homography) -> ClipOutcome {
        let outside = visible
        let bounds = matrix.deviceBounds(of: outline.rect, within: outside)
        guard !bounds.isEmpty else { return .coversNothing }
        if outline.covers(outside, under: matrix) { return .unneeded }
        let upright = outline.radius == 0 ? matrix.uprightImage(of: outline.rect) : nil
        let isWholePixels = upright.map { ($0.left | $0.top | $0.right | $0.bottom) & (FixedPoint.one - 1) == 0 } ?? false
        open(visible: bounds, bytesPerRow: isWholePixels ? 0 : bounds.width)
        list.commands.append(
            .beginClip(.init(shape: .init(outline: outline, matrix: matrix, bounds: bounds), isWholePixels: isWholePixels)))
        return .opened
    }

    /// Opens a clip to a part of the target; returns false if it is empty.
    func beginClip(_ polygon: ConvexPolygon) -> Bool {
        var contour = HomogeneousContour()
        for corner in polygon.corners { contour.append(SIMD3(corner.x, corner.y, 1)) }
        var edges: [Edge] = []
        contour.forEachEdge { edges.append($0) }
        guard let path = FlatPath(edges, rule: .winding) else { return false }
        let bounds = path.bounds.intersection(visible)
        guard !bounds.isEmpty else { return false }
        open(visible: bounds, bytesPerRow: bounds.width)
        list.commands.append(
            .beginClip(.init(shape: .init(path: path, matrix: .identity, bounds: bounds), isWholePixels: false)))
        return true
    }

    /// Opens a clip to the pixels in all of some half planes; returns false if it is empty.
    func beginClip(_ halfPlanes: [HalfPlane]) -> Bool {
        let bounds = visible
        guard !bounds.isEmpty else { return false }
        open(visible: bounds, bytesPerRow: bounds.width)
        let rect = PlaneRect(
            left: Double(bounds.left), top: Double(bounds.top), right: Double(bounds.right), bottom: Double(bounds.bottom))
        let shape = DisplayCommand.Shape(outline: Outline(rect), matrix: .identity, bounds: bounds)
        list.commands.append(.beginClip(.init(shape: shape, isWholePixels: false, halfPlanes: halfPlanes)))
        return true
    }

    func endClip() {
        let clip = scopes.removeLast()
        if clip.drawingCount == 0 {
            list.commands.removeAll(from: clip.command)
        } else {
            list.commands.append(.endClip)
            if clip.isOfPiece, case .beginClip(var begin) = list.commands[clip.command] {
                begin.shape.bounds = begin.shape.bounds.intersection(clip.touched)
                list.commands[clip.command] = .beginClip(begin)
            }
            noteDrawings(of: clip)
        }
    }

    func beginGroup(opacity: Double, blendMode: BlendMode = .normal, tint: SIMD3<Double>? = nil) {
        open(visible: visible, bytesPerRow: visible.width * MemoryLayout<UInt32>.stride)
        list.commands.append(.beginGroup(.init(bounds: visible, opacity: opacity, blendMode: blendMode, tint: tint)))
    }

    /// Ends a group; a group of a single command is replaced by lowering that command's opacity.
    func endGroup() {
        let group = scopes.removeLast()
        guard case .beginGroup(var begin) = list.commands[group.command] else { return }
        if let tint = begin.tint, tintFills(from: group.command + 1, by: tint) { begin.tint = nil }
        switch group.drawingCount {
        case 0:
            list.commands.removeAll(from: group.command)
        // A backdrop counts the groups around it.
        case 1 where begin.blendMode == .normal && begin.tint == nil && !list.hasBackdrops:
            list.commands[group.lastDrawing].multiplyOpacity(by: begin.opacity)
            list.commands.remove(at: group.command)
            noteDrawing(touching: group.touched, at: group.lastDrawing - 1)
        default:
            begin.bounds = group.touched
            list.commands[group.command] = .beginGroup(begin)
            list.commands.append(.endGroup)
            noteDrawing(touching: group.touched, at: group.command)
        }
    }

    /// Tints the fills from a command on; returns false and changes nothing if there is other colored content, or too much.
    private func tintFills(from first: Int, by tint: SIMD3<Double>) -> Bool {
        guard list.commands.count - first <= 64 else { return false }
        for command in list.commands[first...] {
            switch command {
            case .fill, .beginClip, .endClip, .endGroup: continue
            case .beginGroup(let group) where group.blendMode == .normal: continue
            default: return false
            }
        }
        for index in first..<list.commands.count {
            guard case .fill(var fill) = list.commands[index] else { continue }
            fill.color *= RGBA(tint, 1)
            list.commands[index] = .fill(fill)
        }
        return true
    }

    /// Opens the first of two crossfaded images. Both need memory at the same time.
    func beginCrossfade() {
        open(visible: visible, bytesPerRow: visible.width * MemoryLayout<UInt32>.stride)
        list.commands.append(.beginCrossfade(.init(bounds: visible, opacity: 1)))
    }

    /// Continues with the second image.
    func nextOfCrossfade() {
        list.commands.append(.nextOfCrossfade)
        open(visible: visible, bytesPerRow: visible.width * MemoryLayout<UInt32>.stride)
    }

    func endCrossfade(_ fraction: Double) {
        let second = scopes.removeLast()
        let first = scopes.removeLast()
        guard first.drawingCount + second.drawingCount > 0, case .beginCrossfade(var begin) = list.commands[first.command] else {
            list.commands.removeAll(from: first.command)
            return
        }
        begin.bounds = first.touched.union(second.touched)
        list.commands[first.command] = .beginCrossfade(begin)
        list.commands.append(.endCrossfade(fraction))
        noteDrawing(touching: begin.bounds, at: first.command)
    }

    /// - Parameter rows: number of rows needed inside in addition to those outside.
    func open(visible: DeviceRect, bytesPerRow: Int, addingRows rows: Int = 0) {
        let total = (scopes.last?.bytesPerRow ?? 0) + bytesPerRow
        let extraRows = (scopes.last?.extraRows ?? 0) + rows
        let extraBytes = (scopes.last?.extraBytes ?? 0) + min(extraRows, visible.height) * bytesPerRow
        list.nestedBytesPerRow = max(list.nestedBytesPerRow, total)
        list.nestedBytes = max(list.nestedBytes, extraBytes)
        scopes.append(
            Scope(command: list.commands.count, visible: visible, bytesPerRow: total, extraRows: extraRows, extraBytes: extraBytes))
    }

    @inline(__always)
    func noteDrawing(touching bounds: DeviceRect, at command: Int? = nil) {
        guard !scopes.isEmpty else { return }
        let last = scopes.count - 1
        scopes[last].drawingCount += 1
        scopes[last].lastDrawing = command ?? list.commands.count
        scopes[last].touched = scopes[last].touched.union(bounds)
    }

    private func noteDrawings(of inner: Scope) {
        guard !scopes.isEmpty else { return }
        let last = scopes.count - 1
        scopes[last].drawingCount += inner.drawingCount
        scopes[last].lastDrawing = inner.lastDrawing
        scopes[last].touched = scopes[last].touched.union(inner.touched)
    }
}

extension DisplayCommand {
    /// Multiplies the opacity of a fill, an image or a group.
    fileprivate mutating func multiplyOpacity(by factor: Double) {
        switch self {
        case .fill(var fill):
            fill.opacity *= factor
            self = .fill(fill)
        case .image(var image):
            image.opacity *= factor
            self = .image(image)
        case .gradient(var gradient):
            gradient.opacity *= factor
            self = .gradient(gradient)
        case .beginGroup(var group):
            group.opacity *= factor
            self = .beginGroup(group)
        case .beginCrossfade(var crossfade):
            crossfade.opacity *= factor
            self = .beginCrossfade(crossfade)
        case .beginMasked(var masked):
            masked.opacity *= factor
            self = .beginMasked(masked)
        case .backdrop(var backdrop):
            backdrop.opacity *= factor
            self = .backdrop(backdrop)
        case .beginClip, .endClip, .endGroup, .nextOfCrossfade, .endCrossfade, .nextOfMasked, .endMasked, .beginShadow, .endShadow:
            break
        }
    }
}
