import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// A moment of a queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// Creates a moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// An interval in nanoseconds.
        public struct Stride: SignedNumeric, Comparable, Hashable, Codable, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible,
            Sendable
        {
            /// The number of nanoseconds.
            public var magnitude: Int

            /// The interval as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Creates an interval of Dispatch's; never is the longest one.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let seconds): self = .seconds(seconds)
                case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
                case .microseconds(let microseconds): self = .microseconds(microseconds)
                case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
                case .never: self = .nanoseconds(.max)
                @unknown default: self = .nanoseconds(.max)
                }
            }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Creates an interval of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Creates an interval of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates an interval of seconds.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let seconds = Int(exactly: source) else { return nil }
                self = .seconds(seconds)
            }

            private static func product(_ value: Int, _ factor: Int) -> Stride {
                let (product, overflows) = value.multipliedReportingOverflow(by: factor)
                return Stride(nanoseconds: overflows ? (value < 0 ? .min : .max) : product)
            }

            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Stride, right: Stride) -> Stride { Stride(nanoseconds: left.magnitude + right.magnitude) }
            public static func - (left: Stride, right: Stride) -> Stride { Stride(nanoseconds: left.magnitude - right.magnitude) }
            public static func * (left: Stride, right: Stride) -> Stride { product(left.magnitude, right.magnitude) }
            public static func += (left: inout Stride, right: Stride) { left = left + right }
            public static func -= (left: inout Stride, right: Stride) { left = left - right }
            public static func *= (left: inout Stride, right: Stride) { left = left * right }
            public static func seconds(_ s: Double) -> Stride {
                let nanoseconds = s * 1e9
                return Stride(nanoseconds: Int(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max))
            }
            public static func seconds(_ s: Int) -> Stride { product(s, 1_000_000_000) }
            public static func milliseconds(_ ms: Int) -> Stride { product(ms, 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { product(us, 1000) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }

    /// Settings of a closure on a queue.
    public struct SchedulerOptions {
        /// The priority.
        public var qos: DispatchQoS
        /// The flags of the work.
        public var flags: DispatchWorkItemFlags
        /// The group that the closure belongs to.
        public var group: DispatchGroup?

        /// Creates settings.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }
    public var now: SchedulerTimeType { SchedulerTimeType(Present.dispatchTime) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: .nanoseconds(Swift.max(tolerance.magnitude, 0)))
        let work = Work(run: action)
        timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.run() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

/// A closure that goes to where the scheduler runs it.
struct Work: @unchecked Sendable {
    let run: () -> Void
}
