import CoreGraphics

/// Returns a descriptor of a font by name, or of the system font if there is none.
///
/// - Parameters:
///   - name: A PostScript name or a family.
///   - size: In points; 0 for none.
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptorCreateWithAttributes([kCTFontNameAttribute: name, kCTFontSizeAttribute: size])
}

/// Returns a descriptor with attributes; what they leave open is that of the regular system font, with the size 0.
///
/// Attributes of a wrong type are logged once and ignored.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor.bridged(
        attributes, resolved: FontDescription(size: 0).applying(attributes), matrix: CTFontDescriptor.matrix(in: attributes))
}

/// Returns the descriptor with attributes added or replaced.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: CFDictionary) -> CTFontDescriptor {
    original.adding(attributes)
}

/// Returns the descriptor with another family; nil if there is no such family.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontDescriptorCreateCopyWithFamily(_ original: CTFontDescriptor, _ family: CFString) -> CTFontDescriptor? {
    guard let face = FontLibrary.faces(ofFamily: family).first else { return nil }
    var font = original.resolved
    font.family = face.family
    return CTFontDescriptor.describing(font, matrix: original.matrix)
}

/// Returns the descriptor with other traits: those of `symTraitMask` become those of `symTraitValue`; nil if the family has no such face.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    let traits = original.resolved.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    return original.resolved.with(traits).map { CTFontDescriptor.describing($0, matrix: original.matrix) }
}

/// Returns the descriptor with a value for an axis of a variable font.
///
/// - Parameters:
///   - original: The descriptor.
///   - variationIdentifier: The axis's tag.
///   - variationValue: The value; beyond the axis's ends it counts as the end.
public func CTFontDescriptorCreateCopyWithVariation(
    _ original: CTFontDescriptor, _ variationIdentifier: CFNumber, _ variationValue: CGFloat
) -> CTFontDescriptor {
    let old = original.attributes[kCTFontVariationAttribute] as? [AnyHashable: Any] ?? [:]
    return original.adding([kCTFontVariationAttribute: old.merging([variationIdentifier: Double(variationValue)]) { $1 }])
}

/// Returns the descriptor with a feature of Apple's font feature registry switched.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
    let setting: [String: Any] = [
        kCTFontFeatureTypeIdentifierKey: featureTypeIdentifier, kCTFontFeatureSelectorIdentifierKey: featureSelectorIdentifier,
    ]
    let old = original.attributes[kCTFontFeatureSettingsAttribute] as? [[String: Any]] ?? []
    return original.adding([kCTFontFeatureSettingsAttribute: old + [setting]])
}

/// Returns the descriptors of the faces that match, best first: with a name or a family in the descriptor those of the family.
///
/// - Parameters:
///   - descriptor: The description.
///   - mandatoryAttributes: Keys of attributes that must be the same; nil for none. Those of name, family and style are looked at.
/// - Returns: the descriptors, in an array; nil if there are none.
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontDescriptorCreateMatchingFontDescriptors(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CFArray? {
    let wanted = descriptor.resolved
    let mandatory = mandatoryAttributes?.allObjects.compactMap { $0 as? String } ?? []
    let given = descriptor.attributes
    let faces = FontLibrary.faces(ofFamily: wanted.family).filter { face in
        (!mandatory.contains(kCTFontNameAttribute) || face.postScriptName == given[kCTFontNameAttribute] as? String)
            && (!mandatory.contains(kCTFontFamilyNameAttribute) || face.family == given[kCTFontFamilyNameAttribute] as? String)
            && (!mandatory.contains(kCTFontStyleNameAttribute) || face.style == given[kCTFontStyleNameAttribute] as? String)
    }
    func distance(_ face: InstalledFace) -> Double {
        abs(face.weight - wanted.weight) + (face.isItalic == wanted.isItalic ? 0 : 10_000) + 100 * abs(face.width - wanted.width)
    }
    let sorted = faces.sorted { distance($0) < distance($1) }
    return sorted.isEmpty ? nil : sorted.map { CTFontDescriptor.describing($0.description(size: CGFloat(wanted.size).native)) }
}

/// Returns the descriptor of the best match; nil if there is none. See `CTFontDescriptorCreateMatchingFontDescriptors`.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? {
    CTFontDescriptorCreateMatchingFontDescriptors(descriptor, mandatoryAttributes)?.first as? CTFontDescriptor
}

/// Returns the attributes, as given or as derived from a font.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary { descriptor.attributes }

/// Returns an attribute: as given, or else that of the resolved font; nil if it has none of that name.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    if let given = descriptor.attributes[attribute] { return given as AnyObject }
    let face = CTFont.bridged(descriptor.resolved)
    return switch attribute {
    case kCTFontNameAttribute: FontFace(descriptor.resolved).name as AnyObject
    case kCTFontFamilyNameAttribute: descriptor.resolved.family as AnyObject
    case kCTFontStyleNameAttribute: face.styleName as AnyObject
    case kCTFontSizeAttribute: NSNumber(value: descriptor.resolved.size)
    case kCTFontTraitsAttribute: descriptor.resolved.traits as AnyObject
    default: nil
    }
}

extension CTFontDescriptor {
    fileprivate func adding(_ attributes: [String: Any]) -> CTFontDescriptor {
        let all = self.attributes.merging(attributes) { $1 }
        return CTFontDescriptor.bridged(
            all, resolved: resolved.applying(attributes),
            matrix: attributes[kCTFontMatrixAttribute] == nil ? matrix : CTFontDescriptor.matrix(in: attributes))
    }

    fileprivate static func matrix(in attributes: [String: Any]) -> CGAffineTransform {
        (attributes[kCTFontMatrixAttribute] as? NSValue)?.cgAffineTransformValue ?? .identity
    }
}
