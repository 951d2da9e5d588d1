import CoreGraphics
import Foundation

extension FontDescription {
    /// Keys in archives.
    private enum Key {
        static let family = "UIFontFamilyName"
        static let size = "UIFontPointSize"
        static let weight = "UIFontWeight"
        static let isItalic = "UIFontIsItalic"
        static let width = "UIFontWidth"
        static let features = "UIFontFeatures"
        static let variations = "UIFontVariations"
        static let cascade = "UIFontCascade"
    }

    func encode(with coder: NSCoder) {
        coder.encode(family as NSString, forKey: Key.family)
        coder.encode(size, forKey: Key.size)
        coder.encode(weight, forKey: Key.weight)
        coder.encode(isItalic, forKey: Key.isItalic)
        coder.encode(width, forKey: Key.width)
        for (key, list) in [(Key.features, features), (Key.variations, variations), (Key.cascade, cascade)] {
            coder.encode(list.map { $0 as NSString } as NSArray, forKey: key)
        }
    }

    /// The font of an archive; nil if it has none.
    init?(_ coder: NSCoder) {
        guard let family = coder.string(forKey: Key.family) else { return nil }
        func list(_ key: String) -> [String] {
            guard coder.hasValue(forKey: key) else { return [] }
            return (coder.decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? [NSString] ?? []).map { "\($0)" }
        }
        self.init(
            family: family, size: coder.decodeDouble(forKey: Key.size), weight: coder.decodeDouble(forKey: Key.weight),
            isItalic: coder.decodeBool(forKey: Key.isItalic), width: coder.decodeDouble(forKey: Key.width), features: list(Key.features))
        variations = list(Key.variations)
        cascade = list(Key.cascade)
    }
}

extension UIFont.TextStyle {
    private static let key = "UIFontTextStyle"

    func encode(with coder: NSCoder) { coder.encode(rawValue as NSString, forKey: Self.key) }

    /// The text style of an archive; nil if it has none.
    init?(_ coder: NSCoder) {
        guard let name = coder.string(forKey: Self.key) else { return nil }
        self.init(rawValue: name)
    }
}
