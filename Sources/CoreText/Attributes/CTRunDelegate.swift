import CoreGraphics
import SwiftABI

// Differs from UIKit: Swift functions, not C's, because Swift on Linux (6.3) returns objects for the numbers of C functions in Swift.

/// Called with the reference of a delegate when the last run that has it is gone.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// Returns the distance from the baseline to the letter's top, in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns the distance from the baseline to the letter's bottom, in points; positive.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns the letter's width, in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The version of the callbacks: 1.
public var kCTRunDelegateVersion1: CFIndex { 1 }
/// The version of the callbacks: 1.
public var kCTRunDelegateCurrentVersion: CFIndex { 1 }

/// The functions that give a letter's size.
public struct CTRunDelegateCallbacks {
    /// The version, 1.
    public var version: CFIndex
    /// Called at the end.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// The ascent.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// The descent.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// The width.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Creates callbacks.
    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback, getAscent: @escaping CTRunDelegateGetAscentCallback,
        getDescent: @escaping CTRunDelegateGetDescentCallback, getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// The size of each letter of a range of text, which shows nothing: the app draws there itself.
///
/// The functions are called when a line is made. Source: https://developer.apple.com/documentation/coretext/ctrundelegate
public final class CTRunDelegate: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()
    private let callbacks: CTRunDelegateCallbacks
    let reference: UnsafeMutableRawPointer?

    init(_ callbacks: CTRunDelegateCallbacks, _ reference: UnsafeMutableRawPointer?) {
        self.callbacks = callbacks
        self.reference = reference
        super.init()
    }

    deinit {
        callbacks.dealloc(argument)
    }

    /// The functions' argument; without a reference an address that is not to be read.
    private var argument: UnsafeMutableRawPointer { reference ?? UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped }

    /// The rectangle from the baseline, y up; zero for sizes that are not finite or negative.
    var bounds: CGRect {
        let (width, ascent, descent) = (callbacks.getWidth(argument), callbacks.getAscent(argument), callbacks.getDescent(argument))
        guard width.isFinite, ascent.isFinite, descent.isFinite, width >= 0, ascent + descent >= 0 else { return .zero }
        return CGRect(x: 0, y: -descent, width: width, height: ascent + descent)
    }
}

/// Returns a delegate; never nil.
///
/// - Parameters:
///   - callbacks: The functions, which are copied.
///   - refCon: Their argument.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    CTRunDelegate(callbacks.pointee, refCon)
}

/// Returns the argument of the delegate's functions.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer? { runDelegate.reference }
