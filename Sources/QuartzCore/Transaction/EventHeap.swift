/// Min-heap of scheduled animations by one of their times. An animation whose time changed is added again; its older entry is void.
struct EventHeap {
    private struct Item {
        let time: Double
        let entry: ScheduledAnimation
    }

    private let currentTime: (ScheduledAnimation) -> Double?
    private var items: [Item] = []
    private var cleaningCount = 64

    /// - Parameter currentTime: current time of an animation; nil if it waits for nothing any more.
    init(_ currentTime: @escaping (ScheduledAnimation) -> Double?) { self.currentTime = currentTime }

    /// Adds an animation at its current time, if it has one.
    mutating func add(_ entry: ScheduledAnimation) {
        guard let time = currentTime(entry) else { return }
        if items.count >= cleaningCount { clean() }
        items.append(Item(time: time, entry: entry))
        rise(from: items.count - 1)
    }

    /// The earliest time.
    var first: Double? {
        mutating get {
            while let item = items.first {
                if isCurrent(item) { return item.time }
                removeFirst()
            }
            return nil
        }
    }

    /// Removes and returns the animations that are due.
    mutating func removeAll(upTo limit: Double) -> [ScheduledAnimation] {
        var due: [ScheduledAnimation] = []
        while let time = first, time <= limit {
            due.append(items[0].entry)
            removeFirst()
        }
        return due
    }

    private func isCurrent(_ item: Item) -> Bool { currentTime(item.entry) == item.time }

    private mutating func removeFirst() {
        items.swapAt(0, items.count - 1)
        items.removeLast()
        sink()
    }

    /// Purges void entries once they outnumber the others.
    private mutating func clean() {
        items = items.filter(isCurrent).sorted { $0.time < $1.time }
        cleaningCount = max(2 * items.count, 64)
    }

    private mutating func rise(from start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard items[index].time < items[parent].time else { return }
            items.swapAt(index, parent)
            index = parent
        }
    }

    private mutating func sink() {
        var index = 0
        while 2 * index + 1 < items.count {
            var child = 2 * index + 1
            if child + 1 < items.count, items[child + 1].time < items[child].time { child += 1 }
            guard items[child].time < items[index].time else { return }
            items.swapAt(index, child)
            index = child
        }
    }
}
