import Foundation
import Testing

@testable import KinoraTesting

struct StepShrinkerTests {
    private func step(_ x: Int, _ action: ExplorationStep.Action = .tap, pause: Double = 0.1) -> ExplorationStep {
        ExplorationStep(action: action, location: CGPoint(x: x, y: 0), pause: pause)
    }

    private func shrink(_ steps: [ExplorationStep], while isFaulty: ([ExplorationStep]) -> Bool) -> StepShrinker {
        var shrinker = StepShrinker(steps)
        while let candidate = shrinker.candidate() { shrinker.note(isFaulty(candidate)) }
        return shrinker
    }

    private func contains(_ steps: [ExplorationStep], _ xs: Int...) -> Bool {
        var left = xs[...]
        for step in steps where Int(step.location.x) == left.first { left.removeFirst() }
        return left.isEmpty
    }

    @Test(arguments: [[17], [17, 63], [0, 50, 99], [3, 4, 5, 90], [10, 30, 50, 70, 90]])
    func theNecessaryStepsRemain(_ needed: [Int]) {
        let result = shrink((0..<100).map { step($0) }) { steps in
            let xs = steps.map { Int($0.location.x) }
            return needed.allSatisfy(xs.contains)
        }
        #expect(result.steps.map { Int($0.location.x) } == needed)
        #expect(result.isReproduced)
        #expect(result.attempts < 150)
    }

    @Test func aFaultAtTheEndNeedsFewAttempts() {
        let result = shrink((0..<1000).map { step($0) }) { contains($0, 998, 999) }
        #expect(result.steps.map(\.location.x) == [998, 999])
        #expect(result.attempts < 10)
    }

    @Test func aFaultWithoutStepsLeavesNone() {
        #expect(shrink([step(1), step(2)]) { _ in true }.steps.isEmpty)
        #expect(shrink([]) { _ in true }.isReproduced)
    }

    @Test func stepsThatDoNotRepeatTheFaultAreKept() {
        let steps = (0..<20).map { step($0) }
        let result = shrink(steps) { _ in false }
        #expect(!result.isReproduced)
        #expect(result.steps == steps)
    }

    @Test func attemptsAreBounded() {
        var count = 0
        let result = shrink((0..<3000).map { step($0) }) { steps in
            count += 1
            return steps.count > 2000
        }
        #expect(count == StepShrinker.limit)
        #expect(result.isReproduced)
        #expect(result.steps.count < 3000)
    }

    @Test func pausesBecomeEqualWhereTheyDoNotMatter() {
        let steps = [step(1, pause: 0.02), step(2, pause: 3)]
        #expect(shrink(steps) { contains($0, 1, 2) }.steps.map(\.pause) == [0.8, 0.8])
        #expect(shrink(steps) { contains($0, 1, 2) && $0[0].pause < 0.1 }.steps.map(\.pause) == [0.02, 3])
    }

    @Test func specialTouchesBecomeTapsWhereTheyDoNotMatter() {
        let steps = [step(1, .doubleTap), step(2, .longPress), step(3, .swipe(CGSize(width: 9, height: 0)))]
        let result = shrink(steps) { $0.count == 3 && $0[1].action == .longPress }
        #expect(result.steps.map(\.action) == [.tap, .longPress, .swipe(CGSize(width: 9, height: 0))])
    }
}
