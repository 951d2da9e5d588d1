import CKinoraProgram
import CommandSupport
import Foundation
import WorkCommands

/// `kinora-work`: the commands of `./kinora` for work on Kinora and on new packages; it builds and starts the programs of all others.
@main
@MainActor
enum Main {
    static func main() {
        kinora_program_begin()
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
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
