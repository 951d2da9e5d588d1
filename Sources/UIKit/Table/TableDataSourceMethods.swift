import CoreGraphics
import QuartzCore

/// Detects whether a data source implements the two optional methods that change data and so cannot be called to find out.
///
/// The default of each method is a function of its own. A class without the method has a witness table entry that only calls this function,
/// so the entry's machine code is searched for the call. Where the call is not recognised even in a sample class (on processors other than
/// x86-64), every class counts as implementing the method.
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

    // The controller declares all methods for subclasses to override.
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

    /// Indices of the protocol's first requirements.
    private enum Method: Int {
        case commit = 1
        case move = 2
    }

    private static func has(_ method: Method, _ source: any UITableViewDataSource) -> Bool {
        guard let targets = defaults[method.rawValue], let entry = entry(method, of: source) else { return true }
        return calls(from: entry).isDisjoint(with: targets)
    }

    /// Addresses that the entries of two samples without the method call and the entry of a sample with it does not.
    private static let defaults: [Int: Set<UInt>] = {
        var found: [Int: Set<UInt>] = [:]
        // The scan may read past the function into the next one; the third sample therefore has one of the methods and lacks the other.
        for (method, with) in [(Method.commit, CommitOnly() as any UITableViewDataSource), (.move, MoveOnly())] {
            guard let first = entry(method, of: Without()), let second = entry(method, of: OtherWithout()),
                let third = entry(method, of: with)
            else { continue }
            let targets = calls(from: first).intersection(calls(from: second)).subtracting(calls(from: third))
            if !targets.isEmpty { found[method.rawValue] = targets }
        }
        return found
    }()

    /// A class-bound existential is the object followed by its witness table, whose first word points to the conformance.
    private static func entry(_ method: Method, of source: any UITableViewDataSource) -> UnsafeRawPointer? {
        withUnsafeBytes(of: source as any UITableViewDataSource) { words in
            guard words.count == 2 * MemoryLayout<UInt>.size else { return nil }
            let table = words.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
            return table.load(fromByteOffset: method.rawValue * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        }
    }

    /// Call targets of an entry and of functions that it only jumps to; the optimiser merges equal entries.
    private static func calls(from entry: UnsafeRawPointer) -> Set<UInt> {
        var all: Set<UInt> = [], pending = [entry]
        for _ in 0..<3 {
            let found = pending.map(branches)
            for (calls, jumps) in found { all.formUnion(calls + jumps) }
            pending = found.flatMap(\.jumps).compactMap { UnsafeRawPointer(bitPattern: $0) }
        }
        return all
    }

    /// Targets of the calls among the first instructions, and of jumps that end the function.
    private static func branches(_ code: UnsafeRawPointer) -> (calls: [UInt], jumps: [UInt]) {
        var (calls, jumps): ([UInt], [UInt]) = ([], [])
        #if arch(x86_64)
            let length = readableBytes(at: code)
            guard length > 6 else { return (calls, jumps) }
            for offset in 1..<length - 5 {
                let (before, byte) = (
                    code.load(fromByteOffset: offset - 1, as: UInt8.self), code.load(fromByteOffset: offset, as: UInt8.self)
                )
                guard byte == 0xE8 || byte == 0xE9 else { continue }
                let distance = Int(code.loadUnaligned(fromByteOffset: offset + 1, as: Int32.self))
                let target = UInt(bitPattern: code) &+ UInt(offset + 5) &+ UInt(bitPattern: distance)
                // A tail jump follows the teardown of the frame; the same bytes may occur inside other instructions.
                if byte == 0xE9, before == 0x5D { jumps.append(target) } else { calls.append(target) }
            }
        #endif
        return (calls, jumps)
    }

    /// Number of code bytes to read; fewer if the next page of memory is not mapped.
    private static func readableBytes(at code: UnsafeRawPointer) -> Int {
        let page = Int(getpagesize())
        let left = page - Int(bitPattern: code) & (page - 1)
        guard left < longest else { return longest }
        return msync(UnsafeMutableRawPointer(mutating: code + left), 1, MS_ASYNC) == 0 ? longest : left
    }

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
