import UIKit

/// An event of a run, as a copy of the process reports it.
enum RunEvent: Codable {
    /// The app has been shown.
    case began(screen: CGSize)
    /// A step begins, at seconds since the app was shown.
    case step(ExplorationStep, time: TimeInterval)
    /// A sample of a finger.
    case touch(finger: Int, phase: Int, location: CGPoint, time: TimeInterval)
    case finding(ExplorationFinding)
    /// The code at fault of the finding before.
    case origin(FaultOrigin)
    /// The exploration cannot go on, as a sentence.
    case failure(String)
    case ended(time: TimeInterval)
}
