import CPixels
import Synchronization

/// The unpainted tiles of a frame, shared by any number of threads.
///
/// Tiles are claimed one by one. The owner, the thread that needs the frame, paints its tiles in place; workers render tiles into scratch
/// memory and copy finished tiles into the frame. So the owner never waits for a descheduled worker: it repaints the worker's tile, and a
/// late result is discarded. A worker also yields the owner's CPU if both are scheduled on it.
final class FrameWork: @unchecked Sendable {
    private let plan: FramePlan
    /// Each within one band.
    let tiles: [DeviceRect]
    private let pixels: UnsafeMutablePointer<UInt32>
    private let next = Atomic(0)
    /// CPU that the owner runs on; -1 before and after.
    private let ownersProcessor = Atomic(Int32(-1))
    private let states: UnsafeMutablePointer<Atomic<UInt8>>

    private enum State {
        static let open: UInt8 = 0
        /// Being copied into the frame by a worker.
        static let copying: UInt8 = 1
        static let done: UInt8 = 2
    }

    /// Number of polls for a worker's result before the owner repaints the tile: some tens of microseconds, less than a tile takes.
    private static let patience = 1_000

    init(
        _ list: DisplayList, _ bins: BandBins, tiles: [DeviceRect], background: UInt32, kernels: Kernels, width: Int,
        pixels: UnsafeMutablePointer<UInt32>
    ) {
        plan = FramePlan(list: list, bins: bins, background: background, kernels: kernels, width: width)
        (self.tiles, self.pixels) = (tiles, pixels)
        states = .allocate(capacity: tiles.count)
        for index in tiles.indices { (states + index).initialize(to: Atomic(State.open)) }
    }

    deinit {
        states.deinitialize(count: tiles.count)
        states.deallocate()
    }

    /// Paints until every tile is done; called by the owner.
    func finish(with painter: BandPainter) {
        defer { ownersProcessor.store(-1, ordering: .relaxed) }
        while let index = claim() {
            ownersProcessor.store(kinora_processor(), ordering: .relaxed)
            paintDirectly(index, with: painter)
            states[index].store(State.done, ordering: .relaxed)
        }
        for index in tiles.indices where states[index].load(ordering: .acquiring) != State.done {
            var polls = 0
            while states[index].load(ordering: .acquiring) != State.done {
                polls += 1
                kinora_pause()
                guard polls > Self.patience else { continue }
                let taken = states[index].compareExchange(expected: State.open, desired: State.done, ordering: .acquiringAndReleasing)
                if taken.exchanged { paintDirectly(index, with: painter) }
            }
        }
    }

    /// Worker loop: renders tiles into scratch memory while there are any left.
    func runWorker(with painter: BandPainter, scratch: ScratchBuffer<UInt32>) {
        while kinora_avoid_processor(ownersProcessor.load(ordering: .relaxed)), let index = claim() {
            let tile = tiles[index]
            scratch.reserve(tile.width * tile.height)
            painter.paint(tile, of: plan, on: Surface(pixels: scratch.base, bounds: tile, stride: tile.width))
            let arrival = states[index].compareExchange(expected: State.open, desired: State.copying, ordering: .acquiringAndReleasing)
            // The frame may be finished, and its pixels freed.
            guard arrival.exchanged else { continue }
            for y in 0..<tile.height {
                (pixels + ((tile.top + y) * plan.width + tile.left)).update(from: scratch.base + y * tile.width, count: tile.width)
            }
            states[index].store(State.done, ordering: .releasing)
        }
    }

    private func claim() -> Int? {
        let index = next.add(1, ordering: .relaxed).oldValue
        return index < tiles.count ? index : nil
    }

    private func paintDirectly(_ index: Int, with painter: BandPainter) {
        let tile = tiles[index]
        let rows = DeviceRect(left: 0, top: tile.top, right: plan.width, bottom: tile.bottom)
        painter.paint(tile, of: plan, on: Surface(pixels: pixels + tile.top * plan.width, bounds: rows, stride: plan.width))
    }
}
