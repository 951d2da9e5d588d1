import Kinora
import RenderScene

/// Samples one frame of many animations: of rectangles and colors, with a curve, halfway.
final class SamplingBenchmark: Benchmark {
    static let name = "sampling"
    static let summary = "one frame of 100,000 animations of 4 components on 20,000 layers, sampled"
    static let runs = 30

    static let layerCount = 20_000
    private let tree: RenderTree
    private let sample = TreeSample()
    private var time = 1.0

    init() {
        var builder = RenderTreeBuilder(capacity: Self.layerCount + 1)
        builder.open(RenderNode(layer: LayerID(rawValue: 0), name: "root", values: LayerValues()))
        for number in 1...Self.layerCount {
            builder.open(
                RenderNode(layer: LayerID(rawValue: UInt64(number)), name: "layer", values: LayerValues(), tracks: Self.tracks(number)))
            builder.close()
        }
        builder.close()
        tree = builder.tree(at: 0, serial: 1)
    }

    /// Five animations of a layer; the last is additive.
    private static func tracks(_ number: Int) -> [Track] {
        let keys: [PropertyKey] = [.bounds, .backgroundColor, .contentsRect, .borderColor, .bounds]
        return keys.enumerated().map { index, key in
            let from = SIMD4(Double(number % 7), 0, 10, 20) / 100
            let to = SIMD4(1, 2, Double(index) + 3, 40) / 100
            let isColor = key == .backgroundColor || key == .borderColor
            return Track(
                animation: UInt64(number * 5 + index), path: PropertyPath(key),
                own: TimingStage(timing: MediaTiming(begin: Double(number % 13) / 100, duration: 4), curve: .standard),
                motion: .between(isColor ? .color(from, to) : .rect(from, to)), isAdditive: index == 4)
        }
    }

    func prepare() { time += 1.0 / 60 }

    func run() { sample.sample(tree, at: time) }
}
