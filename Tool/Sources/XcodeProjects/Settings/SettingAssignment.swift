import Glibc

/// A value that a project or a configuration file gives to a setting.
package struct SettingAssignment: Sendable {
    package let name: String
    /// Conditions that must hold, such as `sdk=iphone*`; all of them.
    let conditions: [Condition]
    /// Unexpanded.
    let text: String
    let file: String
    let line: Int?

    struct Condition: Hashable, Sendable {
        let parameter: String
        let pattern: String
    }

    init(_ key: String, _ text: String, file: String = "", line: Int? = nil) {
        self.text = text
        self.file = file
        self.line = line
        guard let bracket = key.firstIndex(of: "[") else {
            name = key
            conditions = []
            return
        }
        name = String(key[..<bracket]).trimmingSpaces
        // `NAME[sdk=iphoneos*][arch=arm64]` or `NAME[sdk=iphoneos*,arch=arm64]`
        conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) }).compactMap { piece in
            guard let equals = piece.firstIndex(of: "=") else { return nil }
            return Condition(
                parameter: String(piece[..<equals]).trimmingSpaces, pattern: String(piece[piece.index(after: equals)...]).trimmingSpaces)
        }
    }

    /// Whether the conditions hold for a build; unknown parameters hold for none.
    func holds(_ build: BuildParameters) -> Bool {
        conditions.allSatisfy { condition in
            let value: String? =
                switch condition.parameter {
                case "sdk": build.sdk
                case "arch": "arm64"
                case "config": build.configuration
                case "variant": "normal"
                default: nil
                }
            return value.map { fnmatch(condition.pattern, $0, 0) == 0 } ?? false
        }
    }
}

/// Values for the conditions of settings.
struct BuildParameters: Sendable {
    /// Such as "iphonesimulator18.0".
    let sdk: String
    let configuration: String
}

extension String {
    /// The text without spaces and tabs around it.
    var trimmingSpaces: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
