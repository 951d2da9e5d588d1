import SourceTranslator

/// A component that `kinora` links into programs besides the products that their packages name.
struct Host: Hashable {
    /// The target to build before the package.
    let target: String
    /// The file among a build's products that asks for it.
    let mark: String
    /// The modules whose objects are linked.
    let modules: [String]
    /// The system's libraries that these modules need.
    let libraries: [String]

    private static let stage = ["Kinora", "Headless", "CVirtualTime", "CFFmpeg"]

    /// Lets an app film itself.
    static let film = Host(target: "Kinora", mark: "kinora-film", modules: stage, libraries: ["-ldl"])
    /// Lets an app be shown in browsers.
    static let browser = Host(
        target: "Browser", mark: "kinora-browser", modules: ["Browser", "CBrowser", "Headless", "CVirtualTime"],
        libraries: ["-lwebsockets", "-ldl"])
    /// Gives each test a stage.
    static let tests = Host(
        target: "KinoraTesting", mark: "kinora-tests", modules: stage + ["KinoraTesting", "CKinoraTesting", "CImageDifference"],
        libraries: ["-ldl"])
    /// Runs the command line on a program's scenes.
    static let commandLine = Host(
        target: "KinoraCommandLine", mark: "kinora-command-line",
        modules: stage + ["Scenes", "CommandSupport", "CImageDifference", "KinoraCommandLine"], libraries: ["-ldl"])

    /// UIKit and what it exports, for packages whose manifests name no Kinora.
    static let frameworksOfPhones = Host(target: "UIKit", mark: "kinora-phones", modules: ["UIKit"], libraries: [])

    /// Frameworks for the sources that import them: Apple's SDK has them for every app.
    static let frameworks = Frameworks.linked.map {
        Host(
            target: $0.name, mark: "kinora-framework-" + $0.name, modules: $0.modules, libraries: ["-ldl"] + $0.libraries.map { "-l" + $0 })
    }

    /// The hosts of a program; those of test programs are their own.
    static func ofProgram(isTest: Bool) -> [Host] {
        [.frameworksOfPhones] + (isTest ? [.tests] : [.film, .browser, .commandLine]) + frameworks
    }
}

extension Set<Host> {
    /// The modules of the library that packages and apps with these hosts link.
    var modulesToCompile: Set<String> { Set<String>(map(\.target)).union(["UIKit"]) }
}
