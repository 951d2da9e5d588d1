import RenderScene

/// Follows layers from frame to frame: finds those that do not move in the middle of a movement, and the frames in which something moves.
struct MovementScan {
    /// A layer that is still for some frames between two fast ones.
    struct Stall {
        let layer: LayerID
        let index: Int
        /// The first and the last frame in which it is still.
        let frames: ClosedRange<Int>
    }

    /// The frames in which something visible moves, ascending, each with the first layer that does.
    private(set) var movements: [(frame: Int, layer: LayerID, index: Int)] = []

    private let limits: FindingLimits
    private var states: [LayerID: State] = [:]

    private struct State {
        var values: Geometry
        var opacity: Double
        /// The last frame in which it moved, and the step from the frame before.
        var frame: Int
        var step = SIMD2<Double>.zero
        /// The number of fast frames in sequence until then.
        var fastFrames = 0
    }

    /// Change of opacity that is visible.
    private static let visibleFade = 0.005

    /// The geometry of a layer in its superlayer. The origin of the bounds moves the sublayers.
    private struct Geometry: Equatable {
        let point: SIMD2<Double>
        let size: SIMD2<Double>
        let linear: SIMD4<Double>

        init(_ values: LayerValues) {
            let transform = values.transform
            point = SIMD2(
                values.position.x + transform.m41 - values.bounds.minX, values.position.y + transform.m42 - values.bounds.minY)
            size = SIMD2(values.bounds.width, values.bounds.height)
            linear = SIMD4(transform.m11, transform.m12, transform.m21, transform.m22)
        }
    }

    init(_ limits: FindingLimits) { self.limits = limits }

    /// Notes a frame.
    ///
    /// - Parameters:
    ///   - indices: Indexes of the layers whose geometry may differ from that of the frame before.
    ///   - isVisible: Whether a layer is visible; called for few.
    mutating func add(
        _ frame: Int, _ tree: RenderTree, _ sample: TreeSample, _ indices: some Sequence<Int>, isStructural: Bool,
        isVisible: (Int) -> Bool
    ) -> [Stall] {
        var stalls: [Stall] = []
        var hasMoved = movements.last?.frame == frame
        let screen = tree.nodes.first.map { $0.values.bounds.width * $0.values.bounds.height } ?? 0
        for index in indices {
            let layer = tree.nodes[index].layer
            let shown = sample.values(at: index)
            let values = Geometry(shown)
            guard var state = states[layer] else {
                states[layer] = State(values: values, opacity: shown.opacity, frame: frame)
                // A layer that is new in a tree is a reaction, though it is not a movement.
                if isStructural, !hasMoved, frame > 0, isVisible(index) {
                    movements.append((frame, layer, index))
                    hasMoved = true
                }
                continue
            }
            // A fade is a reaction where it is large; that of a title is a highlight.
            let fades = abs(shown.opacity - state.opacity) > Self.visibleFade
            if fades {
                states[layer]?.opacity = shown.opacity
                state.opacity = shown.opacity
                if !hasMoved, shown.bounds.width * shown.bounds.height * 4 >= screen, isVisible(index) {
                    movements.append((frame, layer, index))
                    hasMoved = true
                }
            }
            guard values != state.values else { continue }
            let step = values.point - state.values.point
            let distance = (step * step).sum().squareRoot()
            if !hasMoved, distance > 0.05 || values.size != state.values.size || values.linear != state.values.linear, isVisible(index) {
                movements.append((frame, layer, index))
                hasMoved = true
            }
            if let stall = stall(state, step, distance, frame, layer, index) { stalls.append(stall) }
            let isNext = frame - state.frame <= 1
            state.fastFrames = distance > limits.fastStep ? (isNext ? state.fastFrames + 1 : 1) : 0
            (state.values, state.frame, state.step) = (values, frame, step)
            states[layer] = state
        }
        return stalls
    }

    private func stall(_ state: State, _ step: SIMD2<Double>, _ distance: Double, _ frame: Int, _ layer: LayerID, _ index: Int) -> Stall? {
        let still = frame - state.frame - 1
        guard still > limits.stillFrames, still < limits.restFrames, state.fastFrames >= 2, distance > limits.fastStep else { return nil }
        // In about the same direction.
        let before = (state.step * state.step).sum().squareRoot()
        guard (state.step * step).sum() > 0.7 * before * distance else { return nil }
        return Stall(layer: layer, index: index, frames: state.frame + 1...frame - 1)
    }

    /// Drops layers that have left the tree.
    mutating func keep(_ layers: [LayerID: Int]) { states = states.filter { layers[$0.key] != nil } }
}
