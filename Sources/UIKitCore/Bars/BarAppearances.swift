/// The variants of a bar's appearance, the owner's own copies. A variant takes effect once it was set or changed; until then it is nil, and
/// the bar's older properties apply.
@MainActor
final class BarAppearances<Appearance: UIBarAppearance> {
    enum Variant {
        case standard, scrollEdge, compact, compactScrollEdge
    }

    private var stored: [Variant: Appearance] = [:]
    private var inEffect: Set<Variant> = []
    private let onChange: () -> Void

    /// - Parameter onChange: called when a variant was set or has changed.
    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
    }

    /// The variant in effect; nil for none. Setting it stores a copy.
    subscript(variant: Variant) -> Appearance? {
        get { inEffect.contains(variant) ? stored[variant] : nil }
        set {
            stored[variant]?.onChange = nil
            store(newValue.map { Appearance(barAppearance: $0) }, as: variant)
            if newValue == nil { inEffect.remove(variant) } else { inEffect.insert(variant) }
            onChange()
        }
    }

    /// The standard variant, created by the first call.
    var standard: Appearance {
        if let standard = stored[.standard] { return standard }
        let standard = Appearance(barAppearance: UIBarAppearance())
        store(standard, as: .standard)
        return standard
    }

    /// The standard or the scroll edge variant for a vertical size class; nil for none. The compact one takes precedence in a compact size
    /// class, and an item's over the bar's.
    func current(_ variant: Variant, isCompact: Bool, item: BarAppearances? = nil) -> Appearance? {
        let compact: Variant = variant == .scrollEdge ? .compactScrollEdge : .compact
        return (isCompact ? item?[compact] ?? self[compact] : nil) ?? item?[variant] ?? self[variant]
    }

    private func store(_ appearance: Appearance?, as variant: Variant) {
        stored[variant] = appearance
        appearance?.onChange = { [weak self] in
            self?.inEffect.insert(variant)
            self?.onChange()
        }
    }
}
