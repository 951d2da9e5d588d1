import CoreGraphics
import RenderScene

/// Finds layers that get new contents in many successive frames.
struct RedrawScan {
    /// The successive frames in which a layer got another image.
    struct Run {
        let layer: LayerID
        let begin: Int
        var end: Int
        /// Each image counts once: showing the same ones again draws nothing.
        var images: Set<ObjectIdentifier>
        /// Frames that the app draws itself.
        var drawings = 0

        var count: Int { images.count + drawings }
    }

    private(set) var found: [Run] = []
    private let limit: Int
    private var runs: [LayerID: Run] = [:]
    private var contents: [LayerID: ObjectIdentifier] = [:]

    init(limit: Int) { self.limit = limit }

    /// Notes the contents of a changed layer from a frame on.
    mutating func add(_ node: RenderNode, at frame: Int) {
        guard let image = node.values.contents else {
            contents[node.layer] = nil
            return
        }
        let id = ObjectIdentifier(image)
        guard contents.updateValue(id, forKey: node.layer) != id else { return }
        extend(node.layer, to: frame) { $0.images.insert(id) }
    }

    /// Notes that the app draws a layer's contents for a frame.
    mutating func addDrawing(_ layer: LayerID, at frame: Int) { extend(layer, to: frame) { $0.drawings += 1 } }

    private mutating func extend(_ layer: LayerID, to frame: Int, _ change: (inout Run) -> Void) {
        var run = runs[layer] ?? Run(layer: layer, begin: frame, end: frame, images: [])
        if frame - run.end > 1 {
            close(run)
            run = Run(layer: layer, begin: frame, end: frame, images: [])
        }
        run.end = frame
        change(&run)
        runs[layer] = run
    }

    /// Ends all runs.
    mutating func finish() {
        for run in runs.values.sorted(by: { ($0.begin, $0.layer) < ($1.begin, $1.layer) }) { close(run) }
        runs = [:]
    }

    private mutating func close(_ run: Run) { if run.count >= limit { found.append(run) } }
}
