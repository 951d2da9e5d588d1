import CVirtualTime

/// Measures real time, also while time is virtual.
package struct Stopwatch {
    private let start = kinora_real_seconds()

    /// Starts the stopwatch.
    package init() {}

    /// Real seconds since the start.
    package var seconds: Double { kinora_real_seconds() - start }
}
