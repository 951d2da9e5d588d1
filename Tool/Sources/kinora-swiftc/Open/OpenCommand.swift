import CKinoraProgram
import CommandSupport
import Foundation
import Resources
import SourceTranslator
import WorkCommands
import XcodeProjects

/// `kinora open`: builds the app of a project through the translator, and serves, films or tests it.
struct OpenCommand: DeclaredCommand {
    typealias Declaration = OpenDeclaration

    private enum Mode {
        case serve, film, test, check
    }

    private let path: String
    private let mode: Mode
    private let options: FilmOptions
    private let arguments: ParsedArguments

    init(_ arguments: ParsedArguments) throws(UsageError) {
        path = arguments.operand ?? "."
        guard !path.isEmpty else { throw UsageError("the path is empty; name a folder, or leave it out for this one") }
        guard !(arguments.has("--target") && arguments.has("--scheme")) else {
            throw UsageError("--target and --scheme exclude each other: a scheme names its target")
        }
        let isFilmed = arguments.has("--film") || arguments.has("--strip")
        let modes = [("--film or --strip", isFilmed), ("--test", arguments.has("--test")), ("--check", arguments.has("--check"))]
        let chosen = modes.filter(\.1).map(\.0)
        guard chosen.count < 2 else { throw UsageError("\(chosen.joined(separator: " and ")) exclude each other") }
        mode = isFilmed ? .film : arguments.has("--test") ? .test : arguments.has("--check") ? .check : .serve
        options = try FilmOptions(arguments, isServed: mode == .serve)
        self.arguments = arguments
    }

    func run(on console: Console) throws {
        let location = URL(fileURLWithPath: path).standardizedFileURL.path
        let project: XcodeProject
        do throws(ResourceError) { project = try XcodeProject.read(location) } catch { throw Failure("open: \(error)", status: 2) }
        if project.kind == .package { return try openPackage(project.folder, on: console) }
        // A library's project has no app: its package is checked.
        if mode == .check, !arguments.has("--target"), !arguments.has("--scheme"), !project.targets.contains(where: { $0.kind == .app }),
            FileManager.default.fileExists(atPath: project.folder + "/Package.swift")
        {
            return try openPackage(project.folder, on: console)
        }
        for notice in project.notices { console.report("\(notice)") }
        let (target, scheme) = try choose(in: project, on: console)
        let kinora = try Checkout().root
        let app = ProjectApp(project, target, scheme, kinora: kinora, withTests: mode == .test || mode == .check, isBuilt: mode != .check)
        if mode == .check {
            let report = try CheckReport(app, kinora: kinora)
            return try console.write(arguments.has("--json") ? report.json : report.table)
        }
        var (report, package) = (app.report, app.package)
        let cache = OpenCache()
        for (dependency, reason) in UnreachablePackages(scratch: cache.scratch(kinora: kinora)).find(in: package.dependencies) {
            package.leaveOut(dependency)
            report.leaveOut(dependency.name, reason)
        }
        for line in report.opening { console.report(line) }
        let library = CompiledLibrary(checkout: try Checkout())
        let linked = Prebuilt(in: kinora) == nil ? library.root : kinora
        let folder = AppPackageFolder(package: package, path: cache.folder(of: package), kinora: linked)
        let refused: RefusedSources
        do {
            try checkEntry(package)
            if mode == .test { try Self.checkTests(package, of: project) }
            if linked != kinora {
                let imports = ProjectApp.imports(of: package.modules.flatMap(\.sources))
                let hosts: Set<Host> = mode == .test ? [.film, .browser, .tests] : [.film, .browser]
                try library.make(library.modules(imported: imports).union(hosts.modulesToCompile)) { console.report($0) }.use()
            }
            do {
                refused = try build(folder, cache.scratch(kinora: kinora), on: console)
            } catch {
                // The omissions before the build failed are its causes.
                report.leftOut += RefusedSources(contentsOf: folder.refusedSources).leftOut(app.name)
                throw error
            }
            report.leftOut += refused.leftOut(app.name)
        } catch let failure as Failure {
            report.isShown = false
            report.reason = failure.message.map { $0.hasPrefix("open: ") ? String($0.dropFirst(6)) : $0 }
            try write(report, on: console)
            throw failure
        }
        for (name, value) in options.settings { setenv(name, value, 1) }
        if !report.leftOut.isEmpty { setenv("KINORA_INCOMPLETE", "1", 1) }
        if !arguments.has("--device"), app.isForPadsAlone {
            for name in ["KINORA_FILM_DEVICE", "KINORA_SERVE_DEVICE", "KINORA_TEST_DEVICE"] { setenv(name, "ipad", 0) }
            console.report("the app is for iPads alone: it is shown on one")
        }
        switch mode {
        case .serve: try serve(folder, report, on: console)
        case .film: try film(folder, &report, on: console)
        case .test, .check: try test(folder, report, refused, on: console)
        }
    }

    private func write(_ report: OpenReport, on console: Console) throws {
        if arguments.has("--json") { try console.write(report.json) } else { console.note(report.table) }
    }

    /// A package is SwiftPM's own matter, but for a check, which builds nothing.
    private func openPackage(_ folder: String, on console: Console) throws {
        if mode != .test {
            let package = try PackageDescription(folder: folder, toolchain: ToolchainFolder(executable: "/proc/self/exe".resolvingLink))
            if mode == .check {
                let report = try CheckReport(package, kinora: Checkout().root)
                return try console.write(arguments.has("--json") ? report.json : report.table)
            }
            guard package.hasExecutable else {
                throw Failure(
                    "open: no target of the package is a program: \(package.targets.map(\.name).joined(separator: ", ")); --check says what "
                        + "its sources need, --test runs its tests", status: 2)
            }
        }
        var words = mode == .test ? ["test"] : ["run"]
        if mode == .serve { words.append("--serve") }
        for option in FilmOptions.options.map(\.key) {
            guard let value = arguments[option] else { continue }
            words += value.isEmpty ? [option] : [option, value]
        }
        words += ["--package-path", folder]
        if let product = arguments["--target"], mode != .test { words.append(product) }
        try SwiftCommand(SwiftCommand.syntax.parse(words)).run(on: console)
    }

    private func choose(in project: XcodeProject, on console: Console) throws -> (XcodeTarget, XcodeScheme?) {
        let apps = Set(project.apps.map(\.id))
        let schemes = project.schemes.compactMap { scheme in
            scheme.target.flatMap { project.target($0) }.map { (name: scheme.name, target: $0.name) }
        }
        let choice = TargetChoice(
            targets: project.targets.map { target in
                let isApp = apps.contains(target.id)
                // Among several apps one may be of another language.
                let begins = apps.count < 2 || isApp && !Self.entries(target.sources.map(\.path)).isEmpty
                return .init(name: target.name, isApp: isApp, begins: begins)
            }, schemes: schemes, project: project.name)
        let name = arguments["--scheme"]
        let (index, others) = try choice.choose(target: arguments["--target"], scheme: name)
        if !others.isEmpty { console.report("other apps, by --target: \(others.joined(separator: ", "))") }
        let target = project.targets[index]
        let scheme = project.schemes.first { name == nil ? $0.target == target.id : $0.name == name }
        return (target, scheme)
    }

    /// An app begins in a class with `@main` or `@UIApplicationMain`, or in main.swift.
    private func checkEntry(_ package: AppPackage) throws {
        guard let app = package.app else { return }
        guard !app.sources.isEmpty else { throw Failure("open: \(app.name) has no Swift sources", status: 3) }
        let entries = Self.entries(app.sources)
        guard let first = entries.first else {
            throw Failure("open: \(app.name) begins nowhere: no source has @main or @UIApplicationMain, and none is main.swift", status: 3)
        }
        let omitted = Omissions(beforeBuilding: app).files
        guard entries.allSatisfy(omitted.contains) else { return }
        let name = (first as NSString).lastPathComponent
        throw Failure(
            "open: the app begins in \(name), which is left out with the framework that it imports; an app that begins in SwiftUI "
                + "(@main struct …: App) cannot be shown", status: 3)
    }

    /// The Swift sources in which an app may begin.
    private static func entries(_ paths: [String]) -> [String] {
        paths.filter { path in
            guard path.hasSuffix(".swift") else { return false }
            if (path as NSString).lastPathComponent == "main.swift" { return true }
            let text = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
            return !SourceFilter.entryPoints(text).isEmpty || !SourceFilter.entryPoints(renamed(text)).isEmpty
        }
    }

    /// The text with the attribute of old delegates as today's.
    private static func renamed(_ text: [UInt8]) -> [UInt8] {
        Array(String(decoding: text, as: UTF8.self).replacing("@UIApplicationMain", with: "@main").utf8)
    }

    // MARK: The build

    private func build(_ folder: AppPackageFolder, _ scratch: String, on console: Console) throws -> RefusedSources {
        // All projects are built in one folder, of which SwiftPM keeps one plan.
        let lock = try FolderLock(of: scratch) { console.report(FolderLock.waiting) }
        defer { withExtendedLifetime(lock) {} }
        try folder.update()
        let toolchain = try ToolchainFolder(executable: "/proc/self/exe".resolvingLink)
        let modules = folder.package.modules.filter { $0.texts.isEmpty }.map { "+" + $0.name }
        setenv("KINORA_AS_IOS", modules.joined(separator: ","), 1)
        let build = AppBuild(toolchain: toolchain, folder: folder, scratch: scratch)
        guard let app = folder.package.app else { return RefusedSources() }
        let refused = try build.build(mode == .test ? nil : app.name, named: folder.package.name) { console.report($0) }
        var programs = [(product: "\(build.products)/\(app.name)", name: app.name)]
        if mode == .test { programs = [(product: build.tests, name: "Tests.xctest")] }
        try folder.updateBundle(programs: programs)
        return refused
    }

    private func run(of folder: AppPackageFolder, _ program: String, _ words: [String]) -> AppRun {
        var environment = folder.package.environment
        if !arguments.has("--network") { environment.merge(OfflineModule.environment) { own, _ in own } }
        return AppRun(
            program: folder.bundle + "/" + program, arguments: words, home: folder.path + "/Home", environment: environment)
    }

    // MARK: Serving, filming, testing

    private func serve(_ folder: AppPackageFolder, _ report: OpenReport, on console: Console) throws {
        try write(report, on: console)
        setenv("KINORA_SERVE_PORT", getenv("KINORA_SERVE_PORT").map { String(cString: $0) } ?? "0", 1)
        setenv("KINORA_SERVE_TITLE", folder.package.name, 1)
        let run = run(of: folder, folder.package.app?.name ?? "", folder.package.arguments)
        try run.prepare(fresh: false)
        try run.become()
    }

    private func film(_ folder: AppPackageFolder, _ report: inout OpenReport, on console: Console) throws {
        for (name, value) in options.film { setenv(name, value, 1) }
        let run = run(of: folder, folder.package.app?.name ?? "", folder.package.arguments)
        try run.prepare(fresh: true)
        let (end, remarks) = try run.run()
        report.isShown = end == .exit(0)
        report.missing = OpenReport.once(end == .exit(0) ? remarks : remarks.filter { $0 != remarks.last })
        switch end {
        case .exit(0): break
        case .exit(let status): report.reason = remarks.last ?? "the app ended with status \(status)"
        case .signal(let number):
            report.reason = remarks.last ?? "the app crashed (\(String(cString: strsignal(number)).lowercased()))"
        }
        try write(report, on: console)
        guard end != .exit(0) else { return }
        let status: Int32 = if case .exit(2) = end { 2 } else { 3 }
        throw Failure("open: \(folder.package.name) is not shown: \(report.reason ?? "")", status: status)
    }

    /// A project with a manifest beside it often leaves the tests to that.
    private static func checkTests(_ package: AppPackage, of project: XcodeProject) throws {
        guard package.tests.isEmpty else { return }
        let manifest = project.folder + "/Package.swift"
        let remedy = FileManager.default.fileExists(atPath: manifest) ? "; open \(manifest) for those of the package" : ""
        throw Failure("open: \(package.name) has no unit tests\(remedy)", status: 3)
    }

    /// Runs the programs of tests in the app's bundle, XCTest's and then Swift Testing's.
    private func test(_ folder: AppPackageFolder, _ report: OpenReport, _ refused: RefusedSources, on console: Console) throws {
        setenv("KINORA_TEST_STAGE", "1", 1)
        var isFailed = false
        for words in [[], ["--testing-library", "swift-testing"]] {
            let run = run(of: folder, "Tests.xctest", words)
            try run.prepare(fresh: true)
            switch try run.run().end {
            // Swift Testing's status where there is no test of its.
            case .exit(0), .exit(69): break
            case .exit: isFailed = true
            case .signal(let number):
                try write(report, on: console)
                throw Failure("open: the tests crashed (\(String(cString: strsignal(number)).lowercased()))", status: 1)
            }
        }
        try write(report, on: console)
        if isFailed { throw Failure("open: tests failed", status: 1) }
        let count = folder.package.tests.reduce(0) { count, module in
            let omitted = Omissions(beforeBuilding: module).leftOut { $0 }.count
            return module.sources.reduce(count + omitted) { $0 + (refused.files[$1]?.count ?? 0) }
        }
        if count > 0 {
            throw Failure("open: \(OpenReport.count(count, "declaration")) of the tests left out: see the table", status: 1)
        }
    }
}
