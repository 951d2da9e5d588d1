import Kinora
import UIKit

/// A device as it is used: the shapes, scales and directions in which every number of an effect holds.
struct ScreenKind: CustomStringConvertible {
    let device: Device
    let isMirrored: Bool

    /// The smallest phone, a tall one and a large tablet on its side, at the scales 1, 2 and 3, both ways.
    static let all: [ScreenKind] = [
        Device(name: "small phone", size: CGSize(width: 320, height: 480), scale: 2),
        Device(
            name: "phone", size: CGSize(width: 393, height: 852), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
        Device(name: "tablet", size: CGSize(width: 1366, height: 1024), scale: 1),
    ].flatMap { device in [false, true].map { ScreenKind(device: device, isMirrored: $0) } }

    var size: CGSize { device.size }
    var width: Double { Double(size.width) }
    var height: Double { Double(size.height) }
    var description: String { "\(device.name), \(isMirrored ? "right to left" : "left to right")" }

    /// - Parameter reducesMotion: with the user's wish for less movement.
    @MainActor
    func makeStage(reducesMotion: Bool = false) -> Stage {
        let stage = Stage(device: device)
        stage.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        stage.isReduceMotionEnabled = reducesMotion
        return stage
    }
}
