// swift-tools-version: 6.1
import PackageDescription

// Fuzzers of everything that reads input from outside, run by `./kinora test --deep`. With KINORA_FUZZ=1 in the environment the library
// is compiled with libFuzzer's coverage and the address sanitizer.

/// The library's package name, for `package` access; as in Tool/Package.swift.
let libraryName: String = {
    let folder = Context.packageDirectory.split(separator: "/").dropLast().last.map { $0.lowercased() } ?? ""
    let name = folder.hasSuffix(".git") ? String(folder.dropLast(4)) : folder
    return String(name.enumerated().map { $0.element.isLetter || $0.offset > 0 && $0.element.isNumber ? $0.element : "_" })
}()
let sanitized: [SwiftSetting] = [.unsafeFlags(["-sanitize=address,fuzzer"])]
let inLibrary: [SwiftSetting] = [.unsafeFlags(["-package-name", libraryName])]

let package = Package(
    name: "Fuzz",
    dependencies: [.package(name: "Kinora", path: "..")],
    targets: [
        .systemLibrary(name: "CLibFuzzer"),
        // Lists of films: the tool's own sources, by a symbolic link, because an executable cannot be imported.
        .target(
            name: "FilmLists",
            dependencies: [.product(name: "Kinora", package: "Kinora"), .product(name: "CommandSupport", package: "Kinora")],
            packageAccess: false, swiftSettings: sanitized + inLibrary + [.unsafeFlags(["-parse-as-library"])]),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                .product(name: "Kinora", package: "Kinora"), .product(name: "Browser", package: "Kinora"), "FilmLists", "CLibFuzzer",
            ], packageAccess: false,
            swiftSettings: sanitized + inLibrary,
            linkerSettings: [.unsafeFlags(["-sanitize=address,fuzzer", "-use-ld=lld"])]),
    ]
)
