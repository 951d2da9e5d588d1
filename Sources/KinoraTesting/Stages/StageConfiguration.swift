import Testing
import UIKit

/// A device with settings, for tests that run on several.
///
///     @Test(.onStage, arguments: StageConfiguration.matrix(devices: [.iPhoneSE3, .iPhone15], appearances: [.light, .dark]))
///     @MainActor func opens(_ configuration: StageConfiguration) {
///         let stage = configuration.makeStage()
///         …
///         expectImage(stage, matches: "open.\(configuration)")
///     }
///
/// In XCTest loop over the matrix; release each stage before the next.
///
/// ```swift
/// let configurations = StageConfiguration.matrix(devices: [.iPhoneSE3, .iPhone15], appearances: [.light, .dark])
/// expectImages(matching: "settings", in: configurations) { stage in
///     stage.window.rootViewController = UITableViewController()
///     return stage
/// }
/// ```
public struct StageConfiguration: Sendable, Hashable {
    /// The simulated device.
    public var device: Device
    /// The light or dark appearance of the system.
    public var appearance: UIUserInterfaceStyle
    /// The layout direction; left to right leaves that of the language.
    public var direction: UITraitEnvironmentLayoutDirection
    /// The preferred text size.
    public var textSize: UIContentSizeCategory
    /// Whether Reduce Motion is on.
    public var reducesMotion: Bool
    /// The user's language, or a pseudolanguage, as in `Stage.language`.
    public var language: String?
    /// The user's region, as in `Stage.region`.
    public var region: String?

    /// Creates a configuration; the defaults are those of a new stage.
    public init(
        device: Device = .iPhone15, appearance: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        textSize: UIContentSizeCategory = .large, reducesMotion: Bool = false, language: String? = nil, region: String? = nil
    ) {
        self.device = device
        self.appearance = appearance
        self.direction = direction
        self.textSize = textSize
        self.reducesMotion = reducesMotion
        self.language = language
        self.region = region
    }

    /// Returns every combination of the values, the devices outermost. An empty list gives none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of combinations.
    public static func matrix(
        devices: [Device] = [.iPhone15], appearances: [UIUserInterfaceStyle] = [.light],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight], textSizes: [UIContentSizeCategory] = [.large],
        reducesMotion: [Bool] = [false], languages: [String?] = [nil]
    ) -> [StageConfiguration] {
        var all: [StageConfiguration] = []
        for device in devices {
            for appearance in appearances {
                for direction in directions {
                    for textSize in textSizes {
                        for reduces in reducesMotion {
                            for language in languages {
                                all.append(
                                    StageConfiguration(
                                        device: device, appearance: appearance, direction: direction, textSize: textSize,
                                        reducesMotion: reduces, language: language))
                            }
                        }
                    }
                }
            }
        }
        return all
    }

    /// Creates a stage with the device and the settings. Another stage of the process fails the test, as in `Stage.init`.
    @MainActor public func makeStage(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Stage {
        let stage = Stage(device: device, fileID: fileID, file: file, line: line)
        if appearance != .light { stage.userInterfaceStyle = appearance }
        if let language { stage.language = language }
        if let region { stage.region = region }
        if direction != .leftToRight { stage.layoutDirection = direction }
        if textSize != .large { stage.preferredContentSizeCategory = textSize }
        if reducesMotion { stage.isReduceMotionEnabled = true }
        return stage
    }

    /// A name for references: the device, and each setting that is not the default, such as `iPhone-15.dark.rtl`.
    public var name: String {
        var words = [device.name.replacingOccurrences(of: " ", with: "-").filter { $0 != "(" && $0 != ")" }]
        if appearance == .dark { words.append("dark") }
        if direction == .rightToLeft { words.append("rtl") }
        if textSize != .large { words.append(textSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")) }
        if reducesMotion { words.append("reduced-motion") }
        words += [language, region].compactMap { $0 }
        return words.joined(separator: ".")
    }
}

extension StageConfiguration: CustomStringConvertible, CustomTestStringConvertible {
    public var description: String { name }
    public var testDescription: String { name }
}
