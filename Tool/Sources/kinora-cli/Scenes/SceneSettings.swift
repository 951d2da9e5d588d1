import Kinora
import UIKit

/// What a scene is played on: a device, and what its user has set.
struct SceneSettings: Sendable {
    var device = Device.iPhone15
    var appearance = UIUserInterfaceStyle.light
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var reducesMotion = false
    var textSize = UIContentSizeCategory.large
    /// Whether pictures show where the fingers are.
    var showsFingers = false

    /// A stage that is set up so, its window still empty under the status bar.
    @MainActor
    func makeStage() -> Stage {
        let stage = Stage(device: device)
        stage.userInterfaceStyle = appearance
        stage.layoutDirection = direction
        stage.isReduceMotionEnabled = reducesMotion
        stage.preferredContentSizeCategory = textSize
        stage.showsStatusBar = true
        stage.showsFingers = showsFingers
        return stage
    }
}
