import CoreGraphics
import Foundation

/// A programming error that ends the program: it can be made and raised, but Swift code cannot catch it, here as on Apple's systems.
///
/// Source: Apple, [NSException](https://developer.apple.com/documentation/foundation/nsexception).
open class NSException: NSObject, @unchecked Sendable {
    /// The kind of the exception.
    public let name: NSExceptionName
    /// The description of the error; nil if unstated.
    public let reason: String?
    /// Further facts, as given.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception.
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.reason = reason
        self.userInfo = userInfo
        super.init()
    }

    /// Ends the program with the name and the reason, as an uncaught exception does.
    open func raise() {
        trap(object: name.rawValue, value: reason ?? "(no reason given)", remedy: "mend the call that raises it; exceptions are not caught")
    }

    /// Creates an exception with a formatted reason and raises it.
    public static func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
    }
}

/// The kind of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An exception without a more exact name.
    public static let genericException = NSExceptionName("NSGenericException")
    /// A method was called with an argument that it does not accept.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// An assertion failed: the state contradicts itself.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An index is outside the data.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An object has no value for the key.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
