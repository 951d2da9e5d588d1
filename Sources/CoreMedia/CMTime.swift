import Foundation

/// The number of units in a time.
public typealias CMTimeValue = Int64
/// Units in a second.
public typealias CMTimeScale = Int32
/// A number that tells timelines apart.
public typealias CMTimeEpoch = Int64

/// Properties of a time.
public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates flags.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A time.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The value was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// After all times.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Before all times.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Not known, such as the length of a live stream.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// One of the three above.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// The rounding of a time to another scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest unit, halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// Towards zero for a smaller scale, away from zero for a larger one.
    case quickTime = 4
    /// Up.
    case roundTowardPositiveInfinity = 5
    /// Down.
    case roundTowardNegativeInfinity = 6

    /// As for most: to the nearest unit.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction: a number of units of a part of a second.
///
/// Source: Apple, [CMTime](https://developer.apple.com/documentation/coremedia/cmtime).
public struct CMTime: Sendable {
    /// The number of units.
    public var value: CMTimeValue
    /// Units in a second.
    public var timescale: CMTimeScale
    /// The properties of the time.
    public var flags: CMTimeFlags
    /// The timeline; 0 for most.
    public var epoch: CMTimeEpoch

    /// Creates a time that is not valid.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Creates a time of all its fields.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Creates a time of units; one that is not valid for a scale that is not positive.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates the time that is nearest to seconds. Infinities and NaN become infinite and invalid times.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self.init()
            return
        }
        let units = (seconds * Double(preferredTimescale)).rounded(.toNearestOrAwayFromZero)
        guard abs(units) < 9.2e18 else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: Int64(units), timescale: preferredTimescale)
        if units / Double(preferredTimescale) != seconds { flags.insert(.hasBeenRounded) }
    }

    /// 0.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// After all times.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Before all times.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether this is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether this is after all times.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether this is before all times.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether the time is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether this is a number of units.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether the value was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// In seconds; NaN for a time that is not valid or not known.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }

    /// Returns the time in units of another scale.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale != timescale else { return self }
        guard newTimescale > 0 else { return .invalid }
        let (product, remainder) = Self.divided(value.multipliedFullWidth(by: Int64(newTimescale)), by: Int64(timescale))
        guard let product else { return value > 0 ? .positiveInfinity : .negativeInfinity }
        var result = CMTime(value: product, timescale: newTimescale, flags: flags, epoch: epoch)
        guard remainder != 0 else { return result }
        result.flags.insert(.hasBeenRounded)
        let sign: Int64 = value < 0 ? -1 : 1
        let isUp: Bool =
            switch method {
            case .roundHalfAwayFromZero: 2 * remainder.magnitude >= UInt64(timescale)
            case .roundTowardZero: false
            case .roundAwayFromZero: true
            case .quickTime: newTimescale > timescale
            case .roundTowardPositiveInfinity: sign > 0
            case .roundTowardNegativeInfinity: sign < 0
            }
        if isUp { result.value += sign }
        return result
    }

    private static func divided(_ product: (high: Int64, low: UInt64), by divisor: Int64) -> (Int64?, Int64) {
        // The quotient fits unless its high half is as large as the divisor.
        guard (product.high < 0 ? ~product.high : product.high) < divisor / 2 else { return (nil, 0) }
        let (quotient, remainder) = divisor.dividingFullWidth(product)
        return (quotient, remainder)
    }
}

extension CMTime: Comparable, Hashable {
    /// Whether both are the same time, in whatever scale.
    public static func == (one: CMTime, other: CMTime) -> Bool { CMTimeCompare(one, other) == 0 }
    public static func < (one: CMTime, other: CMTime) -> Bool { CMTimeCompare(one, other) < 0 }

    public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }

    /// Returns the sum.
    public static func + (one: CMTime, other: CMTime) -> CMTime { combined(one, other, by: 1) }
    /// Returns the difference.
    public static func - (one: CMTime, other: CMTime) -> CMTime { combined(one, other, by: -1) }
    /// Adds a time.
    public static func += (one: inout CMTime, other: CMTime) { one = one + other }
    /// Subtracts a time.
    public static func -= (one: inout CMTime, other: CMTime) { one = one - other }

    private static func combined(_ one: CMTime, _ other: CMTime, by sign: Int64) -> CMTime {
        guard one.isValid, other.isValid else { return .invalid }
        if one.isIndefinite || other.isIndefinite { return .indefinite }
        guard one.isNumeric, other.isNumeric else {
            let (left, right) = (one.isNumeric ? 0 : one.seconds, other.isNumeric ? 0 : Double(sign) * other.seconds)
            let sum = left + right
            return sum.isNaN ? .invalid : sum > 0 ? .positiveInfinity : .negativeInfinity
        }
        let scale = commonScale(one.timescale, other.timescale)
        let (left, right) = (one.convertScale(scale, method: .default), other.convertScale(scale, method: .default))
        guard left.isNumeric, right.isNumeric else { return .invalid }
        let (sum, overflow) = left.value.addingReportingOverflow(sign * right.value)
        guard !overflow else { return left.value > 0 ? .positiveInfinity : .negativeInfinity }
        let rounded = left.flags.union(right.flags)
        return CMTime(value: sum, timescale: scale, flags: rounded, epoch: one.epoch == other.epoch ? one.epoch : 0)
    }

    /// The least common multiple, or the larger scale where that is too large.
    private static func commonScale(_ one: Int32, _ other: Int32) -> Int32 {
        var (a, b) = (Int64(one), Int64(other))
        while b != 0 { (a, b) = (b, a % b) }
        let multiple = Int64(one) / a * Int64(other)
        return multiple <= Int64(Int32.max) ? Int32(multiple) : max(one, other)
    }
}

/// Returns a time of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Returns the time that is nearest to seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds; NaN for one that is not valid.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns a multiple of a time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return time }
    let (product, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    if overflow { return (time.value > 0) == (multiplier > 0) ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: product, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}

/// Returns a multiple of a time, in its scale.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}

/// Returns the order of two times: -1, 0 or 1. Times that are not valid are before all others, then negative infinity, numbers, infinity
/// and what is not known.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    func rank(_ time: CMTime) -> Int {
        !time.isValid ? -2 : time.isNegativeInfinity ? -1 : time.isNumeric ? 0 : time.isPositiveInfinity ? 1 : 2
    }
    let (one, other) = (rank(time1), rank(time2))
    if one != other { return one < other ? -1 : 1 }
    guard one == 0 else { return 0 }
    let left = time1.value.multipliedFullWidth(by: Int64(time2.timescale))
    let right = time2.value.multipliedFullWidth(by: Int64(time1.timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
}

/// Returns a time in units of another scale.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}

/// Returns the earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { CMTimeCompare(time1, time2) <= 0 ? time1 : time2 }

/// Returns the later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { CMTimeCompare(time1, time2) >= 0 ? time1 : time2 }
