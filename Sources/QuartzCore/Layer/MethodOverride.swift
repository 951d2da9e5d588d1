/// Tells which classes have a body of their own for one overridable method, as Objective-C programs ask `instancesRespond(to:)` or compare
/// implementations.
///
/// Swift has no such question. Here a class's table of methods is compared with that of the class that declares the method, in the one place where
/// two sample subclasses differ of which only one overrides it. Where that place is not found, every class counts as overriding the method.
package struct MethodOverride: Sendable {
    private let place: Int?
    private let inherited: UInt

    /// - Parameters:
    ///   - base: the class that declares the method.
    ///   - plain: a subclass that overrides nothing.
    ///   - overriding: a subclass like it that overrides the method alone.
    package init(in base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        let (own, same, other) = (Self.words(of: base), Self.words(of: plain), Self.words(of: overriding))
        let places = Self.firstMethod..<max(Self.count(of: base), Self.firstMethod)
        let found = places.filter { same[$0] == own[$0] && other[$0] != own[$0] }
        place = found.count == 1 ? found[0] : nil
        inherited = place.map { own[$0] } ?? 0
    }

    /// Whether the place of the method was found.
    package var isExact: Bool { place != nil }

    /// Whether a subclass of the declaring class, or that class itself, has a body of its own for the method.
    package func isOverridden(in type: AnyClass) -> Bool {
        guard let place else { return true }
        return Self.words(of: type)[place] != inherited
    }

    // The layout of a class's metadata (Swift's ABI documents): kind, superclass, four 32-bit numbers on instances, then the class's own size and
    // the bytes before its address, 32 bits each, the descriptor, and the methods and field offsets, those of superclasses first.
    private static let firstMethod = 6

    private static func words(of type: AnyClass) -> UnsafePointer<UInt> { unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

    private static func count(of type: AnyClass) -> Int {
        let sizes = UnsafeRawPointer(words(of: type)).load(fromByteOffset: 32, as: SIMD2<UInt32>.self)
        return (Int(sizes.x) - Int(sizes.y)) / MemoryLayout<UInt>.size
    }
}
