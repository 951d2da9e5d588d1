import CommandSupport

/// `kinora open`, which `kinora-swiftc` runs.
package enum OpenDeclaration: CommandDeclaration {
    package static let name = "open"
    package static let summary = "shows, films or tests the app of an Xcode project"
    package static let examples = [
        "open ../MyApp", "open ../MyApp --film app.mp4 --gesture taps.gesture",
        "open ../MyApp --strip first.png --device se --appearance dark",
        "open ../MyApp.xcodeproj --test", "open ../MyApp --check",
    ]
    package static let syntax = CommandSyntax(
        operand: (
            name: "PATH",
            summary: "a folder, .xcodeproj, .xcworkspace, XcodeGen's project.yml or Package.swift; this folder unless given"
        ),
        options: [
            .init(names: ["--target"], value: "NAME", summary: "the app's target, if there are several"),
            .init(names: ["--scheme"], value: "NAME", summary: "the scheme, whose arguments and environment the app gets"),
            .init(names: ["--test"], value: nil, summary: "runs the unit tests, and serves nothing"),
            .init(names: ["--check"], value: nil, summary: "lists what is covered and what is missing, without a build"),
            .init(names: ["--json"], value: nil, summary: "writes the table at the end, or that of --check, as one JSON object"),
            .init(names: ["--network"], value: nil, summary: "lets the app use the network"),
        ] + FilmOptions.options)
    package static let remarks = """
        Without --film, --strip, --test and --check the app is shown in a browser. Nothing is written into the project: its package, its \
        build and the app's files lie in ~/.cache/kinora/open (or in XDG_CACHE_HOME). Scripts of build phases are not run.
        Exit status: 0 fine, 1 tests failed, 2 wrong usage, an unknown target or a project that cannot be read, 3 cannot build, or the app \
        would show nothing.
        """
    package static let programs: [ToolProgram] = [.translator]
    package static let packages: [PackageSet] = [.library, .browser]
}
