import Foundation
import ObjectiveCRuntime

/// Results in sections.
struct ResultList {
    /// Objects with one name.
    struct Section: NSFetchedResultsSectionInfo {
        let name: String
        var indexTitle: String?
        var members: [NSManagedObject]

        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    var sections: [Section] = []

    init() {}

    /// Groups sorted objects: each run of one name is a section. Without a key path all are one, which is there when it is empty.
    init(_ objects: [NSManagedObject], by keyPath: String?, name: (NSManagedObject) -> String) {
        guard keyPath != nil else {
            sections = [Section(name: "", indexTitle: nil, members: objects)]
            return
        }
        for object in objects {
            let title = name(object)
            if sections.last?.name == title {
                sections[sections.count - 1].members.append(object)
            } else {
                sections.append(Section(name: title, indexTitle: nil, members: [object]))
            }
        }
    }

    /// The value of a key path as the name of a section.
    static func name(of object: NSManagedObject, _ keyPath: String) -> String {
        let value = KeyValue.plain(object.value(forKeyPath: keyPath))
        return value.map { ($0 as? String) ?? "\($0)" } ?? ""
    }

    var objects: [NSManagedObject] { sections.flatMap(\.members) }

    /// The place of each object.
    var positions: [NSManagedObject: IndexPath] {
        var positions: [NSManagedObject: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
            for (row, object) in info.members.enumerated() { positions[object] = IndexPath(indexes: [section, row]) }
        }
        return positions
    }
}

/// The changes that make other results of some.
struct ResultChanges {
    struct SectionChange {
        let section: ResultList.Section
        let index: Int
        let type: NSFetchedResultsChangeType
    }

    struct ObjectChange {
        let object: NSManagedObject
        let old: IndexPath?
        let new: IndexPath?
        let type: NSFetchedResultsChangeType
    }

    private(set) var sections: [SectionChange] = []
    private(set) var objects: [ObjectChange] = []

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    /// - Parameter changed: The objects that may have another place; all others have kept their order.
    init(from old: ResultList, to new: ResultList, changed: Set<NSManagedObject>) {
        let keptSections = Self.keptSections(old, new)
        for (index, section) in old.sections.enumerated() where keptSections[index] == nil {
            sections.append(SectionChange(section: section, index: index, type: .delete))
        }
        let keptNew = Set(keptSections.values)
        for (index, section) in new.sections.enumerated() where !keptNew.contains(index) {
            sections.append(SectionChange(section: section, index: index, type: .insert))
        }
        let (before, after) = (old.positions, new.positions)
        var (deletions, insertions, moves, updates): ([ObjectChange], [ObjectChange], [ObjectChange], [ObjectChange]) = ([], [], [], [])
        for object in old.objects where after[object] == nil {
            deletions.append(ObjectChange(object: object, old: before[object], new: nil, type: .delete))
        }
        for object in new.objects where before[object] == nil {
            insertions.append(ObjectChange(object: object, old: nil, new: after[object], type: .insert))
        }
        let staying = Self.staying(old, new, keptSections, changed, before, after)
        for object in new.objects {
            guard let one = before[object], let other = after[object] else { continue }
            if !staying.contains(object) {
                moves.append(ObjectChange(object: object, old: one, new: other, type: .move))
            } else if changed.contains(object) {
                updates.append(ObjectChange(object: object, old: one, new: other, type: .update))
            }
        }
        objects = deletions + insertions + moves + updates
    }

    /// The old sections that are still there, and where: those of one name, in an order that both have.
    private static func keptSections(_ old: ResultList, _ new: ResultList) -> [Int: Int] {
        var byName: [String: [Int]] = [:]
        for (index, section) in new.sections.enumerated() { byName[section.name, default: []].append(index) }
        var pairs: [(Int, Int)] = []
        for (index, section) in old.sections.enumerated() {
            guard let found = byName[section.name]?.first else { continue }
            byName[section.name]?.removeFirst()
            pairs.append((index, found))
        }
        return Dictionary(longestIncreasing(pairs)) { first, _ in first }
    }

    /// The longest part of pairs whose second numbers increase.
    private static func longestIncreasing(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        var (ends, previous): ([Int], [Int]) = ([], Array(repeating: -1, count: pairs.count))
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : -1
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: [(Int, Int)] = []
        var index = ends.last ?? -1
        while index >= 0 {
            result.append(pairs[index])
            index = previous[index]
        }
        return result.reversed()
    }

    /// The objects of both lists that stay where they are, by their section and their order among those that stay.
    private static func staying(
        _ old: ResultList, _ new: ResultList, _ sections: [Int: Int], _ changed: Set<NSManagedObject>,
        _ before: [NSManagedObject: IndexPath], _ after: [NSManagedObject: IndexPath]
    ) -> Set<NSManagedObject> {
        var result: Set<NSManagedObject> = []
        for (index, section) in old.sections.enumerated() {
            guard let target = sections[index] else { continue }
            let members = section.members.filter { after[$0]?.first == target }
            // Objects without changes stay; of the others, each that fits between those before and behind it.
            var lastBehind = Int.max
            var behind: [NSManagedObject: Int] = [:]
            for object in members.reversed() {
                behind[object] = lastBehind
                if !changed.contains(object), let row = after[object]?.last { lastBehind = row }
            }
            var lastBefore = -1
            for object in members {
                guard let row = after[object]?.last else { continue }
                let isKept = changed.contains(object) ? row > lastBefore && row < (behind[object] ?? Int.max) : true
                guard isKept else { continue }
                lastBefore = max(lastBefore, row)
                result.insert(object)
            }
        }
        return result
    }
}
