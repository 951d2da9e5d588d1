// swift-tools-version: 6.1
import PackageDescription

/// Apple's own UIKit on Apple's platforms, Kinora's on Linux.
func kinora(_ product: String) -> Target.Dependency {
    .product(name: product, package: "Kinora", condition: .when(platforms: [.linux]))
}

let package = Package(
    name: "OwnPackage",
    platforms: [.iOS(.v15)],
    dependencies: [
        .package(name: "Kinora", path: "../..")
    ],
    targets: [
        .target(name: "Cards", dependencies: [kinora("UIKit")]),
        .executableTarget(name: "CardFilm", dependencies: [kinora("UIKit"), kinora("Kinora")]),
        .testTarget(name: "CardsTests", dependencies: ["Cards", kinora("Kinora"), kinora("KinoraTesting")]),
    ]
)
