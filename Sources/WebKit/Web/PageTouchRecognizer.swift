/// Follows the touches on a page for its touch events. It begins only if the page handles them itself, which stops scrolling and taps.
final class PageTouchRecognizer: UIGestureRecognizer {
    /// The phase of touches, as the helper names them.
    enum Phase: UInt32 {
        case down, moved, up, cancelled
    }

    /// A finger on the page, with its location in the page's coordinates.
    struct Finger {
        let id: UInt32
        let location: CGPoint
    }

    private var fingers: [UITouch: UInt32] = [:]
    private var locations: [UInt32: CGPoint] = [:]
    /// Whether the page has not answered to a movement yet, and whether another one follows.
    private var (awaitsMove, hasMoved) = (false, false)
    /// Counts attempts, so that an answer that is too late has no effect.
    private var attempt = 0
    private let send: (Phase, [Finger], @escaping (Bool) -> Void) -> Void

    /// - Parameter send: Passes touches on; the answer is whether the page handles them itself.
    init(_ send: @escaping (Phase, [Finger], @escaping (Bool) -> Void) -> Void) {
        self.send = send
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    /// The page loses all touches: the scroll view has taken them.
    func cancel() {
        guard !locations.isEmpty else { return }
        pass(.cancelled, locations.keys.sorted())
        (fingers, locations) = ([:], [:])
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        var ids: [UInt32] = []
        for touch in touches {
            let id = (0...).first { !locations.keys.contains($0) } ?? 0
            fingers[touch] = id
            locations[id] = touch.location(in: view)
            ids.append(id)
        }
        pass(.down, ids.sorted())
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        var ids: [UInt32] = []
        for touch in touches {
            guard let id = fingers[touch] else { continue }
            locations[id] = touch.location(in: view)
            ids.append(id)
        }
        if state == .began { state = .changed }
        move(ids.sorted())
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .up) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .cancelled) }

    override func reset() {
        cancel()
        hasMoved = false
        attempt += 1
    }

    private func lift(_ touches: Set<UITouch>, _ phase: Phase) {
        let ids = touches.compactMap { touch -> UInt32? in
            guard let id = fingers.removeValue(forKey: touch) else { return nil }
            locations[id] = touch.location(in: view)
            return id
        }
        if !ids.isEmpty { pass(phase, ids.sorted()) }
        for id in ids { locations[id] = nil }
        guard locations.isEmpty else { return }
        state = state == .possible ? .failed : phase == .up ? .ended : .cancelled
    }

    /// Passes a movement on, one at a time.
    private func move(_ ids: [UInt32]) {
        guard !ids.isEmpty else { return }
        guard !awaitsMove else { return hasMoved = true }
        awaitsMove = true
        pass(.moved, ids)
    }

    private func pass(_ phase: Phase, _ ids: [UInt32]) {
        let attempt = attempt
        send(phase, ids.map { Finger(id: $0, location: locations[$0] ?? .zero) }) { [weak self] isHandled in
            guard let self else { return }
            if phase == .moved {
                awaitsMove = false
                if hasMoved, self.attempt == attempt {
                    hasMoved = false
                    move(locations.keys.sorted())
                }
            }
            if isHandled, self.attempt == attempt, state == .possible, !locations.isEmpty { state = .began }
        }
    }
}
