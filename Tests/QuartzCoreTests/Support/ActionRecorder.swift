import QuartzCore

/// A layer delegate that records the requested keys, and returns a given action.
final class ActionRecorder: CALayerDelegate {
    var keys: [String] = []
    var answers: [String: any CAAction] = [:]
    var onLayout: ((CALayer) -> Void)?
    var onDisplay: ((CALayer) -> Void)?
    var layouts = 0

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        keys.append("\(layer.name ?? "?") \(event)")
        return answers[event]
    }

    func layoutSublayers(of layer: CALayer) {
        layouts += 1
        onLayout?(layer)
    }

    func display(_ layer: CALayer) { onDisplay?(layer) }
}
