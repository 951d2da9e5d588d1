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
