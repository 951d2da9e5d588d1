import CommandSupport
import Foundation

/// `kinora test`: builds the tests of both packages and runs them.
struct TestCommand: Command {
    static let name = "test"
    static let summary = "builds once and runs all tests, of the library and of the tool"
    static let examples = ["test", "test --filter CATransactionTests", "test --whole-modules", "test --deep"]
    static let syntax = CommandSyntax(options: [
        .init(
            names: ["--deep"], value: nil,
            summary: """
                the long forms too: many more random runs, release against debug, the commands of all pages in a clean clone, those on the \
                example package and on new ones among them (they need root and the network), image and font files under the address \
                sanitizer, the renderer under that and the thread sanitizer, each reader of input fuzzed for a minute
                """),
        .init(
            names: ["--filter"], value: "NAME", summary: "only tests whose name (Module.Class/test) matches this regular expression",
            isRepeatable: true),
        .init(
            names: ["--whole-modules"], value: nil,
            summary: """
                for a machine that builds once, as CI: compiles each module as a whole, which takes a third less time; a change compiles all \
                of its module again
                """),
    ])
    static let remarks = """
        As many processes run tests at a time as there are processors. KINORA_TESTS names test targets, separated by commas: only these are \
        built and run.
        The last line counts the tests. Exit status: 0 all passed, 1 some failed, 2 wrong usage, 3 could not build.
        """
    static let programs: [ToolProgram] = [.work]
    static let packages: [PackageSet] = [.library, .test, .browser]

    private let isDeep: Bool
    private let compilesWholeModules: Bool
    private let filters: [String]
    private let expressions: [NSRegularExpression]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        isDeep = arguments.has("--deep")
        compilesWholeModules = arguments.has("--whole-modules")
        filters = arguments.lists["--filter"] ?? []
        var expressions: [NSRegularExpression] = []
        for filter in filters {
            do { expressions.append(try NSRegularExpression(pattern: filter)) } catch {
                throw UsageError("--filter \(filter): not a regular expression")
            }
        }
        self.expressions = expressions
    }

    func run(on console: Console) throws {
        let began = ContinuousClock.now
        let checkout = try Checkout()
        let build = ToolBuild(checkout: checkout, console: console)
        if isDeep {
            try build.build(.kinora)
            setenv("KINORA_DEEP", "1", 1)
            setenv("KINORA_RELEASE_TOOL", build.path(of: .kinora), 1)
        }
        // Unoptimized pixel loops are some thirty times slower: Package.swift optimizes the modules up to QuartzCore.
        setenv("KINORA_OPTIMIZE_PIXELS", "1", 1)
        if compilesWholeModules { setenv("KINORA_WHOLE_MODULES", "1", 1) }
        let packages = [TestPackage(name: "Kinora", folder: checkout.root), TestPackage(name: "Tool", folder: checkout.tool)]
            .filter { $0.hasTests(among: Self.chosenTargets) }
        guard !packages.isEmpty else {
            throw UsageError("KINORA_TESTS=\(Self.chosenTargets?.joined(separator: ",") ?? "") names no test target")
        }
        for package in packages {
            // Tests of the tool start its programs; chosen tests of the library need no more than they import.
            let isChosen = Self.chosenTargets != nil && package.name == "Kinora"
            // Lines for call stacks, and nothing for a debugger: a tenth of the time.
            let debugging = compilesWholeModules ? ["-Xswiftc", "-gline-tables-only"] : []
            try build.build(
                "the tests of the \(package.name == "Kinora" ? "library" : "tool") (debug)", package.folder,
                (isChosen ? ["--product", "KinoraPackageTests"] : ["--build-tests"]) + debugging)
        }
        let log = try TestLog(checkout.build + "/kinora-test.log")
        let run = TestRun(checkout: checkout, log: log, filters: filters, isDeep: isDeep)
        var passed = try run.run(packages) { name in
            expressions.isEmpty || expressions.contains { $0.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil }
        }
        guard !passed || !log.summary.isEmpty else { throw UsageError("no test matches --filter \(filters.joined(separator: " "))") }
        if isDeep, filters.isEmpty { passed = try LongTests(checkout: checkout, log: log, console: console).run() && passed }
        let seconds = Int(began.duration(to: .now).components.seconds)
        try console.write(log.summary.messages.map { "\($0)\n" }.joined())
        try console.write(log.summary.line(seconds: seconds, passed: passed) + "\n")
        if !passed { throw Failure(nil, status: ExitCode.differences.rawValue) }
    }

    /// The targets that `KINORA_TESTS` names; nil for all.
    private static var chosenTargets: [String]? {
        guard let names = ProcessInfo.processInfo.environment["KINORA_TESTS"], !names.isEmpty else { return nil }
        return names.split { $0 == "," || $0 == " " }.map(String.init)
    }
}
