import LayoutEngine

/// A parent and boxes within it: the systems that `kinora bench layout` measures.
struct BoxSystem {
    let solver = ConstraintSolver()
    let parent: Box
    private(set) var boxes: [Box] = []
    /// The equality that sets the parent's width.
    let parentWidth: Constraint
    /// The equality that sets the left edge of a box in the middle.
    private(set) var edited: Constraint?

    struct Box {
        let left: Variable
        let top: Variable
        let width: Variable
        let height: Variable

        init(_ solver: ConstraintSolver) {
            left = solver.addVariable()
            top = solver.addVariable()
            width = solver.addVariable()
            height = solver.addVariable()
        }

        var all: [Variable] { [left, top, width, height] }
    }

    init() throws {
        parent = Box(solver)
        try solver.add(parent.left - 0, .equal)
        try solver.add(parent.top - 0, .equal)
        parentWidth = try solver.add(parent.width - 1000, .equal)
        try solver.add(parent.height - 800, .equal)
    }

    /// Boxes beside each other that depend on the parent alone.
    static func flat(_ count: Int) throws -> BoxSystem {
        var system = try BoxSystem()
        for index in 0..<count {
            let box = Box(system.solver)
            let left = try system.solver.add(box.left - system.parent.left - Double(index), .equal)
            if index == count / 2 { system.edited = left }
            try system.solver.add(box.top - system.parent.top - 8, .equal)
            try system.solver.add(box.width - 0.5 * system.parent.width, .equal)
            try system.solver.add(box.height - 20, .equal)
            system.boxes.append(box)
        }
        return system
    }

    /// Boxes of which each depends on the one before.
    static func chain(_ count: Int) throws -> BoxSystem {
        var system = try BoxSystem()
        for index in 0..<count {
            let box = Box(system.solver)
            let before = system.boxes.last ?? system.parent
            try system.solver.add(box.left - before.left - (index == 0 ? 0 : 1) * before.width - 8, .equal)
            try system.solver.add(box.top - before.top, .equal)
            if index == 0 {
                try system.solver.add(box.width - 10, .equal)
            } else {
                try system.solver.add(box.width - before.width, .equal)
            }
            try system.solver.add(box.height - 20, .equal)
            system.boxes.append(box)
        }
        return system
    }

    /// Cells of equal size with an aspect ratio at 750, a wish for their width at 500, and columns that fill the parent at 250.
    static func grid(_ length: Int) throws -> BoxSystem {
        var system = try BoxSystem()
        let solver = system.solver
        for index in 0..<length * length {
            let cell = Box(solver)
            if index % length == 0 {
                try solver.add(cell.left - system.parent.left, .equal)
            } else {
                let before = system.boxes[index - 1]
                try solver.add(cell.left - before.left - before.width - 4, .equal)
            }
            if index < length {
                try solver.add(cell.top - system.parent.top, .equal)
            } else {
                let above = system.boxes[index - length]
                try solver.add(cell.top - above.top - above.height - 4, .equal)
            }
            if let first = system.boxes.first {
                try solver.add(cell.width - first.width, .equal)
                try solver.add(cell.height - first.height, .equal)
            }
            try solver.add(cell.width - 1.5 * cell.height, .equal, priority: Priority(rawValue: 750))
            try solver.add(cell.width - 40, .equal, priority: Priority(rawValue: 500))
            if index % length == length - 1 {
                let right = cell.left + cell.width - system.parent.width
                try solver.add(right, .lessThanOrEqual)
                try solver.add(right, .equal, priority: Priority(rawValue: 250))
            }
            system.boxes.append(cell)
        }
        return system
    }

    /// Reads every box; the sum keeps the reads.
    func readAll() -> Double {
        var sum = 0.0
        for box in boxes { for variable in box.all { sum += solver.value(of: variable) } }
        return sum
    }
}
