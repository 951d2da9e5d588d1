import Foundation

/// Changes what `Locale.current` is, for the whole process.
///
/// Foundation on Linux has one current locale (`en_001`), read from nowhere, and all of Foundation refers to the one object of it. So that
/// object exchanges its contents with those of another locale's. Current calendars, and formatters without a locale of their own, follow.
/// What does not: a formatter that has already formatted, and the kind of the current calendar (it stays Gregorian in Thai).
package enum CurrentLocale {
    private static let lock = NSLock()
    /// The locale whose object has the contents of the machine's; nil while the current locale is the machine's.
    nonisolated(unsafe) private static var other: Locale?

    /// Makes a locale the current one; nil is the machine's. No other thread may use the current locale meanwhile.
    ///
    /// - Returns: What is wrong with this version of Foundation, which then keeps its locale; nil if nothing is.
    @discardableResult
    package static func change(to identifier: String?) -> String? {
        lock.withLock {
            if let other {
                exchange(other, .current)
                self.other = nil
            }
            guard let identifier, Locale.current.identifier != identifier else { return nil }
            // Foundation keeps one object for each name; the object of this name, which no app uses, gets the machine's contents.
            let wanted = Locale(identifier: identifier + "@kinora=1")
            if let fault = fault(wanted) { return fault }
            UnsafeMutablePointer<String>(bitPattern: references(of: wanted).object + name)?.pointee = identifier
            exchange(wanted, .current)
            guard Locale.current.identifier == identifier else {
                exchange(wanted, .current)
                return "the current locale does not change"
            }
            other = wanted
            return nil
        }
    }

    /// The offset of the identifier in an object: behind the type and the reference counts.
    private static let name: UInt = 16

    private static func fault(_ wanted: Locale) -> String? {
        guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UInt>.size else { return "a locale has another size" }
        let (one, two) = (references(of: wanted), references(of: .current))
        guard one.object != two.object, one.witness == two.witness, type(of: one.object) == type(of: two.object) else {
            return "the objects of two locales are not alike"
        }
        guard 4...128 ~= words(in: one.object) else { return "a locale's object has another size" }
        for locale in [wanted, .current] {
            // The same bits as those of the text that the locale returns.
            let bits = withUnsafeBytes(of: locale.identifier) { ($0.load(as: UInt.self), $0.load(fromByteOffset: 8, as: UInt.self)) }
            let stored = UnsafePointer<UInt>(bitPattern: references(of: locale).object + name)
            guard let stored, (stored[0], stored[1]) == bits else { return "a locale's object has no identifier at its beginning" }
        }
        return nil
    }

    private static func references(of locale: Locale) -> (object: UInt, witness: UInt) {
        withUnsafeBytes(of: locale) { ($0.load(as: UInt.self), $0.load(fromByteOffset: 8, as: UInt.self)) }
    }

    private static func type(of object: UInt) -> UInt { UnsafePointer<UInt>(bitPattern: object)?.pointee ?? 0 }

    /// The words of an object, by the size of instances in its class.
    private static func words(in object: UInt) -> Int {
        guard let metadata = UnsafeRawPointer(bitPattern: type(of: object)) else { return 0 }
        return Int(metadata.load(fromByteOffset: 24, as: UInt32.self)) / MemoryLayout<UInt>.size
    }

    /// Exchanges all behind the header of the objects: type and reference counts.
    private static func exchange(_ one: Locale, _ two: Locale) {
        guard let first = UnsafeMutablePointer<UInt>(bitPattern: references(of: one).object),
            let second = UnsafeMutablePointer<UInt>(bitPattern: references(of: two).object)
        else { return }
        for word in 2..<words(in: references(of: one).object) { swap(&first[word], &second[word]) }
    }
}
