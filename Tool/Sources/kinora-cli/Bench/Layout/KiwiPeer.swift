import Foundation

/// Debian's python3-kiwisolver on the systems of `kinora bench layout` that it can express.
enum KiwiPeer {
    /// The peer's results; empty if Python or the package is missing.
    static func results() -> [BenchResult] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", program]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return [] }
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count > 2 else { return nil }
            let times = words.dropFirst().compactMap { Double($0) }.sorted()
            return BenchResult(
                scene: "kiwi \(words[0])", what: "python3-kiwisolver on the same system", median: times[times.count / 2], best: times[0],
                worst: times[times.count - 1], frames: times.count)
        }
    }

    private static let program = """
        import time
        from kiwisolver import Solver, Variable, strength

        def boxes(count, chain):
            solver = Solver()
            width = Variable("width")
            solver.addEditVariable(width, strength.strong)
            solver.suggestValue(width, 1000)
            moved = Variable("moved")
            solver.addEditVariable(moved, strength.strong)
            solver.suggestValue(moved, count / 2)
            all = []
            last = None
            for index in range(count):
                left, top, own, height = (Variable() for _ in range(4))
                if chain and last:
                    solver.addConstraint(left == last[0] + last[2] + 8)
                    solver.addConstraint(top == last[1])
                    solver.addConstraint(own == last[2])
                else:
                    solver.addConstraint(left == (moved if index == count // 2 else index))
                    solver.addConstraint(top == 8)
                    solver.addConstraint(own == (10 if chain else 0.5 * width))
                solver.addConstraint(height == 20)
                last = (left, top, own, height)
                all.append(last)
            solver.updateVariables()
            return solver, width, moved, [v.value() for box in all for v in box]

        def measure(name, task, runs):
            times = []
            for run in range(runs + 1):
                start = time.perf_counter()
                task(run)
                times.append((time.perf_counter() - start) * 1000)
            print(name, *times[1:], flush=True)

        measure("engine-1000", lambda run: boxes(1000, False), 9)
        measure("engine-chain", lambda run: boxes(1000, True), 9)
        solver, width, moved, _ = boxes(1000, False)

        def edit(variable, value):
            solver.suggestValue(variable, value)
            solver.updateVariables()

        measure("engine-constant", lambda run: edit(moved, run), 50)
        measure("engine-wide", lambda run: edit(width, 1000 + run), 50)
        measure("engine-10000", lambda run: boxes(10000, False), 3)
        """
}
