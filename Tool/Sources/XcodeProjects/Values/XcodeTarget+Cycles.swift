extension XcodeTarget {
    /// Leaves out dependencies that close a circle, and names them.
    ///
    /// - Complexity: O(*n*), where *n* is the number of dependencies.
    static func removeCycles(in targets: inout [XcodeTarget]) -> [ProjectNotice] {
        let byID = Dictionary(targets.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        var notices: [ProjectNotice] = []
        var state = [Int](repeating: 0, count: targets.count)
        for start in targets.indices where state[start] == 0 {
            var stack: [(index: Int, next: Int)] = [(start, 0)]
            state[start] = 1
            while let top = stack.last {
                let dependencies = targets[top.index].dependencies
                guard top.next < dependencies.count else {
                    state[top.index] = 2
                    stack.removeLast()
                    continue
                }
                guard let other = byID[dependencies[top.next]], state[other] != 1 else {
                    let name = targets.first { $0.id == dependencies[top.next] }?.name ?? ""
                    notices.append(
                        ProjectNotice(
                            "targets depend on each other in a circle: that \(targets[top.index].name) needs \(name) is ignored",
                            file: targets[top.index].id.project))
                    targets[top.index].dependencies.remove(at: top.next)
                    continue
                }
                stack[stack.count - 1].next += 1
                if state[other] == 0 {
                    state[other] = 1
                    stack.append((other, 0))
                }
            }
        }
        return notices
    }
}
