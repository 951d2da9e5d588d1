import CoreGraphics

/// The key of a type's name.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// The key of whether one selector of a type applies at most, a Boolean; absent for false.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The key of a type's selectors, an array of dictionaries.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The key of a selector's name.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// The key of whether a selector applies without a setting, a Boolean; absent for false.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// The key of whether a selector applies in a font, a Boolean; absent for false.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"

/// Returns the features of a font, by types of Apple's font feature registry; nil if it has none.
///
/// Each is a dictionary with the keys `kCTFontFeatureTypeIdentifierKey`, `kCTFontFeatureTypeNameKey`, `kCTFontFeatureTypeExclusiveKey` and
/// `kCTFontFeatureTypeSelectorsKey`, and each selector one with `kCTFontFeatureSelectorIdentifierKey`, `kCTFontFeatureSelectorNameKey`,
/// `kCTFontFeatureSelectorDefaultKey` and `kCTFontFeatureSelectorSettingKey`. Differs from Core Text: names are English; features of fonts
/// that are in no registry, such as `cv01`, are not listed, though `kCTFontOpenTypeFeatureTag` switches them. Source: Apple,
/// [CTFontCopyFeatures](https://developer.apple.com/documentation/coretext/ctfontcopyfeatures(_:)).
///
/// - Complexity: O(*n*), where *n* is the number of the font's features.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    let tags = font.typeface?.featureTags ?? []
    let features = font.fontDescription.features
    let kinds = FontFeatureTable.kinds.compactMap { kind -> [String: Any]? in
        // A selector that switches off is listed beside another that the font has.
        let has = Set(kind.selectors.filter { $0.isOn && tags.contains($0.tag) }.map(\.tag))
        guard !has.isEmpty else { return nil }
        let listed = kind.selectors.filter { has.contains($0.tag) || kind.isExclusive && !$0.isOn }
        // The usual form of an exclusive type applies unless a feature of the type is on.
        let isAnyOn = kind.selectors.contains { $0.isOn && features.contains($0.feature) }
        let selectors = listed.map { selector -> [String: Any] in
            var values: [String: Any] = [
                kCTFontFeatureSelectorIdentifierKey: selector.number, kCTFontFeatureSelectorNameKey: selector.name,
            ]
            let isUsual = kind.isExclusive ? !selector.isOn : FontFeatureTable.usual.contains(selector.tag) == selector.isOn
            if isUsual { values[kCTFontFeatureSelectorDefaultKey] = true }
            let isSwitched = features.contains { $0.hasPrefix(selector.tag + "=") }
            let applies = kind.isExclusive && !selector.isOn ? !isAnyOn : isSwitched ? features.contains(selector.feature) : isUsual
            if applies { values[kCTFontFeatureSelectorSettingKey] = true }
            return values
        }
        var values: [String: Any] = [
            kCTFontFeatureTypeIdentifierKey: kind.number, kCTFontFeatureTypeNameKey: kind.name,
            kCTFontFeatureTypeSelectorsKey: selectors,
        ]
        if kind.isExclusive { values[kCTFontFeatureTypeExclusiveKey] = true }
        return values
    }
    return kinds.isEmpty ? nil : kinds
}

/// Returns the settings of a font's features; nil if it has none.
///
/// Each is a dictionary as `kCTFontFeatureSettingsAttribute` has it: with the keys `kCTFontFeatureTypeIdentifierKey` and
/// `kCTFontFeatureSelectorIdentifierKey`, or with `kCTFontOpenTypeFeatureTag` and `kCTFontOpenTypeFeatureValue` where the registry has no
/// number. Source: Apple,
/// [CTFontCopyFeatureSettings](https://developer.apple.com/documentation/coretext/ctfontcopyfeaturesettings(_:)).
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
    let settings = font.fontDescription.features.compactMap { feature -> [String: Any]? in
        for kind in FontFeatureTable.kinds {
            guard let selector = kind.selectors.first(where: { $0.feature == feature }) else { continue }
            return [kCTFontFeatureTypeIdentifierKey: kind.number, kCTFontFeatureSelectorIdentifierKey: selector.number]
        }
        let words = feature.split(separator: "=")
        guard words.count == 2, let value = Int(words[1]) else { return nil }
        return [kCTFontOpenTypeFeatureTag: String(words[0]), kCTFontOpenTypeFeatureValue: value]
    }
    return settings.isEmpty ? nil : settings
}
