import Foundation
import RenderScene

/// The clock of a program without a host: seconds since boot. A host (`Display`) replaces it when it installs itself.
///
/// The only clock read outside the hosts (`Display`, `Headless`): a program may use `CACurrentMediaTime()` and layers without a screen.
final class BuiltInClock: MediaClock, Sendable {
    var now: Double { ProcessInfo.processInfo.systemUptime }
}
