import CPixels
import Synchronization

/// The parts of a frame that are still to be painted, for any number of threads.
///
/// Parts are claimed one by one. The thread that wants the frame paints its parts in place; helpers paint theirs aside and copy them in when they are whole.
/// So nobody waits for a helper that the system has put to sleep: what it had claimed is painted again, and what it comes up with too late is thrown away.
/// Nor does a helper take time from that thread where the system has both run on one processor.
final class FrameWork: @unchecked Sendable {
    let list: DisplayList
    let bins: BandBins
    let background: UInt32
    let kernels: Kernels
    /// Of the target, in pixels.
    let width: Int
    /// Each within one band.
    let parts: [DeviceRect]
    private let pixels: UnsafeMutablePointer<UInt32>
    private let next = Atomic(0)
    /// Where the thread runs that wants the frame; -1 before and after.
    private let ownersProcessor = Atomic(Int32(-1))
    private let states: UnsafeMutablePointer<Atomic<UInt8>>

    private enum State {
        static let open: UInt8 = 0
        /// Being copied into the frame by a helper.
        static let arriving: UInt8 = 1
        static let done: UInt8 = 2
    }

    /// How often one looks whether a helper is done before one does its work again: some tens of microseconds, less than a part takes.
    private static let patience = 1_000

    init(
        _ list: DisplayList, _ bins: BandBins, parts: [DeviceRect], background: UInt32, kernels: Kernels, width: Int,
        pixels: UnsafeMutablePointer<UInt32>
    ) {
        (self.list, self.bins, self.parts, self.background) = (list, bins, parts, background)
        (self.kernels, self.width, self.pixels) = (kernels, width, pixels)
        states = .allocate(capacity: parts.count)
        for index in parts.indices { (states + index).initialize(to: Atomic(State.open)) }
    }

    deinit {
        states.deinitialize(count: parts.count)
        states.deallocate()
    }

    /// Paints until every part is done.
    func finish(with painter: BandPainter) {
        defer { ownersProcessor.store(-1, ordering: .relaxed) }
        while let index = claim() {
            ownersProcessor.store(kinora_processor(), ordering: .relaxed)
            paintInPlace(index, with: painter)
            states[index].store(State.done, ordering: .relaxed)
        }
        for index in parts.indices where states[index].load(ordering: .acquiring) != State.done {
            var looks = 0
            while states[index].load(ordering: .acquiring) != State.done {
                looks += 1
                kinora_pause()
                guard looks > Self.patience else { continue }
                let taken = states[index].compareExchange(expected: State.open, desired: State.done, ordering: .acquiringAndReleasing)
                if taken.exchanged { paintInPlace(index, with: painter) }
            }
        }
    }

    /// Paints parts as long as there are some, aside.
    func help(with painter: BandPainter, room: ScratchBuffer<UInt32>) {
        while kinora_avoid_processor(ownersProcessor.load(ordering: .relaxed)), let index = claim() {
            let part = parts[index]
            room.reserve(part.width * part.height)
            painter.paint(part, of: self, on: Surface(pixels: room.base, bounds: part, stride: part.width))
            let arrival = states[index].compareExchange(expected: State.open, desired: State.arriving, ordering: .acquiringAndReleasing)
            // The frame may be over, and its pixels gone.
            guard arrival.exchanged else { continue }
            for y in 0..<part.height {
                (pixels + ((part.top + y) * width + part.left)).update(from: room.base + y * part.width, count: part.width)
            }
            states[index].store(State.done, ordering: .releasing)
        }
    }

    private func claim() -> Int? {
        let index = next.add(1, ordering: .relaxed).oldValue
        return index < parts.count ? index : nil
    }

    private func paintInPlace(_ index: Int, with painter: BandPainter) {
        let part = parts[index]
        let rows = DeviceRect(left: 0, top: part.top, right: width, bottom: part.bottom)
        painter.paint(part, of: self, on: Surface(pixels: pixels + part.top * width, bounds: rows, stride: width))
    }
}
