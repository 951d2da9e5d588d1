import Foundation

/// Remembers that the user has finished or left the tour: the gallery opens its list from then on.
struct TourMemory: Sendable {
    private let suite: String?

    /// - Parameter suite: The name of the defaults; nil for the app's own.
    init(suite: String? = nil) { self.suite = suite }

    private static let key = "kinora.tour.isOver"

    private var defaults: UserDefaults { suite.flatMap(UserDefaults.init(suiteName:)) ?? .standard }

    var isOver: Bool {
        get { defaults.bool(forKey: Self.key) }
        nonmutating set {
            defaults.set(newValue, forKey: Self.key)
            // A served app ends by a signal; Foundation on Linux would not have written it before.
            defaults.synchronize()
        }
    }
}
