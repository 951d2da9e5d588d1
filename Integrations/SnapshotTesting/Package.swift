// swift-tools-version: 6.1
import PackageDescription

/// A module `SnapshotTesting` that exports Point-Free's under another name, with the strategies that the latter has on Apple's platforms
/// alone. See `Documentation/SnapshotTesting.md`.
let package = Package(
    name: "KinoraSnapshotTesting",
    products: [.library(name: "SnapshotTesting", targets: ["SnapshotTesting"])],
    dependencies: [
        .package(name: "Kinora", path: "../.."),
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0"),
    ],
    targets: [
        // Compares pixels, which is slow in unoptimized Swift; asks for stages as a test program starts, which Swift cannot.
        .target(name: "CSnapshotTesting"),
        .target(
            name: "SnapshotTesting",
            dependencies: [
                "CSnapshotTesting",
                .product(name: "KinoraTesting", package: "Kinora"),
                .product(name: "UIKit", package: "Kinora"),
                .product(
                    name: "SnapshotTesting", package: "swift-snapshot-testing",
                    moduleAliases: ["SnapshotTesting": "PointFreeSnapshotTesting"]),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "SnapshotTestingTests", dependencies: ["SnapshotTesting"], exclude: ["__Snapshots__"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
