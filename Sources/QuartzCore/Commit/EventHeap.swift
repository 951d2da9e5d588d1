/// Min-heap of scheduled animations by one of their times. An animation whose time changed is added again; its older entry is void.
struct EventHeap {
    private struct Place {
        let time: Double
        let entry: ScheduledAnimation
    }

    private let currentTime: (ScheduledAnimation) -> Double?
    private var places: [Place] = []
    private var cleaningCount = 64

    /// - Parameter currentTime: current time of an animation; nil if it waits for nothing any more.
    init(_ currentTime: @escaping (ScheduledAnimation) -> Double?) { self.currentTime = currentTime }

    /// Adds an animation at its current time, if it has one.
    mutating func add(_ entry: ScheduledAnimation) {
        guard let time = currentTime(entry) else { return }
        if places.count >= cleaningCount { clean() }
        places.append(Place(time: time, entry: entry))
        rise(from: places.count - 1)
    }

    /// The earliest time.
    var first: Double? {
        mutating get {
            while let place = places.first {
                if isCurrent(place) { return place.time }
                removeFirst()
            }
            return nil
        }
    }

    /// Removes and returns the animations that are due.
    mutating func removeAll(upTo limit: Double) -> [ScheduledAnimation] {
        var due: [ScheduledAnimation] = []
        while let time = first, time <= limit {
            due.append(places[0].entry)
            removeFirst()
        }
        return due
    }

    private func isCurrent(_ place: Place) -> Bool { currentTime(place.entry) == place.time }

    private mutating func removeFirst() {
        places.swapAt(0, places.count - 1)
        places.removeLast()
        sink()
    }

    /// Purges void entries once they outnumber the others.
    private mutating func clean() {
        places = places.filter(isCurrent).sorted { $0.time < $1.time }
        cleaningCount = max(2 * places.count, 64)
    }

    private mutating func rise(from start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard places[index].time < places[parent].time else { return }
            places.swapAt(index, parent)
            index = parent
        }
    }

    private mutating func sink() {
        var index = 0
        while 2 * index + 1 < places.count {
            var child = 2 * index + 1
            if child + 1 < places.count, places[child + 1].time < places[child].time { child += 1 }
            guard places[child].time < places[index].time else { return }
            places.swapAt(index, child)
            index = child
        }
    }
}
