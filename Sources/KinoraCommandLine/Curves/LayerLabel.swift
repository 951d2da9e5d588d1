import Foundation

/// The readable name of a moving view, from the name of its class.
enum LayerLabel {
    /// Names that do not follow from a class name.
    private static let names = [
        "UIView": "screen", "_UIView": "screen", "SnapshotView": "image of the screen", "TransitionContainerView": "screen",
        "UINavigationBar": "navigation bar", "UITabBar": "tab bar", "UIImageView": "picture", "UILabel": "text", "SheetView": "sheet",
    ]
    private static let prefixes = ["UI", "CA", "_"]
    private static let suffixes = ["ViewController", "Controller", "View", "Cell", "Layer"]

    /// "PostCell" is a "post", "TabBarArrow" a "tab bar arrow". Names that are already words stay unchanged.
    static func words(for name: String) -> String {
        if let known = names[name] { return known }
        guard let first = name.unicodeScalars.first, first == "_" || CharacterSet.uppercaseLetters.contains(first), !name.contains(" ")
        else {
            return name
        }
        var rest = Substring(name)
        for prefix in prefixes where rest.hasPrefix(prefix) && rest.dropFirst(prefix.count).first?.isUppercase == true {
            rest = rest.dropFirst(prefix.count)
        }
        for suffix in suffixes where rest.hasSuffix(suffix) && rest.count > suffix.count {
            rest = rest.dropLast(suffix.count)
            break
        }
        var words = ""
        var previous: Character?
        for character in rest {
            if character.isUppercase, previous?.isLowercase == true { words += " " }
            words += character.lowercased()
            previous = character
        }
        return words
    }
}
