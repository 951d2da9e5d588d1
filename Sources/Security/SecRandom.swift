/// A reference to a source of random bytes.
public typealias SecRandomRef = OpaquePointer

/// The system's source of random bytes, which nil names.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills memory with random bytes of the system. Returns `errSecSuccess`, or `errSecParam` for a negative count.
///
/// - Complexity: O(*n*), where *n* is `count`.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count { bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self) }
    return errSecSuccess
}
