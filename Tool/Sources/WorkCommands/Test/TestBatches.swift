import Foundation

/// Divides tests into batches of whole classes, so that no batch of several classes takes more than a small fraction of the run.
struct TestBatches {
    /// Tests that one process runs.
    struct Batch: Equatable {
        let seconds: Double
        let package: String
        /// Classes and tests for the test program, separated by commas; nil for all tests of Swift Testing.
        let tests: String?
    }

    /// A class's tests, and those that a filter chooses.
    private struct Class {
        let package: String
        let name: String
        var count = 0
        var chosen: [String] = []
    }

    /// The batches that run beside each other, the longest first.
    private(set) var batches: [Batch] = []
    /// Those beside which nothing runs.
    private(set) var lone: [Batch] = []

    /// The most letters of a batch's tests: the system limits arguments.
    private static let longest = 50_000

    /// - Parameters:
    ///   - tests: Each test's package and name, `Module.Class/test`, and whether it runs.
    ///   - times: Seconds of classes, by their names without the module.
    ///   - alone: Classes beside which nothing runs.
    ///   - processes: The number of processes at a time.
    init(_ tests: [(package: String, name: String, isChosen: Bool)], times: TestTimes, processes: Int) {
        var classes: [Class] = []
        var indexes: [String: Int] = [:]
        for test in tests {
            let name = String(test.name.prefix { $0 != "/" })
            let key = test.package + " " + name
            let index = indexes[key] ?? classes.count
            if index == classes.count {
                indexes[key] = index
                classes.append(Class(package: test.package, name: name))
            }
            classes[index].count += 1
            if test.isChosen { classes[index].chosen.append(test.name) }
        }
        classes.removeAll { $0.chosen.isEmpty }
        func seconds(_ one: Class) -> Double { times.seconds[Self.short(one.name)] ?? 0.03 * Double(one.chosen.count) }
        let least = max(classes.reduce(0) { $0 + seconds($1) } / Double(10 * processes), 1)
        var open: [String: (seconds: Double, tests: [String], length: Int)] = [:]
        for one in classes {
            let tests = one.chosen.count == one.count ? [one.name] : one.chosen
            let time = seconds(one)
            if times.alone.contains(Self.short(one.name)) {
                lone.append(Batch(seconds: time, package: one.package, tests: tests.joined(separator: ",")))
            } else if time >= least {
                batches.append(Batch(seconds: time, package: one.package, tests: tests.joined(separator: ",")))
            } else {
                var batch = open.removeValue(forKey: one.package) ?? (0, [], 0)
                batch.seconds += time
                batch.tests += tests
                batch.length += tests.reduce(0) { $0 + $1.utf8.count + 1 }
                if batch.seconds >= least || batch.length > Self.longest {
                    batches.append(Batch(seconds: batch.seconds, package: one.package, tests: batch.tests.joined(separator: ",")))
                } else {
                    open[one.package] = batch
                }
            }
        }
        for (package, batch) in open.sorted(by: { $0.key < $1.key }) {
            batches.append(Batch(seconds: batch.seconds, package: package, tests: batch.tests.joined(separator: ",")))
        }
        sort()
    }

    /// Adds a batch for all tests of Swift Testing in a package.
    mutating func addSwiftTesting(of package: String) {
        batches.append(Batch(seconds: 10, package: package, tests: nil))
        sort()
    }

    private mutating func sort() {
        func sorted(_ list: [Batch]) -> [Batch] {
            list.enumerated().sorted { ($1.element.seconds, $0.offset) < ($0.element.seconds, $1.offset) }.map(\.element)
        }
        (batches, lone) = (sorted(batches), sorted(lone))
    }

    private static func short(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }
}
