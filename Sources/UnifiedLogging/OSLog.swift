import CoreGraphics
import Foundation
import Synchronization

/// A log of a subsystem and a category.
///
/// Lines of the types default, error and fault go to the log that Kinora's own messages use, standard error by default; those of the types
/// info and debug are not kept, as on a device without a debugger. Source: Apple, [OSLog](https://developer.apple.com/documentation/os/oslog).
public final class OSLog: NSObject, Sendable {
    private let name: String?

    /// Creates a log.
    public init(subsystem: String, category: String) { name = "\(subsystem):\(category)" }

    private init(name: String?) { self.name = name }

    /// A category that tools know.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Moments of interest.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that a tool records while it runs.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts with their call stacks.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Creates a log of a category that tools know.
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

    /// Whether signposts may be recorded: true unless the log is disabled.
    public var signpostsEnabled: Bool { name != nil }

    private let signpostCount = Mutex<UInt64>(0)

    /// Returns the identity of a new interval.
    func nextSignpostID() -> UInt64 {
        signpostCount.withLock {
            $0 += 1
            return $0
        }
    }

    /// The log without a subsystem.
    public static let `default` = OSLog(name: "")
    /// A log that keeps nothing.
    public static let disabled = OSLog(name: nil)

    /// Whether lines of a type are kept.
    public func isEnabled(type: OSLogType) -> Bool { name != nil && type != .info && type != .debug }

    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type), let name else { return }
        Diagnostics.logHandler(name.isEmpty ? message() : "[\(name)] \(message())")
    }
}

/// The type of a line in a log.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a type from its raw value.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Messages that may help to find a failure.
    public static let `default` = OSLogType(0)
    /// Messages that are helpful but not essential.
    public static let info = OSLogType(1)
    /// Messages for development alone.
    public static let debug = OSLogType(2)
    /// Errors of the process.
    public static let error = OSLogType(16)
    /// Errors of the system, or faults of the program.
    public static let fault = OSLogType(17)
}

/// Writes a line with a format, whose `%{public}@` and the like are `%@`.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
{
    log.write(formatted(message, args), type)
}

/// Writes a line with a format.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
    log.write(formatted(message, args), type)
}

private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
    let format = "\(message)".replacingOccurrences(of: #"%\{[a-z, :_0-9]*\}"#, with: "%", options: .regularExpression)
    // Foundation on Linux takes objects for %@ alone.
    return String(format: format, arguments: arguments.map { ($0 as? String).map { $0 as NSString } ?? $0 })
}

/// A log that takes texts with interpolations.
///
/// Source: Apple, [Logger](https://developer.apple.com/documentation/os/logger).
public struct Logger: Sendable {
    let log: OSLog

    /// Creates a logger for the default log.
    public init() { log = .default }
    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }
    /// Creates a logger for a part of a program: the subsystem in reverse-domain form, and a category in it.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Writes a message of type `default`.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of a type.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Writes a message of type `debug`.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message of type `debug`.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message of type `info`.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes a message of type `default`.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of type `error`.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of type `error`.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of type `fault`.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Writes a message of type `fault`.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// A text for a `Logger`; privacy has no effect here, where logs stay on the machine.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Appends a value's description. All values are written, whatever their privacy.
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) { text += "\(value())" }
    }
}

/// The part of a value that a log may show.
public struct OSLogPrivacy: Sendable {
    /// The default of the value's type.
    public static let auto = OSLogPrivacy()
    /// Shown in all logs.
    public static let `public` = OSLogPrivacy()
    /// Shown on Apple's platforms to developers alone.
    public static let `private` = OSLogPrivacy()
    /// Shown on Apple's platforms to developers alone.
    public static let sensitive = OSLogPrivacy()
}
