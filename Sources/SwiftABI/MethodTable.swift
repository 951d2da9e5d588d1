import Foundation

/// The methods of a class in the order of Swift's ABI: one word each. Subclasses have tables of their own, which the compiler writes.
struct MethodTable {
    private let words: UnsafeMutablePointer<UInt>
    private let count: Int

    init(of type: AnyClass) {
        words = UnsafeMutablePointer(mutating: unsafeBitCast(type, to: UnsafePointer<UInt>.self))
        count = MethodOverride.count(of: type)
    }

    /// Replaces the word of a method; false, and without a change, if the table does not have it once.
    func replace(_ original: UInt, by replacement: UInt) -> Bool {
        let found = (MethodOverride.firstMethod..<max(count, MethodOverride.firstMethod)).filter { words[$0] == original }
        guard found.count == 1 else { return found.isEmpty && (0..<count).contains { words[$0] == replacement } }
        let slot = UnsafeMutableRawPointer(words + found[0])
        // The page may have been made read-only once the program was loaded.
        let size = sysconf(Int32(_SC_PAGESIZE))
        let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: slot) / UInt(size) * UInt(size))
        guard mprotect(page, size, PROT_READ | PROT_WRITE) == 0 else { return false }
        words[found[0]] = replacement
        return true
    }
}
