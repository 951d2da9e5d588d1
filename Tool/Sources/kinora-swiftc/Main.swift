import CKinoraProgram
import Foundation
import SourceTranslator

/// `kinora-swiftc`: the compiler with the source translator in front of it, if called as `swiftc`; the language server, if called as
/// `sourcekit-lsp`; else the translator alone.
@main
enum Main {
    static func main() {
        kinora_program_begin()
        let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if name == "swiftc" {
                try compile(arguments)
            } else if name == "sourcekit-lsp" {
                try LanguageServer.run(arguments: arguments, program: realProgram("sourcekit-lsp"))
            } else if arguments.first == "swift" {
                exit(try SwiftCommand(Array(arguments.dropFirst())).run())
            } else if arguments.first == "scenes" {
                try SceneCommand(Array(arguments.dropFirst())).run()
            } else if arguments.first == "port" {
                exit(try PortCommand(Array(arguments.dropFirst())).run())
            } else {
                throw Failure(
                    "write swift build|run|test|package …, scenes --package PATH COMMAND …, or port [--check [--json]] IN [OUT]", status: 2)
            }
        } catch let failure as Failure {
            if let message = failure.message { _ = kinora_say(message) }
            exit(failure.status)
        } catch {
            _ = kinora_say(sentence(about: error))
            exit(3)
        }
    }

    /// The path and the system's message of an error of Foundation.
    private static func sentence(about error: any Error) -> String {
        let error = error as NSError
        guard let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain else { return "\(error)" }
        let message = String(cString: strerror(Int32(cause.code))).lowercased()
        return "\(error.userInfo[NSFilePathErrorKey] ?? error.userInfo[NSURLErrorKey] ?? "a file"): \(message)"
    }

    private static func compile(_ arguments: [String]) throws {
        let environment = ProcessInfo.processInfo.environment
        let words = try CompilerWrapper(arguments: arguments, environment: environment).translatedArguments()
        let compiler = try realCompiler(environment)
        var pointers = ([compiler] + words).map { strdup($0) } + [nil]
        execv(compiler, &pointers)
        throw Failure("cannot run \(compiler): \(String(cString: strerror(errno)))", status: 3)
    }

    private static func realCompiler(_ environment: [String: String]) throws -> String {
        try environment["KINORA_SWIFTC"] ?? realProgram("swiftc")
    }

    /// The program beside the frontend that this toolchain folder links to.
    private static func realProgram(_ name: String) throws -> String {
        let called = CommandLine.arguments[0]
        var folders = called.contains("/") ? [URL(fileURLWithPath: called).deletingLastPathComponent().path] : []
        folders += (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        for folder in folders {
            let frontend = URL(fileURLWithPath: folder + "/swift-frontend").resolvingSymlinksInPath()
            let program = frontend.deletingLastPathComponent().path + "/" + name
            guard FileManager.default.isExecutableFile(atPath: frontend.path), program.resolvingLink != "/proc/self/exe".resolvingLink
            else {
                continue
            }
            return program
        }
        throw Failure("no \(name) is found beside swift-frontend", status: 3)
    }
}

/// A sentence for standard error, if there is something to say, and the exit status.
struct Failure: Error {
    let message: String?
    let status: Int32

    init(_ message: String?, status: Int32) {
        self.message = message
        self.status = status
    }
}
