import Foundation
import Resources

/// The coder with which objects of an Interface Builder file are created: `init(coder:)` of an object reads its own element through it.
///
/// Keys are the names of attributes and of values in the file: `coder.decodeObject(forKey: "text")` of a label is its text. Differs from
/// UIKit, whose compiled files have keys of their own.
package final class NibCoder: NSCoder, @unchecked Sendable {
    package let element: NibElement
    package let session: NibSession

    package init(_ element: NibElement, _ session: NibSession) {
        self.element = element
        self.session = session
        super.init()
    }

    package override var allowsKeyedCoding: Bool { true }

    package override func containsValue(forKey key: String) -> Bool { element[key] != nil || element.value(key) != nil }

    package override func decodeBool(forKey key: String) -> Bool { element.flag(key) ?? false }

    package override func decodeDouble(forKey key: String) -> Double { element.number(key) ?? 0 }

    package override func decodeFloat(forKey key: String) -> Float { Float(element.number(key) ?? 0) }

    package override func decodeInteger(forKey key: String) -> Int { element.integer(key) ?? 0 }

    package override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: element.integer(key) ?? 0) }

    package override func decodeInt64(forKey key: String) -> Int64 { Int64(element.integer(key) ?? 0) }

    package override func decodeObject(forKey key: String) -> Any? {
        guard let value = element.value(key) else { return element.string(key) }
        return MainActor.assumeIsolated { UncheckedValue(session.value(of: value)) }.value
    }
}

/// A value that leaves the main actor's code on its own thread.
private struct UncheckedValue: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
}
