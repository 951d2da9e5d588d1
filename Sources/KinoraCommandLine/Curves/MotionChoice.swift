import Foundation
import Kinora

/// The layers of a trace that represent the visible motion.
package struct MotionChoice {
    /// The maximum number of distinguishable layers in a plot.
    static let limit = 4
    /// Layers that move less than this fraction of the first one are left out.
    private static let share = 0.08

    /// The layers with the most area moved, in the order of their first movements.
    package let motions: [LayerMotion]

    /// - Parameters:
    ///   - screen: The size in points.
    ///   - names: Layer names by class name, overriding the names derived from classes.
    ///   - trails: The trails of the layers across the screen, by their numbers in the trace.
    ///   - movers: Preferred classes of views; others count only if none of these moves.
    package init(
        _ trace: Trace, screen: SIMD2<Double>, movers: Set<String> = [], names: [String: String] = [:], trails: [Int: [LayerPoint]] = [:]
    ) {
        let gap = 1.5 / Double(max(trace.framesPerSecond, 1))
        let all = Self.motions(of: trace, names, trails).enumerated().map {
            (index: $0, motion: $1, weight: $1.weight(on: screen, gap: gap))
        }
        .filter { $0.weight > 0 }
        .sorted { ($1.weight, $0.index) < ($0.weight, $1.index) }
        let named = all.filter { movers.contains($0.motion.className) }
        let ranked = named.isEmpty ? all : named
        let most = named.isEmpty ? ranked.first?.weight ?? 0 : 0
        let chosen = ranked.prefix(Self.limit).filter { $0.weight >= Self.share * most }.sorted { $0.index < $1.index }
        motions = Self.named(chosen.map(\.motion))
    }

    /// Every layer that is animated, in the order of the first movements.
    static func motions(of trace: Trace, _ names: [String: String] = [:], _ trails: [Int: [LayerPoint]] = [:]) -> [LayerMotion] {
        var indices: [String: Int] = [:]
        var numbers: [Int: Int] = [:]
        var motions: [LayerMotion] = []
        for layer in trace.layers {
            let index = indices[layer.path] ?? motions.count
            if index == motions.count {
                motions.append(
                    LayerMotion(
                        label: names[layer.className] ?? LayerLabel.words(for: layer.name ?? layer.className), className: layer.className,
                        path: layer.path))
            }
            indices[layer.path] = index
            motions[index].trail += trails[layer.id] ?? []
            numbers[layer.id] = index
        }
        for frame in trace.frames {
            for layer in frame.layers {
                guard let index = numbers[layer.layer] else { continue }
                let previous = motions[index].samples.last
                guard previous?.time != frame.time, let sample = LayerMotion.Sample(layer, at: frame.time, after: previous) else {
                    continue
                }
                motions[index].samples.append(sample)
            }
        }
        return motions
    }

    /// Numbers layers with the same name, in the order of their first movements.
    private static func named(_ motions: [LayerMotion]) -> [LayerMotion] {
        var motions = motions
        let labels = motions.map(\.label)
        for index in motions.indices where labels.count(where: { $0 == labels[index] }) > 1 {
            motions[index].label += " \(labels[...index].count { $0 == labels[index] })"
        }
        return motions
    }
}
