/// Where a controller's view stands between absent and shown; each change of phase is one appearance callback.
enum AppearancePhase: Sendable {
    case disappeared, appearing, appeared, disappearing

    /// Whether the view is on the screen or on its way there.
    var isTowardsScreen: Bool { self == .appearing || self == .appeared }
}
