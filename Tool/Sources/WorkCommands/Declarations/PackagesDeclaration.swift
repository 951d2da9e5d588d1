import CommandSupport

/// `kinora packages`, which the script runs itself: nothing is built for it.
package enum PackagesDeclaration: CommandDeclaration {
    package static let name = "packages"
    package static let summary = "installs the Debian packages that Kinora needs, builds nothing"
    package static let examples = ["packages", "packages library browser"]
    package static let syntax = CommandSyntax(
        operand: (
            name: "[SET]…",
            summary: "library: what UIKit links and draws with (unless given); browser: what serve and open need besides; test: fonts, "
                + "browsers and web views for Kinora's own tests"
        ),
        takesSeveralOperands: true)
    package static let remarks = """
        Every command installs what it needs; this one prepares a machine for swift test and swift build, which do not. It needs root, or \
        sudo without a password.
        Exit status: 0 fine, 2 wrong usage, 3 a package cannot be installed.
        """
    package static let programs: [ToolProgram] = [.work]
    package static let packages: [PackageSet] = []
}
