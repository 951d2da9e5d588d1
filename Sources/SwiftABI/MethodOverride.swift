import CoreGraphics

/// Test whether a class overrides a method, as Objective-C programs use `instancesRespond(to:)` or compare implementations.
///
/// Swift offers no such test. A class's method table is compared with that of the declaring class, in the one slot in which two sample
/// subclasses differ of which only one overrides the method. If that slot is not found, a line is logged and every class counts as
/// overriding: its method is then called in vain, or a gesture that it might handle is waited for.
package struct MethodOverride: Sendable {
    private let slot: Int?
    private let inherited: UInt

    /// - Parameters:
    ///   - base: the class that declares the method.
    ///   - plain: a subclass without overrides.
    ///   - overriding: the same, but overriding the method alone.
    package init(in base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        let (own, same, other) = (Self.words(of: base), Self.words(of: plain), Self.words(of: overriding))
        let slots = Self.firstMethod..<max(Self.count(of: base), Self.firstMethod)
        let found = slots.filter { same[$0] == own[$0] && other[$0] != own[$0] }
        slot = found.count == 1 ? found[0] : nil
        inherited = slot.map { own[$0] } ?? 0
        if slot == nil {
            reportOnce(
                "MethodOverride \(overriding)",
                "This version of Swift hides which subclasses of \(base) override a method (\(overriding)); each counts as overriding it")
        }
    }

    /// Whether the method's slot was found.
    package var isExact: Bool { slot != nil }

    /// Whether a subclass of the declaring class, or that class itself, overrides the method.
    package func isOverridden(in type: AnyClass) -> Bool {
        guard let slot else { return true }
        return Self.words(of: type)[slot] != inherited
    }

    // Layout of class metadata (Swift's ABI documents): kind, superclass, four 32-bit numbers on instances, then the class's own size and
    // the bytes before its address, 32 bits each, the descriptor, and the methods and field offsets, those of superclasses first.
    static let firstMethod = 6

    private static func words(of type: AnyClass) -> UnsafePointer<UInt> { unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

    static func count(of type: AnyClass) -> Int {
        let sizes = UnsafeRawPointer(words(of: type)).load(fromByteOffset: 32, as: SIMD2<UInt32>.self)
        return (Int(sizes.x) - Int(sizes.y)) / MemoryLayout<UInt>.size
    }
}
