import CommandSupport

/// The commands of `./kinora` that are not about scenes, and its overview.
@MainActor
package enum WorkDeclarations {
    /// In the order of the overview.
    package static let all: [any CommandDeclaration.Type] = [
        NewCommand.self, TestCommand.self, OpenDeclaration.self, SwiftDeclaration.self, PortDeclaration.self, AssetsCommand.self,
        CommentCommand.self, DocsCommand.self, CompileCommand.self, PackagesDeclaration.self,
    ]

    package static let overview = Overview(
        opening: """
            kinora: shows UIKit apps in a browser, and films them on an exact clock

            Examples:
              ./kinora serve                              the gallery in a browser
              ./kinora open ../MyApp                      the app of an Xcode project
              ./kinora demo                               every scene as a film, into out/
              ./kinora record dashboard-scale -o scale.mp4
              ./kinora filmstrip dashboard-scale --at 0,0.1,0.3 -o strip.png
              ./kinora test                               builds once and runs all tests
            """,
        closing: """
            ./kinora --package PATH COMMAND works on a package's own scenes.
            ./kinora help COMMAND, or COMMAND --help; -V or --version shows the version.
            Data goes to standard output, messages to standard error.
            Exit status: 0 fine, 1 tests failed or films differ, 2 wrong usage (also input
            that is missing or damaged, and standard output or error that cannot be
            written), 3 cannot build, render or write, or no memory or open files are left.
            """)
}
