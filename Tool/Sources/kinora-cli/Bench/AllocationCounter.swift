import Foundation

/// Counts Swift heap allocations (including arrays, boxes and closures), through the runtime's hook for Instruments.
enum AllocationCounter {
    private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

    nonisolated(unsafe) private static var count = 0
    nonisolated(unsafe) private static var original: Allocate?

    /// The number of objects allocated by all threads while `body` ran; nil if the runtime has no such hook.
    static func count(_ body: () -> Void) -> Int? {
        guard let hook = symbol("_swift_allocObject"),
            let hooksAreUsed = symbol("_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
        else { return nil }
        let allocate = hook.assumingMemoryBound(to: Allocate.self)
        let isEnabled = hooksAreUsed.assumingMemoryBound(to: Bool.self)
        let wasEnabled = isEnabled.pointee
        original = allocate.pointee
        count = 0
        allocate.pointee = { metadata, size, alignment in
            AllocationCounter.count += 1
            return AllocationCounter.original?(metadata, size, alignment)
        }
        isEnabled.pointee = true
        body()
        isEnabled.pointee = wasEnabled
        if let original { allocate.pointee = original }
        return count
    }

    private static func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(UnsafeMutableRawPointer(bitPattern: 0), name) }
}
