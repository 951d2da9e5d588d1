import Foundation

// Geometry and object addresses as UIKit's descriptions print them; for descriptions and messages.

extension Double {
    /// Six significant digits, without trailing zeros.
    package var printed: String { String(format: "%g", self) }
}

extension CGRect {
    /// As in `frame = (0 0; 393 852)`.
    package var printed: String {
        "(\(Double(origin.x).printed) \(Double(origin.y).printed); \(Double(size.width).printed) \(Double(size.height).printed))"
    }
}

extension CGPoint {
    /// As in `contentOffset: {0, -88}`.
    package var printed: String { "{\(Double(x).printed), \(Double(y).printed)}" }
}

extension CGSize {
    /// As in `contentSize: {393, 1200}`.
    package var printed: String { "{\(Double(width).printed), \(Double(height).printed)}" }
}

/// The address of an object as descriptions print it: `0x7f8a5c00e2a0`.
package func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}
