import CoreGraphics
import Findings
import UIKit

/// One comparison of a subject with its stored image.
@MainActor struct ImageCheck: ReferenceCheck {
    let name: String
    let tolerance: ImageTolerance
    let masks: [ImageMask]
    let site: CallSite

    func run(_ subject: any ImageSubject) -> Bool {
        let reference = Reference(name, suffix: ".png", at: site)
        for error in [reference.settingsError, tolerance.error].compactMap(\.self) { return fail(error) }
        let shown: SubjectImage
        do { shown = try subject._subjectImage() } catch { return fail("The image '\(name)' cannot be made. \(error)") }
        return compare(shown, with: reference)
    }

    private func compare(_ shown: SubjectImage, with reference: Reference) -> Bool {
        if reference.isRecorded { return record({ try shown.image.pngData() }, as: reference) }
        guard let data = reference.read() else {
            return fail(reference.missing) { $0.write(shown.image, as: "actual.png") }
        }
        guard let expected = image(data, of: reference) else { return false }
        let comparison = ImageComparison(expected: expected, actual: shown.image, tolerance: tolerance, masks: rectangles(in: shown))
        if comparison.matches { return pass() }
        if reference.isReplaced { return record({ try shown.image.pngData() }, as: reference) }
        return fail("The image '\(name)' differs from its reference. \(comparison.sentence)") { report in
            if let box = comparison.box, let layer = shown.layer {
                let points = box.applying(CGAffineTransform(scaleX: 1 / shown.scale, y: 1 / shown.scale))
                report.add("It is within \(deepestLayer(around: points, in: layer)), \(points.printed) in points.")
            }
            report.add(Reference.advice)
            report.write(data, as: "expected.png")
            report.write(shown.image, as: "actual.png")
            if let difference = comparison.difference { report.write(difference, as: "difference.png") }
        }
    }

    /// The masks in pixels.
    private func rectangles(in shown: SubjectImage) -> [CGRect] {
        masks.compactMap { mask in
            let points: CGRect
            switch mask {
            case .rect(let rect): points = rect
            case .view(let view):
                guard let layer = shown.layer, view.layer.isInside(layer) else { return nil }
                points = view.shownLayer.convert(view.layer.bounds, to: layer.presentation() ?? layer)
                    .offsetBy(dx: -layer.bounds.minX, dy: -layer.bounds.minY)
            }
            return points.applying(CGAffineTransform(scaleX: shown.scale, y: shown.scale))
        }
    }

    /// The deepest layer that contains a rectangle in points.
    private func deepestLayer(around rect: CGRect, in root: CALayer) -> String {
        var deepest = root
        search: while true {
            for layer in (deepest.sublayers ?? []).reversed() where !layer.isHidden && layer.opacity > 0 {
                let frame = layer.convert(layer.bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
                if frame.insetBy(dx: -1, dy: -1).contains(rect) {
                    deepest = layer
                    continue search
                }
            }
            return NodeDescription.short(deepest)
        }
    }
}

extension CALayer {
    /// Whether it is a layer or one of the sublayers below it.
    fileprivate func isInside(_ layer: CALayer) -> Bool {
        var at: CALayer? = self
        while let next = at {
            if next === layer { return true }
            at = next.superlayer
        }
        return false
    }
}

extension UIView {
    fileprivate var shownLayer: CALayer { layer.presentation() ?? layer }
}
