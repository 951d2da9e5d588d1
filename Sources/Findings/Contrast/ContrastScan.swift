import CImageDifference
import CoreGraphics
import RenderScene

/// Finds texts with too little contrast to what is behind them, at any frame that was shown.
///
/// The colors are computed from the layers' values at points of the letters: images, gradients and colors of the layers behind, and of
/// those in front. Texts that fade, and points at which a color cannot be computed (a filter, a path), are left out; so are selected cells,
/// and layers in perspective.
struct ContrastScan {
    /// Frames in which a text has too little contrast.
    struct Run {
        let layer: LayerID
        let index: Int
        let tree: RenderTree
        let begin: Int
        var end: Int
        /// The smallest ratio, and its frame.
        var ratio: Double
        var frame: Int
        let needed: Double
    }

    private(set) var found: [Run] = []
    private let needed: [LayerID: Double]
    private let tolerance: Double
    /// Cells, and the colors that the system shows behind the selected ones.
    private let cells: Set<LayerID>
    private let selectionColors: [RGBA]
    private var runs: [LayerID: Run] = [:]
    private var inks: [ObjectIdentifier: Ink] = [:]

    init(_ notes: FindingsNotes, tolerance: Double) {
        needed = notes.views.compactMapValues(\.neededContrast)
        cells = Set(notes.views.filter(\.value.isReused).map(\.key))
        selectionColors = notes.selectionColors
        self.tolerance = tolerance
    }

    /// Judges a frame that differs from the one before.
    mutating func add(_ frame: Int, _ tree: RenderTree, _ sample: TreeSample) {
        let texts = tree.nodes.indices.filter { tree.nodes[$0].values.contents != nil && needed[tree.nodes[$0].layer] != nil }
        guard !texts.isEmpty || !runs.isEmpty else { return }
        let geometry = ScreenGeometry(tree, sample)
        var open: Set<LayerID> = []
        for number in geometry.layers.indices {
            let index = geometry.layers[number].index
            guard let needed = needed[tree.nodes[index].layer], let image = sample.values(at: index).contents,
                let ratio = ratio(number, image, geometry, sample), ratio < needed - tolerance
            else { continue }
            let layer = tree.nodes[index].layer
            open.insert(layer)
            var run =
                runs[layer]
                ?? Run(layer: layer, index: index, tree: tree, begin: frame, end: frame, ratio: ratio, frame: frame, needed: needed)
            run.end = frame
            if ratio < run.ratio { (run.ratio, run.frame) = (ratio, frame) }
            runs[layer] = run
        }
        for (layer, run) in runs.sorted(by: { $0.key < $1.key }) where !open.contains(layer) {
            var run = run
            run.end = max(run.end, frame - 1)
            found.append(run)
            runs[layer] = nil
        }
    }

    /// Ends all runs at a frame.
    mutating func finish(at frame: Int) {
        for (_, run) in runs.sorted(by: { $0.key < $1.key }) {
            var run = run
            run.end = max(run.end, frame)
            found.append(run)
        }
        runs = [:]
    }

    /// The median ratio at points of the letters; nil for a text that fades or is covered.
    private mutating func ratio(_ number: Int, _ image: CGImage, _ geometry: ScreenGeometry, _ sample: TreeSample) -> Double? {
        let text = geometry.layers[number]
        guard text.opacity > 0.99, text.isFlat else { return nil }
        let key = ObjectIdentifier(image)
        let ink = inks[key] ?? Ink(image)
        inks[key] = ink
        let bounds = sample.values(at: text.index).bounds
        let ratios = ink.points.compactMap { point -> Double? in
            let own = CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
            let screen = own.applying(text.toScreen)
            guard text.box.contains(screen) else { return nil }
            return ratio(at: screen, point.color, number, geometry, sample)
        }
        guard ratios.count >= min(3, ink.points.count), !ratios.isEmpty else { return nil }
        return ratios.sorted()[ratios.count / 2]
    }

    /// Whether a layer is the system's gray behind a cell that is selected, for a moment.
    private func isSelection(_ index: Int, _ values: LayerValues, _ tree: RenderTree) -> Bool {
        let parent = Int(tree.parents[index])
        guard parent >= 0, cells.contains(tree.nodes[parent].layer), let color = values.backgroundColor else { return false }
        return selectionColors.contains(color)
    }

    private func ratio(at point: CGPoint, _ color: RGBA, _ number: Int, _ geometry: ScreenGeometry, _ sample: TreeSample) -> Double? {
        var (behind, front) = (RGBA(0, 0, 0, 1), RGBA.zero)
        var coverage = 0.0
        for other in geometry.layers.indices {
            let layer = geometry.layers[other]
            guard layer.box.contains(point) else { continue }
            let values = sample.values(at: layer.index)
            let local = point.applying(layer.inverse)
            guard layer.isFlat else { return nil }
            guard values.bounds.contains(local) else { continue }
            if other < number, isSelection(layer.index, values, sample.tree) { return nil }
            guard case .color(let paint) = LayerPaint(values, at: local, withContents: other != number) else { return nil }
            let shown = paint.faded(layer.opacity)
            behind = shown.over(behind)
            if other == number { front = color.faded(layer.opacity).over(behind) }
            guard other > number else { continue }
            front = shown.over(front)
            coverage = shown.w + coverage * (1 - shown.w)
        }
        // Texts that are covered, or just being uncovered, are not to be read.
        guard coverage < 0.05 else { return nil }
        let (a, b) = (kinora_luminance(front.pixel), kinora_luminance(behind.pixel))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
