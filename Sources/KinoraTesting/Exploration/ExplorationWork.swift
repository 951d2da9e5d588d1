import UIKit

/// An action or a pause of a run: everything that lets time pass.
enum ExplorationWork {
    case tap(CGPoint), doubleTap(CGPoint), longPress(CGPoint)
    case drag(CGPoint, to: CGPoint), swipe(CGPoint, to: CGPoint)
    case advance(TimeInterval)
    /// Until nothing moves or waits, at most so many seconds.
    case settle(TimeInterval)

    @MainActor func run(on stage: Stage) {
        switch self {
        case .tap(let point): stage.tap(at: point)
        case .doubleTap(let point): stage.doubleTap(at: point)
        case .longPress(let point): stage.longPress(at: point)
        case .drag(let start, let end): stage.drag(from: start, to: end)
        case .swipe(let start, let end): stage.swipe(from: start, to: end)
        case .advance(let seconds): stage.advance(by: seconds)
        case .settle(let timeout): stage.settle(timeout: timeout)
        }
    }

    @MainActor func run(on stage: Stage) async {
        switch self {
        case .tap(let point): await stage.tap(at: point)
        case .doubleTap(let point): await stage.doubleTap(at: point)
        case .longPress(let point): await stage.longPress(at: point)
        case .drag(let start, let end): await stage.drag(from: start, to: end)
        case .swipe(let start, let end): await stage.swipe(from: start, to: end)
        case .advance(let seconds): await stage.advance(by: seconds)
        case .settle(let timeout): await stage.settle(timeout: timeout)
        }
    }
}
