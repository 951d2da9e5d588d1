import Foundation

extension Timer {
    /// A publisher of the date in each interval, once it is connected; `autoconnect()` connects it for its first subscriber.
    ///
    /// ```swift
    /// let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }
    /// ```
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode) }

    /// A publisher of dates.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The seconds between dates.
        public let interval: TimeInterval
        /// The most seconds by which a date may come later.
        public let tolerance: TimeInterval?
        /// The run loop with the timer.
        public let runLoop: RunLoop
        /// The run loop's mode.
        public let mode: RunLoop.Mode
        private let core = SubjectCore<Date, Never>()
        private let lock = NSLock()
        /// The timer that runs; any connection's end stops it.
        private var timer: Timer?

        /// Creates a publisher.
        public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
            (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never { core.attach(subscriber) }

        /// Starts the timer, unless it runs. The end of any connection stops it.
        public func connect() -> any Cancellable {
            let stop = Work { [weak self] in self?.stop() }
            lock.lock()
            defer { lock.unlock() }
            guard timer == nil else { return AnyCancellable { stop.run() } }
            let core = core
            let send = Work { core.send(Present.date) }
            // With an interval alone, Foundation's timer on Linux fires at once.
            let timer = Timer(fire: Present.date + interval, interval: interval, repeats: true) { _ in send.run() }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            self.timer = timer
            return AnyCancellable { stop.run() }
        }

        private func stop() {
            let timer = lock.withLock {
                defer { self.timer = nil }
                return self.timer
            }
            timer?.invalidate()
        }

        deinit { timer?.invalidate() }
    }
}
