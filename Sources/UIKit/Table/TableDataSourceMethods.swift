import CoreGraphics
import QuartzCore

/// Tells whether a data source has the two optional methods that change data, which cannot be called to find out.
///
/// The default of each is a function of its own. A class without the method has an entry for it in its conformance that does nothing but call this
/// function: the entry's code is looked at for the call. Where the call cannot be recognised even in a sample, every class counts as having the method.
@MainActor
enum TableDataSourceMethods {
    /// `tableView(_:commit:forRowAt:)`.
    static func commits(_ source: any UITableViewDataSource) -> Bool {
        source is UITableViewController ? controllerCommits.isOverridden(in: type(of: source)) : has(.commit, source)
    }

    /// `tableView(_:moveRowAt:to:)`.
    static func movesRows(_ source: any UITableViewDataSource) -> Bool {
        source is UITableViewController ? controllerMoves.isOverridden(in: type(of: source)) : has(.move, source)
    }

    // The controller has all methods, for subclasses to override.
    private static let controllerCommits = MethodOverride(
        in: UITableViewController.self, plain: PlainController.self, overriding: CommittingController.self)
    private static let controllerMoves = MethodOverride(
        in: UITableViewController.self, plain: PlainController.self, overriding: MovingController.self)

    private final class PlainController: UITableViewController {}

    private final class CommittingController: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }

    private final class MovingController: UITableViewController {
        override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    }

    /// The order of the protocol's first requirements.
    private enum Method: Int {
        case commit = 1
        case move = 2
    }

    private static func has(_ method: Method, _ source: any UITableViewDataSource) -> Bool {
        guard let targets = defaults[method.rawValue] else { return true }
        return calls(in: entry(method.rawValue, of: source)).isDisjoint(with: targets)
    }

    /// What the entries of a sample without the methods call, and those of one with them do not.
    private static let defaults: [Int: Set<UInt>] = {
        var found: [Int: Set<UInt>] = [:]
        for method in [Method.commit.rawValue, Method.move.rawValue] {
            // What is next in memory may be looked at as well: the sample has the one method and lacks the other.
            let with: any UITableViewDataSource = method == Method.commit.rawValue ? CommitOnly() : MoveOnly()
            let targets = calls(in: entry(method, of: Without())).intersection(calls(in: entry(method, of: OtherWithout())))
                .subtracting(calls(in: entry(method, of: with)))
            if !targets.isEmpty { found[method] = targets }
        }
        return found
    }()

    /// A class-bound existential is the object and its table, whose first word names the conformance.
    private static func entry(_ index: Int, of source: any UITableViewDataSource) -> UnsafeRawPointer? {
        withUnsafeBytes(of: source as any UITableViewDataSource) { words in
            guard words.count == 2 * MemoryLayout<UInt>.size else { return nil }
            let table = words.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
            return table.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        }
    }

    /// Where the calls and jumps among the first instructions lead.
    private static func calls(in entry: UnsafeRawPointer?) -> Set<UInt> {
        guard let entry else { return [] }
        var targets: Set<UInt> = []
        let start = UInt(bitPattern: entry)
        #if arch(x86_64)
            for offset in 0..<longest - 5 where [0xE8, 0xE9].contains(entry.load(fromByteOffset: offset, as: UInt8.self)) {
                let distance = Int(entry.loadUnaligned(fromByteOffset: offset + 1, as: Int32.self))
                targets.insert(start &+ UInt(offset) &+ 5 &+ UInt(bitPattern: distance))
            }
        #elseif arch(arm64)
            for offset in stride(from: 0, to: longest, by: 4) {
                let word = entry.load(fromByteOffset: offset, as: UInt32.self)
                guard word & 0x7C00_0000 == 0x1400_0000 else { continue }
                let distance = Int(Int32(bitPattern: word << 6) >> 4)
                targets.insert(start &+ UInt(offset) &+ UInt(bitPattern: distance))
            }
        #endif
        return targets
    }

    /// Bytes.
    private static let longest = 64

    private final class Without: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    private final class OtherWithout: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    private final class CommitOnly: UITableViewDataSource {
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    private final class MoveOnly: UITableViewDataSource {
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
}
