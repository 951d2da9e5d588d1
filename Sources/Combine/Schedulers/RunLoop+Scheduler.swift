import Foundation

/// A moment of a run loop or a queue of operations: a date.
public struct DateMoment: Strideable, Codable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// Creates a moment.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: DateMoment) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> DateMoment { DateMoment(date.addingTimeInterval(n.timeInterval)) }

    /// An interval in seconds.
    public struct Stride: SignedNumeric, Comparable, Hashable, Codable, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible,
        Sendable
    {
        /// The number of seconds.
        public var magnitude: TimeInterval
        /// The number of seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates an interval of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
        public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
        public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        public static func -= (left: inout Stride, right: Stride) { left = left - right }
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
}

/// Settings that a run loop and a queue of operations do not have.
public struct NoSchedulerOptions {}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = DateMoment
    public typealias SchedulerOptions = NoSchedulerOptions

    public var minimumTolerance: DateMoment.Stride { DateMoment.Stride(0) }
    public var now: DateMoment { DateMoment(Present.date) }

    public func schedule(options: NoSchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        perform { work.run() }
        // `perform` wakes no loop that sleeps.
        if self === RunLoop.main { DispatchQueue.main.async {} }
    }

    public func schedule(
        after date: DateMoment, tolerance: DateMoment.Stride, options: NoSchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    public func schedule(
        after date: DateMoment, interval: DateMoment.Stride, tolerance: DateMoment.Stride, options: NoSchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(run: action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.run() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = DateMoment
    public typealias SchedulerOptions = NoSchedulerOptions

    public var minimumTolerance: DateMoment.Stride { DateMoment.Stride(0) }
    public var now: DateMoment { DateMoment(Present.date) }

    public func schedule(options: NoSchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        addOperation { work.run() }
    }

    public func schedule(
        after date: DateMoment, tolerance: DateMoment.Stride, options: NoSchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        let queue = Work { self.addOperation { work.run() } }
        DispatchQueue.global().asyncAfter(deadline: Present.dispatchTime + max(date.date.timeIntervalSince(Present.date), 0)) {
            queue.run()
        }
    }

    public func schedule(
        after date: DateMoment, interval: DateMoment.Stride, tolerance: DateMoment.Stride, options: NoSchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(run: action)
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: Present.dispatchTime + max(date.date.timeIntervalSince(Present.date), 0), repeating: interval.timeInterval)
        let queue = Work { self.addOperation { work.run() } }
        timer.setEventHandler { queue.run() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
