import Foundation

extension NSMutableString {
    /// Appends a text made by a format, as `NSString(format:)` makes it.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        withVaList(args) { append(NSString(format: format as String, arguments: $0) as String) }
    }
}
