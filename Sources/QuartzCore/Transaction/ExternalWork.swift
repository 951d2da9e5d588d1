/// Work of other processes that an app waits for, such as the loading of a web page.
///
/// In real time it is finished when it is. A host on virtual time waits for it at each moment, in real time, so that it takes no virtual
/// time and films are reproducible.
@MainActor
package protocol ExternalWorker: AnyObject {
    /// Work to wait for, as sentences; empty if there is none, or once it has taken too long. That bounds the wait.
    var awaitedWork: [String] { get }

    /// Waits until something has arrived, at most a number of real seconds.
    func wait(seconds: Double)

    /// Handles what has arrived.
    func handle()
}

/// The workers of the process.
@MainActor
package enum ExternalWork {
    private static var workers: [any ExternalWorker] = []
    /// Whether a host on virtual time waits for work.
    package static var isAwaited = false

    package static func add(_ worker: any ExternalWorker) { workers.append(worker) }

    package static func remove(_ worker: any ExternalWorker) { workers.removeAll { $0 === worker } }

    /// All work to wait for.
    package static var awaited: [String] { workers.flatMap(\.awaitedWork) }

    /// Waits a moment for work of other processes and handles what has arrived; false if there is none.
    ///
    /// - Parameter waits: Called with true before each wait, and with false after it.
    package static func wait(_ waits: (Bool) -> Void) -> Bool {
        var isOpen = false
        for worker in workers where !worker.awaitedWork.isEmpty {
            waits(true)
            worker.wait(seconds: 0.02)
            waits(false)
            worker.handle()
            isOpen = true
        }
        return isOpen
    }
}
