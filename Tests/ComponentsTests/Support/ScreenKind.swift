import Kinora
import UIKit

/// A screen that an effect is tested on: one of three sizes and scales, or a plain one with a pixel a point, in one of both reading
/// directions.
struct ScreenKind: CustomStringConvertible {
    let device: Device
    let direction: UITraitEnvironmentLayoutDirection

    static let all = [Device.iPhoneSE1, .iPhone15, .iPadPro13, Device(name: "plain", size: CGSize(width: 320, height: 480), scale: 1)]
        .flatMap { [ScreenKind(device: $0, direction: .leftToRight), ScreenKind(device: $0, direction: .rightToLeft)] }

    var isMirrored: Bool { direction == .rightToLeft }

    var description: String { "\(device.name) at \(device.scale)\(isMirrored ? ", right to left" : "")" }

    @MainActor
    func makeStage() -> Stage {
        let stage = Stage(device: device)
        stage.layoutDirection = direction
        return stage
    }

    /// The middle of one of so many items over a width; they are counted from the leading edge.
    func middle(ofItem index: Int, of count: Int, over width: Double) -> Double {
        let column = Double(isMirrored ? count - 1 - index : index)
        return column * width / Double(count) + width / Double(count) / 2
    }
}
