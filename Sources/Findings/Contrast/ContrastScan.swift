import CImageDifference
import CoreGraphics
import RenderScene

/// Finds texts with too little contrast to what is behind them, at any frame that was shown.
///
/// The colors are computed from the layers' values at points of the letters: images, gradients, shapes and colors of the layers behind,
/// and of those in front; filters of what is behind are estimated from a few points. If the ground has several colors, the worst eighth of
/// the points counts. Texts that fade or are pressed, and points at which a color cannot be computed (a mask, a stroke), are left out; so
/// are selected cells, and layers in perspective.
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
    private let touches: [TouchNote]
    /// Cells, and the colors that the system shows behind the selected ones.
    private let cells: Set<LayerID>
    private let selectionColors: [RGBA]
    private var runs: [LayerID: Run] = [:]
    /// Time after which texts that are pressed are judged; nil if none is.
    private var due: Double?
    private var inks: [ObjectIdentifier: Ink] = [:]

    /// Points that a finger covers around its middle, and seconds after it was lifted in which a highlight goes.
    private static let fingerRadius: CGFloat = 22
    private static let release = 0.1
    /// The fraction of the needed ratio below which an estimated one counts.
    private static let estimate = 0.9

    init(_ notes: FindingsNotes, tolerance: Double) {
        needed = notes.views.compactMapValues(\.neededContrast)
        cells = Set(notes.views.filter(\.value.isReused).map(\.key))
        selectionColors = notes.selectionColors
        self.tolerance = tolerance
        touches = notes.touches
    }

    /// Judges a frame that differs from the one before.
    mutating func add(_ frame: Int, at time: Double, _ tree: RenderTree, _ sample: TreeSample) {
        due = nil
        let texts = tree.nodes.indices.filter { tree.nodes[$0].values.contents != nil && needed[tree.nodes[$0].layer] != nil }
        guard !texts.isEmpty || !runs.isEmpty else { return }
        let (cells, selectionColors) = (cells, selectionColors)
        let colors = ScreenColors(ScreenGeometry(tree, sample), sample) { index, values in
            Self.isSelection(index, values, tree, cells, selectionColors)
        }
        var open: Set<LayerID> = []
        for number in colors.geometry.layers.indices {
            let index = colors.geometry.layers[number].index
            let layer = tree.nodes[index].layer
            guard let needed = needed[layer], let image = sample.values(at: index).contents else { continue }
            if let end = endOfPress(on: colors.geometry.layers[number].box, at: time) {
                due = max(due ?? 0, end)
                if runs[layer] != nil { open.insert(layer) }
                continue
            }
            guard let (ratio, isEstimate) = ratio(number, image, colors),
                ratio < (isEstimate ? needed * Self.estimate : needed - tolerance)
            else { continue }
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

    /// Time at which a finger has left a text, which is highlighted for a moment and covered until then; nil without a finger there.
    private func endOfPress(on box: CGRect, at time: Double) -> Double? {
        let reach = box.insetBy(dx: -Self.fingerRadius, dy: -Self.fingerRadius)
        return touches.lazy.filter { $0.begin <= time && reach.contains($0.start) }.map { ($0.end ?? .infinity) + Self.release }
            .filter { time <= $0 }.max()
    }

    /// Whether a text is to be judged though nothing has changed: a finger has left it.
    func isDue(at time: Double) -> Bool { due.map { time > $0 } ?? false }

    /// The ratio that an eighth of the letters' points is below; nil for a text that fades or is covered.
    private mutating func ratio(_ number: Int, _ image: CGImage, _ colors: ScreenColors) -> (value: Double, isEstimate: Bool)? {
        let text = colors.geometry.layers[number]
        guard text.opacity > 0.99, text.isFlat else { return nil }
        let colors = colors.within(text.box)
        let key = ObjectIdentifier(image)
        let ink = inks[key] ?? Ink(image)
        inks[key] = ink
        guard let box = LayerPaint.box(of: image, colors.sample.values(at: text.index)) else { return nil }
        var isEstimate = false
        let ratios = ink.points.compactMap { point -> Double? in
            let own = CGPoint(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
            let screen = own.applying(text.toScreen)
            // Texts that are covered, or just being uncovered, are not to be read.
            guard text.box.contains(screen), let cover = colors.cover(of: number, at: screen), cover.w < 0.05,
                let backdrop = colors.backdrop(of: number, at: screen)
            else { return nil }
            isEstimate = isEstimate || backdrop.isEstimate
            return Self.ratio(point.color.faded(text.opacity).over(backdrop.color), backdrop.color)
        }
        guard ratios.count >= min(3, ink.points.count), !ratios.isEmpty else { return nil }
        return (ratios.sorted()[ratios.count / 8], isEstimate)
    }

    private static func ratio(_ one: RGBA, _ other: RGBA) -> Double {
        let (a, b) = (kinora_luminance(one.pixel), kinora_luminance(other.pixel))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Whether a layer is the system's gray behind a cell that is selected, for a moment.
    private static func isSelection(
        _ index: Int, _ values: LayerValues, _ tree: RenderTree, _ cells: Set<LayerID>, _ selectionColors: [RGBA]
    ) -> Bool {
        let parent = Int(tree.parents[index])
        guard parent >= 0, cells.contains(tree.nodes[parent].layer), let color = values.backgroundColor else { return false }
        return selectionColors.contains(color)
    }
}
