/// A range of frame rates, in frames per second.
///
/// Source: Apple, [CAFrameRateRange](https://developer.apple.com/documentation/quartzcore/caframeraterange).
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest acceptable rate.
    public var minimum: Float
    /// The highest acceptable rate.
    public var maximum: Float
    /// The preferred rate; 0 or nil for none.
    public var __preferred: Float

    /// The preferred rate; nil for none.
    public var preferred: Float? {
        get { __preferred == 0 ? nil : __preferred }
        set { __preferred = newValue ?? 0 }
    }

    /// A range without limits: the host's rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, __preferred: 0)

    /// Creates a range. The rates are not checked; a display link uses the preferred one, or else the highest.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.init(minimum: minimum, maximum: maximum, __preferred: preferred ?? 0)
    }

    /// Creates a range, with 0 for no preferred rate.
    public init(minimum: Float, maximum: Float, __preferred: Float) {
        self.minimum = minimum
        self.maximum = maximum
        self.__preferred = __preferred
    }

    /// Creates a range without limits.
    public init() { self = .default }
}
