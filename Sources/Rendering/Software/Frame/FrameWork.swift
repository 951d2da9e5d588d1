import CPixels
import Synchronization

/// The unpainted tiles of a frame, shared by any number of threads.
///
/// Tiles are claimed one by one. The owner, the thread that needs the frame, paints its tiles in place; workers render tiles into scratch
/// memory and copy finished tiles into the frame. So the owner never waits for a descheduled worker: it repaints the worker's tile, and a
/// late result is discarded. A worker also yields the owner's CPU if both are scheduled on it.
final class FrameWork: @unchecked Sendable {
    let list: DisplayList
    let bins: BandBins
    let background: UInt32
    let kernels: Kernels
    /// Width of the target in pixels.
    let width: Int
    /// Each within one band.
    let parts: [DeviceRect]
    private let pixels: UnsafeMutablePointer<UInt32>
    private let next = Atomic(0)
    /// CPU that the owner runs on; -1 before and after.
    private let ownersProcessor = Atomic(Int32(-1))
    private let states: UnsafeMutablePointer<Atomic<UInt8>>

    private enum State {
        static let open: UInt8 = 0
        /// Being copied into the frame by a worker.
        static let arriving: UInt8 = 1
        static let done: UInt8 = 2
    }

    /// Number of polls for a worker's result before the owner repaints the tile: some tens of microseconds, less than a tile takes.
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

    /// Paints until every tile is done; called by the owner.
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

    /// Worker loop: renders tiles into scratch memory while there are any left.
    func help(with painter: BandPainter, room: ScratchBuffer<UInt32>) {
        while kinora_avoid_processor(ownersProcessor.load(ordering: .relaxed)), let index = claim() {
            let part = parts[index]
            room.reserve(part.width * part.height)
            painter.paint(part, of: self, on: Surface(pixels: room.base, bounds: part, stride: part.width))
            let arrival = states[index].compareExchange(expected: State.open, desired: State.arriving, ordering: .acquiringAndReleasing)
            // The frame may be finished, and its pixels freed.
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
