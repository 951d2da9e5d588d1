import CoreGraphics

/// For whom a font is registered. Every scope is this process here, since nothing is installed for others.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

/// Why a font was not registered, as Core Foundation's functions hand it out.
public final class CFError: Error, CustomStringConvertible, Sendable {
    /// A sentence that says what is wrong.
    public let description: String

    init(_ error: any Error) {
        description = "\(error)"
    }
}

/// Makes the fonts of a file known to `UIFont(name:size:)`: a TrueType or OpenType file or collection of at most 64 MiB.
///
/// The file is read and checked at once; what becomes of it later does not matter. A file once more is no error.
/// - Parameters:
///   - scope: always the process.
///   - error: on failure the reason, which the caller releases (`takeRetainedValue()`).
/// - Returns: whether the fonts can be used.
///
/// Source: https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    reporting(to: error) { try FontLibrary.register(FontFile(contentsOf: fontURL)) }
}

/// Makes the fonts of a file unknown again; false where they were not registered. Fonts in use stay what they are.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    reporting(to: error) {
        guard FontLibrary.unregister(try FontFile(contentsOf: fontURL)) else { throw FontError.notRegistered }
    }
}

/// Makes a font known to `UIFont(name:size:)` by its PostScript name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    reporting(to: error) { try FontLibrary.register(font.file) }
}

/// Makes a font unknown again; false where it was not registered. Fonts in use stay what they are.
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
