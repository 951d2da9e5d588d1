import Kinora
import UIKit

/// The device and user settings of a scene.
struct SceneSettings: Sendable {
    var device = Device.iPhone15
    var appearance = UIUserInterfaceStyle.light
    /// Unspecified: that of the language.
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    /// By BCP 47, or a pseudolanguage; nil for the machine's.
    var language: String?
    var region: String?
    var reducesMotion = false
    var textSize = UIContentSizeCategory.large
    /// Whether images show finger marks.
    var showsFingers = false

    /// Creates a stage with these settings; its window is empty under the status bar.
    @MainActor
    func makeStage() -> Stage {
        let stage = Stage(device: device)
        stage.userInterfaceStyle = appearance
        if let language { stage.language = language }
        if let region { stage.region = region }
        if direction != .unspecified { stage.layoutDirection = direction }
        stage.isReduceMotionEnabled = reducesMotion
        stage.preferredContentSizeCategory = textSize
        stage.showsStatusBar = true
        stage.showsFingers = showsFingers
        return stage
    }
}
