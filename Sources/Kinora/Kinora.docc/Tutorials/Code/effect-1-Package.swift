// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Offers",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Offers", targets: ["Offers"])],
    dependencies: [.package(url: "https://example.com/kinora.git", branch: "main")],
    targets: [
        .target(
            name: "Offers",
            dependencies: [
                .product(name: "Transitions", package: "kinora"),
                .product(name: "UIKit", package: "kinora", condition: .when(platforms: [.linux])),
            ]),
        .testTarget(
            name: "OffersTests",
            dependencies: [
                "Offers", .product(name: "KinoraTesting", package: "kinora", condition: .when(platforms: [.linux])),
            ]),
    ]
)
