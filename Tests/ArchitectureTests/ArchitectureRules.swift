/// The rules of the design that a reader of source text can see ("Modules: arrows point down only", "Rules of the house").
struct ArchitectureRules {
    /// The modules that each of our modules may import directly, as the manifests have them; what those of ours import is allowed too.
    let dependencies: [String: Set<String>]

    init() throws {
        let tree = SourceTree()
        var targets = try ModuleTableTests.targets(in: tree.text("Package.swift"))
        targets.merge(try ModuleTableTests.targets(in: tree.text("Tool/Package.swift"))) { library, _ in library }
        // Its folder has another name.
        targets["kinora-cli"] = targets.removeValue(forKey: "kinora")
        dependencies = targets
    }

    /// The modules of the effects, which compile on iOS too, and all that they may import.
    var portable: [String: Set<String>] = [
        "EffectSupport": ["UIKit", "Foundation"],
        "Transitions": ["EffectSupport", "UIKit", "QuartzCore", "CoreGraphics", "Foundation"],
        "Components": ["EffectSupport", "UIKit", "QuartzCore", "CoreGraphics", "Foundation"],
    ]

    /// Modules in no list of dependencies, each for those that wrap it alone.
    var libraries: [String: Set<String>] = [
        "Combine": ["FoundationNetworking"],
        "UIFoundation": ["_FoundationICU"],
        "Headless": ["Runtime"],
        "Resources": ["FoundationXML", "_FoundationICU"],
        "WebKit": ["FoundationNetworking"],
        "KinoraTesting": ["XCTest", "Testing", "Runtime"],
        "Gallery": ["FoundationNetworking"],
        "WorkCommands": ["FoundationNetworking"],
        // The versions of libraries, for `kinora doctor`.
        "kinora-cli": ["CCairo", "CPNG"],
        "SourceTranslator": ["SwiftSyntax", "SwiftParser"],
    ]

    /// Modules that come with Swift, for every module of ours but the portable ones.
    var system: Set<String> = ["Foundation", "Glibc", "Dispatch", "Synchronization"]

    /// The modules that read clocks and wait.
    var clockModules: Set<String> = ["Display", "Headless", "CVirtualTime", "Browser", "CBrowser"]

    /// Files that may read a clock outside of that module, each with its reason.
    var clockExceptions: [String: String] = [
        "CommandSupport/Programs/BuildProgress.swift": "lines about a build now and then, for people",
        "WorkCommands/Test/TestCommand.swift": "the time that tests took, for people",
        "QuartzCore/Timing/CFAbsoluteTime.swift": "Apple's function that returns the date, for apps; nothing here calls it",
        "QuartzCore/Timing/CFRunLoopTimer.swift": "the date with which an app makes a timer of Core Foundation",
        "QuartzCore/Transaction/BuiltInClock.swift": "the clock of a process without a host, which a display replaces",
        "UIFoundation/Strings/PresentDate.swift": "the date with which pickers begin, and to which others are relative",
        "ObjectiveCRuntime/Predicate/PredicateFunction.swift": "the date of now() in an app's format",
        "Combine/Schedulers/Present.swift": "the moments of schedulers and timers, for apps",
        "DeviceServices/DeviceServices+Date.swift": "the date of locations and notifications, for apps",
        "QuartzCore/Selector/Timer+Selector.swift": "a subclass of Foundation's timer is made with the date at which it fires",
    ]

    /// Ways of reading a clock or of waiting for one, as regular expressions.
    var clockPatterns: [String] = [
        #"\bDate\(\)"#, #"\bDate\.now\b"#, #"\btimeIntervalSinceNow\b"#, #"\bsystemUptime\b"#,
        #"\bDispatch(Wall)?Time\.now\b"#, #"(?<![\w)\]?!])\.now\b"#, #"\bContinuousClock\b"#, #"\bSuspendingClock\b"#,
        #"\bCFAbsoluteTime\w*"#, #"\bmach_(absolute|continuous)_time\b"#, #"\bclock_\w*(gettime|nanosleep)\w*"#, #"\bgettimeofday\b"#,
        #"\btimerfd_\w+"#, #"\b(Thread|Task(<Never, *Never>)?)\.sleep\b"#, #"(?<![.\w])(u|nano)?sleep\("#,
        #"(?<![.\w])(time|clock)\((nil|NULL)?\)"#,
    ]

    /// The only files that may end the program.
    var trapFolders: Set<String> = ["CoreGraphics/Diagnostics"]

    var trapPatterns: [String] = [#"\btry!"#, #"\bfatalError\("#]

    /// Ways of writing to standard output or error other than by CKinoraProgram: they trap or are killed where nothing can be written.
    var streamPatterns: [String] = [
        #"\bFileHandle\s*\.\s*standard(Output|Error)\b"#,
        #"(?<![.\w])(debugPrint|print|fputs|puts|putchar|dump)\("#, #"\bwrite\(STD(OUT|ERR)_FILENO"#,
        #"\bSIGPIPE, SIG_IGN\b"#,
    ]

    /// Lines without documentation comments; tables of data are split too.
    var longestFile = 600
    /// Folders between a module and its file.
    var deepestFolder = 2

    /// The modules that a module may import; nil for a module without a rule.
    func imports(of module: String) -> Set<String>? {
        if let exact = portable[module] { return exact }
        guard let direct = dependencies[module] else { return nil }
        var reachable: Set<String> = []
        var waiting = direct.filter { !isInC($0) }
        while let next = waiting.popFirst() {
            if reachable.insert(next).inserted { waiting.formUnion((dependencies[next] ?? []).filter { !isInC($0) }) }
        }
        return reachable.union(direct).union(system).union(libraries[module] ?? [])
    }

    /// C modules' names begin with a C and another capital; they are for those that list them.
    private func isInC(_ name: String) -> Bool { name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true }
}
