/// A component that `kinora` links into programs besides the products that their packages name.
enum Host: CaseIterable {
    /// Lets an app film itself.
    case film
    /// Lets an app be shown in browsers.
    case browser
    /// Gives each test a stage.
    case tests
    /// Runs the command line on a program's scenes.
    case commandLine
    /// Web views, for sources that import WebKit.
    case web

    /// The target to build before the package.
    var target: String {
        switch self {
        case .film: "Kinora"
        case .browser: "Browser"
        case .tests: "KinoraTesting"
        case .commandLine: "KinoraCommandLine"
        case .web: "WebKit"
        }
    }

    /// The file among a build's products that asks for it.
    var mark: String {
        switch self {
        case .film: "kinora-film"
        case .browser: "kinora-browser"
        case .tests: "kinora-tests"
        case .commandLine: "kinora-command-line"
        case .web: "kinora-web"
        }
    }

    /// The modules whose objects are linked.
    var modules: [String] {
        let stage = ["Kinora", "Headless", "CVirtualTime", "CFFmpeg"]
        return switch self {
        case .film: stage
        case .browser: ["Browser", "CBrowser"]
        case .tests: stage + ["KinoraTesting", "CKinoraTesting"]
        case .commandLine: stage + ["Scenes", "CommandSupport", "KinoraCommandLine"]
        case .web: ["WebKit", "CWebHelper", "TextExchange"]
        }
    }

    /// The system's libraries that these modules need.
    var libraries: [String] { self == .browser ? ["-lwebsockets", "-ldl"] : ["-ldl"] }

    /// The hosts of a program; those of test programs are their own.
    static func ofProgram(isTest: Bool) -> [Host] { isTest ? [.tests, .web] : [.film, .browser, .commandLine, .web] }
}
