import CommandSupport

/// `kinora swift`, which `kinora-swiftc` runs.
package enum SwiftDeclaration: CommandDeclaration {
    package static let name = "swift"
    package static let summary = "runs SwiftPM with a source translator, for iOS sources"
    package static let examples = [
        "swift build --package-path ../MyApp", "swift test --package-path ../MyApp",
        "swift run --film app.mp4 --seconds 3 --package-path ../MyApp MyApp", "swift run --serve --package-path ../MyApp MyApp",
        "swift run --film app.mp4 --language de --package-path ../MyApp MyApp",
    ]
    package static let syntax = CommandSyntax(
        operand: (name: "build|run|test|package", summary: "a command of SwiftPM; the options below are those of run"),
        operandChoices: ["build", "run", "test", "package"],
        options: [
            .init(names: ["--serve"], value: nil, summary: "shows the app in a browser")
        ] + FilmOptions.options,
        forwarding: .init(
            placeholder: "ARGUMENTS", operandsWithOptions: ["run"],
            // As `swift run --help` lists them, in Swift 6.3.
            valueOptions: [
                "--package-path", "--cache-path", "--config-path", "--security-path", "--scratch-path", "--build-path",
                "--swift-sdks-path", "--toolset", "--pkg-config-path", "--manifest-cache", "--netrc-file",
                "--resolver-fingerprint-checking", "--resolver-signing-entity-checking", "--default-registry-url", "-c",
                "--configuration", "-Xcc", "-Xswiftc", "-Xlinker", "-Xcxx", "--triple", "--sdk", "--toolchain", "--swift-sdk",
                "--sanitize", "-j", "--jobs", "--explicit-target-dependency-import-check", "--build-system", "-debug-info-format",
                "--traits",
            ]))
    package static let remarks = """
        All other arguments are SwiftPM's own: ./kinora swift build --help lists them. What follows the name of the program is the program's.
        Exit status: that of SwiftPM; 2 wrong usage, 3 cannot build.
        """
    package static let programs: [ToolProgram] = [.translator]
    package static let packages: [PackageSet] = [.library, .browser]
}
