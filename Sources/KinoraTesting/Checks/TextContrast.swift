import CImageDifference
import UIKit

/// Contrast of labels, measured in pixels: the screen with the labels is compared with the screen without them.
@MainActor struct TextContrast {
    private let stage: Stage
    private let labels: [UILabel]

    init(_ stage: Stage, _ labels: [UILabel]) { (self.stage, self.labels) = (stage, labels) }

    /// The contrast ratio of each label as defined by WCAG 2, 1 to 21; labels that are covered or animate their opacity are left out.
    ///
    /// A label without background: the median ratio between the text's pixels and those behind them, of the tenth that differs most
    /// (edges of letters are blended). A label with one: the ratio between its most frequent color and the one farthest from it.
    var ratios: [(label: UILabel, ratio: Double)] {
        guard !labels.isEmpty else { return [] }
        let with = stage.image()
        let opacities = labels.map(\.layer.opacity)
        setOpacities(labels.map { _ in 0 })
        let without = stage.image()
        setOpacities(opacities)
        CATransaction.flush()
        return labels.compactMap { label in
            let area = pixels(of: label, in: with)
            guard !area.isEmpty else { return nil }
            let ratio = hasBackground(label) ? ratioOfColors(with, area) : ratioOfDifferences(with, without, area)
            return ratio.map { (label, $0) }
        }
    }

    private func setOpacities(_ opacities: [Float]) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (label, opacity) in zip(labels, opacities) { label.layer.opacity = opacity }
        CATransaction.commit()
    }

    private func hasBackground(_ label: UILabel) -> Bool { (label.backgroundColor?.cgColor.alpha ?? 0) > 0.5 }

    /// The label's rectangle in pixels.
    private func pixels(of label: UILabel, in image: CGImage) -> CGRect {
        let frame = label.convert(label.bounds, to: nil)
        let scale = stage.device.scale
        return CGRect(x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale).integral
            .intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    private func ratioOfDifferences(_ one: CGImage, _ other: CGImage, _ area: CGRect) -> Double? {
        var found: [(distance: Double, ratio: Double)] = []
        one.withPixels { text in
            other.withPixels { behind in
                for y in Int(area.minY)..<Int(area.maxY) {
                    for x in Int(area.minX)..<Int(area.maxX) {
                        let index = y * one.width + x
                        guard text[index] != behind[index] else { continue }
                        found.append((kinora_color_distance(text[index], behind[index]), Self.ratio(text[index], behind[index])))
                    }
                }
            }
        }
        guard !found.isEmpty else { return nil }
        let core = found.sorted { $0.distance > $1.distance }.prefix(max(1, found.count / 10)).map(\.ratio).sorted()
        return core[core.count / 2]
    }

    private func ratioOfColors(_ image: CGImage, _ area: CGRect) -> Double? {
        var counts: [UInt32: Int] = [:]
        image.withPixels { pixels in
            for y in Int(area.minY)..<Int(area.maxY) {
                for x in Int(area.minX)..<Int(area.maxX) { counts[pixels[y * image.width + x], default: 0] += 1 }
            }
        }
        guard let background = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key, counts.count > 1 else { return nil }
        return counts.keys.map { Self.ratio($0, background) }.max()
    }

    private static func ratio(_ one: UInt32, _ other: UInt32) -> Double {
        let (a, b) = (kinora_luminance(one), kinora_luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
