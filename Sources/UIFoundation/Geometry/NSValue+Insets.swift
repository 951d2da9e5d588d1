import CoreGraphics
import Foundation

/// Boxed insets, in the form of `NSValue+Geometry.swift`: an array of doubles.
extension NSValue {
    private static let insetsEncoding = "[4d]"

    /// Boxes insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        let numbers = [Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)]
        self.init(bytes: numbers, objCType: Self.insetsEncoding)
    }

    /// The boxed insets; zero for a value of another type.
    public var uiEdgeInsetsValue: UIEdgeInsets { boxedInsets ?? .zero }

    fileprivate var boxedInsets: UIEdgeInsets? {
        guard !(self is NSNumber), String(cString: objCType) == Self.insetsEncoding else { return nil }
        var numbers = [Double](repeating: 0, count: 4)
        numbers.withUnsafeMutableBytes { bytes in
            if let address = bytes.baseAddress { getValue(address) }
        }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

extension _DynamicMembers {
    /// The insets of a boxed value; nil for other values.
    public var uiEdgeInsetsValue: UIEdgeInsets! { (value as? NSValue)?.boxedInsets }
}
