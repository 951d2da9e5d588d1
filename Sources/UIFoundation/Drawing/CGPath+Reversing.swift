import CoreGraphics

extension CGPath {
    /// Returns the outline in reverse, each subpath from its end to its start, in the same order of subpaths; closed ones stay closed.
    func reversed() -> CGMutablePath {
        let result = CGMutablePath()
        /// The subpath's points so far, each with the segment that leads to it.
        var steps: [(step: PathElement, end: CGPoint)] = []

        func finish(isClosed: Bool) {
            guard let last = steps.last, steps.count > 1 || isClosed else { return }
            result.move(to: last.end)
            for index in steps.indices.dropFirst().reversed() {
                let end = steps[index - 1].end
                switch steps[index].step {
                case .quad(let control, _): result.addQuadCurve(to: end, control: control)
                case .curve(let control1, let control2, _): result.addCurve(to: end, control1: control2, control2: control1)
                case .move, .line, .close: result.addLine(to: end)
                }
            }
            if isClosed { result.closeSubpath() }
        }

        for step in data.elements {
            switch step {
            case .move(let point):
                finish(isClosed: false)
                steps = [(step, point)]
            case .line(let end), .quad(_, let end), .curve(_, _, let end): steps.append((step, end))
            case .close:
                finish(isClosed: true)
                // Without a move, the next element starts at the subpath's start.
                let start = steps.first?.end
                steps = start.map { [(.move($0), $0)] } ?? []
                continue
            }
        }
        finish(isClosed: false)
        return result
    }
}
