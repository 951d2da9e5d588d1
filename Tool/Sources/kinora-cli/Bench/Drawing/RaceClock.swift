import RenderScene

/// A manually driven clock.
final class RaceClock: MediaClock {
    var now = 1.0
}
