import CoreGraphics

/// The scope of a font's registration. Every scope is this process, since nothing is installed elsewhere.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope; fonts are not registered in it.
    case none = 0
    /// Fonts are available to this process, while it runs.
    case process = 1
    /// Fonts stay available to all processes of the user.
    case persistent = 2
    /// Fonts are available to the processes of the login session.
    case session = 3
}

/// The reason why a font was not registered, in Core Foundation's form.
public final class CFError: Error, CustomStringConvertible, Sendable {
    /// A sentence that describes the error.
    public let description: String

    init(_ error: any Error) {
        description = "\(error)"
    }
}

/// Registers the fonts of a file for `UIFont(name:size:)`: a TrueType or OpenType file or collection of at most 64 MiB.
///
/// Reads and checks the file at once; later changes have no effect. Registering it again is not an error.
/// - Parameters:
///   - fontURL: The address of a font file.
///   - scope: always the process.
///   - error: on failure the reason, which the caller releases (`takeRetainedValue()`).
/// - Returns: whether the fonts are available.
///
/// Source: https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
///
/// - Complexity: O(*n* + *f* log *f*), where *n* is the number of bytes of all registered files and *f* that of the faces of all fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    reporting(to: error) { try FontLibrary.register(FontFile(contentsOf: fontURL)) }
}

/// Unregisters the fonts of a file; false if they were not registered. Existing fonts are not affected.
///
/// - Complexity: O(*n* + *f* log *f*), where *n* is the number of bytes of all registered files and *f* that of the faces of all fonts.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    reporting(to: error) {
        guard FontLibrary.unregister(try FontFile(contentsOf: fontURL)) else { throw FontError.notRegistered }
    }
}

/// Registers a font for `UIFont(name:size:)` by its PostScript name.
///
/// - Complexity: O(*n* + *f* log *f*), where *n* is the number of bytes of all registered files and *f* that of the faces of all fonts.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    reporting(to: error) { try FontLibrary.register(font.file) }
}

/// Unregisters a font; false if it was not registered. Existing fonts are not affected.
///
/// - Complexity: O(*n* + *f* log *f*), where *n* is the number of bytes of all registered files and *f* that of the faces of all fonts.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    reporting(to: error) {
        guard FontLibrary.unregister(font.file) else { throw FontError.notRegistered }
    }
}

private func reporting(to target: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws -> Void) -> Bool {
    do {
        try body()
        return true
    } catch {
        target?.pointee = Unmanaged.passRetained(CFError(error))
        return false
    }
}

/// Registers the fonts of files. See `CTFontManagerRegisterFontsForURL`.
///
/// - Parameters:
///   - fontURLs: The addresses of font files, `URL`s.
///   - scope: always the process.
///   - errors: Differs from UIKit: receives nothing.
/// - Returns: whether the fonts of all files are available.
/// - Complexity: O(*n* + *f* log *f*), where *n* is the number of bytes of all registered files and *f* that of the faces of all fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
    fontURLs.reduce(true) { all, url in ((url as? URL).map { CTFontManagerRegisterFontsForURL($0, scope, nil) } ?? false) && all }
}

/// Registers the fonts of files, and calls a handler when it is done: before it returns.
///
/// - Parameters:
///   - fontURLs: The addresses of font files, `URL`s.
///   - scope: always the process.
///   - enabled: Has no effect: registered fonts are found.
///   - registrationHandler: receives the errors, an array of `CFError`, and whether all is done; nil for none. What it returns has no
///     effect.
/// - Complexity: O(*n* + *f* log *f*), where *n* is the number of bytes of all registered files and *f* that of the faces of all fonts.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var errors: [CFError] = []
    for case let url as URL in fontURLs {
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error { errors.append(error.takeRetainedValue()) }
    }
    _ = registrationHandler?(errors, true)
}

/// Returns the descriptors of the fonts of a file; nil if it is none. The fonts are not registered.
///
/// - Complexity: O(*n*), where *n* is the number of bytes of the file.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    (try? FontFile(contentsOf: fileURL))?.faces.map(CTFontDescriptor.of)
}

/// Returns the descriptor of the first font of a file; nil if it is none. The font is not registered.
///
/// - Complexity: O(*n*), where *n* is the number of bytes of the file.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    (try? FontFile(data))?.faces.first.map(CTFontDescriptor.of)
}

/// Returns the names of all fonts, for `CTFontCreateWithName`.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    AppFonts.register()
    return FontLibrary.faces.map(\.postScriptName)
}

/// Returns the names of all families, sorted.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    AppFonts.register()
    return FontLibrary.families
}

extension CTFontDescriptor {
    fileprivate static func of(_ face: FontFile.Face) -> CTFontDescriptor {
        var attributes: [String: Any] = [kCTFontFamilyNameAttribute: face.family, kCTFontStyleNameAttribute: face.style]
        if let name = face.postScriptName { attributes[kCTFontNameAttribute] = name }
        return bridged(attributes, resolved: FontDescription(family: face.family, size: 0))
    }
}
