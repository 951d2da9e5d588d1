/// A controller's phase between absent and visible; each phase change sends one appearance callback.
enum AppearancePhase: Sendable {
    case disappeared, appearing, appeared, disappearing

    /// Whether the view is visible or becoming visible.
    var isTowardsScreen: Bool { self == .appearing || self == .appeared }
}
