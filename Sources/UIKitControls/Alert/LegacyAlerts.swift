import Display

/// The alert views and action sheets that are shown, which nothing else retains.
@MainActor
final class LegacyAlerts: EnvironmentState {
    nonisolated private static let slot = EnvironmentSlot<LegacyAlerts>()

    static var current: LegacyAlerts { Environment.current.state(in: slot) }

    var alerts: Set<UIAlertView> = []
    var sheets: Set<UIActionSheet> = []

    nonisolated init() {}

    func end() { (alerts, sheets) = ([], []) }
}
