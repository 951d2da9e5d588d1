/// A bar's own copy of an appearance. It takes effect once it was set or changed; until then the bar's older properties apply.
@MainActor
struct AppearanceStore<Appearance: UIBarAppearance> {
    private var stored: Appearance?
    private let change = Change()

    private final class Change {
        var isOwn = false
    }

    /// The appearance in effect; nil for none.
    var own: Appearance? { change.isOwn ? stored : nil }

    /// Returns the appearance, created by the first call; the closure is called when it changes.
    mutating func appearance(onChange: @escaping () -> Void) -> Appearance {
        if let stored { return stored }
        let new = Appearance(barAppearance: UIBarAppearance())
        watch(new, onChange)
        stored = new
        return new
    }

    /// Stores a copy; nil for none. The closure is called when the copy changes later.
    mutating func set(_ appearance: Appearance?, onChange: @escaping () -> Void) {
        stored?.onChange = nil
        stored = appearance.map { Appearance(barAppearance: $0) }
        change.isOwn = stored != nil
        if let stored { watch(stored, onChange) }
    }

    private func watch(_ appearance: Appearance, _ onChange: @escaping () -> Void) {
        appearance.onChange = { [change] in
            change.isOwn = true
            onChange()
        }
    }
}
