import Synchronization

/// The pixels of an image of the past: those of the app's image, and compressed without loss once the app has dropped its own.
///
/// They are unpacked while they are read; those that were read last stay unpacked.
final class KeptPixels: @unchecked Sendable {
    private enum State {
        /// The app's image has them too.
        case shared(PixelMemory)
        /// Nothing else has them.
        case own(PixelMemory)
        case packed(PackedPixels)
    }

    private let state: Mutex<State>
    private let total: ByteTotal

    init(_ memory: PixelMemory, countedIn total: ByteTotal) {
        state = Mutex(.shared(memory))
        self.total = total
    }

    deinit { total.add(-byteCount) }

    /// The bytes that are freed with this object.
    var byteCount: Int {
        state.withLock { state in
            switch state {
            case .shared: 0
            case .own(let memory): memory.byteCount
            case .packed(let pixels): pixels.byteCount
            }
        }
    }

    /// The pixels, which are unpacked where that is necessary; valid as long as the result.
    var memory: PixelMemory {
        state.withLock { state in
            switch state {
            case .shared(let memory), .own(let memory): memory
            case .packed(let pixels): pixels.memory
            }
        }
    }

    /// Takes over the pixels that the app's image had.
    func own() {
        state.withLock { state in
            guard case .shared(let memory) = state else { return }
            state = .own(memory)
            total.add(memory.byteCount)
        }
    }

    /// Compresses pixels of its own where that saves memory.
    func pack() {
        // Readers do not wait for it.
        guard case .own(let memory) = state.withLock({ $0 }), let packed = PackedPixels(memory) else { return }
        state.withLock { state in
            guard case .own = state else { return }
            state = .packed(packed)
            total.add(packed.byteCount - memory.byteCount)
        }
    }
}

/// A number of bytes that objects of all threads count into.
package final class ByteTotal: Sendable {
    private let bytes = Atomic(0)

    package init() {}

    package var value: Int { bytes.load(ordering: .relaxed) }

    func add(_ count: Int) { bytes.add(count, ordering: .relaxed) }
}
