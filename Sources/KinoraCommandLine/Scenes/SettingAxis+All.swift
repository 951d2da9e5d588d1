import CommandSupport
import Kinora
import Resources
import UIKit

extension SettingAxis {
    /// Every axis, in the order of film names.
    static let all = [appearance, device, direction, language, motion, region, text]

    private static let appearance = SettingAxis(
        name: "appearance",
        word: .init(names: ["--appearance"], value: "LOOK", summary: "light or dark (light)"),
        choices: SceneSettings.appearances.map { name, style in Choice(name: name) { $0.appearance = style } })

    static let device = SettingAxis(
        name: "size",
        word: .init(
            names: ["--device"], value: "DEVICE",
            summary: "15, se, ipad, a name as iPhone16Pro, one of these as 15-landscape or 15@1, or points and scale as 390x844@3 (15)"),
        choices: Device.short.map { name, device in Choice(name: name) { $0.device = device } },
        other: { text throws(UsageError) in
            let device = try Device.argument(text)
            // A device by its name or its size: one word for file names.
            return Choice(name: text.lowercased().filter { !$0.isWhitespace }) { $0.device = device }
        })

    private static let direction = SettingAxis(
        name: "direction",
        word: .init(names: ["--direction"], value: "DIRECTION", summary: "ltr or rtl, which mirrors fingers too (that of the language)"),
        choices: [
            Choice(name: "ltr") { $0.direction = .leftToRight },
            Choice(name: "rtl") { $0.direction = .rightToLeft },
        ])

    static let language = SettingAxis(
        name: "language",
        word: .init(
            names: ["--language"], value: "LANGUAGE",
            summary: "the user's, as de, pt-BR or zh-Hans, or \(Pseudolanguage.allCases.map(\.rawValue).joined(separator: " "))"),
        choices: Pseudolanguage.allCases.map { pseudolanguage in
            Choice(name: pseudolanguage.rawValue) { $0.language = pseudolanguage.rawValue }
        },
        other: { text throws(UsageError) in
            let language: UserLanguage
            do throws(UserLanguage.Invalid) { language = try UserLanguage(parsing: text) } catch { throw UsageError(error.description) }
            return Choice(name: language.name ?? text) { $0.language = language.name }
        })

    static let region = SettingAxis(
        name: "region",
        word: .init(names: ["--region"], value: "REGION", summary: "the user's, as CH or 419 (the usual one of the language)"),
        choices: [],
        other: { text throws(UsageError) in
            let region: String
            do throws(UserLanguage.Invalid) {
                region = try UserLanguage(parsing: nil, region: text).region ?? text
            } catch { throw UsageError(error.description) }
            return Choice(name: region) { $0.region = region }
        })

    private static let motion = SettingAxis(
        name: "motion",
        word: .init(names: ["--motion"], value: "MOTION", summary: "full, or reduced as Reduce Motion has it (full)"),
        choices: [
            Choice(name: "full") { $0.reducesMotion = false },
            Choice(name: "reduced") { $0.reducesMotion = true },
        ])

    private static let text = SettingAxis(
        name: "text-size",
        word: .init(
            names: ["--text-size"], value: "SIZE", summary: "\(SceneSettings.textSizes.map(\.name).joined(separator: " ")) (large)"),
        choices: SceneSettings.textSizes.map { name, category in Choice(name: name) { $0.textSize = category } })
}
