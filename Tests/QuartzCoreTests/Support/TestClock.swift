import RenderScene

/// Media time as the test sets it.
final class TestClock: MediaClock {
    var now = 100.0
}
