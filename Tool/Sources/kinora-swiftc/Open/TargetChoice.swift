import CommandSupport

/// The choice of an app's target among those of a project.
struct TargetChoice {
    struct Target {
        let name: String
        let isApp: Bool
        /// Whether a Swift source may be where the app begins.
        var begins = true
    }

    let targets: [Target]
    /// The targets of schemes, by their names.
    var schemes: [(name: String, target: String)] = []
    /// The project's name, which its main app usually has.
    var project = ""

    /// The index of the target, and the names of other apps among which it was chosen.
    func choose(target: String?, scheme: String?) throws(UsageError) -> (index: Int, others: [String]) {
        if let target { return (try index(of: target, for: "--target \(target)"), []) }
        if let scheme {
            guard let found = schemes.first(where: { $0.name == scheme }) else {
                throw UsageError("--scheme \(scheme): unknown scheme" + Self.named(schemes.map(\.name), like: scheme, "schemes"))
            }
            return (try index(of: found.target, for: "--scheme \(scheme)"), [])
        }
        let apps = targets.indices.filter { targets[$0].isApp }
        guard let first = apps.first else {
            throw UsageError("no target is an app" + Self.named(targets.map(\.name), like: "", "targets"))
        }
        let beginning = apps.filter { targets[$0].begins }
        let likely = beginning.isEmpty ? apps : beginning
        let own =
            likely.first { targets[$0].name == project } ?? likely.first { name in schemes.first?.target == targets[name].name }
            ?? likely.first ?? first
        return (own, apps.filter { $0 != own }.map { targets[$0].name })
    }

    private func index(of name: String, for option: String) throws(UsageError) -> Int {
        let found = targets.indices.filter { targets[$0].name == name }
        guard let first = found.first(where: { targets[$0].isApp }) ?? found.first else {
            let apps = targets.filter(\.isApp).map(\.name)
            throw UsageError("\(option): unknown target" + Self.named(apps, like: name, "apps"))
        }
        guard targets[first].isApp else {
            throw UsageError("\(option): '\(name)' is no app" + Self.named(targets.filter(\.isApp).map(\.name), like: "", "apps"))
        }
        return first
    }

    private static func named(_ names: [String], like name: String, _ noun: String) -> String {
        if names.isEmpty { return "; there are no \(noun)" }
        let hint = name.nearest(in: names).map { "; did you mean '\($0)'?" } ?? ";"
        return "\(hint) the \(noun) are: \(names.joined(separator: ", "))"
    }
}
