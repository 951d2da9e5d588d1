import Foundation
import PackagePlugin

/// `swift package kinora COMMAND …`: the installed `kinora` on the scenes of this package.
@main
struct KinoraCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard let program = installedProgram() else {
            fail(
                """
                no kinora is in the PATH. To install it, clone Kinora and link its script into a folder of the PATH:
                    ln -s "$PWD/kinora/kinora" ~/.local/bin/kinora
                or name the script: KINORA_PROGRAM=…/kinora/kinora swift package kinora list
                """, status: 3)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--package", context.package.directoryURL.path] + arguments
        // SwiftPM's settings are for the build of the plugin.
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SWIFTPM_") }
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    private func installedProgram() -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["KINORA_PROGRAM"] { return FileManager.default.isExecutableFile(atPath: named) ? named : nil }
        return (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/kinora" }.first(where: FileManager.default.isExecutableFile)
    }

    private func fail(_ sentence: String, status: Int32) -> Never {
        // A plugin links nothing of the package. `write(_:)` would trap where this throws.
        do { try FileHandle.standardError.write(contentsOf: Data("kinora: \(sentence)\n".utf8)) } catch { exit(2) }
        exit(status)
    }
}
