import UIKit

/// Outlines and names of an effect's layers where they are visible: those that the effect names, and all that move.
final class TourLayersView: UIView {
    /// Below this layer the moving ones are found.
    private weak var root: UIView?
    private var named: () -> [(name: String, layer: CALayer)] = { [] }
    private var link: CADisplayLink?
    private let outlines = CAShapeLayer()
    private var labels: [UILabel] = []
    /// The names and corners that are visible.
    private(set) var shown: [(name: String, corners: [CGPoint])] = []

    /// More would hide the effect.
    private static let most = 12

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        clipsToBounds = true
        outlines.fillColor = nil
        outlines.lineWidth = 1.5
        layer.addSublayer(outlines)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the layers of an effect in a view until `stop()`.
    func start(in root: UIView, named: @escaping () -> [(name: String, layer: CALayer)]) {
        (self.root, self.named) = (root, named)
        if link == nil {
            let link = CADisplayLink(target: self, selector: Selector("step", TourLayersView.step))
            link.add(to: .main, forMode: .common)
            self.link = link
        }
        step()
    }

    func stop() {
        link?.invalidate()
        link = nil
        shown = []
        draw()
    }

    private func step() {
        guard let root else { return stop() }
        var found = named().filter { $0.layer.isBelow(root.layer) }
        for layer in root.layer.movingLayers where !found.contains(where: { $0.layer === layer }) {
            found.append(("\(layer.viewName): \(layer.movingKeyPaths)", layer))
        }
        shown = found.prefix(Self.most).map { name, layer in (name, layer.shownCorners(in: root.layer)) }
        draw()
    }

    private func draw() {
        let path = UIBezierPath()
        for (_, corners) in shown {
            path.move(to: corners[0])
            for corner in corners.dropFirst() { path.addLine(to: corner) }
            path.close()
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        outlines.path = path.cgPath
        outlines.strokeColor = UIColor.coral.resolvedColor(with: traitCollection).cgColor
        CATransaction.commit()
        UIView.performWithoutAnimation { showNames() }
    }

    private func showNames() {
        while labels.count < shown.count {
            let label = UILabel()
            label.font = .monospacedSystemFont(ofSize: 10, weight: .medium)
            label.textAlignment = .center
            addSubview(label)
            labels.append(label)
        }
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= shown.count
            guard index < shown.count else { continue }
            (label.textColor, label.backgroundColor) = (.onCoral, .coral)
            label.text = shown[index].name
            let size = label.intrinsicContentSize
            let xs = shown[index].corners.map(\.x), ys = shown[index].corners.map(\.y)
            let width = min(size.width + 8, max(bounds.width, 0))
            let x = min(max(xs.min() ?? 0, 0), max(bounds.width - width, 0))
            label.frame = CGRect(x: x, y: min(max(ys.min() ?? 0, 0), max(bounds.height - 16, 0)), width: width, height: 16)
        }
    }
}

extension CALayer {
    fileprivate func isBelow(_ root: CALayer) -> Bool { sequence(first: self, next: \.superlayer).contains { $0 === root } }

    /// The layers below this one that move, but for those of hidden views and of system bars.
    fileprivate var movingLayers: [CALayer] {
        (sublayers ?? []).filter { !$0.isHidden && !($0.delegate is UINavigationBar) }.flatMap { layer in
            layer.hasMovement ? [layer] + layer.movingLayers : layer.movingLayers
        }
    }

    /// Whether an animation changes more than looks.
    private var hasMovement: Bool {
        let paths = movingKeyPaths
        return ["position", "bounds", "transform"].contains { paths.contains($0) }
    }

    /// The class of the layer's view.
    fileprivate var viewName: String { delegate.map { "\(type(of: $0))" } ?? "\(type(of: self))" }

    /// The key paths that animations change, each once.
    fileprivate var movingKeyPaths: String {
        var found: [String] = []
        func add(_ animation: CAAnimation?) {
            if let group = animation as? CAAnimationGroup { for one in group.animations ?? [] { add(one) } }
            guard let path = (animation as? CAPropertyAnimation)?.keyPath, !found.contains(path) else { return }
            found.append(path)
        }
        for key in animationKeys() ?? [] { add(animation(forKey: key)) }
        return found.joined(separator: ", ")
    }

    /// The visible corners in the coordinates of a layer above, clockwise, with all transforms and their perspective.
    func shownCorners(in root: CALayer) -> [CGPoint] {
        let area = (presentation() ?? self).bounds
        var points = [
            CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY),
            CGPoint(x: area.minX, y: area.maxY),
        ]
        var at: CALayer? = self
        while let layer = at, layer !== root {
            let shown = layer.presentation() ?? layer
            points = points.map(shown.pointAbove)
            at = layer.superlayer
        }
        return points
    }

    /// A point of this layer in its superlayer.
    private func pointAbove(_ point: CGPoint) -> CGPoint {
        let x = point.x - bounds.minX - anchorPoint.x * bounds.width
        let y = point.y - bounds.minY - anchorPoint.y * bounds.height
        let m = transform
        let w = m.m14 * x + m.m24 * y + m.m44
        let scale = abs(w) > 1e-6 ? 1 / w : 1
        return CGPoint(x: position.x + (m.m11 * x + m.m21 * y + m.m41) * scale, y: position.y + (m.m12 * x + m.m22 * y + m.m42) * scale)
    }
}
