/// Optional requirements of UIKit's protocols that a class conforms to without implementing them, and a subclass implements.
///
/// The conformance's table has the default. A made method in the class, which subclasses override, calls the default of an object without
/// any methods.
enum LateRequirements {
    /// Protocols of UIKit's own objects, which apps do not implement in parts.
    private static let excluded: Set<String> = ["UIContentView", "UIViewImplicitlyAnimating", "UIBarPositioningDelegate"]

    /// By the class that conforms.
    static func all(in types: [String: TypeFacts], _ keys: [String], _ hierarchy: ClassHierarchy) -> [String: [LibraryFacts.Requirement]] {
        let optional = Dictionary(grouping: LibraryFacts.shared.requirements.filter(\.isOptional), by: \.owner)
        let optionalKeys = Set(optional.values.joined().map(\.member.key))
        // By class, the methods of classes below it that may be requirements.
        var wanted: [String: Set<String>] = [:]
        for key in keys where types[key]?.isClass == true {
            for member in types[key]?.members ?? [] where !member.isStatic && member.parameters != nil && optionalKeys.contains(member.key)
            {
                for ancestor in hierarchy.superclasses(of: key) {
                    // The types above know it too.
                    guard wanted[ancestor, default: []].insert(member.key).inserted else { break }
                }
            }
        }
        var result: [String: [LibraryFacts.Requirement]] = [:]
        for key in keys {
            guard let type = types[key], type.isClass, type.isImported != true, type.isOpen == true || wanted[key] != nil else { continue }
            let aboveConformances = Set(hierarchy.superclass(of: key).map { hierarchy.conformances(of: $0) } ?? [])
            let own = hierarchy.conformances(of: key).filter {
                optional[$0] != nil && !excluded.contains($0) && !aboveConformances.contains($0)
            }
            guard !own.isEmpty else { continue }
            let implemented = Set(([key] + hierarchy.superclasses(of: key)).flatMap { types[$0]?.members ?? [] }.map(\.key))
            let late = own.flatMap { optional[$0] ?? [] }.filter { requirement in
                !implemented.contains(requirement.member.key) && !requirement.isRefinement
                    && (type.isOpen == true || wanted[key]?.contains(requirement.member.key) == true)
            }
            if !late.isEmpty { result[key] = late }
        }
        return result
    }
}
