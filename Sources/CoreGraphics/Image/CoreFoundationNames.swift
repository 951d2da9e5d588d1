import Foundation

/// Foundation's `Data` under its Core Foundation name, so that `data as CFData` compiles.
public typealias CFData = Data

/// The null object under its Core Foundation name, so that `[key: kCFNull]` compiles.
public let kCFNull = NSNull()

/// Foundation's `NSMutableData` under its Core Foundation name, so that `data as CFMutableData` compiles.
public typealias CFMutableData = NSMutableData

/// The key of a bundle's short name in its information.
public let kCFBundleNameKey: CFString! = "CFBundleName"

/// The key of a bundle's build number in its information.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"

/// The key of a bundle's identifier in its information.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"

/// The key of the name of a bundle's program in its information.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

/// The key of a bundle's development language in its information.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"

/// The key of a bundle's languages in its information.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

/// The key of the version of a bundle's information.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"

/// An array under its Core Foundation name, so that `[first, second] as CFArray` compiles.
public typealias CFArray = [Any]

/// A string under its Core Foundation name, so that `name as CFString` compiles.
public typealias CFString = String

/// A URL under its Core Foundation name, so that `url as CFURL` compiles.
public typealias CFURL = URL

/// A dictionary under its Core Foundation name.
public typealias CFDictionary = [String: Any]

/// Any object of Core Foundation; of any class here.
public typealias CFTypeRef = AnyObject

/// An allocator of Core Foundation: nil is the default one, and there is no other.
public typealias CFAllocator = AnyObject

/// The default allocator.
public var kCFAllocatorDefault: CFAllocator? { nil }

/// A number of elements, or an index.
public typealias CFIndex = Int

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// Returns a pointer to the bytes of `theData`, read-only; nil for nil.
///
/// It is valid as long as the data lives unchanged, and beyond that until the thread's eighth next call: data are a value here, and
/// the caller's may be the only one.
///
/// - Complexity: O(1).
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData else { return nil }
    let object = theData as NSData
    let key = "kinora.data.bytes"
    let kept = Thread.current.threadDictionary[key] as? [NSData] ?? []
    Thread.current.threadDictionary[key] = Array((kept + [object]).suffix(8))
    return object.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies the bytes of a range to a buffer, which must be as long. A range outside of the data traps.
///
/// - Complexity: O(*n*), where *n* is the length of the range.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    guard let theData, let buffer, range.length > 0 else { return }
    let start = theData.startIndex + range.location
    theData.copyBytes(to: buffer, from: start..<start + range.length)
}

/// Returns data with a copy of bytes.
///
/// - Complexity: O(*n*), where *n* is the length.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    guard let bytes, length > 0 else { return Data() }
    return Data(bytes: bytes, count: length)
}

/// A range of indices.
public struct CFRange: Equatable, Sendable {
    /// The first index.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex

    /// Creates an empty range at 0.
    public init() { (location, length) = (0, 0) }

    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Returns a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// An attributed string under its Core Foundation name, so that `text as CFAttributedString` compiles.
public typealias CFAttributedString = NSAttributedString

/// A mutable attributed string under its Core Foundation name.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// A set of characters under its Core Foundation name.
public typealias CFCharacterSet = CharacterSet

/// A set under its Core Foundation name.
public typealias CFSet = NSSet

/// A number under its Core Foundation name, so that `1 as CFNumber` compiles.
public typealias CFNumber = NSNumber

/// A Boolean under its Core Foundation name.
public typealias CFBoolean = NSNumber

/// True, as a value of dictionaries and attributes.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }

/// False, as a value of dictionaries and attributes.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// The index that means none: -1.
public var kCFNotFound: CFIndex { -1 }

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns the address of an element that is an object, for `unsafeBitCast`. It is valid while the array holds the object.
///
/// An index outside of the array traps. An element that is a value, such as a string, has no lasting address.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// Returns the number of strong references to an object, for debugging: others than the app's own count too.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int { cf.map { Int(_getRetainCount($0)) } ?? 0 }
