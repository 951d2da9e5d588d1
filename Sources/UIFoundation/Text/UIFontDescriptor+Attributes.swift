import CoreText

extension UIFontDescriptor {
    /// The name of a font attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family's name, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font's name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face's name, a `String`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a `CGFloat` or another number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries by `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// An array of `UIFontDescriptor`s: their families have the letters which the font lacks.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A `UIFont.TextStyle`, which sets family, weight and size.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// A key of the traits dictionary.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The symbolic traits, `SymbolicTraits` or their raw value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// From -1, condensed, to 1, expanded; 0 is normal.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// Above 0 for italics.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key of a feature setting; values are numbers of Apple's font feature registry.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The feature type.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The feature's selector.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The feature type, by its older name.
        public static let featureIdentifier = type
        /// The feature's selector, by its older name.
        public static let typeIdentifier = selector
    }

    /// Traits of a face as bits. Source: Apple's UIFontDescriptor.h.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Italic or oblique.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Semibold or bolder.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than usual.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower than usual.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For lines from top to bottom. No font here has it.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Drawn for controls. No font here has it.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// With lines closer together. No font here has it.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With lines further apart. No font here has it.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        /// Those that some font has.
        static let known: SymbolicTraits = [.traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace]
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The default design: Inter.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Rounded: Nunito, Varela Round or Quicksand, if the app has registered one; else the default design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs: Noto Serif, regular and bold.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Monospaced: Noto Sans Mono, regular and bold.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}

extension UIFontDescriptor.SystemDesign {
    private static let families: [UIFontDescriptor.SystemDesign: [String]] = [
        .default: [FontDescription.systemFamily],
        .rounded: ["Nunito", "Varela Round", "Quicksand"],
        .serif: ["Noto Serif"],
        .monospaced: [FontDescription.monospacedFamily],
    ]

    static let allFamilies = Set(families.values.joined())

    /// The family that draws the design, the system's where none is installed; nil for an unknown design.
    var installedFamily: String? {
        guard let families = Self.families[self] else { return nil }
        return families.first { installedFamilyMatches($0) } ?? FontDescription.systemFamily
    }
}

extension UIFontDescriptor {
    /// The attributes by Core Text's keys, with numbers for UIKit's values.
    static func named(_ attributes: [AttributeName: Any]) -> [String: Any] {
        var named: [String: Any] = [:]
        for (name, value) in attributes {
            named[name.rawValue] =
                switch value {
                case let traits as [TraitKey: Any]: Dictionary(uniqueKeysWithValues: traits.map { ($0.key.rawValue, plain($0.value)) })
                case let settings as [[FeatureKey: Any]]:
                    settings.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.rawValue, $0.value) }) }
                default: value
                }
        }
        return named
    }

    private static func plain(_ value: Any) -> Any {
        switch value {
        case let weight as UIFont.Weight: weight.rawValue
        case let traits as SymbolicTraits: NSNumber(value: traits.rawValue)
        default: value
        }
    }

    /// A font with attributes applied, that of a text style first.
    static func apply(_ attributes: [AttributeName: Any], to font: FontDescription) -> FontDescription {
        var font = font
        if let given = attributes[.textStyle] {
            if let style = textStyle(given) {
                font = UIFont.preferredFont(forTextStyle: style).fontDescription
            } else {
                reportOnce("UIFontDescriptor.textStyle", "UIFontDescriptor: \(given) is no text style; it is left out.")
            }
        }
        return font.applying(named(attributes))
    }

    /// The text style whose size a font with these attributes follows: the one given with them, else the one before; none if they have a
    /// size.
    static func followedStyle(_ attributes: [AttributeName: Any], before: UIFont.TextStyle?) -> UIFont.TextStyle? {
        guard attributes[.size] == nil else { return nil }
        return attributes[.textStyle].flatMap(textStyle) ?? before
    }

    private static func textStyle(_ value: Any) -> UIFont.TextStyle? {
        value as? UIFont.TextStyle ?? (value as? String).map(UIFont.TextStyle.init(rawValue:))
    }
}
