import Display
import UIKit

/// The device and user settings of a scene or an app on a stage.
package struct SceneSettings: Sendable {
    package var device = Device.iPhone15
    package var appearance = UIUserInterfaceStyle.light
    /// Unspecified: that of the language.
    package var direction = UITraitEnvironmentLayoutDirection.unspecified
    /// By BCP 47, or a pseudolanguage; nil for the machine's.
    package var language: String?
    package var region: String?
    package var reducesMotion = false
    package var textSize = UIContentSizeCategory.large
    /// Whether images show finger marks.
    package var showsFingers = false

    package init() {}

    /// The appearances by their names on command lines, the default first.
    package static let appearances: [(name: String, style: UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]

    /// The text sizes by their names on command lines: small to large as on the user's slider; ax1 to ax5 are the accessibility sizes.
    package static let textSizes: [(name: String, category: UIContentSizeCategory)] = Array(
        zip(
            ["xs", "small", "medium", "large", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"], UIContentSizeCategory.ordered))

    /// Creates a stage with these settings; its window is empty under the status bar.
    @MainActor
    package func makeStage() -> Stage {
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

extension SceneSettings {
    /// A value of an environment variable that names no setting.
    package struct Invalid: Error, CustomStringConvertible {
        package let description: String
    }

    /// The settings in the environment of a filmed app: `KINORA_FILM_DEVICE`, `KINORA_FILM_APPEARANCE` and `KINORA_FILM_TEXT_SIZE`. Those
    /// of the language have their effect as the program starts.
    package init(environment: [String: String]) throws(Invalid) {
        if let text = environment["KINORA_FILM_DEVICE"] {
            do { device = Device(try DeviceMetrics(parsing: text)) } catch {
                throw Invalid(description: "--device \(text): \(error.reason)")
            }
        }
        if let text = environment["KINORA_FILM_APPEARANCE"] {
            appearance = try Self.value(text, of: "--appearance", in: Self.appearances.map { ($0.name, $0.style) })
        }
        if let text = environment["KINORA_FILM_TEXT_SIZE"] {
            textSize = try Self.value(text, of: "--text-size", in: Self.textSizes.map { ($0.name, $0.category) })
        }
    }

    private static func value<Value>(_ text: String, of option: String, in values: [(String, Value)]) throws(Invalid) -> Value {
        if let found = values.first(where: { $0.0 == text.lowercased() }) { return found.1 }
        throw Invalid(description: "\(option) \(text): unknown value; it is one of: \(values.map(\.0).joined(separator: " "))")
    }
}
