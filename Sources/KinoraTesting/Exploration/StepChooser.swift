import UIKit

/// A random walk: chooses each step from the accessibility elements on the screen, the same for the same seed and app.
@MainActor struct StepChooser {
    private var random: SeededRandom
    private let settings: ExplorationSettings
    /// The number of steps on each name: seldom used elements are preferred.
    private var uses: [String: Int] = [:]

    init(seed: UInt64, _ settings: ExplorationSettings) {
        random = SeededRandom(seed: seed)
        self.settings = settings
    }

    /// The next step, from the present state of the app.
    mutating func step(on stage: Stage) -> ExplorationStep {
        let list = ElementList(stage)
        let weights = settings.weights
        let takesText = stage.window.firstResponder is any UIKeyInput && !settings.texts.isEmpty
        let kinds = [
            weights.taps, weights.doubleTaps, weights.longPresses, weights.drags, weights.swipes,
            settings.orientations.isEmpty ? 0 : weights.rotations, takesText ? weights.typing : 0,
        ]
        guard kinds.contains(where: { $0 > 0 && $0.isFinite }) else { return ExplorationStep(action: .wait, pause: 1) }
        switch random.index(weightedBy: kinds) {
        case 0: return touch(.tap, list, stage)
        case 1: return touch(.doubleTap, list, stage)
        case 2: return touch(.longPress, list, stage)
        case 3:
            let (angle, length) = (random.number(in: 0...2 * .pi), random.number(in: 30...400))
            return touch(.drag(Self.rounded(CGSize(width: cos(angle) * length, height: sin(angle) * length))), list, stage)
        case 4: return swipe(list, stage)
        case 5: return ExplorationStep(action: .rotate(element(of: settings.orientations).rawValue), pause: pause())
        default: return ExplorationStep(action: .type(element(of: settings.texts)), pause: pause())
        }
    }

    private mutating func swipe(_ list: ElementList, _ stage: Stage) -> ExplorationStep {
        let length = random.number(in: 120...320)
        let distance = element(of: [
            CGSize(width: length, height: 0), CGSize(width: -length, height: 0), CGSize(width: 0, height: length),
            CGSize(width: 0, height: -length),
        ])
        guard random.fraction() < 0.1 else { return touch(.swipe(Self.rounded(distance)), list, stage) }
        // From the left edge, as to go back.
        let y = random.number(in: 100...max(Double(stage.window.bounds.height) - 100, 100))
        return ExplorationStep(
            action: .swipe(Self.rounded(CGSize(width: length, height: 0))), location: CGPoint(x: 1, y: y.rounded()), pause: pause())
    }

    /// An action that begins on an element, mostly in its activation point, or at some point of the screen.
    private mutating func touch(_ action: ExplorationStep.Action, _ list: ElementList, _ stage: Stage) -> ExplorationStep {
        let bounds = stage.window.bounds
        guard !list.entries.isEmpty, random.fraction() < 0.88 else {
            let x = random.number(in: 1...max(Double(bounds.width) - 1, 1)).rounded()
            let y = random.number(in: 1...max(Double(bounds.height) - 1, 1)).rounded()
            return ExplorationStep(action: action, location: CGPoint(x: x, y: y), pause: pause())
        }
        let index = random.index(weightedBy: list.entries.map { 1 / pow(1 + Double(uses[$0.name] ?? 0), 1.5) })
        uses[list.entries[index].name, default: 0] += 1
        var fraction: CGPoint?
        if random.fraction() < 0.2 {
            let visible = list.entries[index].frame.intersection(bounds)
            let frame = list.entries[index].frame
            if !visible.isEmpty, frame.width > 0, frame.height > 0 {
                let (x, y) = (visible.minX + visible.width * random.fraction(), visible.minY + visible.height * random.fraction())
                fraction = CGPoint(x: (x - frame.minX) / frame.width, y: (y - frame.minY) / frame.height)
            }
        }
        let reference = list.reference(to: index, at: fraction)
        let location = list.find(reference)?.location ?? list.entries[index].activationPoint
        return ExplorationStep(action: action, target: reference, location: location, pause: pause())
    }

    /// Mostly as a person waits for the result, sometimes shorter, sometimes longer.
    private mutating func pause() -> TimeInterval {
        let range: ClosedRange<Double> =
            switch random.index(weightedBy: [25, 60, 15]) {
            case 0: 0.02...0.3
            case 1: 0.5...1.2
            default: 2...4
            }
        return (random.number(in: range) * 100).rounded() / 100
    }

    private mutating func element<T>(of list: [T]) -> T { list[Int(random.next() % UInt64(list.count))] }

    private static func rounded(_ size: CGSize) -> CGSize { CGSize(width: size.width.rounded(), height: size.height.rounded()) }
}
