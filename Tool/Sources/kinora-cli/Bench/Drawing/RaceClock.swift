import RenderScene

/// A clock that goes when it is told to.
final class RaceClock: MediaClock {
    var now = 1.0
}
