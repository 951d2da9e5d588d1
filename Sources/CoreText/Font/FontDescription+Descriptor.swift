import CoreGraphics

extension FontDescription {
    /// Returns the description with a descriptor's attributes applied, by Core Text's keys, which are UIKit's too; attributes of a wrong
    /// type are logged once and ignored.
    package func applying(_ attributes: [String: Any]) -> FontDescription {
        var description = self
        func value<T>(_ key: String, _ convert: (Any) -> T?) -> T? {
            guard let given = attributes[key] else { return nil }
            if let value = convert(given) { return value }
            reportOnce("UIFontDescriptor.\(key)", "UIFontDescriptor: \(given) is no \(T.self) for \(key); it is left out.")
            return nil
        }
        if let family = value(kCTFontFamilyNameAttribute, { $0 as? String }) {
            description.family = FontLibrary.faces(ofFamily: family).first?.family ?? family
        }
        if let name = value(kCTFontNameAttribute, { $0 as? String }), let face = FontFace(name: name) {
            let old = description
            description = face.description(size: CGFloat(old.size))
            (description.features, description.variations, description.cascade) = (old.features, old.variations, old.cascade)
        }
        if let size = value(kCTFontSizeAttribute, { number($0) }), size >= 0, size.isFinite { description.size = size }
        if let face = value(kCTFontStyleNameAttribute, { $0 as? String }) { description.setFace(face) }
        if let traits = value(kCTFontTraitsAttribute, { $0 as? [String: Any] }) { description.setTraits(traits) }
        let settings = value(kCTFontFeatureSettingsAttribute) { $0 as? [[String: Any]] }
        for setting in settings ?? [] { description.add(setting) }
        if let cascade = value(kCTFontCascadeListAttribute, { $0 as? [CTFontDescriptor] }) {
            description.cascade = cascade.map(\.resolved.family)
        }
        let variations = value(kCTFontVariationAttribute) { $0 as? [AnyHashable: Any] }
        for (axis, given) in variations ?? [:] { description.setVariation(axis, given) }
        return description
    }

    /// Sets the value of an axis, whose tag is a number or its four letters.
    private mutating func setVariation(_ axis: AnyHashable, _ given: Any) {
        let tag = number(axis.base).flatMap { UInt32(exactly: $0) } ?? (axis.base as? String).map(Typeface.tag)
        guard let tag, let value = number(given), value.isFinite else { return }
        let letters = String(decoding: [24, 16, 8, 0].map { UInt8(tag >> $0 & 0xFF) }, as: UTF8.self)
        variations.removeAll { $0.hasPrefix("\(letters)=") }
        variations = (variations + ["\(letters)=\(value)"]).sorted()
    }

    private mutating func setFace(_ name: String) {
        let faces = FontLibrary.faces(ofFamily: family)
        guard let face = faces.first(where: { $0.style.lowercased() == name.lowercased() }) else {
            reportOnce("UIFontDescriptor.face \(family) \(name)", "UIFontDescriptor: \(family) has no face named \(name); it is left out.")
            return
        }
        (weight, isItalic, width) = (face.weight, face.isItalic, face.width)
    }

    private mutating func setTraits(_ traits: [String: Any]) {
        let symbolic =
            traits[kCTFontSymbolicTrait].flatMap { $0 as? CTFontSymbolicTraits }
            ?? traits[kCTFontSymbolicTrait].flatMap(number).flatMap { UInt32(exactly: $0) }.map(CTFontSymbolicTraits.init)
        if let symbolic, let changed = with(symbolic) { self = changed }
        if let given = traits[kCTFontWeightTrait].flatMap(number) { weight = FontWeight.css(of: given) }
        if let slant = traits[kCTFontSlantTrait].flatMap(number) { isItalic = slant > 0 }
        if let proportion = traits[kCTFontWidthTrait].flatMap(number), proportion.isFinite {
            width = 100 + 50 * min(max(proportion, -1), 1)
        }
    }

    private mutating func add(_ setting: [String: Any]) {
        var feature: String?
        if let tag = setting[kCTFontOpenTypeFeatureTag] as? String, tag.utf8.count == 4 {
            feature = "\(tag)=\(Int(setting[kCTFontOpenTypeFeatureValue].flatMap(number) ?? 1))"
        } else if let type = setting[kCTFontFeatureTypeIdentifierKey].flatMap(number).flatMap({ Int(exactly: $0) }),
            let selector = setting[kCTFontFeatureSelectorIdentifierKey].flatMap(number).flatMap({ Int(exactly: $0) })
        {
            feature = FontFeatureTable.feature(type: type, selector: selector)
        }
        guard let feature else {
            reportOnce("UIFontDescriptor.feature \(setting)", "UIFontDescriptor: the feature \(setting) is not known; it is left out.")
            return
        }
        if !features.contains(feature) { features.append(feature) }
    }

    package var symbolicTraits: CTFontSymbolicTraits {
        var traits: CTFontSymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if weight >= 600 { traits.insert(.traitBold) }
        if width > 106 { traits.insert(.traitExpanded) }
        if width < 94 { traits.insert(.traitCondensed) }
        if FontLibrary.faces(ofFamily: family).first?.isMonospaced == true { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The traits by Core Text's keys.
    var traits: [String: Any] {
        [
            kCTFontSymbolicTrait: NSNumber(value: symbolicTraits.rawValue),
            kCTFontWeightTrait: NSNumber(value: FontWeight.value(ofCSS: weight)),
            kCTFontWidthTrait: NSNumber(value: min(max((width - 100) / 50, -1), 1)),
            kCTFontSlantTrait: NSNumber(value: isItalic ? 0.07 : 0),
        ]
    }

    /// Returns the font with exactly these traits; nil if the family has no such face.
    package func with(_ traits: CTFontSymbolicTraits) -> FontDescription? {
        var description = self
        let isSystem = family == FontDescription.systemFamily
        description.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) != (weight >= 600) {
            // The system's bold font is semibold.
            description.weight = traits.contains(.traitBold) ? (isSystem ? 600 : 700) : 400
        }
        if traits.contains(.traitCondensed) != (width < 94) || traits.contains(.traitExpanded) != (width > 106) {
            description.width = traits.contains(.traitCondensed) ? 75 : traits.contains(.traitExpanded) ? 125 : 100
        }
        if isSystem, traits.contains(.traitMonoSpace) {
            guard installedFamilyMatches(FontDescription.monospacedFamily) else { return nil }
            description.family = FontDescription.monospacedFamily
        }
        let hasFace = FontLibrary.faces(ofFamily: description.family).contains { face in
            face.isItalic == description.isItalic && (face.weight >= 600) == (description.weight >= 600)
                && abs(face.width - description.width) <= 15
                && (!traits.contains(.traitMonoSpace) || face.isMonospaced)
        }
        return hasFace ? description : nil
    }
}

/// Converts an attribute value of any numeric type.
private func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as UInt32: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
}
