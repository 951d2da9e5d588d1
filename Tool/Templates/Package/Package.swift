// swift-tools-version: 6.1
import PackageDescription

/// Apple's own UIKit on Apple's platforms, Kinora's on Linux.
func kinora(_ product: String) -> Target.Dependency {
    .product(name: product, package: "Kinora", condition: .when(platforms: [.linux]))
}

let package = Package(
    name: "__NAME__",
    platforms: [.iOS(.v15)],
    dependencies: [
        .package(name: "Kinora", path: Context.environment["KINORA_PATH"] ?? "__KINORA__")
    ],
    targets: [
        // The screens.
        .target(name: "__NAME__", dependencies: [kinora("UIKit")]),
        // The app: kinora serve --package . __NAME__App
        .executableTarget(name: "__NAME__App", dependencies: ["__NAME__", kinora("UIKit")]),
        // Scenes for films: kinora --package . list
        .executableTarget(name: "__NAME__Scenes", dependencies: ["__NAME__", kinora("Scenes")]),
        // Motion tests: swift test
        .testTarget(
            name: "__NAME__Tests", dependencies: ["__NAME__", kinora("KinoraTesting")],
            // References of expectImage, expectFilm and expectTrace.
            exclude: ["__References__"]),
    ]
)
