import CKinoraProgram
import CommandSupport
import Foundation
import WorkCommands

/// `kinora-work`: the commands of `./kinora` for work on Kinora and on new packages; it builds and starts the programs of all others.
/// Called as `swiftc` it is the compiler of Kinora's modules, until there is the translator.
@main
@MainActor
enum Main {
    static func main() {
        kinora_program_begin()
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent == "swiftc" { try FirstCompiler.become(arguments) }
            exit(try WorkProgram(console: .standard).run(arguments).rawValue)
        } catch let failure as Failure {
            if let message = failure.message { Console.standard.report(message) }
            exit(failure.status)
        } catch {
            Console.standard.report(CommandLineProgram.sentence(about: error))
            exit(ExitCode.cannotRender.rawValue)
        }
    }
}
