/// The rules of the design that a reader of source text can see ("Modules: arrows point down only", "Rules of the house").
struct ArchitectureRules {
    /// Our modules that each of our modules may import directly; their imports are allowed too.
    var dependencies: [String: Set<String>] = [
        "CoreGraphics": [],
        "SwiftABI": ["CoreGraphics"],
        "ObjectiveCRuntime": ["CoreGraphics"],
        "RenderScene": ["CoreGraphics"],
        "Rendering": ["RenderScene"],
        "CoreText": ["CoreGraphics", "SwiftABI"],
        "ImageIO": ["CoreGraphics"],
        "CoreImage": ["RenderScene"],
        "QuartzCore": ["Rendering", "SwiftABI", "CoreImage", "ObjectiveCRuntime"],
        "Display": ["QuartzCore"],
        "Headless": ["Display"],
        "Compression": [],
        "UIFoundation": [
            "Display", "CoreText", "ImageIO", "Compression", "UniformTypeIdentifiers", "Resources", "Symbols", "TextExchange",
        ],
        "UIKitCore": ["UIFoundation", "GestureEngine", "LayoutEngine", "ScrollEngine", "Resources"],
        "LayoutEngine": [], "ScrollEngine": ["RenderScene"], "GestureEngine": ["CoreGraphics"],
        "UIKitControls": ["UIKitCore", "Resources"],
        "UIKitLists": ["UIKitControls", "Resources", "DeviceServices", "UniformTypeIdentifiers"],
        "UIKitDynamics": ["UIKitLists"],
        "SIMDFunctions": [],
        "UnifiedLogging": ["CoreGraphics"],
        "Symbols": ["CoreGraphics"],
        "UniformTypeIdentifiers": [], "Resources": [],
        "Accessibility": [], "Security": ["CoreGraphics"],
        "AudioToolbox": ["QuartzCore"],
        "CoreMotion": ["QuartzCore"],
        "UIKit": [
            "UIKitDynamics", "SIMDFunctions", "UnifiedLogging", "UniformTypeIdentifiers", "Accessibility", "AudioToolbox", "CoreMotion",
            "Security",
        ],
        "DeviceServices": ["QuartzCore"],
        "CoreLocation": ["DeviceServices"], "MapKit": ["UIKit", "CoreLocation", "DeviceServices"],
        "CoreMedia": [], "AVFoundation": ["UIKit", "CoreMedia", "DeviceServices"], "AVKit": ["UIKit", "AVFoundation"],
        "Photos": ["UIKit", "ImageIO", "DeviceServices"],
        "PhotosUI": ["Photos", "UIKit", "UIKitLists", "UniformTypeIdentifiers", "DeviceServices"],
        "UserNotifications": ["DeviceServices"], "SafariServices": ["UIKit", "WebKit"], "MessageUI": ["UIKit", "DeviceServices"],
        "LocalAuthentication": ["DeviceServices"], "StoreKit": ["UIKit"], "SpriteKit": ["UIKit"],
        "MediaPlayer": ["UIKit", "DeviceServices"], "AuthenticationServices": ["UIKit", "WebKit", "DeviceServices"],
        "CoreSpotlight": ["UniformTypeIdentifiers", "DeviceServices"], "WatchConnectivity": [],
        "Combine": ["ObjectiveCRuntime"],
        "CoreData": ["CoreGraphics", "ObjectiveCRuntime", "Resources"],
        "TextExchange": [],
        "WebKit": ["UIKit", "TextExchange"],
        "Findings": ["UIKit"],
        "Browser": ["Kinora", "UIKit", "Display", "Headless", "Findings", "CommandSupport", "Compression", "TextExchange"],
        "Scenes": ["UIKit", "Display"],
        "Kinora": ["UIKit", "Scenes", "Headless", "AudioToolbox", "CoreMotion", "DeviceServices"],
        "CommandSupport": ["TextExchange"],
        "KinoraCommandLine": ["Kinora", "Scenes", "CommandSupport"],
        "KinoraTesting": ["Kinora", "Findings", "TextExchange"],
        "Gallery": ["Transitions", "Components", "UIKit", "Scenes", "WebKit"],
        "WorkCommands": ["CommandSupport", "Resources"],
        "kinora-work": ["WorkCommands", "CommandSupport"],
        "kinora-cli": ["KinoraCommandLine", "Gallery", "CommandSupport", "WorkCommands"],
        "kinora-serve": ["Browser", "Gallery", "Scenes"],
        "SourceTokens": [],
        "SourceTranslator": ["SourceTokens"],
        "XcodeProjects": ["Resources"],
        "kinora-swiftc": ["SourceTranslator", "WorkCommands", "XcodeProjects", "CommandSupport", "Resources"],
        "_Testing_CoreGraphics": [],
        "_Testing_CoreImage": [],
        "_Testing_UIKit": [],
    ]

    /// The modules of the effects, which compile on iOS too, and all that they may import.
    var portable: [String: Set<String>] = [
        "EffectSupport": ["UIKit", "Foundation"],
        "Transitions": ["EffectSupport", "UIKit", "QuartzCore", "CoreGraphics", "Foundation"],
        "Components": ["EffectSupport", "UIKit", "QuartzCore", "CoreGraphics", "Foundation"],
    ]

    /// C modules, each for those that wrap it alone.
    var libraries: [String: Set<String>] = [
        "Combine": ["FoundationNetworking"],
        "Compression": ["CCompression"],
        "CoreData": ["CSQLite"],
        "CoreGraphics": [
            "CCairo", "CFreeType", "CFonts", "CPNG", "CPNGFile", "CJPEGFile", "CGIF", "CWebP", "CVectorFile", "CHEIF", "CPixels",
            "CDictionaries", "CElementary", "CKinoraProgram",
        ],
        "CoreImage": ["CQRCode"],
        "ObjectiveCRuntime": ["CKinoraProgram"],
        "Symbols": ["CSymbols"],
        "UIFoundation": ["CCommonMark", "CDictionaries", "CHTML", "_FoundationICU"],
        "UIKitDynamics": ["CBox2D"],
        "UnifiedLogging": ["CAtomics"],
        "Rendering": ["CPixels"],
        "Display": ["CKinoraProgram"],
        "Headless": ["CVirtualTime", "Runtime"],
        "Kinora": ["CFFmpeg"],
        "Findings": ["CImageDifference"],
        "Browser": ["CBrowser", "CPixels", "CJPEGFile", "CQRCode"],
        "Resources": ["FoundationXML", "_FoundationICU"], "SwiftABI": ["CFoundationCalls"],
        "WebKit": ["CWebHelper", "FoundationNetworking"],
        "KinoraCommandLine": ["CImageDifference"],
        "KinoraTesting": ["CKinoraTesting", "CImageDifference", "XCTest", "Testing", "Runtime"],
        "Gallery": ["CPhotographs", "FoundationNetworking"],
        "CommandSupport": ["CKinoraProgram"],
        "WorkCommands": ["CKinoraProgram", "FoundationNetworking"],
        "kinora-work": ["CKinoraProgram"],
        "kinora-cli": ["CCairo", "CPNG", "CFailures"],
        "kinora-serve": ["CKinoraProgram"],
        "kinora-swiftc": ["CKinoraProgram"],
        "SourceTranslator": ["SwiftSyntax", "SwiftParser"],
        "XcodeProjects": ["CYAML"],
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
        var waiting = Array(direct)
        while let next = waiting.popLast() {
            if reachable.insert(next).inserted { waiting += dependencies[next] ?? [] }
        }
        return reachable.union(system).union(libraries[module] ?? [])
    }
}
